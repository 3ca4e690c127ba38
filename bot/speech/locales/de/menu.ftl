# The lines of the menus from which a turn is chosen. $piece is one piece, and $from, $to and
# $square are squares; what a line does beyond the move is told in the sentences of account.ftl.

pick-move = { PIECE($piece) } { $from } nach { $to }
pick-swap = { PIECE($piece) } { $from } tauscht mit { PIECE($other, form: "dat") } auf { $to }
pick-place-move = Gravitatur auf { $square }, { PIECE($piece) } { $from } nach { $to }
pick-piece = { PIECE($piece) } { $square }
pick-targets = nach { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: { PIECE($piece, form: "acc") } schlagen
pick-swaps = { $to }: mit { PIECE($piece, form: "dat") } tauschen
pick-takes-null = { $to }: die Null schlagen
pick-promotes = Der Bauer wird umgewandelt
pick-role = { PIECE($piece) }

pick-place = Gravitatur auf { $square }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
pick-draws = { $ends ->
    [mate] Schachmatt!{" "}
    [check] Schach, das deinen Zug beendet.{" "}
   *[none] {""}
}{ $count ->
    [0] Zieht nichts an
    [one] Zieht eine Figur an: { LIST($moves, join: ",") }
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

## What the menus and the messages around them say.

menu-turn = Wähle deinen Zug
menu-piece = Wähle eine Figur
menu-square = Wähle ein Feld
menu-promotion = Wähle die neue Figur
menu-file = Wähle eine Linie
menu-placement = Setze die Gravitatur
menu-game = Wähle ein Spiel

ask-piece = Welche Figur zieht?
ask-piece-without = Diesmal ziehst du ohne die Gravitatur. Mit welcher Figur?
ask-piece-after = Die Gravitatur kommt nach { $square }. Welche Figur zieht danach?
ask-target = Wohin zieht { PIECE($piece, form: "nom") } auf { $square }?
ask-promotion = In welche Figur wandelst du den Bauern um, der nach { $square } kommt?
ask-file = Auf welche Linie setzt du die Gravitatur?
# A last look at the board as it would be, for those who want one.
ask-confirm = { $notation } spielen? So stünde es dann auf dem Brett.
ask-placement = Auf welches Feld der { $file }-Linie setzt du die Gravitatur?
