game-superpermutation-d8 = Superpermutation-d8-Schach
    .summary = Ein achtseitiger Würfel nennt die Linie. Was dort landet, klettert Tausch um Tausch nach vorn.
    .credit = Aus dem Dokument „Superpermutation d8 Chess“.

guide-superpermutation-d8-die =
    Du spielst Schach, und ein achtseitiger Würfel (d8) sagt, **wohin** es geht: nicht, welche Figur zieht, sondern auf welcher **Linie** sie landen muss.

    Die Linien zählst du aus deiner Sicht von links. Für Weiß ist 1 die a-Linie und 8 die h-Linie, für Schwarz ist 1 die h-Linie und 8 die a-Linie. Eine 3 schickt also Weiß auf die c-Linie und Schwarz auf die f-Linie.

    - Würfle am Anfang deines Zugs und zieh dann mit einer Figur, die auf dieser Linie landen kann. Auch eine Figur, die auf der Linie bleibt, landet dort: **c2-c3** passt zu einer 3.
    - Kann dort nichts landen, hast du einen **freien Zug**: Jeder legale Zug ist erlaubt.
    - Im Schach würfelst du nicht. Spiel irgendeinen Zug, der das Schach abwehrt.

    Du gewinnst durch Matt. Alles andere ist wie im normalen Schach.

    Hier hat Weiß eine 3 gewürfelt und darf **♘b1-c3**, **c2-c3**, **c2-c4** oder die Teleportation **♔e1-c1** (siehe letzte Seite) spielen.
    .title = Der Würfel

guide-superpermutation-d8-climb =
    Eine Figur, die landet, **klettert**. Steht direkt vor ihrem Feld eine andere, tauschen die beiden den Platz. Steht auch vor dem neuen Feld eine, tauschen sie wieder, und so weiter, bis das Feld davor leer ist oder das Brett endet.

    - Davor heißt: zur gegnerischen Seite hin, für Weiß nach oben, für Schwarz nach unten.
    - Was dort steht, ist egal: Getauscht wird mit eigenen und gegnerischen Figuren, sogar mit Königen.
    - Jede Figur klettert nach ihrem Zug, auch Bauern und Könige.
    - Ziehen und Klettern sind ein Zug. Der Würfel gilt nur für das Feld, auf dem du landest, vor dem Klettern.

    Hier hat Weiß eine 1 gewürfelt und den Läufer von f1 nach a6 gezogen. Er kletterte am Bauern auf a7 und am Turm auf a8 vorbei, und beide rutschten ein Feld herunter. Notiert wird das als **(1) ♗f1-a6-a8**: der Wurf, woher der Läufer kam, wo er landete und wo sein Klettern endete. Zum Eingeben genügt `Ba6`.
    .title = Superpermutation

guide-superpermutation-d8-check =
    Nur **Könige dürfen schlagen**. Keine andere Figur darf auf ein besetztes Feld ziehen. Trotzdem **greifen alle an** wie im normalen Schach: Sie geben Schach und nehmen dem gegnerischen König Felder. Rochade und En passant gibt es nicht.

    - **Ein Schach beendet das Klettern.** Sobald der gegnerische König im Schach steht, egal durch welche deiner Figuren, ist das Klettern vorbei.
    - **Im Schach** würfelst du nicht, und nichts klettert, egal was du spielst. Zieh den König weg, stell etwas dazwischen oder schlag mit dem König die Figur, die Schach gibt. Geht nichts davon, ist es matt.
    - **Dein eigener König** darf am Ende deines Zugs, nach dem Klettern, nicht im Schach stehen. Was unterwegs passiert, zählt nicht. Den *gegnerischen* König darfst du ins Schach tauschen.

    Hier zog der Springer von f3 nach d4 und kletterte an drei schwarzen Figuren vorbei: am Springer auf d5, an der Dame auf d6 und am Bauern auf d7. Auf d7 greift er den König auf b8 an, also bleibt er dort.
    .title = Schach und Schlagen

guide-superpermutation-d8-pawns =
    Ein Bauer auf seiner zweiten Reihe darf ein oder zwei Felder ziehen, egal wie er dorthin kam. Durch einen Tausch kann er auf seine **erste Reihe** zurückfallen. Von dort zieht er nur ein Feld.

    - **Umwandlung**: Ein Bauer, dessen Zug *oder Klettern* auf seiner letzten Reihe endet, wird zu Dame, Turm, Läufer oder Springer, wie du willst. Solange er klettert, ist er noch ein Bauer.
    - **Erzwungene Umwandlung**: Drückt dein Klettern einen gegnerischen Bauern auf deine erste Reihe hinunter, wird er sofort zur gegnerischen Dame, ob du willst oder nicht. Würde diese Dame deinen König angreifen, darfst du den Zug nicht spielen.

    Hier hat Schwarz eine 8 gewürfelt, die a-Linie. Der Bauer zog von a4 nach a3, kletterte am weißen Bauern auf a2 und am Turm auf a1 vorbei und wurde zur Dame: **(8) a4-a3-a1=♕**. Der weiße Bauer und der Turm rückten je ein Feld nach oben.
    .title = Bauern

