# A hint in a game against Eightfold: the best turn, and what speaks for it. $turn is the turn as it is
# written, $words the same in words. $side is white or black; $numbers and $count as in danger.ftl,
# where $count is 0 if no die decides.

hint-best = La mejor jugada es { $turn }.
hint-best-move = La mejor jugada es { $turn } ({ $words }).
hint-wins = Gana en el acto.
hint-checks = Da jaque.
# The player could win with the next turn, if the other side did nothing.
hint-threat = { $count ->
    [0] Amenaza con ganar en tu próximo turno.
   *[other] Amenaza con ganar en tu próximo turno { danger-on-mid }.
}
hint-saved = { $count ->
    [0] Sin ella, { side-name } podrían ganar en el próximo turno.
   *[other] Sin ella, { side-name } podrían ganar en el próximo turno { danger-on-mid }.
}
hint-left = { $count ->
    [0] Aun así, { side-name } pueden ganar en el próximo turno.
   *[other] Aun así, { side-name } pueden ganar en el próximo turno { danger-on-mid }.
}
danger-on-mid = { $count ->
    [one] con un { LIST($numbers, join: "or") }
    [8] con cualquier número
   *[other] con { LIST($numbers, join: "or") }
}
# $pieces are pieces with their squares, as in notation: those that can now be taken with gain, and
# the player's own that could have been.
hint-attacks = Ataca { LIST($pieces) }.
hint-rescues = Evita que te capturen { LIST($pieces) }.
# $dangers are sentences of danger.ftl.
hint-averted = Lo que evita: { $dangers }
hint-dangers = Después: { $dangers }
# The other side's turn, as it is written, and in words.
hint-answer = La respuesta que espero es { $turn } ({ $words }).
# What the player can expect with it: 100 is a win, 50 a draw.
hint-worth = Con ella puedes esperar un { $percent } % (100 % es una victoria; 50 %, tablas).
hint-forced = { $turns ->
    [0] Así ganas con la tirada, salga lo que salga.
    [one] Así ganas en tu próximo turno, pase lo que pase.
   *[other] Así ganas en { $turns } turnos, pase lo que pase.
}
hint-lost = Pero la partida está perdida: no veo ninguna defensa.
