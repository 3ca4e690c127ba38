# A board's message: the line in small print, and what is said around the last turn. $white and
# $black are people, $variant is the game's name and $game its number.

small-print = { $turn ->
    [0] { $variant } · Partie { $game }
   *[other] { $variant } · Zug { $turn } · Partie { $game }
}
# $count: how many turns the game has so far.
small-print-past = { $turn ->
    [0] { $variant } · Anfang · Partie { $game }
   *[other] { $variant } · Zug { $turn } von { $count } · Partie { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} · Partie { $game }
# In the small print of the first board: all rolls follow from a secret with this SHA-256.
dice-promise = SHA-256 des Würfelgeheimnisses: `{ $hash }`
# In the small print of a game against the engine.
against-engine = gegen Eightfold (Stufe { $level })

seats = { $white } spielt Weiß, { $black } spielt Schwarz.
# Who was next on a board of the past, and who still is.
was-next = { $name } war am Zug.
is-next = { $name } ist am Zug.
