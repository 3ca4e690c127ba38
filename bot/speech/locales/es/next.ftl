# A player is spoken to as "tú"; a side is spoken of in the third person.

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
your-move-in-check = { $actor ->
    [white] Juegan las blancas, en jaque
    [black] Juegan las negras, en jaque
   *[person] { $name }, te toca: estás en jaque
}
only-your-totem = { $actor ->
    [white] Las blancas solo pueden sacrificar el Tótem
    [black] Las negras solo pueden sacrificar el Tótem
   *[person] { $name }, solo puedes sacrificar tu Tótem
}
in-check-only-your-totem = { $actor ->
    [white] Las blancas están en jaque y solo pueden sacrificar el Tótem
    [black] Las negras están en jaque y solo pueden sacrificar el Tótem
   *[person] { $name }, estás en jaque y solo puedes sacrificar tu Tótem
}
your-check-by-roll = { $actor ->
    [white] La tirada deja en jaque a las blancas
    [black] La tirada deja en jaque a las negras
   *[person] { $name }, la tirada te deja en jaque
}
prevent-or-accept = { $actor ->
    [white] pueden anularla (les cuesta el Tótem) o aceptarla
    [black] pueden anularla (les cuesta el Tótem) o aceptarla
   *[person] anúlala (te cuesta el Tótem) o acéptala
}
must-prevent = { $actor ->
    [white] las blancas tienen que anularla (les cuesta el Tótem)
    [black] las negras tienen que anularla (les cuesta el Tótem)
   *[person] tienes que anularla (te cuesta el Tótem)
}

next-rolls = { your-roll }.
next-rolls-null = { your-roll } del Nulo.
next-moves = { your-move }.
next-moves-in-check = { your-move-in-check }.
next-moves-in-check-unrolled = { your-move-in-check } (sin tirada).
next-sacrifices = { only-your-totem }.
next-sacrifices-in-check = { in-check-only-your-totem }.
next-decides = { your-check-by-roll }: { prevent-or-accept }.
next-prevents = { your-check-by-roll } y ahora { $actor ->
    [white] mueven { side-name }
    [black] mueven { side-name }
   *[person] mueve tu rival
}: { must-prevent }.

null-moves-after = { $turns ->
    [1] Luego se mueve el Nulo.
    [2] El Nulo se mueve en 2 jugadas.
   *[3] El Nulo se mueve en 3 jugadas.
}

engine-thinks = Estoy pensando.
