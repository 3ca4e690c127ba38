# A board's message. $white, $black and $name are players, $variant is the variant's name and $game
# the game's number.

# Small print. $turn is the number of the last move.
small-print = { $turn ->
    [0] { $variant } · game { $game }
   *[other] { $variant } · move { $turn } · game { $game }
}
# $count: the game's moves so far.
small-print-past = { $turn ->
    [0] { $variant } · start · game { $game }
   *[other] { $variant } · move { $turn } of { $count } · game { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] 1 move
   *[other] { $count } moves
} · game { $game }
# On the first board: all rolls follow from a secret with this SHA-256.
dice-promise = SHA-256 of the dice secret: `{ $hash }`
# In a game against the bot.
against-engine = against me (level { $level })

# $white_is and $black_is, like $name_is: engine where that is the bot, else person.
seats = { $white_is ->
    [engine] I play White, { $black } plays Black.
   *[person] { $black_is ->
        [engine] { $white } plays White, I play Black.
       *[person] { $white } plays White, { $black } plays Black.
    }
}
# On a board of the past, and on the newest one.
was-next = It was { whose } turn.
is-next = It's { whose } turn.
whose = { $name_is ->
    [engine] my
   *[person] { $name }'s
}
# The name of a game's thread.
thread-name = { $challenger } vs { $accepter } · { $variant }
