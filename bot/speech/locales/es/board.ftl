# A board's message: the line in small print, and what is said around the last turn. $white and
# $black are people, $variant is the game's name and $game its number.

small-print = { $turn ->
    [0] { $variant } · partida { $game }
   *[other] { $variant } · turno { $turn } · partida { $game }
}
# $count: how many turns the game has so far.
small-print-past = { $turn ->
    [0] { $variant } · inicio · partida { $game }
   *[other] { $variant } · turno { $turn } de { $count } · partida { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] un turno
   *[other] { $count } turnos
} · partida { $game }
# In the small print of the first board: all rolls follow from a secret with this SHA-256.
dice-promise = SHA-256 del secreto de los dados: `{ $hash }`
# In the small print of a game against the engine.
against-engine = contra Eightfold (nivel { $level })

seats = { $white } juega con blancas; { $black }, con negras.
# Who was next on a board of the past, and who still is.
was-next = Le tocaba a { $name }.
is-next = Le toca a { $name }.
