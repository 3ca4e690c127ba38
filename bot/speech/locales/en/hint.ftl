# A hint in a game against the bot: the best move and why. $turn is the move in notation, $words the
# same in words. $side is white or black; $numbers and $count as in danger.ftl, but $count is 0
# where no roll decides.

hint-best = Best move: { $turn }.
hint-best-move = Best move: { $turn } ({ $words }).
hint-wins = It wins immediately.
hint-checks = It gives check.
# The player's next move would win, if the other side did nothing.
hint-threat = { $count ->
    [0] It threatens to win next move.
   *[other] It threatens to win next move { danger-on-mid }.
}
hint-saved = { $count ->
    [0] Without it, { danger-side } could win next move.
   *[other] Without it, { danger-side } could win next move { danger-on-mid }.
}
hint-left = { $count ->
    [0] Even so, { danger-side } can win next move.
   *[other] Even so, { danger-side } can win next move { danger-on-mid }.
}
danger-on-mid = { $count ->
    [8] on any roll
   *[other] on a roll of { LIST($numbers, join: "or") }
}
# $pieces are pieces with their squares, in notation: those the player can now win, and the
# player's own that would have been lost.
hint-attacks = It attacks { LIST($pieces) }.
hint-rescues = It saves { LIST($pieces) }.
# $dangers are sentences of danger.ftl.
hint-averted = It stops this: { $dangers }
hint-dangers = After this move: { $dangers }
hint-answer = Expected reply: { $turn } ({ $words }).
# $percent: the player's chances after it.
hint-worth = Your chances with the best move: { $percent }% (100% is a win, 50% a draw).
hint-forced = { $turns ->
    [0] Then you win, whatever the roll.
    [one] Then you win next move, whatever happens.
   *[other] Then you win in { $turns } moves, whatever happens.
}
hint-lost = But the game is lost: I see no defense.
