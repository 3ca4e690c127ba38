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
