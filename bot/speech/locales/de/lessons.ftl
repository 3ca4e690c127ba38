# Games taught in five small positions, privately. The positions are in each game's own file: what a
# message itself says is the heading of its position; idea, task and praise are told around the answer,
# and every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = In 2 Minuten lernen

lesson-heading = **{ $game } in 2 Minuten** ({ $number } von { $count }): { $title }
lesson-task = **Deine Aufgabe:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = In einer Lektion steht der Würfel fest: Er zeigt eine { $number }.
lesson-rolled = Du hast eine **{ $number }** gewürfelt.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: nein. { $because } Versuch es noch einmal.
# $account is what was played, as under a board.
lesson-right = **Richtig!** { $account }
lesson-done = **Das waren alle fünf: Du kannst { $game } spielen.** Probiere es gegen Eightfold auf der leichtesten Stufe; jede Einzelheit steht in `/rules`.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = Diese Lektion ist nicht mehr so, wie sie dort steht. `/learn` beginnt sie von vorn.

lesson-only-kings-capture = Nur Könige schlagen, und keine andere Figur darf auf ein besetztes Feld ziehen.
lesson-no-castling = Rochade gibt es in diesem Spiel nicht.
