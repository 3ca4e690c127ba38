game-gravitatur = Gravitatur-Schach
    .summary = Vor jedem Zug setzt du die Gravitatur: In jeder Richtung zieht sie die nächste Figur an.
    .credit = Von Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    Du spielst Schach mit einer Figur mehr: der **Gravitatur**. Sie gehört niemandem, und beide Seiten benutzen sie. Der schwarze König beginnt auf d8.

    Ein Zug hat zwei Teile:

    1. **Setz die Gravitatur** auf ein leeres Feld. Sie wirkt in die acht Richtungen einer Dame. In jeder gleitet die **erste** Figur auf die Gravitatur zu und hält auf dem Feld direkt daneben. Das gilt für eigene und gegnerische Figuren, auch für Bauern und Könige. Was schon daneben oder hinter der ersten Figur steht, bewegt sich nicht. Danach verlässt die Gravitatur das Brett.
    2. **Zieh** in der neuen Stellung mit einer eigenen Figur.

    Notiert wird das als **G@d4/♘f3**. Zum Eingeben genügt `@d4/Nf3` oder, mit Feldern, `@d4/g1f3`.

    Alles andere ist wie im normalen Schach.

    Hier hat Weiß die Gravitatur auf d4 gesetzt. Sie zog sechs Bauern an: die weißen nach c3, d3 und e3, die schwarzen nach c5, d5 und e5. Dann zog Weiß den Springer von g1 nach f3.
    .title = Die Gravitatur

guide-gravitatur-check =
    - **Bringt die Gravitatur den gegnerischen König ins Schach, endet dein Zug dort**: Du ziehst mit keiner Figur mehr. Es kann sogar matt sein.
    - **Im Schach darfst du sie nicht benutzen.** Du ziehst dann nur mit einer Figur und musst das Schach abwehren.
    - Du darfst sie nicht so setzen, dass danach **dein eigener König** im Schach oder neben dem gegnerischen steht.

    Hier hatte Weiß ein Matt in zwei Zügen. Die Gravitatur auf c8 zog den Springer von e6 nach d7, weg von der Diagonale des Läufers auf b3. Das war Schach, also endete der Zug von Weiß: **G@c8+**. Schwarz stand im Schach, durfte die Gravitatur nicht benutzen, und **♔g7** war der einzige Zug. Jetzt setzt Weiß die Gravitatur noch einmal auf c8. In jeder Richtung steht die erste Figur schon daneben, also ändert sich nichts, und der Bauer setzt matt: **G@c8/h6#**.
    .title = Schach beendet den Zug

guide-gravitatur-duty =
    Stehst du nicht im Schach, **musst** du die Gravitatur setzen. Du darfst sie aber auch dorthin setzen, wo sie nichts ändert.

    - Du darfst sie nicht so setzen, dass dir kein legaler Zug bleibt, außer sie gibt Schach.
    - Nur wenn es mit der Gravitatur keinen legalen Zug gibt, ziehst du ohne sie. Geht auch das nicht, ist es patt, also remis.
    - Ein Bauer darf von seiner zweiten Reihe immer zwei Felder ziehen, auch wenn ihn die Gravitatur dorthin zurückgeholt hat. Durch Anziehen wird ein Bauer nie umgewandelt.

    Hier sucht Weiß ein Matt in einem Zug. Der schwarze König ist nach a8 geflohen und scheint hinter seinen Bauern sicher. Aber die Gravitatur auf a4 zieht den Bauern von a7 nach a5 herunter. Nun ist die Linie vor dem König offen, und die Dame setzt auf a6 matt: **G@a4/♕a6#**.
    .title = Setzen ist Pflicht

guide-gravitatur-end =
    Nur **Könige dürfen schlagen**. Keine andere Figur darf auf ein besetztes Feld ziehen. Trotzdem **greifen alle an** wie im normalen Schach: Sie geben Schach und nehmen dem gegnerischen König Felder. Rochade und En passant gibt es nicht.

    Dafür gibt es die **Teleportation**: Statt normal zu ziehen, darf ein König, der nicht im Schach steht, mit einer eigenen Figur außer einem Bauern den Platz tauschen, über jede Entfernung und so oft du willst. Sein neues Feld darf nicht angegriffen sein. Notiert wird das als Königszug.

    Du gewinnst durch **Matt**. Die Partie ist **remis**, wenn

    - die Seite am Zug keinen legalen Zug hat und nicht im Schach steht (Patt);
    - nur noch die Könige übrig sind oder dazu ein einziger Läufer oder Springer;
    - dieselbe Stellung zum fünften Mal entsteht;
    - jede Seite 75 Züge ohne Schlagen und ohne Bauernzug gemacht hat. Ein Bauer, der nur angezogen wurde, hat nicht gezogen.

    Hier hat der weiße König nach der Gravitatur auf e5 mit dem Turm auf h1 den Platz getauscht: **G@e5/♔h1**.
    .title = Schlagen, Teleportation und das Ende

