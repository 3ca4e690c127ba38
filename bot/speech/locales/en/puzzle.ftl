# Puzzles: positions with something to find. $side is white or black, $turn and $reply are turns as
# they are written, and $number is a number of the die. What a puzzle asks for is named by the choices
# of `/puzzle kind`.

button-solution = Solution
button-next-puzzle = Next puzzle
button-solve = Solve

puzzle-side = { $side ->
    [white] White
   *[black] Black
}

puzzle-heading = **Puzzle: { $kind }** · { $variant }
puzzle-heading-daily = **Puzzle of the day: { $kind }** · { $variant }

## What is to be found. A number of 0: no die was rolled.

puzzle-task-numbers = { puzzle-side } is about to roll. With which numbers is there a mate at once? Choose all of them, and no others.
puzzle-task-number = { $number ->
    [0] { puzzle-side } to move: exactly one turn mates at once. Find it.
   *[other] { puzzle-side } to move; the die shows **{ $number }**. Exactly one turn mates at once. Find it.
}
puzzle-task-no-way-out = { puzzle-side } to move: there is no mate, and after all turns but one the other side has one, with some number or without any. Find that one turn.
puzzle-task-net = { puzzle-side } to move: no turn mates yet, but after exactly one check at least three numbers do, whatever the answer. Find that check.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } to move: exactly one turn mates at once. Find it.
   *[other] { puzzle-side } to move: mate in { $turns }, whatever the other side does. Find the first turn.
}
puzzle-task-null = { puzzle-side } to move, and then the Null's die is rolled. After exactly one turn that roll cannot cost { puzzle-side } the game. Find it.
puzzle-task-null-numbers = The Null's die is about to be rolled. { puzzle-side } loses by some numbers, whatever is decided. Choose all of them, and no others.
# After a right turn and the answer to it.
puzzle-then-numbers = **Right!** The answer is { $reply }. With which numbers is there a mate now? Choose all of them, and no others.
puzzle-then-mate = **Right!** The answer is { $reply }. { $turns ->
    [one] Now mate at once.
   *[other] Go on: mate in { $turns }.
}

## What became of a try.

puzzle-solved = **Solved!** It is { $turn }.
puzzle-wrong = **No:** { $turn } does not do it.
puzzle-wrong-goes-on = **No:** { $turn } is no mate.
puzzle-wrong-draws = **No:** { $turn } only draws.
puzzle-wrong-no-check = **No:** { $turn } gives no check.
puzzle-wrong-refuted = **No:** the answer to { $turn } is { $reply }, and there is no mate in time.
# $count: how many numbers mate then.
puzzle-wrong-escapes = **No:** the answer to { $turn } is { $reply }, and then { $count ->
    [0] no number mates
    [one] one number alone mates
   *[other] only { $count } numbers mate
}.
# A number of 0: no die is rolled.
puzzle-wrong-mates = **No:** after { $turn } the other side has a mate{ $number ->
    [0] {""}
   *[other] {" "}with **{ $number }**
}: { $reply }.
puzzle-wrong-loses = **No:** after { $turn } the number **{ $number }** loses the game.
puzzle-missed = **No:** **{ $number }** is missing. With it, { $turn } mates.
puzzle-missed-roll = **No:** **{ $number }** is missing.
puzzle-extra = **No:** there is no mate with **{ $number }**.
puzzle-extra-roll = **No:** **{ $number }** is none of them.

puzzle-hint-numbers = **Hint:** it is { $count ->
    [one] one number
   *[other] { $count } numbers
}.
puzzle-hint-piece = **Hint:** it is { PIECE($piece, form: "the") } on { $square } that moves.
puzzle-hint-file = **Hint:** the Gravitatur goes to the { $file }-file.
puzzle-hint-none = **Hint:** no piece moves in it.

## In small print.

puzzle-counts = Your first try counts.
puzzle-known = You have tried this one before, so it counts no more.
puzzle-all-tried = You have tried them all; with this one it was longest ago, and it counts no more.
puzzle-unrated = Only a first try counts.
# $change: by how much, such as +12.
puzzle-rating = Your puzzle rating: **{ $rating }**, { $change }.
puzzle-rating-lost = Your puzzle rating: **{ $rating }**, { $change }. Try on: only the first try counted.
puzzle-rating-hint = A hint counts as a failed try. Your puzzle rating: **{ $rating }**, { $change }.
puzzle-rating-solution = A look at the solution counts as a failed try. Your puzzle rating: **{ $rating }**, { $change }.
puzzle-streak = { $count ->
    [one] You have solved the puzzle of the day once.
   *[other] You have solved the puzzle of the day on { $count } days in a row.
}
# $next: when that is, such as "in 3 hours".
puzzle-daily-note = Solve it on its day (UTC) to go on with your streak, in as many tries as you like, but without **Solution**. The next one comes { $next }.
# The same once it is solved.
puzzle-daily-next = The next one comes { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side } has played { $turn }.
puzzle-solution-next = { puzzle-side } plays { $turn }.
# $answers are messages "puzzle-answer".
puzzle-solution-numbers = The numbers: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Choose all the numbers

## The puzzle of the day, as it is posted.

puzzle-daily-solved = { $count ->
    [0] Nobody here solved yesterday's.
    [one] One person here solved yesterday's.
   *[other] { $count } people here solved yesterday's.
}
puzzle-daily-posted = **Solve** shows it to you alone. The next one comes { $next }.
menu-puzzles = Channel for the puzzle of the day; none: nowhere
config-puzzles = - The puzzle of the day is posted in { $channel } at 00:05 UTC.
config-no-puzzles = - The puzzle of the day is posted **nowhere**.
config-puzzles-refused = - I could not post the puzzle of the day in { $channel }. There I need { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = { $variant } has no such puzzles. It has: { LIST($kinds, join: ",") }.
refused-no-puzzle = I have no puzzle for you just now.
refused-puzzle-gone = I no longer have this puzzle as it is shown there. `/puzzle` gives you another one.

# $count: how many were tried, $solved how many of them the first try solved, $streak: how many of the
# day were solved in a row.
profile-puzzles = **Puzzles, anywhere**: rating **{ $rating }**; { $solved } of { $count } solved by the first try; puzzles of the day in a row: { $streak }
