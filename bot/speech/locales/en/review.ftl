# The review of a finished game. $name is a player. Values are chances as "review-number" has them
# (100% a win, 50% a draw): $loss, $kept, $left and the like; $change has a sign.

button-review = Review
button-review-terms = What the numbers mean
review-number = { $percent }%
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] ±
}{ $number }

review-heading = **Review of game { $game }**
# $luck: what the rolls changed, compared with average ones; $play: what the player's own moves and
# decisions changed. Both with a sign.
review-side = { $name }: luck { $luck }, play { $play }
# In a game without dice.
review-side-no-dice = { $name }: play { $play }
# How the game ended where the board did not end it; $change is White's.
review-settled = White's chances: { $change } from { $end ->
    [result] the result
    [resignation] the resignation
    [agreement] the agreed draw
    [claim] the claimed draw
   *[time] the clock
} (not counted above).
# $count: how many mistakes the list has.
review-count = { $count ->
    [0] No big mistakes.
    [one] 1 big mistake: press **{ button-next }**.
   *[other] { $count } big mistakes: press **{ button-next }**.
}

# The list: the moves that cost most, and missed mates. $played and $best are in notation.
review-dearest = Biggest mistakes:
review-dear = - move { $turn }, { $name }: **{ $played }** cost { $loss } (better: **{ $best }**)
review-missed = - move { $turn }, { $name }: **{ $played }** missed an instant win: **{ $best }**
review-more = { $count ->
    [one] - and 1 more: step through them below
   *[other] - and { $count } more: step through them below
}
# Behind its button. $nodes: positions searched for each value.
review-about = luck = how much the rolls changed the chances compared with average rolls (100% is a win, 50% a draw)
review-about-play = play = the chances that all of a player's moves gave away, compared with the best moves; estimates, from { $nodes } positions each (more for big mistakes)
review-picture = chart: White's chances, below them the rolls (up is good for White), dots for moves that cost at least 5, 10 or 20%
review-picture-no-dice = chart: White's chances (100% is a win, 50% a draw), dots for moves that cost at least 5, 10 or 20%

# One mistake of $total.
review-place = **{ $number } of { $total }** · review of game { $game }
review-better = **{ $best }** was better: { $kept } for { $name } instead of { $left }.
review-better-wins = **{ $best }** would have won immediately: { $kept } for { $name } instead of { $left }.
review-shows = the picture shows the better move

review-making = I'm reviewing game { $game }. If nothing appears here soon, press **{ button-review }** again.
# Alt text of the chart. $white and $black are changes, $small, $middle and $large numbers of moves.
review-shown = White's chances over { $count ->
    [one] 1 move
   *[other] { $count } moves
}: { $first } at the start, { $latest } at the end, highest { $highest } (move { $high }), lowest { $lowest } (move { $low }).
review-shown-play = Play: White { $white }, Black { $black }.
review-shown-luck = Luck: White { $white }, Black { $black }.
review-shown-marks = Moves that cost 20% or more: { $large }; 10% or more: { $middle }; 5% or more: { $small }.

refused-review-running = Game { $game } is still in progress. Press **{ button-review }** once it ends, or use `/review` with a finished game's number.
refused-share-running = Game { $game } is still in progress. You can share it once it ends.
refused-review-helps = That game is too similar to your game { $game }, which is still in progress. Try again once it ends.
refused-review-nothing = There's nothing to review in game { $game }: it was aborted or had no moves.
refused-review-many = I'm reviewing too many games right now. Try again in a few minutes.
refused-review-page = Game { $game }'s review has no such page. `/review` shows it from the start.
