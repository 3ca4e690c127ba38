# Games taught in five small positions, privately. The positions are in each game's own file: what a
# message itself says is the heading of its position; idea, task and praise are told around the answer,
# and every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = Aprender en 2 minutos

lesson-heading = **{ $game } en 2 minutos** ({ $number } de { $count }): { $title }
lesson-task = **Tu tarea:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = En las lecciones el dado está fijado: sale un { $number }.
lesson-rolled = Has sacado un **{ $number }**.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: no. { $because } Inténtalo otra vez.
# $account is what was played, as under a board.
lesson-right = **¡Correcto!** { $account }
lesson-done = **Esas eran las cinco: ya puedes jugar a { $game }.** Prueba contra Eightfold en su nivel más fácil; en `/rules` están todos los detalles.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = Esta lección ya no es como aparece ahí. `/learn` la empieza de nuevo.

lesson-only-kings-capture = Solo capturan los reyes, y ninguna otra pieza puede ir a una casilla ocupada.
lesson-no-castling = En este juego no hay enroque.
