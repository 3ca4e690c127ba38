# Games taught in five small positions, privately. The positions are in each game's own file: what a
# message itself says is the heading of its position; idea, task and praise are told around the answer,
# and every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = Learn in 2 minutes

lesson-heading = **{ $game } in 2 minutes** ({ $number } of { $count }): { $title }
lesson-task = **Your task:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = { $number ->
    [8] In a lesson the die is fixed: it shows an 8.
   *[other] In a lesson the die is fixed: it shows a { $number }.
}
lesson-rolled = { $number ->
    [8] You rolled an **8**.
   *[other] You rolled a **{ $number }**.
}
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: no. { $because } Try again.
# $account is what was played, as under a board.
lesson-right = **Right!** { $account }
lesson-done = **Those were all five: you are ready for { $game }.** Play it against Eightfold at its easiest level; `/rules` has every detail.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = This lesson is no longer as it is shown there. `/learn` begins it anew.

lesson-only-kings-capture = Only kings capture, and no other piece may land on an occupied square.
lesson-no-castling = There is no castling in this game.
