# Superpermutation d8 Chess, as in chess.ftl.

game-superpermutation-d8 = Superpermutation-d8-Schach
    .summary = Ein d8 nennt die Linie, von dir aus links gezählt; was dort landet, klettert an allem davor vorbei.
    .credit = Aus dem Dokument „Superpermutation d8 Chess“.

guide-superpermutation-d8-die =
    Du spielst Schach, und ein achtseitiger Würfel (d8) sagt, **wohin** es geht: nicht, welche Figur zieht, sondern auf welcher **Linie** sie landen muss.

    Die Linien zählst du von dir aus links. Für Weiß ist 1 die a-Linie und 8 die h-Linie, für Schwarz ist 1 die h-Linie und 8 die a-Linie. Eine 3 schickt also Weiß auf die c-Linie und Schwarz auf die f-Linie.

    - Würfle zu Beginn deines Zugs und zieh dann mit einer Figur, die auf dieser Linie landen kann. Auch eine Figur, die auf ihrer Linie bleibt, landet dort: `c2-c3` passt zu einer 3.
    - Kann dort kein legaler Zug landen, hast du einen **freien Zug**: Jeder legale Zug ist erlaubt.
    - Im Schach würfelst du nicht. Spiele einen beliebigen Zug, der das Schach abwehrt.

    Du gewinnst durch Matt. Was auf diesen Seiten nicht vorkommt, ist wie im normalen Schach.

    Hier hat Weiß eine 3 gewürfelt und darf `Nb1-c3`, `c2-c3`, `c2-c4` spielen oder `Ke1-c1`, eine Teleportation (siehe letzte Seite).
    .title = Der Würfel

guide-superpermutation-d8-climb =
    Eine Figur, die landet, **klettert**. Steht direkt vor ihrem Feld eine andere Figur, tauschen die beiden den Platz. Steht auch vor dem neuen Feld eine, tauschen sie wieder, und so weiter, bis das Feld davor leer ist oder das Brett endet.

    - Davor heißt: in Richtung der gegnerischen Seite, für Weiß nach oben, für Schwarz nach unten.
    - Gleich ist, was dort steht und wem es gehört: Getauscht wird mit eigenen und gegnerischen Figuren und sogar mit Königen.
    - Jede Figur klettert nach ihrem Zug, auch Bauern und Könige.
    - Ziehen und Klettern sind ein Zug. Der Würfel gilt nur für das Feld, auf dem du landest, vor dem Klettern.

    Hier hat Weiß eine 1 gewürfelt und den Läufer von f1 nach a6 gezogen. Er kletterte am Bauern auf a7 und am Turm auf a8 vorbei, und beide rutschten ein Feld herunter. Notiert wird der Zug als `(1) Bf1-a6-a8`: der Würfel, woher der Läufer kam, wo er landete und wo sein Klettern endete. Zum Tippen genügt `Ba6`.
    .title = Superpermutation

guide-superpermutation-d8-check =
    Nur **Könige schlagen**. Keine andere Figur darf auf ein besetztes Feld ziehen. Trotzdem **greifen alle Figuren an** wie im normalen Schach: Sie geben Schach und nehmen dem gegnerischen König Felder. Rochade und En passant gibt es nicht.

    - **Ein Schach beendet das Klettern.** Sobald der gegnerische König im Schach steht, durch welche deiner Figuren auch immer, ist das Klettern vorbei.
    - **Im Schach** würfelst du nicht, und nichts klettert, was du auch spielst. Zieh den König weg, stelle etwas dazwischen oder schlag die schachgebende Figur mit dem König. Geht nichts davon, ist es matt.
    - **Dein eigener König** darf am Ende deines Zugs nicht im Schach stehen, das Klettern eingeschlossen; was unterwegs geschieht, zählt nicht. Den *gegnerischen* König darfst du dagegen ins Schach tauschen.

    Hier zog der Springer von f3 nach d4 und kletterte an drei schwarzen Figuren vorbei: am Springer auf d5, an der Dame auf d6 und am Bauern auf d7. Auf d7 greift er den König auf b8 an, also bleibt er dort.
    .title = Schach und kein Schlagen

guide-superpermutation-d8-pawns =
    Ein Bauer auf seiner zweiten Reihe darf ein oder zwei Felder weit ziehen, egal wie er dorthin kam. Wird er getauscht, kann er auf seine **erste Reihe** zurückfallen; von dort zieht er ein Feld weit.

    - **Umwandlung**: Ein Bauer, dessen Zug *oder Klettern* auf seiner letzten Reihe endet, wird zu Dame, Turm, Läufer oder Springer, wie du willst. Solange er klettert, ist er noch ein Bauer.
    - **Erzwungene Umwandlung**: Drückt dein Klettern einen gegnerischen Bauern auf deine erste Reihe hinunter, wird er sofort zur gegnerischen Dame, ob du willst oder nicht. Würde diese Dame deinen König angreifen, darfst du den Zug nicht spielen.

    Hier hat Schwarz eine 8 gewürfelt, die a-Linie. Der Bauer zog von a4 nach a3, kletterte am weißen Bauern auf a2 und am Turm auf a1 vorbei und wurde zur Dame: `(8) a4-a3-a1=Q`. Der weiße Bauer und der Turm rückten je ein Feld nach oben.
    .title = Bauern

guide-superpermutation-d8-end =
    Bei einer **Teleportation** tauscht ein König, der nicht im Schach steht, mit einer beliebigen eigenen Figur außer einem Bauern den Platz, über jede Entfernung und so oft du willst. Das ist dein ganzer Zug.

    - Der Würfel muss das Feld erlauben, auf das der König kommt, wie bei jedem Zug.
    - Dieses Feld darf nicht angegriffen sein.
    - Nach einer Teleportation klettert nichts. Sie darf Schach geben, durch die getauschte Figur oder auf einer Linie, die sie öffnet.

    Du gewinnst durch **Matt**. Die Partie endet **remis**, wenn die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt); wenn nur noch die Könige übrig sind oder dazu ein einziger Läufer oder Springer; wenn dieselbe Stellung zum fünften Mal entstanden ist; oder wenn beide Seiten je 75 Züge gemacht haben, ohne zu schlagen und ohne einen Bauern zu ziehen. Stellungen werden vor dem Wurf verglichen: Der Würfel gehört nicht dazu.

    Hier hat Schwarz eine 7 gewürfelt, für Schwarz die b-Linie, und der König auf e8 hat mit dem Springer auf b8 den Platz getauscht: `(7) Ke8-b8`.
    .title = Teleportation und das Ende
