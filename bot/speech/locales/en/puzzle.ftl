# Puzzles. $side is white or black, $turn and $reply are moves in notation, and $number is a roll. A
# puzzle's type ($kind) is named by the choices of `/puzzle kind`.

button-solution = Solution
button-next-puzzle = Next puzzle
button-solve = Solve

puzzle-side = { $side ->
    [white] White
   *[black] Black
}

puzzle-heading = **Puzzle: { $kind }** · { $variant }
puzzle-heading-daily = **Puzzle of the day: { $kind }** · { $variant }

## The task. A $number of 0: nothing was rolled.

puzzle-task-numbers = { puzzle-side } is about to roll. Pick every roll that allows mate in one.
puzzle-task-number = { $number ->
    [0] { puzzle-side } to move: find the mate in one.
   *[other] { puzzle-side } to move on a roll of **{ $number }**: find the mate in one.
}
puzzle-task-no-way-out = { puzzle-side } to move: find the only move that stops mate on every roll.
puzzle-task-net = { puzzle-side } to move: find the check that leaves at least three mating rolls, whatever the reply.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } to move: find the mate in one.
   *[other] { puzzle-side } to move: mate in { $turns }. Find the first move.
}
puzzle-task-null = { puzzle-side } to move, then the Null's roll. Find the only move that's safe on every roll.
puzzle-task-null-numbers = The Null's roll is next. Pick every roll that { puzzle-side } can't survive.
# After a right move and the reply.
puzzle-then-numbers = **Right!** The reply is { $reply }. Now pick every roll that allows mate in one.
puzzle-then-mate = **Right!** The reply is { $reply }. { $turns ->
    [one] Now mate in one.
   *[other] Now mate in { $turns }.
}

## After a try.

puzzle-solved = **Solved!** It's { $turn }.
puzzle-wrong = **Not quite.** { $turn } isn't it.
puzzle-wrong-goes-on = **Not quite.** { $turn } isn't mate.
puzzle-wrong-draws = **Not quite.** { $turn } only draws.
puzzle-wrong-no-check = **Not quite.** { $turn } isn't check.
puzzle-wrong-refuted = **Not quite.** { $turn } is met by { $reply }, and then you can't mate in time.
# $count: how many rolls mate then.
puzzle-wrong-escapes = **Not quite.** { $turn } is met by { $reply }, and then { $count ->
    [0] no roll mates
    [one] only 1 roll mates
   *[other] only { $count } rolls mate
}.
puzzle-wrong-mates = **Not quite.** After { $turn }, { $number ->
    [0] the other side mates with { $reply }
   *[other] a roll of **{ $number }** lets the other side mate with { $reply }
}.
puzzle-wrong-loses = **Not quite.** After { $turn }, a roll of **{ $number }** loses the game.
puzzle-missed = **Not quite.** You missed **{ $number }**, where { $turn } mates.
puzzle-missed-roll = **Not quite.** You missed **{ $number }**.
puzzle-extra = **Not quite.** There's no mate on a roll of **{ $number }**.
puzzle-extra-roll = **Not quite.** **{ $number }** isn't one of them.

puzzle-hint-numbers = **Hint:** { $count ->
    [one] there's 1 roll
   *[other] there are { $count } rolls
} to pick.
puzzle-hint-piece = **Hint:** move { PIECE($piece, form: "the") } on { $square }.
puzzle-hint-file = **Hint:** the Gravitatur goes on the { $file }-file.
puzzle-hint-none = **Hint:** the answer isn't a piece move.

## Small print.

puzzle-counts = Your first try counts. Using **{ button-hint }** or **{ button-solution }** counts as a failed try.
puzzle-known = You've tried this one before, so it no longer counts.
puzzle-all-tried = You've tried them all. This is the one you saw longest ago, and it no longer counts.
puzzle-unrated = Only a first try counts.
# $change: such as +12.
puzzle-rating = Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-rating-lost = Your puzzle rating: **{ $rating }** ({ $change }). Keep trying: only the first try counted.
puzzle-rating-hint = A hint counts as a failed try. Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-rating-solution = Seeing the solution counts as a failed try. Your puzzle rating: **{ $rating }** ({ $change }).
puzzle-streak = { $count ->
    [one] Daily streak: 1 day.
   *[other] Daily streak: { $count } days.
}
# $next is shown by Discord, as "in 3 hours".
puzzle-daily-note = To keep your streak, solve it before the next one, without **{ button-solution }**. Try as often as you like. Next puzzle: { $next }.
# Once it is solved.
puzzle-daily-next = Next puzzle: { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side } played { $turn }.
puzzle-solution-next = { puzzle-side } plays { $turn }.
# $answers are messages "puzzle-answer-...".
puzzle-solution-numbers = The rolls: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

# Placeholder of a menu in which several can be picked.
puzzle-menu-numbers = Pick all the rolls

## The puzzle of the day in a server.

puzzle-daily-solved = { $count ->
    [0] Nobody here solved yesterday's puzzle.
    [one] 1 person here solved yesterday's puzzle.
   *[other] { $count } people here solved yesterday's puzzle.
}
puzzle-daily-posted = Press **{ button-solve }** to try it (only you'll see that). Next puzzle: { $next }.
menu-puzzles = Channel for the puzzle of the day (empty: off)
menu-puzzle-games = Variants of the puzzle of the day
config-puzzles = - The puzzle of the day is posted in { $channel } at 00:05 UTC.
config-no-puzzles = - The puzzle of the day is **off**.
config-puzzles-refused = - I couldn't post the puzzle of the day in { $channel }. I need { LIST($missing) } there. { rights-grant }

refused-no-such-puzzle = No puzzles of that type in { $variant }. Available: { LIST($kinds, join: ",") }.
refused-no-puzzle = I have no puzzle for you right now.
refused-puzzle-gone = This puzzle has changed. Get another one with `/puzzle`.

# Of $count puzzles, $solved were solved on the first try. $streak: puzzles of the day in a row.
profile-puzzles = **Puzzles (all servers)**: rating **{ $rating }** · { $solved } of { $count } solved on the first try · daily streak: { $streak }
