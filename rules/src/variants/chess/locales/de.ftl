# Chess: its name, what is special about it in one sentence of at most 100 characters, and its rules,
# page by page. A page with its heading is a Discord message of at most 2,000 characters; each ends
# with what the picture below it shows.

game-chess = Schach
    .summary = Schach, wie man es kennt, nach den FIDE-Regeln und ohne Würfel.
    .credit = Nach den Schachregeln der FIDE.

guide-chess-pieces =
    Weiß beginnt, dann ziehen beide Seiten abwechselnd. Greif den gegnerischen König so an, dass ihn nichts mehr retten kann, und du gewinnst: Das ist **Schachmatt**. Ein angegriffener König steht im **Schach**, und seine Seite muss das Schach sofort abwehren. Dein eigener König darf nach deinem Zug nie im Schach stehen.

    - Der **König** (`K`) zieht ein Feld weit in jede Richtung.
    - Die **Dame** (`Q`) zieht beliebig weit auf Linien, Reihen und Diagonalen, der **Turm** (`R`) auf Linien und Reihen, der **Läufer** (`B`) auf Diagonalen. Über andere Figuren springen sie nicht.
    - Der **Springer** (`N`) springt zwei Felder auf einer Linie oder Reihe und eines zur Seite, über alles hinweg, was dazwischen steht.
    - Der **Bauer** zieht ein Feld geradeaus, von seiner zweiten Reihe aus auch zwei. Er schlägt ein Feld schräg nach vorn.

    Eine Figur schlägt, indem sie auf das Feld einer gegnerischen Figur zieht. Wähle deinen Zug in den Menüs oder tippe ihn, mit den englischen Buchstaben der Figuren: `Nf3`, `exd5`, oder einfach mit den Feldern: `e2e4`.

    Hier hat jede Seite einen Bauern zwei Felder vorgezogen und Weiß den Springer von g1 nach f3.
    .title = Die Figuren

guide-chess-special-moves =
    - **Rochade** (`O-O` oder `O-O-O`): Der König zieht zwei Felder auf einen Turm zu, und der Turm springt auf die andere Seite des Königs. Beide dürfen noch nie gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten. Mit Feldern: `e1g1`.
    - **En passant**: Ist ein Bauer gerade mit einem Doppelschritt an einem gegnerischen Bauern vorbeigezogen, darf dieser ihn schlagen, als wäre er nur ein Feld weit gezogen, aber nur im unmittelbar nächsten Zug.
    - **Umwandlung**: Ein Bauer, der seine letzte Reihe erreicht, wird zu Dame, Turm, Läufer oder Springer: `e8=Q`.

    Die Partie endet **remis**, wenn

    - die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt);
    - keine Seite mehr genug Figuren zum Mattsetzen hat;
    - dieselbe Stellung zum fünften Mal entstanden ist;
    - beide Seiten je 75 Züge gemacht haben, ohne zu schlagen und ohne einen Bauern zu ziehen.

    Hier hat Weiß rochiert: Der König zog von e1 nach g1, der Turm von h1 nach f1.
    .title = Besondere Züge und Remis

## Its lesson

lesson-chess-turn = Du bist am Zug
    .idea = Weiß beginnt, dann zieht abwechselnd jede Seite. Im Menü steht nur, was legal ist; du kannst deinen Zug auch mit `/move` tippen, etwa `Nf3` oder `e2e4`. Ein Springer springt zwei Felder entlang einer Linie oder Reihe und eines zur Seite.
    .task = Greif den Bauern auf e5 mit einem Springer an.
    .no-attack = Von dort greift der Springer e5 nicht an.
    .praise = Von f3 aus könnte der Springer als Nächstes auf e5 schlagen. In einer Partie wird nun dein Gegenüber erwähnt; **Hoppla** nimmt deinen Zug innerhalb einer Minute zurück, und hinter **Mehr** findest du Remisangebot und Aufgeben.
lesson-chess-mate = Matt
    .idea = Ein angegriffener König steht im **Schach**, und seine Seite muss das sofort abwehren: den König wegziehen, etwas dazwischenstellen oder den Angreifer schlagen. Geht nichts davon, ist es **matt**, und die Partie ist vorbei.
    .task = Setz in einem Zug matt.
    .no-check = Das gibt kein Schach, also geht die Partie weiter.
    .praise = Der Turm greift auf der letzten Reihe an, und die eigenen Bauern lassen dem König kein Feld. Deinen eigenen König darfst du nie im Schach lassen; solche Züge biete ich dir nicht an.
lesson-chess-castle = Rochade
    .idea = Einmal in der Partie darf der König **rochieren**: Er zieht zwei Felder auf einen Turm zu, und der Turm springt auf seine andere Seite. Beide dürfen noch nicht gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten.
    .task = Rochiere.
    .crosses = Der Turm auf d8 greift d1 an, und dieses Feld darf der König nicht überqueren.
    .step = Das ist ein einzelner Schritt des Königs, und danach darf er nie mehr rochieren.
    .praise = Du wählst sie als Zug des Königs; getippt heißt sie `O-O` zur h-Linie hin und `O-O-O` zur a-Linie hin.
lesson-chess-passing = En passant
    .idea = Ein Bauer zieht ein Feld vor, von seiner zweiten Reihe aus auch zwei, und schlägt schräg nach vorn. Zieht er **zwei** Felder an einem gegnerischen Bauern vorbei, darf der ihn schlagen, als wäre er nur ein Feld gezogen, aber nur im unmittelbar nächsten Zug. Schwarz hat eben d7 nach d5 gezogen.
    .task = Schlag den Bauern, der gerade an deinem vorbeigezogen ist.
    .late = Dann ist es zu spät: Nur jetzt konntest du den Bauern so schlagen.
    .sideways = Ein Bauer schlägt schräg: Er zieht auf das Feld, das der andere übersprungen hat.
    .praise = Dein Bauer steht auf d6, und der schwarze auf d5 ist weg.
lesson-chess-promote = Umwandlung und Remis
    .idea = Ein Bauer, der die letzte Reihe erreicht, wird zu Dame, Turm, Läufer oder Springer, wie du willst. Hat die andere Seite dann aber keinen legalen Zug und steht nicht im Schach, ist es **patt**, also remis.
    .task = Wandle so um, dass du gewinnst.
    .stalemate = Dann hat der schwarze König kein Feld, steht aber nicht im Schach: patt, also remis.
    .too-little = Mit dem König und dieser Figur allein kann man nie mattsetzen: remis.
    .praise = Der König muss nach a6, und dann setzt der Turm auf a8 matt. Ist dieselbe Stellung dreimal entstanden oder sind 50 Züge ohne Schlagen und ohne Bauernzug vergangen, erscheint unter dem Brett **Remis reklamieren**.

## Its tips

tip-chess-check = Du stehst im Schach; das Menü zeigt nur Züge, die es abwehren.
tip-chess-menu = Wähle im Menü oder tippe deinen Zug mit `/move`, etwa `Nf3` oder `e2e4`.
tip-chess-pieces = Bring früh Springer und Läufer ins Spiel und stell einen Bauern in die Mitte.
tip-chess-oops = Vertippt? **Hoppla** nimmt den Zug innerhalb einer Minute zurück.
tip-chess-castle = Rochiere früh: Das ist der Königszug zwei Felder auf einen Turm zu.
tip-chess-guarded = Schau vor jedem Zug, was dein Gegenüber als Nächstes schlagen könnte.
tip-chess-more = Hinter **Mehr** findest du Remisangebot, Aufgeben und die Regeln.
