# A hint in a game against Eightfold: the best turn, and what speaks for it. $turn is the turn as it is
# written, $words the same in words. $side is white or black; $numbers and $count as in danger.ftl,
# where $count is 0 if no die decides.

hint-best = The best turn is { $turn }.
hint-best-move = The best turn is { $turn } ({ $words }).
hint-wins = It wins at once.
hint-checks = It gives check.
# The player could win with the next turn, if the other side did nothing.
hint-threat = { $count ->
    [0] It threatens to win with your next turn.
   *[other] It threatens to win with your next turn { danger-on-mid }.
}
hint-saved = { $count ->
    [0] Without it, { danger-side } could win with the next turn.
   *[other] Without it, { danger-side } could win { danger-on-mid } with the next turn.
}
hint-left = { $count ->
    [0] Even so, { danger-side } can win with the next turn.
   *[other] Even so, { danger-side } can win { danger-on-mid } with the next turn.
}
danger-on-mid = { $count ->
    [8] on any number
   *[other] on { LIST($numbers, join: "or") }
}
# $pieces are pieces with their squares, as in notation: those that can now be taken with gain, and
# the player's own that could have been.
hint-attacks = It attacks { LIST($pieces) }.
hint-rescues = It saves { LIST($pieces) } from being taken.
# $dangers are sentences of danger.ftl.
hint-averted = What it averts: { $dangers }
hint-dangers = After it: { $dangers }
# The other side's turn, as it is written, and in words.
hint-answer = The answer that I expect is { $turn } ({ $words }).
# What the player can expect with it: 100 is a win, 50 a draw.
hint-worth = Your chances are then { $percent }% (100% is a win, 50% a draw).
hint-forced = { $turns ->
    [0] You then win by the roll, whatever it shows.
    [one] You then win with your next turn, whatever happens.
   *[other] You then win in { $turns } turns, whatever happens.
}
hint-lost = But the game is lost: I see no defence.