guide-superpermutation-d8-end =
    Bei einer **Teleportation** tauscht ein König, der nicht im Schach steht, mit einer eigenen Figur außer einem Bauern den Platz, über jede Entfernung und so oft du willst. Das ist dein ganzer Zug.

    - Der Würfel muss das neue Feld des Königs erlauben, wie bei jedem Zug.
    - Dieses Feld darf nicht angegriffen sein.
    - Nach einer Teleportation klettert nichts. Sie darf Schach geben, durch die getauschte Figur oder auf einer Linie, die sie öffnet.

    Du gewinnst durch **Matt**. Die Partie ist **remis**, wenn

    - die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt);
    - nur noch die Könige übrig sind oder dazu ein einziger Läufer oder Springer;
    - dieselbe Stellung zum fünften Mal entsteht, egal mit welchem Wurf;
    - jede Seite 75 Züge ohne Schlagen und ohne Bauernzug gemacht hat.

    Hier hat Schwarz eine 7 gewürfelt, für Schwarz die b-Linie, und der König auf e8 hat mit dem Springer auf b8 den Platz getauscht: **(7) ♔e8-b8**.
    .title = Teleportation und das Ende

## Its lesson

lesson-d-die = Der Würfel nennt die Linie
    .idea = Am Anfang deines Zugs würfelst du mit einem achtseitigen Würfel. Er nennt die **Linie**, auf der deine Figur **landen** muss, aus deiner Sicht von links gezählt: Für Weiß ist 1 die a-Linie und 8 die h-Linie.
    .task = Würfle und spiel dann einen Zug, den der Wurf erlaubt.
    .e-file = Das landet auf der e-Linie. Dafür brauchst du eine 5.
    .d-file = Das landet auf der d-Linie. Dafür brauchst du eine 4.
    .f-file = Das landet auf der f-Linie. Dafür brauchst du eine 6.
    .praise = Ziehen darf jede Figur, die auf der Linie landen kann, auch eine, die auf ihr bleibt: c2 nach c3 passt zu einer 3. Kann dort nichts landen, hast du einen **freien Zug**: Jeder legale Zug ist erlaubt.
lesson-d-left = Aus deiner Sicht von links
    .idea = Schwarz sitzt gegenüber und zählt von dort: Für Schwarz ist 1 die h-Linie und 8 die a-Linie.
    .task = Du spielst Schwarz. Würfle und spiel dann einen Zug, den der Wurf erlaubt.
    .c-file = Die c-Linie ist die 3 von Weiß. Für Schwarz ist sie eine 6.
    .e-file = Die e-Linie ist für Schwarz eine 4.
    .praise = Das Bild markiert die Linie des Wurfs, und in einer Partie zeigt das Menü nur, was dort landet: Du musst also nicht zählen.
lesson-d-climb = Superpermutation
    .idea = Eine gelandete Figur **klettert**: Steht direkt vor ihr eine andere, egal welche, tauschen die beiden den Platz, und so weiter, bis das Feld davor leer ist oder das Brett endet. Davor heißt für Weiß nach oben, für Schwarz nach unten.
    .task = Weiß zieht den Läufer von f1 nach a6. Wo steht er am Ende?
    .lands = Dort landet er, aber direkt vor ihm steht auf a7 ein Bauer, also klettert er.
    .goes-on = Auf a7 steht direkt vor ihm der Turm auf a8, also klettert er weiter.
    .other-file = Er klettert geradeaus, auf der Linie, auf der er gelandet ist.
    .praise = Bauer und Turm rutschten je ein Feld herunter. Ein Schach beendet das Klettern sofort. Ein Bauer, der auf seiner letzten Reihe ankommt, wird umgewandelt. Ein gegnerischer, den du auf deine erste Reihe drückst, wird zur Dame.
lesson-d-check = Schach und Schlagen
    .idea = Figuren geben Schach wie sonst auch, aber **nur Könige dürfen schlagen**: Keine andere Figur darf auf ein besetztes Feld ziehen. **Im Schach würfelst du nicht**, und nichts klettert. Erlaubt ist jeder Zug, der das Schach abwehrt.
    .task = Die Dame gibt Schach. Was rettet deinen König?
    .teleports = Dort steht deine eigene Dame, und im Schach darf der König nicht tauschen.
    .praise = Nichts deckt die Dame, also darf der König sie schlagen. Wehrt kein Zug ein Schach ab, ist es matt. En passant gibt es nicht.
lesson-d-teleport = Teleportation
    .idea = Ein König, der nicht im Schach steht, darf statt eines normalen Zugs **teleportieren**: Er tauscht mit einer eigenen Figur außer einem Bauern den Platz, über jede Entfernung. Der Wurf muss sein neues Feld erlauben, und es darf nicht angegriffen sein.
    .task = Würfle und bring deinen König durch eine Teleportation in Sicherheit.
    .pawn = Das passt zum Wurf, aber dein König bleibt in der Mitte.
    .praise = König und Turm haben den Platz getauscht. Nach einer Teleportation klettert nichts, und du darfst teleportieren, so oft du willst. Du gewinnst durch Matt. Patt oder fünfmal dieselbe Stellung ist remis.

## Its tips

tip-d-check = Im Schach würfelst du nicht, und nichts klettert. Schlagen darf nur dein König.
tip-d-free = Auf dieser Linie kann nichts landen, also zieh, was du willst.
tip-d-file = Lande auf der markierten Linie, egal womit.
tip-d-climb = Schau, was direkt vor deinem Zielfeld steht: Daran klettert deine Figur vorbei.
tip-d-roll = Linien zählst du aus deiner Sicht von links: Deine 1 ist für deinen Gegner die 8.
tip-d-teleport = Dein König darf mit jeder eigenen Figur außer einem Bauern tauschen, wenn sein neues Feld auf der markierten Linie liegt.
tip-d-stay = Auch ein Zug geradeaus auf der markierten Linie passt zum Wurf.
tip-d-blockers = Nur Könige dürfen schlagen: Gegen ein Schach hilft nur der König oder eine Figur dazwischen.
