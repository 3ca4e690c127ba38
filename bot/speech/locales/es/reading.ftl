# Why what a person typed names no legal action. Each message is one or two whole sentences, and an
# answer is up to three messages, one after the other.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# come marked as code. $choices are at most eight, and $more counts the rest. $game is a game's
# name (each starts with "Ajedrez", so "el" fits), $side is white or black, and $piece one piece,
# without its colour unless said otherwise. $king, $from, $to and $at are squares.

# The letters that notation in this language has for king, queen, rook, bishop and knight.
notation-letters = R D T A C
# A piece as one word that may be typed.
notation-word = { PIECE($piece) }

mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } (hay { $more } más)
}

# Before another message, where the move that it is about comes after a legal placement: the board
# is then as the Gravitatur leaves it.
mistake-after = Primero, el Gravitatur va a { $at }.

## The text has the form of no action.

mistake-empty = Aquí no hay nada que leer: escribe una jugada.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = No entiendo { $typed }.
mistake-unreadable-roll-due = No entiendo { $typed }, y falta una tirada: tira primero el dado.
mistake-unreadable-over = No entiendo { $typed } como jugada, y la partida ya terminó.
mistake-unreadable-move = No entiendo { $typed } como jugada. Escribe, por ejemplo, { LIST($choices, join: ",") }, o bien sus casillas: { $squares }.

## The game, the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] La partida terminó por jaque mate: ya no queda nada que jugar.
    [null] La partida terminó por el Nulo: ya no queda nada que jugar.
    [stalemate] La partida terminó por rey ahogado: ya no queda nada que jugar.
   *[other] La partida ya terminó: no queda nada que jugar.
}
mistake-no-square = El tablero no tiene ninguna casilla { $square }.

## The die. $number is what it shows.

mistake-roll-first = Falta una tirada: tira primero el dado y haz después tu jugada.
mistake-null-roll-first = Falta la tirada del Nulo: primero tiran el dado { side-name }.
mistake-no-die = En el { $game } no se tira ningún dado.
mistake-rolled = El dado ya marca { $number }: ahora haz una jugada.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third turn), check or turn.
mistake-no-roll = { $why ->
    [null] El dado del Nulo se tira cada tres turnos, y ahora no toca: haz una jugada.
    [check] En jaque no se tira el dado: haz una jugada.
   *[turn] En este turno no se tira el dado: haz una jugada.
}
mistake-number-no-roll = { $why ->
    [null] El dado del Nulo se tira cada tres turnos, y ahora no toca: quita el número.
    [check] En jaque no se tira el dado: antes de la jugada escribe `(-)` o nada.
   *[turn] En este turno no se tira el dado: antes de la jugada escribe `(-)` o nada.
}
mistake-number-no-die = En el { $game } no se tira ningún dado: quita el número.
mistake-number-other = El dado marca { $number }: antes de la jugada escribe `({ $number })` o nada.
# $file is a letter.
mistake-die-binds = El dado marca { $number }, así que una pieza debe caer en la columna { $file }: { mistake-choices }.

## Totems, the Null's roll, and what is decided about it.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = Con un { $number }, el Nulo va a { $reached }, no a { $said }: escribe `({ $number })`.
mistake-decide = Primero deciden sobre la tirada { side-name }: `prevent` (anularla) o `accept` (aceptarla).
mistake-prevent = Tras la tirada, { side-name } están en jaque y tienen que anularla: `prevent`.
mistake-no-totem-in-game = En el { $game } no hay ningún Tótem: escribe una jugada.
mistake-nothing-to-decide = No hay ninguna tirada que aceptar o anular: haz una jugada.
mistake-nothing-to-undo = No hay ninguna tirada que deshacer: eso solo se puede en el turno que sigue a una tirada, si no fue anulada.
mistake-no-totem = { side-start } no tienen ningún Tótem que sacrificar: escribe una jugada.
mistake-totem-shields = Ahora no se puede sacrificar el Tótem: sin él, el rey estaría en jaque.
mistake-long-step = En jaque, un Rey Ascendido se mueve una sola casilla: no llega a { $to }.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { PIECE($piece, form: "start") } de { $from } está { PIECE($piece, form: "pinned") }, y una pieza clavada no puede caer sobre su { PIECE($other) } para permutar.

## Placing the Gravitatur.

