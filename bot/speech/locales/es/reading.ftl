notation-letters = R D T A C
notation-word = { PIECE($piece) }
notation-fillers = a de desde hasta en
notation-captures = toma captura come
notation-castles = enrocar enroque enroco
notation-castles-short = corto
notation-castles-long = largo

mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } (y { $more } más)
}

mistake-after = Primero, el Gravitatur va a { $at }.

mistake-empty = Escribe una jugada, por ejemplo `e4` o `Nf3`.
mistake-unreadable = No entiendo { $typed }.
mistake-unreadable-roll-due = No entiendo { $typed }. Primero tira el dado.
mistake-unreadable-over = No entiendo { $typed } como jugada, y la partida ya terminó.
mistake-unreadable-move = No entiendo { $typed } como jugada. Prueba con algo como { LIST($choices, join: ",") }, o con casillas como { $squares }.

mistake-over = { $by ->
    [checkmate] La partida ya terminó por jaque mate.
    [null] La partida ya terminó por el Nulo.
    [stalemate] La partida ya terminó por rey ahogado.
   *[other] La partida ya terminó.
}
mistake-no-square = En este tablero no hay ninguna casilla { $square }.

mistake-roll-first = Primero tira el dado; después, mueve.
mistake-null-roll-first = Primero { side-name } deben tirar el dado del Nulo.
mistake-no-die = En { $game } no hay dado.
mistake-rolled = La tirada ya es un { $number }: haz una jugada.
mistake-no-roll = { $why ->
    [null] Ahora no toca la tirada del Nulo: haz una jugada.
    [check] En jaque no se tira: haz una jugada.
   *[turn] En este turno no se tira: haz una jugada.
}
mistake-number-no-roll = { $why ->
    [null] Ahora no toca la tirada del Nulo: quita el número.
    [check] En jaque no se tira: escribe `(-)` antes de la jugada, o solo la jugada.
   *[turn] En este turno no se tira: escribe `(-)` antes de la jugada, o solo la jugada.
}
mistake-number-no-die = En { $game } no hay dado: quita el número.
mistake-number-other = La tirada es un { $number }: escribe `({ $number })` antes de la jugada, o solo la jugada.
mistake-die-binds = La tirada es un { $number }, así que una pieza debe caer en la columna { $file }: { mistake-choices }.

mistake-null-elsewhere = Con un { $number }, el Nulo va a { $reached }, no a { $said }: escribe `({ $number })`.
mistake-decide = Primero { side-name } deben decidir sobre la tirada: `prevent` (anularla) o `accept` (aceptarla).
mistake-prevent = Tras la tirada, { side-name } están en jaque y deben anularla: `prevent`.
mistake-no-totem-in-game = En { $game } no hay Tótem: escribe una jugada.
mistake-nothing-to-decide = No hay ninguna tirada que aceptar o anular: haz una jugada.
mistake-nothing-to-undo = No hay ninguna tirada que deshacer. Solo puedes hacerlo en el turno que sigue a una tirada, si nadie la anuló.
mistake-no-totem = { side-start } no tienen Tótem que sacrificar: escribe una jugada.
mistake-totem-shields = Ahora no se puede sacrificar el Tótem: sin él, el rey estaría en jaque.
mistake-long-step = En jaque, un Rey Ascendido se mueve una sola casilla: no puede ir a { $to }.
mistake-pinned-swap = { PIECE($piece, form: "start") } de { $from } está { PIECE($piece, form: "pinned") } y no puede caer sobre su { PIECE($other) }.

mistake-no-gravitatur = En { $game } no hay Gravitatur: escribe solo la jugada.
mistake-without-gravitatur = El rey de { $king } está en jaque, así que mueves sin el Gravitatur: { mistake-choices }.
mistake-occupied = El Gravitatur necesita una casilla vacía, y en { $at } está { PIECE($piece, form: "the") }.
mistake-exposes-king = Con el Gravitatur en { $at }, tu rey quedaría en jaque en { $king }.
mistake-no-move-after = Con el Gravitatur en { $at } no tendrías jugadas legales.
mistake-places = El Gravitatur puede ir a { mistake-choices }.
mistake-no-place = Ahora mueves sin el Gravitatur: { mistake-choices }.
mistake-ends-turn = El Gravitatur en { $at } da jaque, y ahí termina el turno: escribe solo { mistake-choices }.
mistake-move-missing = Tras el Gravitatur en { $at } viene una jugada: { mistake-choices }.
mistake-placement-missing = Antes de la jugada, escribe adónde va el Gravitatur: { mistake-choices }.
mistake-follows-none = Vaya adonde vaya el Gravitatur, { $typed } no es posible después. Escribe su casilla y una jugada, por ejemplo { mistake-choices }.

mistake-no-castling = En { $game } no hay enroque.
mistake-no-right = { side-start } no tienen derecho a enrocarse.
mistake-no-right-with = { side-start } no tienen derecho a enrocarse con una torre en { $rook }.
mistake-castling-in-check = El rey de { $king } está en jaque, así que no puede enrocarse.
mistake-castling-in-the-way = Ahora { side-name } no pueden enrocarse ahí: lo impiden piezas o casillas atacadas.

mistake-start-empty = En { $from } no hay ninguna pieza.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } de { $from } es de las negras, pero juegan las blancas.
   *[black] { PIECE($piece, form: "start") } de { $from } es de las blancas, pero juegan las negras.
}
mistake-start-other = En { $from } hay { PIECE($piece, form: "a") }, no { PIECE($said, form: "a") }.
mistake-no-such-piece = { $on ->
    [file] { side-start } no tienen { PIECE($piece, form: "no") } en la columna { $line }.
    [rank] { side-start } no tienen { PIECE($piece, form: "no") } en la fila { $line }.
   *[none] { side-start } no tienen { PIECE($piece, form: "no") }.
}

mistake-stays-in-check = El rey de { $king } está en jaque, y con { $typed } seguiría en jaque.
mistake-walks-into-check = { $typed } pondría al rey en jaque.
mistake-exposes = { $typed } dejaría al rey en jaque.

mistake-you-can = Puedes jugar { mistake-choices }.
mistake-it-can = Con { PIECE($piece, form: "that") } puedes jugar { mistake-choices }.
mistake-it-cannot = Ahora { PIECE($piece, form: "that") } no tiene jugadas legales.
mistake-they-can = Con { PIECE($pieces, form: "yours") } puedes jugar { mistake-choices }.

mistake-promotion-missing = Añade en qué pieza se convierte el peón: { mistake-choices }.
mistake-several = { $typed } puede significar varias jugadas: { mistake-choices }.
mistake-cannot-capture = En { $game }, { PIECE($piece, form: "a") } no puede capturar.
mistake-file-missing = Si el que captura es un peón, indica su columna: { mistake-choices }.
mistake-no-such-swap = { $typed } no es un cambio posible: escribe { mistake-choices }.
mistake-captures-nothing = { $typed } no capturaría nada: escribe { mistake-choices }.
mistake-no-such-promotion = Un peón corona { LIST($roles, join: "or") }: { mistake-choices }.
mistake-no-promotion = Solo corona un peón que llega a su última fila: escribe { mistake-choices }.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } de { $from } no puede moverse así.
   *[other] { PIECE($piece, form: "start") } de { $from } no puede ir a { $to }.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "no-start") } puede moverse así.
   *[other] { PIECE($piece, form: "no-start") } puede ir a { $to }.
}
