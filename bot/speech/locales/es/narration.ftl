# What happened is told in the present tense, which is the same in Spain and in Latin America.

# The sides, within a sentence and at its start. Their verb is in the plural.
side-name = { $side ->
    [white] las blancas
   *[black] las negras
}
side-start = { $side ->
    [white] Las blancas
   *[black] Las negras
}

who-plays = { $actor ->
    [white] Las blancas juegan
    [black] Las negras juegan
    [engine] Juego
   *[person] { $name } juega
}
who-rolls = { $actor ->
    [white] Las blancas sacan
    [black] Las negras sacan
    [engine] Saco
   *[person] { $name } saca
}
who-sacrifices = { $actor ->
    [white] Las blancas sacrifican
    [black] Las negras sacrifican
    [engine] Sacrifico
   *[person] { $name } sacrifica
} el Tótem
who-accepts = { $actor ->
    [white] Las blancas aceptan
    [black] Las negras aceptan
    [engine] Acepto
   *[person] { $name } acepta
}
turn = { who-plays } { $notation }{ $die ->
    [0] {""}
   *[other] {" "}con un { $die }
}
roll = { who-rolls } un { $number }

played = { turn }.
prevented = { who-sacrifices } para anular la tirada.
accepted = { who-accepts } la tirada.
gave-up-totem = { who-sacrifices }. Sin él, { $actor ->
    [white] si una tirada deja en jaque a su rey, pierden
    [black] si una tirada deja en jaque a su rey, pierden
    [engine] si una tirada deja en jaque a mi rey, pierdo
   *[person] si una tirada deja en jaque a su rey, pierde
} la partida.
gave-up-totem-to-undo = { who-sacrifices } para deshacer la última tirada.

rolled = { roll }.
rolled-file = { roll }: columna { $file }.
rolled-freely = { roll }: columna { $file }. Ninguna pieza puede llegar ahí: vale cualquier jugada legal.

takes = { PIECE($piece, form: "start") } captura { PIECE($captured, form: "object") } de { $square }.
    .led = { turn }: { PIECE($piece, form: "the") } captura { PIECE($captured, form: "object") } de { $square }.
swaps = { PIECE($piece, form: "start") } cambia de sitio con { PIECE($other, form: "the") }, que pasa a { $from }.
    .led = { turn }: { PIECE($piece, form: "the") } cambia de sitio con { PIECE($other, form: "the") }, que pasa a { $from }.
climbs = { PIECE($piece, form: "start") } escala y rebasa { LIST($past, form: "a") }.
    .led = { turn }: { PIECE($piece, form: "the") } escala y rebasa { LIST($past, form: "a") }.
promotes = El peón corona { PIECE($piece) } en { $to }.
    .led = { turn }: el peón corona { PIECE($piece) } en { $to }.
draws = El Gravitatur de { $square } atrae { LIST($drawn) }.
    .led = { turn }: el Gravitatur de { $square } atrae { LIST($drawn) }.
drawn = { PIECE($piece, form: "object") } a { LIST($squares) }
draws-nothing = El Gravitatur de { $square } no atrae nada.
    .led = { turn }: el Gravitatur de { $square } no atrae nada.
pulled = { $count ->
    [0] no atrae nada
    [one] atrae 1 pieza
   *[other] atrae { $count } piezas
}
pulls = El Gravitatur { pulled }.
    .led = { turn }: el Gravitatur { pulled }.
transforms = { PIECE($other, form: "start") } se convierte en { PIECE($piece) } en { $to }.
    .led = { turn }: { PIECE($other, form: "the") } se convierte en { PIECE($piece) } en { $to }.
totem-given-up = Se sacrifica { PIECE($captured, form: "the") } de { $square }.
totem-lost = Se pierde { PIECE($captured, form: "the") } de { $square }.
undone = La tirada se deshace.
null-taken = El Tótem captura al Nulo en { $from }.
    .led = { turn }: el Tótem captura al Nulo en { $from }.
null-returns = El Nulo reaparece en { $to }.
null-returns-onto = El Nulo reaparece en { $to } y elimina { PIECE($captured, form: "object") }.

null-steps = El Nulo va de { $from } a { $to }.
    .led = { roll }: el Nulo va de { $from } a { $to }.
null-takes = El Nulo va de { $from } a { $to } y captura { PIECE($captured, form: "object") }.
    .led = { roll }: el Nulo va de { $from } a { $to } y captura { PIECE($captured, form: "object") }.
null-swaps = El Nulo va de { $from } a { $to } y cambia de sitio con { PIECE($other, form: "the") }.
    .led = { roll }: el Nulo va de { $from } a { $to } y cambia de sitio con { PIECE($other, form: "the") }.
sent-home = { PIECE($piece, form: "start") } vuelve a casa ({ $to }).
sent-home-onto = { PIECE($piece, form: "start") } vuelve a casa ({ $to }) y captura { PIECE($captured, form: "object") }.
sent-home-swapping = { PIECE($piece, form: "start") } vuelve a casa ({ $to }), y { PIECE($other, form: "the") } va a { $from }.

barred = { $side ->
    [white] Las blancas
   *[black] Las negras
} ya no pueden coronar Tótem.
check = ¡Jaque!
checkmate = ¡Jaque mate!
check-ends-turn = ¡Jaque! Ahí termina el turno.
check-by-roll = La tirada deja en jaque { $side ->
    [white] a las blancas
    [black] a las negras
   *[both] a ambos bandos
}.
notation-pieces = ♔♕♖♗♘
