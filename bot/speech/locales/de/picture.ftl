# A picture in words: alt text that a blind player can play from. $side, $winner: white or black.

side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}

over-won = { $winner ->
    [white] Weiß
   *[black] Schwarz
} hat { $reason ->
    [null] durch die Null
    [resignation] durch Aufgabe
    [time] auf Zeit
   *[checkmate] durch Matt
} gewonnen.
# Where nobody says how.
over-won-only = { $winner ->
    [white] Weiß
   *[black] Schwarz
} hat gewonnen.
over-drawn = { $reason ->
    [other] Remis
    [aborted] Die Partie wurde ohne Ergebnis abgebrochen
    [agreement] Remis durch Vereinbarung
    [claim] Remis durch Reklamation
    [time] Remis nach Zeitablauf
    [null] Remis durch die Null
    [material] Remis: Keine Seite kann mehr mattsetzen
    [repetition] Remis durch Stellungswiederholung
    [moves] Remis durch die Zahl der Züge
   *[stalemate] Remis durch Patt
}.

# $check: yes or no, of the side that acts.
side-in-check = { side-name }{ $check ->
    [yes] {" "}steht im Schach und
   *[no] {""}
}
to-move = { side-in-check } ist am Zug.
to-roll = { side-in-check } muss würfeln.
to-decide = { side-in-check } entscheidet über den Wurf: ihn akzeptieren oder durch ein Totemopfer abwehren.
to-prevent = { side-in-check } entscheidet über den Wurf: Nur ein Totemopfer wehrt ihn ab und rettet die Partie.
other-in-check = { side-name } steht im Schach.
has-time = { side-name } hat noch { $clock }.
has-lost = { side-name } hat { LIST($lost, form: "a-acc") } verloren.

no-die = In diesem Zug wird nicht gewürfelt.
# The Null moves after so many turns.
no-die-null-in = { $turns ->
    [1] Kein Wurf in diesem Zug; danach zieht die Null.
    [2] Kein Wurf in diesem Zug; nach den nächsten zwei Zügen zieht die Null.
   *[3] Kein Wurf in diesem Zug; nach den nächsten drei Zügen zieht die Null.
}
die-shows = Der Würfel zeigt { $number }.
die-shows-file = Der Würfel zeigt { $number }: die { $file }-Linie.
die-is-free = Dort kann nichts landen, also ist jeder Zug erlaubt.
die-is-prevented = Der Wurf wurde abgewehrt.

chosen = Gewählt: { PIECE($piece) } auf { $square }.
chosen-square = Gewählt: { $square }.
gravitatur-stands = Die Gravitatur steht auf { $square }.
possible = Möglich: { $squares }.
possible-count = Mögliche Felder: { $count }.

# Where all pieces stand: "Weiß: König e1, Türme a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: nichts.
null-stands = Null { $square }.

animation = Animation der Partie { $game }, { $variant }: { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}{ $all ->
    [no] , nicht alle gezeigt
   *[yes] {""}
}.
animation-ends = Sie endet mit dieser Stellung: { $board }
