# Gravitatur Chess, as in chess.ftl.

game-gravitatur = Gravitatur-Schach
    .summary = Vor jedem Zug setzt du die Gravitatur: In jeder Richtung zieht sie die nächste Figur an.
    .credit = Von Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    Du spielst Schach mit einer Figur mehr: der **Gravitatur**. Sie gehört niemandem, und beide Seiten benutzen sie. Der schwarze König beginnt auf d8.

    Ein Zug hat zwei Teile:

    1. **Setze die Gravitatur** auf ein beliebiges leeres Feld. Sie blickt in die acht Richtungen einer Dame. In jeder gleitet die **erste** Figur geradewegs auf sie zu und bleibt auf dem Feld neben ihr stehen, gleich welche Figur es ist und wem sie gehört: Auch Bauern und Könige werden angezogen. Eine Figur, die schon neben ihr steht, bleibt dort, und was hinter der ersten Figur steht, sieht sie nicht. Danach verlässt die Gravitatur das Brett.
    2. **Zieh** mit einer deiner eigenen Figuren.

    Notiert wird der Zug als `G@d4/Nf3`. Zum Tippen genügt `@d4/Nf3` oder, mit Feldern, `@d4/g1f3`. Gezogen wird auf dem Brett, wie es die Gravitatur hinterlassen hat.

    Was auf diesen Seiten nicht vorkommt, ist wie im normalen Schach.

    Hier hat Weiß die Gravitatur auf d4 gesetzt. Sie zog sechs Bauern an: die weißen nach c3, d3 und e3, die schwarzen nach c5, d5 und e5. Dann zog Weiß den Springer von g1 nach f3.
    .title = Die Gravitatur

guide-gravitatur-check =
    - **Bringt die Gravitatur den gegnerischen König ins Schach, endet dein Zug sofort**: Du ziehst mit keiner Figur mehr. Es kann sogar matt sein.
    - **Im Schach darfst du sie nicht benutzen.** Dann ziehst du nur mit einer Figur, und dieser Zug muss das Schach abwehren.
    - **Dein eigener König** darf nach der Anziehung nicht im Schach stehen: So darfst du die Gravitatur nicht setzen. Auch dürfen die beiden Könige danach nicht nebeneinanderstehen.

    Hier hatte Weiß ein Matt in zwei Zügen. Die Gravitatur auf c8 zog den Springer von e6 nach d7, weg von der Diagonale des Läufers auf b3. Das war Schach, also endete der Zug von Weiß: `G@c8+`. Schwarz stand im Schach, durfte nur ziehen und hatte nichts als `Kg7`. Jetzt setzt Weiß die Gravitatur noch einmal auf c8. Alles, was sie sieht, steht schon neben ihr, also ändert sich nichts, und der Bauer setzt matt: `G@c8/h6#`.
    .title = Schach beendet den Zug

guide-gravitatur-duty =
    Stehst du nicht im Schach, **musst** du die Gravitatur setzen, aber du darfst sie dorthin setzen, wo sie nichts ändert.

    - Du darfst sie nicht so setzen, dass dir kein legaler Zug bleibt, außer sie gibt Schach.
    - Nur wenn du mit der Gravitatur gar nichts Legales spielen kannst, ziehst du ohne sie. Geht auch das nicht, ist es patt und damit remis.
    - Ein Bauer darf immer zwei Felder weit ziehen, wenn er auf seiner zweiten Reihe steht, auch wenn ihn die Gravitatur dorthin zurückgeholt hat. Durch Anziehung wird ein Bauer nie umgewandelt.

    Hier sucht Weiß ein Matt in einem Zug. Der schwarze König ist nach a8 geflohen und scheint hinter seinen Bauern sicher. Aber die Gravitatur auf a4 zieht den Bauern von a7 nach a5 herunter. Nun ist die Linie vor dem König offen, und die Dame setzt auf a6 matt: `G@a4/Qa6#`.
    .title = Du musst sie benutzen

guide-gravitatur-end =
    Nur **Könige schlagen**. Keine andere Figur darf auf ein besetztes Feld ziehen. Trotzdem **greifen alle Figuren an** wie im normalen Schach: Sie geben Schach und nehmen dem gegnerischen König Felder. Rochade und En passant gibt es nicht.

    - **Teleportation**: Statt gewöhnlich zu ziehen, darf ein König, der nicht im Schach steht, mit einer beliebigen eigenen Figur außer einem Bauern den Platz tauschen, über jede Entfernung und so oft du willst. Das Feld, auf das er kommt, darf nicht angegriffen sein. Notiert wird das als Königszug.
    - **Du gewinnst** durch Matt.
    - **Remis** endet die Partie durch Patt; wenn nur noch die Könige übrig sind oder dazu ein einziger Läufer oder Springer; wenn dieselbe Stellung zum fünften Mal entstanden ist; oder wenn beide Seiten je 75 Züge gemacht haben, ohne zu schlagen und ohne einen Bauern zu ziehen. Ein Bauer, der nur angezogen wurde, hat nicht gezogen.

    Hier hat der weiße König nach der Gravitatur auf e5 mit dem Turm auf h1 den Platz getauscht: `G@e5/Kh1`.
    .title = Kein Schlagen, Teleportation und das Ende
