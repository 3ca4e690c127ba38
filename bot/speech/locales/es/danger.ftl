# What numbers would do if the die were rolled for the Null now. $numbers are the numbers, each as
# "danger-number", and $count is how many they are. $side is white or black.

danger-on = { $count ->
    [one] Con un { LIST($numbers, join: "or") },
    [8] Con cualquier número,
   *[other] Con { LIST($numbers, join: "or") },
}

# The game ends.
danger-takes-royal = { danger-on } el Nulo captura { PIECE($piece, form: "object") }.
danger-demotes-and-loses = { danger-on } { PIECE($piece, form: "the") } vuelve a ser un simple rey y { side-name }, sin Tótem, pierden la partida.
danger-removes-royal = { danger-on } el Nulo reaparece en { $square } y elimina { PIECE($piece, form: "object") }: tablas.
danger-checks = { danger-on } el Nulo deja en jaque a { side-name }, que pierden la partida.
danger-checks-both = { danger-on } el Nulo deja en jaque a ambos bandos: tablas.
danger-mates = { danger-on } { side-name } reciben jaque mate.
danger-stalemates = { danger-on } { side-name } quedan ahogadas: tablas.

# It goes on; the first of these also where the piece struck is a king.
danger-strikes = { danger-on } { PIECE($totem, form: "the") } vuelve a casa, a { $home }, y captura { PIECE($struck, form: "object") }.
danger-displaces = { danger-on } { PIECE($totem, form: "the") } vuelve a casa, a { $home }, y { PIECE($royal, form: "the") } que está allí va a { $square } como { PIECE($becomes) }.
danger-takes = { danger-on } el Nulo captura { PIECE($piece, form: "object") } de { $square }.
danger-removes = { danger-on } el Nulo reaparece en { $square } y elimina { PIECE($piece, form: "object") }.
danger-prevents = { danger-on } { side-name } quedan en jaque y tienen que sacrificar el Tótem para anular la tirada.
danger-demotes = { danger-on } { PIECE($piece, form: "the") } vuelve a ser un simple rey y { side-name } pierden el Tótem.
