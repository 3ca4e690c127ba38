# The lines of the menus from which a turn is chosen. $piece is one piece, and $from, $to and
# $square are squares; what a line does beyond the move is told in the sentences of account.ftl.

pick-move = { PIECE($piece, form: "head") } de { $from } a { $to }
pick-swap = { PIECE($piece, form: "head") } de { $from } permuta con { PIECE($other, form: "the") } de { $to }
pick-place-move = Gravitatur en { $square }, { PIECE($piece) } de { $from } a { $to }
pick-piece = { PIECE($piece, form: "head") } de { $square }
pick-targets = a { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: capturar { PIECE($piece, form: "object") }
pick-swaps = { $to }: permutar con { PIECE($piece, form: "the") }
pick-takes-null = { $to }: capturar al Nulo
pick-promotes = El peón corona
pick-role = { PIECE($piece, form: "head") }

pick-place = Gravitatur en { $square }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
pick-draws = { $ends ->
    [mate] ¡Jaque mate!{" "}
    [check] Jaque: tu turno termina ahí.{" "}
   *[none] {""}
}{ $count ->
    [0] No atrae nada
    [one] Atrae { LIST($moves, join: ",") }
   *[other] Atrae { $count } piezas: { LIST($moves, join: ",") }
}
pick-file = Columna { $file }
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· mate en { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· jaque en { LIST($checking, join: ",") }
}

## What the menus and the messages around them say.

menu-turn = Elige tu jugada
menu-piece = Elige una pieza
menu-square = Elige una casilla
menu-promotion = Elige en qué se convierte
menu-file = Elige una columna
menu-placement = Coloca el Gravitatur
menu-game = Elige un juego

ask-piece = ¿Qué pieza mueves?
ask-piece-without = Esta vez juegas sin el Gravitatur. ¿Qué pieza mueves?
ask-piece-after = Con el Gravitatur en { $square }, ¿qué pieza mueves?
ask-target = ¿Adónde va { PIECE($piece, form: "the") } de { $square }?
ask-promotion = ¿En qué se convierte el peón que va a { $square }?
ask-file = ¿En qué columna colocas el Gravitatur?
# A last look at the board as it would be, for those who want one.
ask-confirm = ¿Juegas { $notation }? Así quedaría el tablero.
ask-placement = ¿En qué casilla de la columna { $file } colocas el Gravitatur?
