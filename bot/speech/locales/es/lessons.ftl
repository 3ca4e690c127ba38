button-learn = Aprender en 2 minutos

lesson-heading = **{ $game } en 2 minutos** ({ $number } de { $count }): { $title }
lesson-task = **Te toca.** { $task }
lesson-die = En las lecciones el dado está trucado: saldrá un { $number }.
lesson-rolled = Sale un **{ $number }**.
lesson-wrong = **{ $answer }** no es la respuesta. { $because } Inténtalo otra vez.
lesson-right = **¡Correcto!** { $account }
lesson-done = **¡Lección completa!** Ya puedes jugar a { $game }: prueba contra mí en el nivel 1. Todos los detalles están en `/rules`.

refused-lesson-gone = Esta lección cambió. Empiézala de nuevo con `/learn`.

lesson-only-kings-capture = Solo capturan los reyes, y ninguna otra pieza puede caer en una casilla ocupada.
lesson-no-castling = Aquí no hay enroque.
