pick-move = { PIECE($piece) } { $from } nach { $to }
pick-swap = { PIECE($piece) } { $from } tauscht mit { PIECE($other, form: "dat") } auf { $to }
pick-place-move = Gravitatur auf { $square }, { PIECE($piece) } { $from } nach { $to }
pick-also-takes = schlägt { PIECE($piece, form: "acc") }
pick-also-takes-null = schlägt die Null
pick-also-climbs = klettert nach { $to }
pick-also-becomes = wird { PIECE($piece, form: "into") }
pick-piece = { PIECE($piece) } { $square }
pick-targets = nach { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: { PIECE($piece, form: "acc") } schlagen
pick-swaps = { $to }: mit { PIECE($piece, form: "dat") } tauschen
pick-takes-null = { $to }: die Null schlagen
pick-promotes = Der Bauer wird umgewandelt
pick-role = { PIECE($piece) }

pick-place = Gravitatur auf { $square }
pick-place-pulls = { $square }: { pulled }
pick-draws = { $ends ->
    [mate] Schachmatt!{" "}
    [check] Schach! Damit endet dein Zug.{" "}
   *[none] {""}
}{ $count ->
    [0] Zieht nichts an
    [one] Zieht an: { LIST($moves, join: ",") }
   *[other] Zieht { $count } Figuren an: { LIST($moves, join: ",") }
}
pick-file = { $file }-Linie
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· matt auf { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· Schach auf { LIST($checking, join: ",") }
}

menu-turn = Wähl deinen Zug
menu-turn-from = Wähl deinen Zug ({ $first } bis { $last })
menu-piece = Wähl eine Figur
menu-square = Wähl ein Feld
menu-promotion = Wähl die neue Figur
menu-file = Wähl eine Linie
menu-placement = Setz die Gravitatur
menu-game = Wähl eine Variante

ask-piece = Welche Figur zieht?
ask-piece-without = Diesmal ohne die Gravitatur. Welche Figur zieht?
ask-piece-after = Gravitatur auf { $square }. Welche Figur zieht?
ask-target = Wohin zieht { PIECE($piece, form: "nom") } auf { $square }?
ask-promotion = Was wird aus dem Bauern auf { $square }?
ask-file = Auf welche Linie kommt die Gravitatur?
ask-confirm = { $notation } spielen? So sieht das Brett danach aus.
ask-placement = Auf welches Feld der { $file }-Linie kommt die Gravitatur?
suggestion-partial = Unter { $count } Zügen wählen
