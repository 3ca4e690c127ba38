pick-move = { PIECE($piece, form: "head") } de { $from } a { $to }
pick-swap = { PIECE($piece, form: "head") } de { $from } cambia de sitio con { PIECE($other, form: "the") } de { $to }
pick-place-move = Gravitatur en { $square }, { PIECE($piece) } de { $from } a { $to }
pick-also-takes = captura { PIECE($piece, form: "object") }
pick-also-takes-null = captura al Nulo
pick-also-climbs = escala a { $to }
pick-also-becomes = corona { PIECE($piece) }
pick-piece = { PIECE($piece, form: "head") } de { $square }
pick-targets = a { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: capturar { PIECE($piece, form: "object") }
pick-swaps = { $to }: cambiar de sitio con { PIECE($piece, form: "the") }
pick-takes-null = { $to }: capturar al Nulo
pick-promotes = El peón corona
pick-role = { PIECE($piece, form: "head") }

pick-place = Gravitatur en { $square }
pick-place-pulls = { $square }: { pulled }
pick-draws = { $ends ->
    [mate] ¡Jaque mate!{" "}
    [check] Jaque: ahí termina tu turno.{" "}
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

menu-turn = Elige una jugada
menu-turn-from = Elige una jugada ({ $first } a { $last })
menu-piece = Elige una pieza
menu-square = Elige una casilla
menu-promotion = Elige la nueva pieza
menu-file = Elige una columna
menu-placement = Coloca el Gravitatur
menu-game = Elige una variante

ask-piece = ¿Qué pieza mueves?
ask-piece-without = Esta vez mueves sin el Gravitatur. ¿Qué pieza?
ask-piece-after = Gravitatur en { $square }. ¿Qué pieza mueves?
ask-target = ¿Adónde va { PIECE($piece, form: "the") } de { $square }?
ask-promotion = ¿En qué pieza se convierte el peón en { $square }?
ask-file = ¿En qué columna va el Gravitatur?
ask-confirm = ¿Juegas { $notation }? Así quedaría el tablero.
ask-placement = ¿En qué casilla de la columna { $file } va el Gravitatur?
suggestion-partial = Elegir entre { $count } jugadas
