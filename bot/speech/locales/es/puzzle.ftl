# Problemas: posiciones en las que hay algo que encontrar. $side es white o black, $turn y $reply son
# jugadas tal como se escriben, y $number es un número del dado.

button-solution = Solución
button-next-puzzle = Otro problema
button-solve = Resolver

puzzle-side = { $side ->
    [white] Las blancas
   *[black] Las negras
}

puzzle-heading = **Problema: { $kind }** · { $variant }
puzzle-heading-daily = **Problema del día: { $kind }** · { $variant }

## What is to be found. A number of 0: no die was rolled.

puzzle-task-numbers = { puzzle-side } están a punto de tirar el dado. ¿Con qué números hay mate en el acto? Elígelos todos y ningún otro.
puzzle-task-number = { $number ->
    [0] { puzzle-side } juegan: una sola jugada da mate en el acto. Encuéntrala.
   *[other] { puzzle-side } juegan y el dado muestra **{ $number }**. Una sola jugada da mate en el acto. Encuéntrala.
}
puzzle-task-no-way-out = { puzzle-side } juegan: no hay mate y, después de todas las jugadas menos una, el otro bando sí lo tiene, con algún número o sin dado. Encuentra esa única jugada.
puzzle-task-net = { puzzle-side } juegan: aún no hay mate, pero después de un solo jaque lo dan al menos tres números, sea cual sea la respuesta. Encuentra ese jaque.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } juegan: una sola jugada da mate en el acto. Encuéntrala.
   *[other] { puzzle-side } juegan y dan mate en { $turns }, haga lo que haga el otro bando. Encuentra la primera jugada.
}
puzzle-task-null = { puzzle-side } juegan y después se tira el dado del Nulo. Después de una sola jugada, esa tirada no puede costarles la partida. Encuéntrala.
puzzle-task-null-numbers = Está a punto de tirarse el dado del Nulo. { puzzle-side } pierden con algunos números, se decida lo que se decida. Elígelos todos y ningún otro.
puzzle-then-numbers = **¡Bien!** La respuesta es { $reply }. ¿Con qué números hay mate ahora? Elígelos todos y ningún otro.
puzzle-then-mate = **¡Bien!** La respuesta es { $reply }. { $turns ->
    [one] Ahora da mate en el acto.
   *[other] Sigue: mate en { $turns }.
}

## What became of a try.

puzzle-solved = **¡Resuelto!** Es { $turn }.
puzzle-wrong = **No:** { $turn } no lo consigue.
puzzle-wrong-goes-on = **No:** { $turn } no es mate.
puzzle-wrong-draws = **No:** { $turn } solo da tablas.
puzzle-wrong-no-check = **No:** { $turn } no da jaque.
puzzle-wrong-refuted = **No:** la respuesta a { $turn } es { $reply }, y ya no hay mate a tiempo.
puzzle-wrong-escapes = **No:** la respuesta a { $turn } es { $reply }, y entonces { $count ->
    [0] ningún número da mate
    [one] un solo número da mate
   *[other] solo { $count } números dan mate
}.
puzzle-wrong-mates = **No:** después de { $turn } el otro bando tiene mate{ $number ->
    [0] {""}
   *[other] {" "}con **{ $number }**
}: { $reply }.
puzzle-wrong-loses = **No:** después de { $turn }, con el número **{ $number }** se pierde la partida.
puzzle-missed = **No:** falta **{ $number }**. Con ese número, { $turn } da mate.
puzzle-missed-roll = **No:** falta **{ $number }**.
puzzle-extra = **No:** con **{ $number }** no hay mate.
puzzle-extra-roll = **No:** **{ $number }** no es uno de ellos.

puzzle-hint-numbers = **Pista:** { $count ->
    [one] es un solo número
   *[other] son { $count } números
}.
puzzle-hint-piece = **Pista:** mueve { PIECE($piece, form: "the") } de { $square }.
puzzle-hint-file = **Pista:** el Gravitatur va en la columna { $file }.
puzzle-hint-none = **Pista:** no mueve ninguna pieza.

## In small print.

puzzle-counts = Cuenta tu primer intento.
puzzle-known = Este ya lo intentaste, así que ya no cuenta.
puzzle-all-tried = Ya los has intentado todos; este es el de hace más tiempo, y ya no cuenta.
puzzle-unrated = Solo cuenta el primer intento.
puzzle-rating = Tu puntuación en problemas: **{ $rating }**, { $change }.
puzzle-rating-lost = Tu puntuación en problemas: **{ $rating }**, { $change }. Sigue probando: solo contaba el primer intento.
puzzle-rating-hint = Una pista cuenta como intento fallido. Tu puntuación en problemas: **{ $rating }**, { $change }.
puzzle-rating-solution = Mirar la solución cuenta como intento fallido. Tu puntuación en problemas: **{ $rating }**, { $change }.
puzzle-streak = { $count ->
    [one] Has resuelto el problema del día una vez.
   *[other] Has resuelto el problema del día { $count } días seguidos.
}
puzzle-daily-note = Resuélvelo en su día (UTC) para seguir tu racha, con los intentos que quieras, pero sin **Solución**. El próximo llega { $next }.
puzzle-daily-next = El próximo llega { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side } han jugado { $turn }.
puzzle-solution-next = { puzzle-side } juegan { $turn }.
puzzle-solution-numbers = Los números: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Elige todos los números

## The puzzle of the day, as it is posted.

puzzle-daily-solved = { $count ->
    [0] El de ayer no lo resolvió nadie aquí.
    [one] El de ayer lo resolvió aquí una persona.
   *[other] El de ayer lo resolvieron aquí { $count } personas.
}
puzzle-daily-posted = **Resolver** te lo muestra solo a ti. El próximo llega { $next }.
menu-puzzles = Canal para el problema del día; ninguno: en ninguna parte
config-puzzles = - El problema del día se publica en { $channel } a las 00:05 UTC.
config-no-puzzles = - El problema del día **no se publica**.
config-puzzles-refused = - No pude publicar el problema del día en { $channel }. Ahí necesito: { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = { $variant } no tiene problemas así. Los que tiene: { LIST($kinds, join: ",") }.
refused-no-puzzle = Ahora mismo no tengo ningún problema para ti.
refused-puzzle-gone = Ya no tengo ese problema tal como aparece ahí. `/puzzle` te da otro.

profile-puzzles = **Problemas, en cualquier lugar**: puntuación **{ $rating }**; { $solved } de { $count } resueltos al primer intento; problemas del día seguidos: { $streak }
