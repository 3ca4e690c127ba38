button-solution = Solución
button-next-puzzle = Otro ejercicio
button-solve = Resolver

puzzle-side = { $side ->
    [white] las blancas
   *[black] las negras
}

puzzle-heading = **Ejercicio: { $kind }** · { $variant }
puzzle-heading-daily = **Ejercicio del día: { $kind }** · { $variant }

puzzle-task-numbers = Tiran { puzzle-side }. Elige todas las tiradas que permiten mate en 1.
puzzle-task-number = { $number ->
    [0] Juegan { puzzle-side }: mate en 1. Encuéntralo.
   *[other] Juegan { puzzle-side } con un **{ $number }**: mate en 1. Encuéntralo.
}
puzzle-task-no-way-out = Juegan { puzzle-side }: encuentra la única jugada tras la que tu rival no puede dar mate, salga lo que salga.
puzzle-task-net = Juegan { puzzle-side }: da un jaque. Responda lo que responda tu rival, después debe haber mate con al menos tres de las ocho tiradas.
puzzle-task-mate = { $turns ->
    [one] Juegan { puzzle-side }: mate en 1. Encuéntralo.
   *[other] Juegan { puzzle-side }: mate en { $turns }. Encuentra la primera jugada.
}
puzzle-task-null = Juegan { puzzle-side }, y después viene la tirada del Nulo. Encuentra la única jugada segura con cualquier tirada.
puzzle-task-null-numbers = Viene la tirada del Nulo. Elige todas las tiradas con las que { puzzle-side } no tienen salvación.
puzzle-then-numbers = **¡Bien!** La respuesta es { $reply }. Ahora elige todas las tiradas que permiten mate en 1.
puzzle-then-mate = **¡Bien!** La respuesta es { $reply }. { $turns ->
    [one] Ahora, mate en 1.
   *[other] Ahora, mate en { $turns }.
}

puzzle-solved = **¡Resuelto!** Es { $turn }.
puzzle-wrong = **No:** { $turn } no es la jugada.
puzzle-wrong-goes-on = **No:** { $turn } no es mate.
puzzle-wrong-draws = **No:** { $turn } solo da tablas.
puzzle-wrong-no-check = **No:** { $turn } no da jaque.
puzzle-wrong-refuted = **No:** la respuesta a { $turn } es { $reply }, y no hay mate a tiempo.
puzzle-wrong-escapes = **No:** la respuesta a { $turn } es { $reply }, y entonces { $count ->
    [0] no hay mate con ninguna tirada
    [one] solo hay mate con una tirada
   *[other] solo hay mate con { $count } tiradas
}.
puzzle-wrong-mates = **No:** tras { $turn }, tu rival da mate{ $number ->
    [0] {""}
   *[other] {" "}con un **{ $number }**
}: { $reply }.
puzzle-wrong-loses = **No:** tras { $turn }, con un **{ $number }** se pierde la partida.
puzzle-missed = **No:** falta el **{ $number }**. Con él, { $turn } da mate.
puzzle-missed-roll = **No:** falta el **{ $number }**.
puzzle-extra = **No:** con un **{ $number }** no hay mate.
puzzle-extra-roll = **No:** con un **{ $number }** hay salvación.

puzzle-hint-numbers = **Pista:** { $count ->
    [one] es una sola tirada
   *[other] son { $count } tiradas
}.
puzzle-hint-piece = **Pista:** mueve { PIECE($piece, form: "the") } de { $square }.
puzzle-hint-file = **Pista:** el Gravitatur va en la columna { $file }.
puzzle-hint-none = **Pista:** no se mueve ninguna pieza.

puzzle-counts = Solo cuenta tu primer intento. **{ button-hint }** y **{ button-solution }** cuentan como fallo.
puzzle-known = Ya lo intentaste, así que no cuenta.
puzzle-all-tried = Ya los intentaste todos. Este es el que llevas más tiempo sin ver; ya no cuenta.
puzzle-unrated = Solo cuenta el primer intento.
puzzle-rating = Tu puntuación en ejercicios: **{ $rating }** ({ $change }).
puzzle-rating-lost = Tu puntuación en ejercicios: **{ $rating }** ({ $change }). Puedes seguir: solo contaba el primer intento.
puzzle-rating-hint = Una pista cuenta como fallo. Tu puntuación en ejercicios: **{ $rating }** ({ $change }).
puzzle-rating-solution = Ver la solución cuenta como fallo. Tu puntuación en ejercicios: **{ $rating }** ({ $change }).
puzzle-streak = { $count ->
    [one] Racha diaria: un día.
   *[other] Racha diaria: { $count } días.
}
puzzle-daily-note = Para mantener tu racha, resuélvelo el mismo día (UTC), con los intentos que quieras pero sin **{ button-solution }**. Próximo ejercicio del día: { $next }.
puzzle-daily-next = Próximo ejercicio del día: { $next }.

puzzle-solution-done = Jugada de { puzzle-side }: { $turn }.
puzzle-solution-next = Juegan { puzzle-side }: { $turn }.
puzzle-solution-numbers = Las tiradas: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Elige todas las tiradas

puzzle-daily-solved = { $count ->
    [0] Nadie resolvió aquí el de ayer.
    [one] Una persona resolvió aquí el de ayer.
   *[other] { $count } personas resolvieron aquí el de ayer.
}
puzzle-daily-posted = Pulsa **{ button-solve }** para intentarlo; solo lo verás tú. Próximo ejercicio del día: { $next }.
menu-puzzles = Canal del ejercicio del día (vacío: ninguno)
menu-puzzle-games = Variantes del ejercicio del día
config-puzzles = - El ejercicio del día se publica en { $channel } a las 00:05 UTC.
config-no-puzzles = - El ejercicio del día **no se publica**.
config-puzzles-refused = - No pude publicar el ejercicio del día en { $channel }. Ahí necesito { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = No hay ejercicios de ese tipo en { $variant }. Hay: { LIST($kinds, join: ",") }.
refused-no-puzzle = Ahora mismo no tengo ejercicios para ti.
refused-puzzle-gone = Este ejercicio cambió. Pide otro con `/puzzle`.

profile-puzzles = **Ejercicios, en todos los servidores**: puntuación **{ $rating }**; { $solved } de { $count } al primer intento; racha diaria: { $streak }
