# A board's message: the line in small print, and what is said around the last turn. $white and
# $black are people, $variant is the game's name and $game its number.

small-print = { $turn ->
    [0] { $variant } · game { $game }
   *[other] { $variant } · turn { $turn } · game { $game }
}
# $count: how many turns the game has so far.
small-print-past = { $turn ->
    [0] { $variant } · the start · game { $game }
   *[other] { $variant } · turn { $turn } of { $count } · game { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] one turn
   *[other] { $count } turns
} · game { $game }
# In the small print of the first board: all rolls follow from a secret with this SHA-256.
dice-promise = SHA-256 of the dice's secret: `{ $hash }`
# In the small print of a game against the engine.
against-engine = against Eightfold (level { $level })

seats = { $white } plays White, { $black } plays Black.
# Who was next on a board of the past, and who still is.
was-next = { $name } was next.
is-next = { $name } is next.
