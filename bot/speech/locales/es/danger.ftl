danger-on = { $count ->
    [8] Con cualquier tirada
    [one] Con un { LIST($numbers, join: "or") }
   *[other] Con una tirada de { LIST($numbers, join: "or") }
}

danger-takes-royal = { danger-on }, el Nulo captura { PIECE($piece, form: "object") }.
danger-demotes-and-loses = { danger-on }, { PIECE($piece, form: "the") } vuelve a ser rey y { side-name }, sin Tótem, pierden.
danger-removes-royal = { danger-on }, el Nulo reaparece en { $square } y elimina { PIECE($piece, form: "object") }: tablas.
danger-checks = { danger-on }, el Nulo deja en jaque a { side-name }, que pierden.
danger-checks-both = { danger-on }, el Nulo deja en jaque a ambos bandos: tablas.
danger-mates = { danger-on }, { side-name } reciben mate.
danger-stalemates = { danger-on }, { side-name } quedan ahogadas: tablas.

danger-strikes = { danger-on }, { PIECE($totem, form: "the") } vuelve a casa ({ $home }) y captura { PIECE($struck, form: "object") }.
danger-displaces = { danger-on }, { PIECE($totem, form: "the") } vuelve a casa ({ $home }), y { PIECE($royal, form: "the") } va a { $square } como { PIECE($becomes) }.
danger-takes = { danger-on }, el Nulo captura { PIECE($piece, form: "object") } de { $square }.
danger-removes = { danger-on }, el Nulo reaparece en { $square } y elimina { PIECE($piece, form: "object") }.
danger-prevents = { danger-on }, { side-name } quedan en jaque y deben sacrificar el Tótem para anular la tirada.
danger-demotes = { danger-on }, { PIECE($piece, form: "the") } vuelve a ser rey y { side-name } pierden el Tótem.
