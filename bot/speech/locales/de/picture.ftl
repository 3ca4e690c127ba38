side-name = { $side ->
    [white] Weiß
   *[black] Schwarz
}

over-won = { $winner ->
    [white] Weiß
   *[black] Schwarz
} hat { $reason ->
    [null] durch die Null gewonnen
    [resignation] gewonnen: { $winner ->
        [white] Schwarz
       *[black] Weiß
    } hat aufgegeben
    [time] auf Zeit gewonnen
   *[checkmate] durch Matt gewonnen
}.
over-won-only = { $winner ->
    [white] Weiß
   *[black] Schwarz
} hat gewonnen.
over-drawn = { $reason ->
    [other] Remis
    [aborted] Partie abgebrochen
    [agreement] Remis durch Vereinbarung
    [claim] Remis, beansprucht
    [time] Remis: Die Zeit ist um
    [null] Remis durch die Null
    [material] Remis durch unzureichendes Material
    [repetition] Remis durch Stellungswiederholung
    [moves] Remis: zu viele Züge ohne Schlagen und ohne Bauernzug
   *[stalemate] Remis durch Patt
}.

side-in-check = { side-name }{ $check ->
    [yes] {" "}steht im Schach und
   *[no] {""}
}
to-move = { side-in-check } ist am Zug.
to-roll = { side-in-check } würfelt.
to-decide = { side-in-check } entscheidet über den Wurf: akzeptieren oder abwehren (kostet das Totem).
to-prevent = { side-in-check } muss das Totem opfern, um den Wurf abzuwehren.
other-in-check = { side-name } steht im Schach.
has-time = { side-name } hat noch { $clock }.
has-lost = { side-name } hat { LIST($lost, form: "a-acc") } verloren.

no-die = Kein Wurf in diesem Zug.
no-die-null-in = { $turns ->
    [1] Kein Wurf in diesem Zug. Danach zieht die Null.
    [2] Kein Wurf in diesem Zug. Nach den nächsten zwei Zügen zieht die Null.
   *[3] Kein Wurf in diesem Zug. Nach den nächsten drei Zügen zieht die Null.
}
die-shows = Gewürfelt: eine { $number }.
die-shows-file = Gewürfelt: eine { $number }, die { $file }-Linie.
die-is-free = Dort kann nichts landen, also ist jeder legale Zug erlaubt.
die-is-prevented = Der Wurf wurde abgewehrt.

chosen = Gewählt: { PIECE($piece) } auf { $square }.
chosen-square = Gewählt: { $square }.
gravitatur-stands = Die Gravitatur steht auf { $square }.
possible = Möglich: { $squares }.
possible-count = Mögliche Felder: { $count }.

stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: nichts.
null-stands = Null { $square }.

animation = Animation von Partie { $game } ({ $variant }): { $count ->
    [one] ein Brett
   *[other] { $count } Bretter
}{ $all ->
    [no] , nicht alle gezeigt
   *[yes] {""}
}.
animation-ends = Das letzte Brett: { $board }
share = { $variant }: { $white } (Weiß) gegen { $black } (Schwarz).
