# What an action did. $actor is white, black or person, who then is $name; $notation is the turn as
# players write it, $die the number that it was played on (0 where none was), $number a roll.
# $piece went from $from to $to, and $other the other way, or became $piece; $captured stood on $square.
# A sentence stands by itself; its attribute "led" also says who played or rolled what.
# All of it is told in the present tense, as in a game with notes.

# The sides, within a sentence and where one starts. Their verb is in the plural.
side-name = { $side ->
    [white] las blancas
   *[black] las negras
}
side-start = { $side ->
    [white] Las blancas
   *[black] Las negras
}

who = { $actor ->
    [white] Las blancas
    [black] Las negras
   *[person] { $name }
}
who-plays = { who } { $actor ->
    [person] juega
   *[side] juegan
}
who-rolls = { who } { $actor ->
    [person] saca
   *[side] sacan
}
who-gives-up = { who } { $actor ->
    [person] sacrifica
   *[side] sacrifican
} el Tótem
who-accepts = { who } { $actor ->
    [person] acepta
   *[side] aceptan
}
turn = { who-plays } { $notation }{ $die ->
    [0] {""}
   *[other] {" "}con un { $die }
}
roll = { who-rolls } un { $number }

played = { turn }.
prevented = { who-gives-up } para anular la tirada.
accepted = { who-accepts } la tirada.
gave-up-totem = { who-gives-up }: desde ahora, un jaque provocado por el Nulo supone su derrota inmediata.
gave-up-totem-to-undo = { who-gives-up } para deshacer la última tirada: vuelve la posición anterior a ella.

rolled = { roll }.
rolled-file = { roll }: columna { $file }.
rolled-freely = { roll }: columna { $file }. Ninguna pieza puede caer ahí, así que vale cualquier jugada legal.

takes = { PIECE($piece, form: "start") } captura { PIECE($captured, form: "object") } de { $square }.
    .led = { turn }: { PIECE($piece, form: "the") } captura { PIECE($captured, form: "object") } de { $square }.
swaps = { PIECE($piece, form: "start") } permuta con { PIECE($other, form: "the") }, que ahora está en { $from }.
    .led = { turn }: { PIECE($piece, form: "the") } permuta con { PIECE($other, form: "the") }, que ahora está en { $from }.
climbs = { PIECE($piece, form: "start") } escala y rebasa { LIST($past, form: "a") }.
    .led = { turn }: { PIECE($piece, form: "the") } escala y rebasa { LIST($past, form: "a") }.
promotes = El peón de { $to } se convierte en { PIECE($piece) }.
    .led = { turn }: el peón de { $to } se convierte en { PIECE($piece) }.
draws = El Gravitatur en { $square } atrae { LIST($drawn) }.
    .led = { turn }: el Gravitatur en { $square } atrae { LIST($drawn) }.
# One kind of piece, and where it is drawn: an item of what the Gravitatur draws.
drawn = { PIECE($piece, form: "object") } a { LIST($squares) }
draws-nothing = El Gravitatur en { $square } no atrae nada.
    .led = { turn }: el Gravitatur en { $square } no atrae nada.
transforms = { PIECE($other, form: "start") } se convierte en { PIECE($piece) } en { $to }.
    .led = { turn }: { PIECE($other, form: "the") } se convierte en { PIECE($piece) } en { $to }.
totem-given-up = Se sacrifica { PIECE($captured, form: "the") } de { $square }.
totem-lost = Se pierde { PIECE($captured, form: "the") } de { $square }.
undone = Vuelve la posición anterior a la tirada.
null-taken = El Tótem captura al Nulo en { $from }.
    .led = { turn }: el Tótem captura al Nulo en { $from }.
null-returns = El Nulo reaparece en { $to }.
null-returns-onto = El Nulo reaparece en { $to } y elimina { PIECE($captured, form: "object") } que estaba allí.

null-steps = El Nulo pasa de { $from } a { $to }.
    .led = { roll }: el Nulo pasa de { $from } a { $to }.
null-takes = El Nulo pasa de { $from } a { $to } y captura { PIECE($captured, form: "object") }.
    .led = { roll }: el Nulo pasa de { $from } a { $to } y captura { PIECE($captured, form: "object") }.
null-swaps = El Nulo pasa de { $from } a { $to }, y { PIECE($other, form: "the") } que estaba allí va a { $from }.
    .led = { roll }: el Nulo pasa de { $from } a { $to }, y { PIECE($other, form: "the") } que estaba allí va a { $from }.
sent-home = { PIECE($piece, form: "start") } vuelve a casa, a { $to }.
sent-home-onto = { PIECE($piece, form: "start") } vuelve a casa, a { $to }, y captura { PIECE($captured, form: "object") } que estaba allí.
sent-home-swapping = { PIECE($piece, form: "start") } vuelve a casa, a { $to }, y { PIECE($other, form: "the") } que estaba allí va a { $from }.

barred = { $side ->
    [white] Las blancas
   *[black] Las negras
} ya no pueden coronar un Tótem.
check = ¡Jaque!
checkmate = ¡Jaque mate!
check-ends-turn = ¡Jaque! Con eso termina el turno.
check-by-roll = La tirada deja en jaque { $side ->
    [white] a las blancas
    [black] a las negras
   *[both] a ambos bandos
}.
# The letters of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = ♔♕♖♗♘
