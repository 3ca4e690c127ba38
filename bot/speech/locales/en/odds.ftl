# /odds: the chances after each roll, good move or decision. All percentages are those of the side to
# act ($side): 100 is a win, 50 a draw. $how: how the game ends right there for that side: won, lost,
# drawn, or none where it goes on. $turn is a move in notation, or the label of a decision.

odds-roll = { $side ->
    [white] White to roll: **{ $percent }%**, the average of the eight rolls.
   *[black] Black to roll: **{ $percent }%**, the average of the eight rolls.
}
odds-turn = { $side ->
    [white] White to move: **{ $percent }%** with the best move.
   *[black] Black to move: **{ $percent }%** with the best move.
}
odds-decide = { $side ->
    [white] White to decide on the roll: **{ $percent }%** with the better choice.
   *[black] Black to decide on the roll: **{ $percent }%** with the better choice.
}
# A roll and the best move after it, by the same side or by the other.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent }%** · wins with **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · loses, even with **{ $turn }**
    [drawn] `{ $number }` **{ $percent }%** · draws with **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · best move **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent }%** · wins, even after **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · loses to **{ $turn }**
    [drawn] `{ $number }` **{ $percent }%** · draws after **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · best reply **{ $turn }**
}
# A roll that itself ends the game.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent }%** · the roll wins the game
    [lost] `{ $number }` **{ $percent }%** · the roll loses the game
   *[drawn] `{ $number }` **{ $percent }%** · the roll draws the game
}
# A move or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent }%, wins the game
    [lost] **{ $turn }** · { $percent }%, loses the game
    [drawn] **{ $turn }** · { $percent }%, draws the game
   *[none] **{ $turn }** · { $percent }%
}
# Small print.
odds-place = { $turn ->
    [0] { $variant } · game { $game }, start · 100% is a win, 50% a draw
   *[other] { $variant } · game { $game }, after move { $turn } · 100% is a win, 50% a draw
}
odds-position = { $variant } · position · 100% is a win, 50% a draw
# Alt text.
odds-shown = { $side ->
    [white] Bars beside the board: White's chances are { $percent }%. { LIST($bars, join: ",") }.
   *[black] Bars beside the board: Black's chances are { $percent }%. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent }%, wins the game
    [lost] { $what }: { $percent }%, loses the game
    [drawn] { $what }: { $percent }%, draws the game
   *[none] { $what }: { $percent }%
}

# Why there are no odds.
odds-refused-running = No odds for game { $game } until it ends: it's between two players. Try a finished game, one against me, or a position.
odds-refused-own-game = That position is too similar to your game { $game }, which is still in progress. Try again once it ends.
odds-refused-over = { $turns ->
    [0] Game { $game } was already over then. `turn` can only be `0` (start).
   *[other] Game { $game } was already over then. `turn` can be `0` (start) to `{ $turns }`.
}
odds-refused-always-over = Game { $game } was already over at the start.
odds-refused-which-variant = Set `variant`, too: a position needs one.
odds-refused-game-and-position = Set `game` or `position`, not both.
odds-refused-turn-and-position = Set `turn` or `position`, not both: `turn` is a move of a game.
odds-refused-variant-alone = `variant` goes with `position`: set both, or leave out `variant`.
refused-engine-busy = Too many people want me to think right now. Try again in a minute.
refused-stopping = I'm restarting. Try again in a minute.
