# Games taught in five small positions, privately. The positions are in each game's own file: what a
# message itself says is the heading of its position; idea, task and praise are told around the answer,
# and every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = Научиться за 2 минуты

lesson-heading = **{ $game } за 2 минуты** ({ $number } из { $count }): { $title }
lesson-task = **Задание:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = В уроке кубик известен заранее: на нём выпадет { $number }.
lesson-rolled = У тебя выпало **{ $number }**.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: нет. { $because } Попробуй ещё раз.
# $account is what was played, as under a board.
lesson-right = **Верно!** { $account }
lesson-done = **Это были все пять: теперь можно играть. Игра: { $game }.** Попробуй против Eightfold на самом лёгком уровне; все подробности — в `/rules`.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = Этот урок уже не такой, как там показано. `/learn` начнёт его заново.

lesson-only-kings-capture = Бьют только короли, а другие фигуры не могут вставать на занятые поля.
lesson-no-castling = Рокировки в этой игре нет.
