small-print = { $turn ->
    [0] { $variant } · partida { $game }
   *[other] { $variant } · jugada { $turn } · partida { $game }
}
small-print-past = { $turn ->
    [0] { $variant } · inicio · partida { $game }
   *[other] { $variant } · jugada { $turn } de { $count } · partida { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} · partida { $game }
dice-promise = SHA-256 del secreto del dado: `{ $hash }`
against-engine = contra mí (nivel { $level })

seats = { $white_is ->
    [engine] Yo juego con blancas y { $black } con negras.
   *[person] { $black_is ->
        [engine] { $white } juega con blancas y yo con negras.
       *[person] { $white } juega con blancas y { $black } con negras.
    }
}
was-next = Era { whose }.
is-next = Es { whose }.
whose = { $name_is ->
    [engine] mi turno
   *[person] el turno de { $name }
}
thread-name = { $challenger } vs { $accepter } · { $variant }
