game-chess = Schach
    .summary = Schach, wie man es kennt, nach den FIDE-Regeln und ohne Würfel.
    .credit = Nach den Schachregeln der FIDE.

guide-chess-pieces =
    Weiß beginnt, dann ziehen beide Seiten abwechselnd. Du gewinnst durch **Schachmatt**: Du greifst den gegnerischen König so an, dass ihn nichts mehr rettet. Ein angegriffener König steht im **Schach**, und seine Seite muss es sofort abwehren. Dein eigener König darf nach deinem Zug nie im Schach stehen.

    - Der **König** (`K`) zieht ein Feld weit in jede Richtung.
    - Die **Dame** (`Q`) zieht beliebig weit auf Linien, Reihen und Diagonalen, der **Turm** (`R`) auf Linien und Reihen, der **Läufer** (`B`) auf Diagonalen. Über andere Figuren springen sie nicht.
    - Der **Springer** (`N`) springt zwei Felder auf einer Linie oder Reihe und eins zur Seite, über alles dazwischen hinweg.
    - Der **Bauer** zieht ein Feld geradeaus, von seiner zweiten Reihe auch zwei. Er schlägt ein Feld schräg nach vorn.

    Eine Figur schlägt, indem sie auf das Feld einer gegnerischen zieht. Wähl deinen Zug in den Menüs oder gib ihn ein, mit englischen Buchstaben (`Nf3`, `exd5`) oder mit Feldern (`e2e4`).

    Hier haben beide Seiten einen Bauern zwei Felder vorgezogen, und Weiß hat den Springer von g1 nach f3 gezogen.
    .title = Die Figuren

guide-chess-special-moves =
    - **Rochade** (`O-O` oder `O-O-O`): Der König zieht zwei Felder auf einen Turm zu, und der Turm springt über ihn auf das Feld daneben. Beide dürfen noch nicht gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten. Mit Feldern: `e1g1`.
    - **En passant**: Ist ein Bauer gerade zwei Felder an einem gegnerischen Bauern vorbeigezogen, darf dieser ihn schlagen, als wäre er nur ein Feld gezogen, aber nur im direkt nächsten Zug.
    - **Umwandlung**: Ein Bauer auf seiner letzten Reihe wird zu Dame, Turm, Läufer oder Springer: `e8=Q`.

    Die Partie ist **remis**, wenn

    - die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt);
    - keine Seite mehr genug Material zum Mattsetzen hat;
    - dieselbe Stellung zum fünften Mal entsteht;
    - jede Seite 75 Züge ohne Schlagen und ohne Bauernzug gemacht hat.

    Schon beim dritten Mal oder nach 50 solchen Zügen kannst du Remis **beanspruchen**, wenn du am Zug bist: mit **{ button-claim-draw }** oder `/draw`.

    Hier hat Weiß rochiert: Der König zog von e1 nach g1, der Turm von h1 nach f1.
    .title = Besondere Züge und Remis

## Its lesson

lesson-chess-turn = Du bist am Zug
    .idea = Weiß beginnt, dann ziehen beide Seiten abwechselnd. Das Menü zeigt nur legale Züge. Du kannst deinen Zug auch mit `/move` eingeben, etwa `Nf3` oder `e2e4`. Ein Springer springt zwei Felder auf einer Linie oder Reihe und eins zur Seite.
    .task = Greif den Bauern auf e5 mit einem Springer an.
    .no-attack = Von dort greift der Springer e5 nicht an.
    .praise = Von f3 könnte der Springer als Nächstes auf e5 schlagen. In einer Partie pinge ich jetzt deinen Gegner. **{ button-oops }** nimmt deinen Zug innerhalb einer Minute zurück, und unter **{ button-more }** kannst du Remis anbieten oder aufgeben.
lesson-chess-mate = Matt
    .idea = Ein angegriffener König steht im **Schach**, und seine Seite muss das sofort abwehren: den König wegziehen, etwas dazwischenstellen oder den Angreifer schlagen. Geht nichts davon, ist es **matt**, und die Partie ist vorbei.
    .task = Setz in einem Zug matt.
    .no-check = Das ist kein Schach, die Partie geht also weiter.
    .praise = Der Turm greift auf der letzten Reihe an, und die eigenen Bauern lassen dem König kein Feld. Deinen König darfst du nie im Schach lassen: Solche Züge biete ich dir nicht an.
lesson-chess-castle = Rochade
    .idea = Einmal in der Partie darf der König **rochieren**: Er zieht zwei Felder auf einen Turm zu, und der Turm springt über ihn auf das Feld daneben. Beide dürfen noch nicht gezogen haben, und zwischen ihnen darf nichts stehen. Der König darf nicht im Schach stehen und kein angegriffenes Feld überqueren oder betreten.
    .task = Rochiere.
    .crosses = Der Turm auf d8 greift d1 an, und dieses Feld darf der König nicht überqueren.
    .step = Das ist nur ein Schritt des Königs, und danach darf er nie mehr rochieren.
    .praise = Die Rochade wählst du als Königszug. Mit `/move` gibst du `O-O` (Richtung h-Linie) oder `O-O-O` (Richtung a-Linie) ein.
lesson-chess-passing = En passant
    .idea = Ein Bauer zieht ein Feld vor, von seiner zweiten Reihe auch zwei, und schlägt schräg nach vorn. Zieht er **zwei** Felder an einem gegnerischen Bauern vorbei, darf dieser ihn schlagen, als wäre er nur ein Feld gezogen, aber nur im direkt nächsten Zug. Schwarz hat gerade d7 nach d5 gezogen.
    .task = Schlag den Bauern, der gerade an deinem vorbeigezogen ist.
    .late = Dann ist es zu spät: Nur jetzt konntest du den Bauern so schlagen.
    .sideways = Ein Bauer schlägt schräg: Er zieht auf das Feld, das der andere übersprungen hat.
    .praise = Dein Bauer steht auf d6, und der schwarze auf d5 ist weg.
lesson-chess-promote = Umwandlung und Remis
    .idea = Ein Bauer auf der letzten Reihe wird zu Dame, Turm, Läufer oder Springer, wie du willst. Hat dein Gegner dann aber keinen legalen Zug und steht nicht im Schach, ist es **patt**, also remis.
    .task = Wandle so um, dass du gewinnst.
    .stalemate = Dann hat der schwarze König kein Feld, steht aber nicht im Schach: patt, also remis.
    .too-little = König und diese Figur allein können nie mattsetzen: remis.
    .praise = Der schwarze König muss nach a6, und dann setzt der Turm auf a8 matt. Ist dieselbe Stellung dreimal entstanden oder sind 50 Züge ohne Schlagen und ohne Bauernzug vergangen, erscheint unter dem Brett **{ button-claim-draw }**.

## Its tips

tip-chess-check = Du stehst im Schach: Das Menü zeigt nur Züge, die es abwehren.
tip-chess-menu = Wähl deinen Zug im Menü oder gib ihn mit `/move` ein, etwa `Nf3` oder `e2e4`.
tip-chess-pieces = Bring Springer und Läufer früh ins Spiel und stell einen Bauern in die Mitte.
tip-chess-castle = Rochiere früh: Zieh den König zwei Felder auf einen Turm zu.
tip-chess-guarded = Schau vor jedem Zug, was dein Gegner als Nächstes schlagen könnte.
tip-chess-more = Unter **{ button-more }** kannst du Remis anbieten, aufgeben und die Regeln lesen.