mistake-no-gravitatur = En el { $game } no hay Gravitatur: escribe solo la jugada.
mistake-without-gravitatur = El rey de { $king } está en jaque, así que juegas sin el Gravitatur: { mistake-choices }.
# $piece has an owner here.
mistake-occupied = El Gravitatur necesita una casilla vacía, y en { $at } está { PIECE($piece, form: "the") }.
mistake-exposes-king = Con el Gravitatur en { $at }, tu rey quedaría en jaque en { $king }.
mistake-no-move-after = Con el Gravitatur en { $at } no tendrías ninguna jugada legal.
# These two come behind the three before. $choices are squares in the first, not marked as code.
mistake-places = El Gravitatur puede ir a { mistake-choices }.
mistake-no-place = Esta vez juegas sin el Gravitatur: { mistake-choices }.
mistake-ends-turn = El Gravitatur en { $at } da jaque, y con eso termina el turno: escribe solo { mistake-choices }.
mistake-move-missing = Después del Gravitatur en { $at } viene una jugada: { mistake-choices }.
mistake-placement-missing = Antes de la jugada, indica adónde va el Gravitatur: { mistake-choices }.
mistake-follows-none = Vaya adonde vaya el Gravitatur, { $typed } no puede seguirle. Escribe la casilla del Gravitatur y después una jugada, por ejemplo { mistake-choices }.

## Castling.

mistake-no-castling = En el { $game } no hay enroque.
mistake-no-right = { side-start } no tienen derecho a enrocar.
mistake-no-right-with = { side-start } no tienen derecho a enrocar con una torre en { $rook }.
mistake-castling-in-check = El rey de { $king } está en jaque, y en jaque no se puede enrocar.
mistake-castling-in-the-way = { side-start } no pueden enrocar ahora por ese lado: lo impiden piezas o casillas atacadas.

## Where a move starts.

mistake-start-empty = En { $from } no hay ninguna pieza.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } de { $from } es de las negras, y juegan las blancas.
   *[black] { PIECE($piece, form: "start") } de { $from } es de las blancas, y juegan las negras.
}
# $said is the piece that was typed.
mistake-start-other = En { $from } hay { PIECE($piece, form: "a") }, no { PIECE($said, form: "a") }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] { side-start } no tienen { PIECE($piece, form: "no") } en la columna { $line }.
    [rank] { side-start } no tienen { PIECE($piece, form: "no") } en la fila { $line }.
   *[none] { side-start } no tienen { PIECE($piece, form: "no") }.
}

## The king's safety. A message about what can be played comes behind each.

mistake-stays-in-check = El rey de { $king } está en jaque, y con { $typed } seguiría estándolo.
mistake-walks-into-check = Con { $typed } el rey se pondría en jaque.
mistake-exposes = Con { $typed } el rey quedaría en jaque.

## What can be played. $pieces are several of a kind.

mistake-you-can = Puedes jugar { mistake-choices }.
mistake-it-can = Con { PIECE($piece, form: "that") } puedes jugar { mistake-choices }.
mistake-it-cannot = Con { PIECE($piece, form: "that") } no hay ahora ninguna jugada legal.
mistake-they-can = Con { PIECE($pieces, form: "yours") } puedes jugar { mistake-choices }.

## Moves.

mistake-promotion-missing = Indica en qué se convierte el peón: { mistake-choices }.
mistake-several = { $typed } puede significar varias jugadas: { mistake-choices }.
mistake-cannot-capture = En el { $game }, { PIECE($piece, form: "a") } no puede capturar.
mistake-file-missing = Cuando captura un peón, se indica su columna: { mistake-choices }.
mistake-no-such-swap = { $typed } no es una permuta posible: escribe { mistake-choices }.
mistake-captures-nothing = { $typed } no capturaría nada: escribe { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = Un peón se convierte en { LIST($roles, join: "or") }: { mistake-choices }.
mistake-no-promotion = Solo corona un peón que llega a su última fila: escribe { mistake-choices }.
# $to is none where no square was typed. What can be played comes behind both.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } de { $from } no puede moverse así.
   *[other] { PIECE($piece, form: "start") } de { $from } no puede ir a { $to }.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "no-start") } puede moverse así.
   *[other] { PIECE($piece, form: "no-start") } puede ir a { $to }.
}
