# Games taught in five small positions, privately. The texts are in each game's own file: a message
# itself is the title of its position; idea and task come before the answer, praise after it, and every
# other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = Learn in 2 minutes

lesson-heading = **{ $game } in 2 minutes** ({ $number } of { $count }): { $title }
lesson-task = **Your task:** { $task }
# Below a task with a roll: the roll is fixed.
lesson-die = { $number ->
    [8] In a lesson the die is fixed: you'll roll an 8.
   *[other] In a lesson the die is fixed: you'll roll a { $number }.
}
lesson-rolled = { $number ->
    [8] You rolled an **8**.
   *[other] You rolled a **{ $number }**.
}
# $answer is a square or a move in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: not quite. { $because } Try again.
# $account is what was played, as under a board.
lesson-right = **Right!** { $account }
lesson-done = **That's all five! You're ready for { $game }.** Play me at my easiest level, or read the full rules with `/rules`.

# The buttons of an old message no longer fit the lesson.
refused-lesson-gone = This lesson has changed. Start over with `/learn`.

lesson-only-kings-capture = Only kings capture. No other piece may land on an occupied square.
lesson-no-castling = There's no castling in this game.
