games-yours = **Tu turno** ({ $count })
games-theirs = **Turno de tu rival** ({ $count })
games-challenges = **Retos abiertos** ({ $count })
games-ended = **Tus partidas terminadas**
games-others = **Otras partidas de este servidor** ({ $count })

games-own = - { $linked ->
    [gone] **{ $variant }** (canal eliminado)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
} contra { $whom } · { $turn ->
    [0] inicio
   *[other] jugada { $turn }
} · partida { $game } · { $timed ->
    [yes] límite: { $since }
   *[no] última jugada { $since }
}
games-own-ended = - { $linked ->
    [gone] **{ $variant }** (canal eliminado)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
} contra { $whom } · { $result ->
    [won] ganaste
    [lost] perdiste
    [draw] tablas
   *[aborted] cancelada
} · partida { $game } · terminó { $since }
games-other = - { $linked ->
    [gone] **{ $variant }** (canal eliminado)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
}, { $white } vs { $black } · { $turn ->
    [0] inicio
   *[other] jugada { $turn }
} · partida { $game } · { $timed ->
    [yes] límite: { $since }
   *[no] última jugada { $since }
}

games-challenge-made = - **{ $variant }** en { $place } · esperando a { $whom } · { $since }
games-challenge-open = - **{ $variant }** en { $place } · tuyo, abierto a cualquiera · { $since }
games-challenge-to-you = - **{ $variant }** en { $place } · { $whom } te reta · { $since }
games-challenge-anybody = - **{ $variant }** en { $place } · { $whom } busca rival · { $since }

games-more = … y { $count ->
    [one] una partida más
   *[other] { $count } partidas más
}
games-more-of-yours = … y { $count ->
    [one] una más en `/games`
   *[other] { $count } más en `/games`
}
games-none = No tienes partidas en curso en este servidor. Empieza una con `/challenge`.
games-elsewhere = En este canal no hay partida. Empieza una con `/challenge` o continúa una de las tuyas:
page-of = Página { $number } de { $count }

games-wait = { $count ->
    [one] Te espera otra partida
   *[other] Te esperan otras { $count } partidas. La más urgente
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** en { $place }
} contra { $whom }.

game-about = **{ $variant } · partida { $game }**: empezó { $since }, { $turns ->
    [0] aún sin jugadas
    [one] una jugada
   *[other] { $turns } jugadas
}.
game-secret = Secreto del dado: `{ $secret }`
game-fen = FEN: { $fen }
game-fen-analysis = FEN: { $fen } · [tablero de análisis]({ $address })

button-follow = Avisarme cuando termine
follow-state = Te avisaré cuando termine esta partida. Pulsa **{ button-follow }** otra vez para que no te avise.
follow-begun = Te avisaré cuando termine la partida { $game }. Pulsa **{ button-follow }** otra vez para que no te avise.
follow-stopped = Ya no te avisaré cuando termine la partida { $game }.
follow-ended = { LIST($people) }: la partida { $game } terminó. { $last }
refused-follows-own = Juegas en la partida { $game }, así que te avisaré igualmente.

games-go-on-here = La partida { $game } continúa aquí.
refused-busy-here = Aquí hay otra partida en curso. Usa `/games` en otro canal o espera a que termine.
refused-already-here = La partida { $game } ya está en este canal.
refused-channel-there = La partida { $game } está en { $channel }.
