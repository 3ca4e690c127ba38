# The review of an ended game: who was ahead, by dice or by play. $name is a person. A value is an
# expected score, 1 for a win and 0 for a loss, such as 0.62; $gained, $given, $loss, $kept, $left,
# $first and the like are such numbers, and $change one with its sign. $game is a number.

button-review = Review
review-number = { $whole }.{ $hundredths }
review-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number }

review-heading = **Review of game { $game }**
# $luck: whether the dice gave more or less than was to be expected; $play: what the side's own turns
# and decisions did: gave back (where the dice had given more), lost or gained; even where nothing is
# left of it when rounded.
review-side = { $luck ->
    [more] { $name }'s dice gave { $gained } more than their due
    [less] { $name }'s dice gave { $gained } less than their due
   *[even] { $name }'s dice gave exactly their due
}; { $play ->
    [back] { $name }'s own turns gave { $given } back.
    [lost] { $name }'s own turns lost { $given }.
    [gained] { $name }'s own turns gained { $given }.
   *[even] { $name }'s own turns lost nothing.
}
# In a game without dice.
review-side-no-dice = { $play ->
    [lost] { $name }'s turns gave { $given } away.
    [gained] { $name }'s turns gained { $given }.
   *[even] { $name }'s turns gave nothing away.
}
# How the game ended where that was not on the board; $change is White's.
review-settled = { $end ->
    [result] The result
    [resignation] The resignation
    [agreement] The agreement
    [claim] The claim
   *[time] The clock
} settled the rest: { $change } for White, to neither side's account.

# The turns that cost most, and each mate that was missed. $played and $best are as written.
review-dearest = Dearest turns:
review-dear = - turn { $turn }, { $name }: **{ $played }** cost { $loss }; **{ $best }** was better
review-missed = - turn { $turn }, { $name }: **{ $played }** missed a win at once by **{ $best }**
review-more = { $count ->
    [one] - and one more: step through them below
   *[other] - and { $count } more: step through them below
}
review-flawless = No turn cost much.
# In small print. $nodes: how many positions were looked at for each value.
review-about = luck is what a number did to the expected score (a win is 1, a draw ½), compared with the mean of all eight
review-about-play = what a turn cost is told by Eightfold's reckoning, { $nodes } positions for each value and more for the dearest turns
review-picture = in the picture: White's expected score, below it the dice (up: good for White), and dots where a turn cost 0.05, 0.10 or 0.20
review-picture-no-dice = in the picture: White's expected score (a win is 1, a draw ½), and dots where a turn cost 0.05, 0.10 or 0.20

# One of them, the { $number }th of { $total }.
review-place = **{ $number } of { $total }** · review of game { $game }
review-better = **{ $best }** was better: it kept an expected score of { $kept } for { $name }, not { $left }.
review-better-wins = **{ $best }** would have won at once: an expected score of { $kept } for { $name }, not { $left }.
review-shows = the picture shows the better turn

review-making = I am reviewing game { $game }, and the review will stand here in a moment. If it does not come, press **Review** again.
# The picture in words, without Markdown. $white and $black are the sides' changes by dice, $cost and
# $costs by play; $small, $middle and $large count the turns that cost so much.
review-shown = White's expected score over { $count ->
    [one] one turn
   *[other] { $count } turns
}: { $first } at the start, { $latest } at the end, at most { $highest } (turn { $high }) and at least { $lowest } (turn { $low }).
review-shown-play = By their own turns: White { $white }, Black { $black }.
review-shown-luck = By the dice: White { $white }, Black { $black }.
review-shown-marks = Turns that cost 0.20 or more: { $large }; 0.10 or more: { $middle }; 0.05 or more: { $small }.

refused-review-running = Game { $game } is still being played, and a review would tell too much. Once it has ended, **Review** stands below its board. Give the number of an ended game for another one: `/review`.
refused-review-helps = Your game { $game } is still running, and has been in a position of this one or can come to it with the next turn. Ask again once it has ended.
refused-review-nothing = There is nothing to review in game { $game }: it was closed without a result, or ended before the first turn.
refused-review-many = Many games are being reviewed just now. Ask again in a few minutes.
refused-review-page = The review of game { $game } has nothing more to show there. `/review` shows it from its beginning.
