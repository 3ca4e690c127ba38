# Die Analyse einer beendeten Partie: wer vorne lag, durch Würfel oder eigenes Spiel. $name ist ein
# Mensch. Ein Wert ist die erwartete Punktzahl, 1 für einen Sieg und 0 für eine Niederlage.

button-review = Analyse
review-number = { $whole },{ $hundredths }
review-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number }

review-heading = **Analyse der Partie { $game }**
review-side = { $luck ->
    [more] { $name } hatte Würfelglück im Wert von { $gained }
    [less] { $name } hatte Würfelpech im Wert von { $gained }
   *[even] { $name } hatte weder Glück noch Pech mit den Würfeln
}; { $play ->
    [back] die eigenen Züge gaben { $given } wieder her.
    [lost] die eigenen Züge kosteten { $given }.
    [gained] die eigenen Züge brachten { $given } ein.
   *[even] die eigenen Züge kosteten nichts.
}
review-side-no-dice = { $play ->
    [lost] { $name } hat mit den eigenen Zügen { $given } verschenkt.
    [gained] { $name } hat mit den eigenen Zügen { $given } gewonnen.
   *[even] { $name } hat mit den eigenen Zügen nichts verschenkt.
}
review-settled = { $end ->
    [result] Den Rest entschied das Ergebnis
    [resignation] Den Rest entschied die Aufgabe
    [agreement] Den Rest entschied die Vereinbarung
    [claim] Den Rest entschied die Reklamation
   *[time] Den Rest entschied die Uhr
}: { $change } für Weiß, auf niemandes Rechnung.

review-dearest = Die teuersten Züge:
review-dear = - Zug { $turn }, { $name }: **{ $played }** kostete { $loss }; besser war **{ $best }**
review-missed = - Zug { $turn }, { $name }: **{ $played }** verpasste den sofortigen Sieg durch **{ $best }**
review-more = { $count ->
    [one] - und ein weiterer: unten Schritt für Schritt
   *[other] - und { $count } weitere: unten Schritt für Schritt
}
review-flawless = Kein Zug kostete viel.
review-about = Glück ist, was eine Zahl an der erwarteten Punktzahl änderte (Sieg 1, Remis ½), verglichen mit dem Mittel aller acht
review-about-play = was ein Zug kostete, rechnet Eightfold aus: { $nodes } Stellungen je Wert, mehr für die teuersten Züge
review-picture = im Bild: die erwartete Punktzahl von Weiß, darunter die Würfel (nach oben: gut für Weiß), und Punkte, wo ein Zug 0,05, 0,10 oder 0,20 kostete
review-picture-no-dice = im Bild: die erwartete Punktzahl von Weiß (Sieg 1, Remis ½) und Punkte, wo ein Zug 0,05, 0,10 oder 0,20 kostete

review-place = **{ $number } von { $total }** · Analyse der Partie { $game }
review-better = Besser war **{ $best }**: Das hielt die erwartete Punktzahl von { $name } bei { $kept } statt { $left }.
review-better-wins = **{ $best }** hätte sofort gewonnen: eine erwartete Punktzahl von { $kept } statt { $left } für { $name }.
review-shows = das Bild zeigt den besseren Zug

review-making = Ich analysiere Partie { $game }, und gleich steht die Analyse hier. Wenn sie nicht kommt, drücke noch einmal **Analyse**.
review-shown = Die erwartete Punktzahl von Weiß über { $count ->
    [one] einen Zug
   *[other] { $count } Züge
}: { $first } zu Beginn, { $latest } am Ende, höchstens { $highest } (Zug { $high }) und mindestens { $lowest } (Zug { $low }).
review-shown-play = Durch eigene Züge: Weiß { $white }, Schwarz { $black }.
review-shown-luck = Durch die Würfel: Weiß { $white }, Schwarz { $black }.
review-shown-marks = Züge, die 0,20 oder mehr kosteten: { $large }; 0,10 oder mehr: { $middle }; 0,05 oder mehr: { $small }.

refused-review-running = Partie { $game } läuft noch, und eine Analyse würde zu viel verraten. Ist sie zu Ende, steht **Analyse** unter dem Brett. Für eine andere Partie nenne die Nummer einer beendeten: `/review`.
refused-review-helps = Deine Partie { $game } läuft noch und war in einer Stellung dieser Partie oder kann mit dem nächsten Zug dahin kommen. Frag noch einmal, wenn sie zu Ende ist.
refused-review-nothing = An Partie { $game } gibt es nichts zu analysieren: Sie wurde ohne Ergebnis abgebrochen oder endete vor dem ersten Zug.
refused-review-many = Gerade werden viele Partien analysiert. Frag in ein paar Minuten noch einmal.
refused-review-page = Die Analyse der Partie { $game } hat dort nichts mehr zu zeigen. `/review` zeigt sie von vorn.
