# A board's message: the line in small print, and what is said around the last turn. $white and
# $black are people, $variant is the game's name and $game its number.

small-print = { $turn ->
    [0] { $variant } · партия { $game }
   *[other] { $variant } · ход { $turn } · партия { $game }
}
# $count: how many turns the game has so far.
small-print-past = { $turn ->
    [0] { $variant } · начало · партия { $game }
   *[other] { $variant } · ход { $turn } из { $count } · партия { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} · партия { $game }
# In the small print of the first board: all rolls follow from a secret with this SHA-256.
dice-promise = SHA-256 секрета кубика: `{ $hash }`
# In the small print of a game against the engine.
against-engine = против Eightfold (уровень { $level })

seats = Белыми играет { $white }, чёрными — { $black }.
# Who was next on a board of the past, and who still is.
was-next = Следующий ход был за { $name }.
is-next = Следующий ход за { $name }.
