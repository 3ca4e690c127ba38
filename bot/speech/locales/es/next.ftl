# Who is next, and what they have to do. $actor and $name as in account.ftl; $side is the other side.
# A person is spoken to as "tú"; a side is spoken of in the third person.

your-roll = { $actor ->
    [white] Las blancas tiran el dado
    [black] Las negras tiran el dado
   *[person] { $name }, tira el dado
}
your-move = { $actor ->
    [white] Juegan las blancas
    [black] Juegan las negras
   *[person] { $name }, te toca
}
you-in-check = { $actor ->
    [white] Las blancas están en jaque
    [black] Las negras están en jaque
   *[person] { $name }, estás en jaque
}
your-check-by-roll = { $actor ->
    [white] La tirada deja en jaque a las blancas
    [black] La tirada deja en jaque a las negras
   *[person] { $name }, la tirada te deja en jaque
}
# Behind "you-in-check".
and-your-move = { $actor ->
    [person] te toca
   *[side] les toca
}
only-your-totem = { $actor ->
    [white] Las blancas solo pueden sacrificar el Tótem
    [black] Las negras solo pueden sacrificar el Tótem
   *[person] { $name }, solo puedes sacrificar tu Tótem
}
and-only-your-totem = { $actor ->
    [person] solo puedes sacrificar tu Tótem
   *[side] solo pueden sacrificar el Tótem
}
prevent-or-accept = { $actor ->
    [person] anúlala sacrificando tu Tótem o acéptala
   *[side] pueden anularla sacrificando el Tótem o aceptarla
}
must-prevent = { $actor ->
    [person] tienes que anularla sacrificando tu Tótem
   *[side] tienen que anularla sacrificando el Tótem
}

next-rolls = { your-roll }.
next-rolls-null = { your-roll } del Nulo.
next-moves = { your-move }.
next-moves-in-check = { you-in-check }; { and-your-move }.
next-moves-in-check-unrolled = { you-in-check } (sin tirada); { and-your-move }.
next-sacrifices = { only-your-totem }.
next-sacrifices-in-check = { you-in-check }; { and-only-your-totem }.
next-decides = { your-check-by-roll }: { prevent-or-accept }.
next-prevents = { your-check-by-roll }, y les toca { $side ->
    [white] a las blancas
   *[black] a las negras
}: { must-prevent }.

# After so many turns, this one among them, the Null moves.
null-moves-after = { $turns ->
    [1] Tras este turno se mueve el Nulo.
    [2] El Nulo se mueve dentro de dos turnos.
   *[3] El Nulo se mueve dentro de tres turnos.
}

# While the engine, called $name, has to act.
engine-thinks = { $name } está pensando.
