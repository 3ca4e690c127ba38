button-review = Analyse
button-review-terms = Was die Zahlen bedeuten
review-number = { $percent } %
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] ±
}{ $number }

review-heading = **Analyse von Partie { $game }**
review-side = { $name }: Glück { $luck }, eigene Züge { $play }
review-side-no-dice = { $name }: eigene Züge { $play }
review-settled = { $end ->
    [result] Das Ergebnis
    [resignation] Das Aufgeben
    [agreement] Das vereinbarte Remis
    [claim] Das beanspruchte Remis
   *[time] Die abgelaufene Zeit
} änderte die Gewinnerwartung von Weiß um { $change }. Das ist weder Glück noch ein eigener Zug.
review-count = { $count ->
    [0] Keine großen Fehler.
    [one] Ein großer Fehler: siehe **{ button-next }**.
   *[other] { $count } große Fehler: siehe **{ button-next }**.
}

review-dearest = Die größten Fehler:
review-dear = - Zug { $turn } ({ $name }): **{ $played }** kostete { $loss }, besser war **{ $best }**
review-missed = - Zug { $turn } ({ $name }): **{ $played }**, dabei hätte **{ $best }** sofort gewonnen
review-more = { $count ->
    [one] - und ein weiterer, alle unten der Reihe nach
   *[other] - und { $count } weitere, alle unten der Reihe nach
}
review-about = Glück = Gewinnerwartung nach dem Wurf minus Durchschnitt der acht möglichen, alle Würfe zusammengezählt (Sieg = 100 %, Remis = 50 %)
review-about-play = eigene Züge = was alle Züge eines Spielers gegenüber den besten an Gewinnerwartung gekostet haben, geschätzt aus je { $nodes } Stellungen (bei großen Fehlern aus mehr)
review-picture = Diagramm: Gewinnerwartung von Weiß, darunter die Würfe (oben = gut für Weiß), Punkte = Züge, die mindestens 5, 10 oder 20 % kosteten
review-picture-no-dice = Diagramm: Gewinnerwartung von Weiß (Sieg = 100 %, Remis = 50 %), Punkte = Züge, die mindestens 5, 10 oder 20 % kosteten

review-place = **{ $number } von { $total }** · Analyse von Partie { $game }
review-better = **{ $best }** war besser: Gewinnerwartung { $kept } für { $name } statt { $left }.
review-better-wins = **{ $best }** hätte sofort gewonnen: Gewinnerwartung { $kept } für { $name } statt { $left }.
review-shows = das Bild zeigt den besseren Zug

review-making = Ich analysiere Partie { $game }. Kommt hier nicht bald etwas, drück noch einmal **{ button-review }**.
review-shown = Gewinnerwartung von Weiß über { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}: { $first } am Anfang, { $latest } am Ende, Höchstwert { $highest } (Zug { $high }), Tiefstwert { $lowest } (Zug { $low }).
review-shown-play = Eigene Züge: Weiß { $white }, Schwarz { $black }.
review-shown-luck = Glück: Weiß { $white }, Schwarz { $black }.
review-shown-marks = Züge, die 20 % oder mehr kosteten: { $large }; 10 % oder mehr: { $middle }; 5 % oder mehr: { $small }.

refused-review-running = Partie { $game } läuft noch. Drück **{ button-review }**, wenn sie zu Ende ist, oder nimm `/review` mit der Nummer einer beendeten Partie.
refused-share-running = Partie { $game } läuft noch. Teilen kannst du sie, wenn sie zu Ende ist.
refused-review-helps = Diese Partie ähnelt deiner laufenden Partie { $game } zu sehr. Frag noch einmal, wenn deine zu Ende ist.
refused-review-nothing = An Partie { $game } gibt es nichts zu analysieren: Sie wurde abgebrochen oder hatte keine Züge.
refused-review-many = Ich analysiere gerade zu viele Partien. Versuch es in ein paar Minuten noch einmal.
refused-review-page = Diese Seite gibt es in der Analyse von Partie { $game } nicht. `/review` zeigt sie von vorn.