## Its lesson

lesson-gravitatur-draw = Die Gravitatur
    .idea = Vor deinem Zug setzt du die **Gravitatur** auf ein leeres Feld. In jeder der acht Richtungen einer Dame zieht sie die **erste** Figur an, eigene wie gegnerische, bis auf das Feld direkt daneben. Dann verlässt die Gravitatur das Brett, und du ziehst mit einer Figur.
    .task = Weiß setzt sie auf d4. Wohin kommt der Bauer von d7?
    .stays = Er bleibt nicht stehen: d5 und d6 sind leer, also ist er auf dieser Linie die erste Figur.
    .one-step = Er zieht nicht nur ein Feld, sondern gleitet, bis er neben der Gravitatur steht.
    .onto = Auf d4 steht die Gravitatur selbst. Der Bauer hält neben ihr.
    .praise = Sie zog sechs Bauern an, drei von jeder Seite, und dann zog Weiß den Springer. Stehst du nicht im Schach, **musst** du die Gravitatur setzen. Du darfst sie aber auch dorthin setzen, wo sie nichts ändert (**{ button-without-effect }**). Durch Anziehen wird ein Bauer nie umgewandelt.
lesson-gravitatur-check = Schach beendet den Zug
    .idea = Bringt die Gravitatur selbst den gegnerischen König ins Schach, **endet dein Zug dort**: Du ziehst mit keiner Figur mehr. Es kann sogar matt sein. Dein eigener König darf durch sie nicht ins Schach kommen.
    .task = Hol den Springer mit der Gravitatur aus der Diagonale deines Läufers, sodass es Schach ist.
    .no-check = Der Springer steht noch zwischen deinem Läufer und dem König: kein Schach.
    .praise = Der Springer kam nach d7, und der Läufer auf b3 greift den König an.
lesson-gravitatur-answer = Im Schach
    .idea = **Im Schach darfst du die Gravitatur nicht benutzen.** Du ziehst nur mit einer Figur und musst das Schach abwehren.
    .task = Du spielst jetzt Schwarz, und der Läufer auf b3 gibt Schach. Wehr es ab.
    .placed = Im Schach darfst du die Gravitatur nicht setzen.
    .still = Danach greift der Läufer deinen König noch immer an.
    .praise = Der König ist aus der Diagonale des Läufers gezogen. Wehrt kein Zug ein Schach ab, ist es matt.
lesson-gravitatur-teleport = Könige schlagen und teleportieren
    .idea = **Nur Könige dürfen schlagen.** Die anderen geben Schach wie sonst auch, dürfen aber auf kein besetztes Feld ziehen. Rochade gibt es nicht. Dafür darf ein König, der nicht im Schach steht, als Zug **teleportieren**: Er tauscht mit einer eigenen Figur außer einem Bauern den Platz, über jede Entfernung, auf ein Feld, das nicht angegriffen ist.
    .task = Setz die Gravitatur auf e5 und bring deinen König in die Ecke h1.
    .knight = Auch das ist eine Teleportation, aber mit dem Springer nach g1.
    .rook = Das zieht den Turm, und der König bleibt in der Mitte.
    .step = Das ist nur ein Schritt des Königs. Die Ecke ist h1.
    .praise = König und Turm haben den Platz getauscht. Du darfst teleportieren, so oft du willst.
lesson-gravitatur-mate = Matt mit Gravitatur und Dame
    .idea = Du ziehst erst in der neuen Stellung: So kann die Gravitatur Linien öffnen und Verteidiger weglocken.
    .task = Öffne die Linie vor dem schwarzen König und setz mit der Dame auf a6 matt.
    .closed = Der Bauer auf a7 steht noch vor dem König.
    .other = Die Linie ist jetzt offen, aber die Dame auf g8 steht nicht auf ihr.
    .praise = Der Bauer kam nach a5 herunter, und nichts schützt den König mehr. Patt oder fünfmal dieselbe Stellung ist remis.

## Its tips

tip-gravitatur-check = Im Schach ziehst du ohne die Gravitatur.
tip-gravitatur-first = Setz erst die Gravitatur. Gezogen wird danach in der neuen Stellung.
tip-gravitatur-menu = Oben im Menü: die Felder, auf denen die Gravitatur am meisten anzieht. Darunter: die anderen, nach Linien.
tip-gravitatur-idle = Gefällt dir das Brett, wie es ist, drück **{ button-without-effect }**.
tip-gravitatur-both = Auch deine Figuren werden angezogen: Achte darauf, wer dann noch deinen König schützt.
tip-gravitatur-teleport = Dein König darf als Zug mit jeder eigenen Figur außer einem Bauern den Platz tauschen.
tip-gravitatur-typed = Du kannst den ganzen Zug eingeben, etwa `@d4/Nf3`.
