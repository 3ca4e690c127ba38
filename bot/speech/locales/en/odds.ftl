# Odds: what each number of the die, each good turn or each decision leads to. $side is the side that
# acts, which all percentages are seen from: 100 is a win, 50 a draw. $how is how the game ends at once:
# none, won, lost or drawn, as that side sees it. $turn is a turn as it is written, or the name of a
# decision.

# Who is to roll, to move or to decide, and what they can expect.
odds-roll = { $side ->
    [white] White rolls and can expect **{ $percent }%**, the mean of the eight numbers.
   *[black] Black rolls and can expect **{ $percent }%**, the mean of the eight numbers.
}
odds-turn = { $side ->
    [white] White is to move and can expect **{ $percent }%** with the best turn.
   *[black] Black is to move and can expect **{ $percent }%** with the best turn.
}
odds-decide = { $side ->
    [white] White decides on the roll and can expect **{ $percent }%** with the better choice.
   *[black] Black decides on the roll and can expect **{ $percent }%** with the better choice.
}
# A number, and the best turn or decision after it: the same side's, or the other side's.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent }%** · wins at once: **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · loses at once: **{ $turn }**
    [drawn] `{ $number }` **{ $percent }%** · draws at once: **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · best is **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent }%** · wins at once, even by the best answer **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · loses at once: **{ $turn }** is the answer
    [drawn] `{ $number }` **{ $percent }%** · draws at once: **{ $turn }** is the answer
   *[none] `{ $number }` **{ $percent }%** · the best answer is **{ $turn }**
}
# A number that ends the game by itself.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent }%** · the roll wins the game
    [lost] `{ $number }` **{ $percent }%** · the roll loses the game
   *[drawn] `{ $number }` **{ $percent }%** · the roll draws the game
}
# A turn or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent }%, wins at once
    [lost] **{ $turn }** · { $percent }%, loses at once
    [drawn] **{ $turn }** · { $percent }%, draws at once
   *[none] **{ $turn }** · { $percent }%
}
# The small print: which game, and after how many turns; or a position by itself.
odds-place = { $after ->
    [0] { $variant } · game { $game }, the start · 100% is a win, 50% a draw
   *[other] { $variant } · game { $game }, after turn { $after } · 100% is a win, 50% a draw
}
odds-position = { $variant } · a position · 100% is a win, 50% a draw
# The picture, for those who do not see it.
odds-shown = { $side ->
    [white] Bars beside the board: White can expect { $percent }%. { LIST($bars, join: ",") }.
   *[black] Bars beside the board: Black can expect { $percent }%. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent }% and a win at once
    [lost] { $what }: { $percent }% and a loss at once
    [drawn] { $what }: { $percent }% and a draw at once
   *[none] { $what }: { $percent }%
}

# What is refused.
odds-refused-running = Game { $game } is played between people and still running: until it has ended I say nothing about its odds. I tell those of ended games, of games against me and of positions.
odds-refused-own-game = Your game { $game } is still running, and has been in this position or can come to it with the next turn. Ask again once it has ended.
odds-refused-over = { $turns ->
    [0] After that turn game { $game } was over. `turn` can be 0, the start.
   *[other] After that turn game { $game } was over. `turn` can be 0, the start, to { $turns }.
}
odds-refused-always-over = In game { $game } there was never anything to choose or to roll.
odds-refused-which-variant = A position belongs to a game: give `variant` as well.
odds-refused-game-and-position = Give either `game` or `position`, not both: the one is a game that was played here, the other any position.
odds-refused-turn-and-position = `turn` is a turn of a game, and `position` has none: leave one of them out.
odds-refused-variant-alone = `variant` says which game `position` is from: give a position as FEN as well, or leave `variant` out.
refused-engine-busy = Too many people ask me to think just now. Please ask again in a minute.
refused-stopping = I am just being restarted. Please try that again in a minute.
