# Lists of games and challenges, for the person who asks. $count: how many are in a list.

games-yours = **Te toca jugar** ({ $count })
games-theirs = **Le toca a tu rival** ({ $count })
games-challenges = **Retos abiertos** ({ $count })
games-others = **Otras partidas de este servidor** ({ $count })

# A game: $variant is its name, $whom the opponent, $since how long ago the last turn was, such as “hace 3
# horas”. $linked is yes where $place is the address of its board, else $place is its channel.
games-own = - { $linked ->
    [gone] **{ $variant }**, cuyo canal ya no existe,
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
} contra { $whom } · { $turn ->
    [0] el comienzo
   *[other] turno { $turn }
} · partida { $game } · { $timed ->
    [yes] fin del tiempo: { $since }
   *[no] última acción { $since }
}
# The same of others.
games-other = - { $linked ->
    [gone] **{ $variant }**, cuyo canal ya no existe
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
}, { $white } contra { $black } · { $turn ->
    [0] el comienzo
   *[other] turno { $turn }
} · partida { $game } · { $timed ->
    [yes] fin del tiempo: { $since }
   *[no] última acción { $since }
}

# A challenge in the channel $place, made $since; $whom is the other person.
games-challenge-made = - **{ $variant }** en { $place } · { $whom } aún no te ha respondido · { $since }
games-challenge-open = - **{ $variant }** en { $place } · tuyo, para cualquiera · { $since }
games-challenge-to-you = - **{ $variant }** en { $place } · { $whom } te reta · { $since }
games-challenge-anybody = - **{ $variant }** en { $place } · { $whom } busca rival · { $since }

games-more = … y { $count ->
    [one] una partida más
   *[other] { $count } partidas más
}
games-more-of-yours = … y { $count ->
    [one] una más: `/games` las muestra todas
   *[other] { $count } más: `/games` las muestra todas
}
games-none = No juegas ninguna partida en este servidor. `/challenge` empieza una.
games-elsewhere = En este canal no se juega ninguna partida. Estas son las tuyas en este servidor; `/challenge` empieza otra.
page-of = Página { $number } de { $count }

# To who has just made a turn: the one of their other games that has waited longest.
games-wait = { $count ->
    [one] Otra partida te espera
   *[other] Te esperan otras { $count } partidas; la más urgente
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
} contra { $whom }.

## A game on paper.

# $since is the time when it began.
game-about = **{ $variant } · partida { $game }**, empezada el { $since }, { $turns ->
    [0] ningún turno todavía
    [one] un turno
   *[other] { $turns } turnos
}.
game-secret = El secreto: `{ $secret }`

## Following a game that others play.

button-follow = Seguir
follow-state = Sigues esta partida; pulsa **Seguir** para dejarlo.
follow-begun = Sigues la partida { $game }: te mencionaré una sola vez, cuando termine. Si vuelves a pulsar **Seguir**, no lo haré.
follow-stopped = Ya no sigues la partida { $game }.
# $people are mentioned, $last tells how the game ended.
follow-ended = { LIST($people) }: la partida { $game } ha terminado. { $last }
refused-follows-own = En la partida { $game } juegas tú: te menciono cuando te toca y cuando termina.

games-go-on-here = La partida { $game } continúa aquí.
refused-busy-here = Aquí hay otra partida en curso. Usa `/games` en otro canal, o aquí cuando esa partida haya terminado.
refused-already-here = La partida { $game } ya se juega en este canal.
refused-channel-there = La partida { $game } se juega en { $channel }.
