file-text = { $told ->
    [yes] Partida { $game } ({ $variant }) como texto: jugadas (sin las deshechas) y tiradas. El secreto del dado se incluye cuando termina la partida.
    [none] Partida { $game } ({ $variant }) como texto: jugadas (sin las deshechas) y resultado. Si es ajedrez normal, puedes abrirla en cualquier programa de ajedrez.
   *[no] Partida { $game } ({ $variant }) como texto: jugadas (sin las deshechas), tiradas y resultado.
}
file-json = { $told ->
    [yes] Partida { $game } ({ $variant }) como JSON: todo el registro. El secreto del dado se incluye cuando termina la partida.
   *[no] Partida { $game } ({ $variant }) como JSON: todo el registro, también lo deshecho.
}
file-again = Para volver a verla, adjunta este archivo a `/replay`.
file-large = Este archivo pasa de 64 kB, demasiado para `/replay`. Exporta la partida como texto, que sí cabe.
file-text-about = Partida { $game } ({ $variant }) como texto
file-json-about = Partida { $game } ({ $variant }) como JSON

file-heading = De tu archivo: { $white } (blancas) vs { $black } (negras).
file-dice-hold = Tiradas comprobadas: todas salen del secreto del archivo. Para saber si es el auténtico, compara su SHA-256 con el del primer tablero de la partida.
file-dice-wrong-secret = El secreto de este archivo no corresponde a su SHA-256: no es el prometido.
file-dice-wrong-roll = Este archivo está modificado: la tirada { $number } no sale del secreto del dado.
file-dice-unknown = Falta el secreto del dado o el número de partida, así que las tiradas no se pueden comprobar. Exporta la partida otra vez cuando termine.

file-refused-too-large = Ese archivo es demasiado grande: leo hasta 64 kB.
file-refused-elsewhere = Solo leo archivos adjuntos aquí, en Discord.
file-refused-failed = No pude obtener ese archivo de Discord. Adjúntalo otra vez.
file-refused-not-kept = Ya no tengo ese archivo. Adjúntalo otra vez a `/replay`.
file-refused-unknown = En ese archivo no hay ninguna partida. Leo archivos de `/export` y partidas de ajedrez en PGN.
file-refused-json = Ese archivo está cortado o dañado en la línea { $number }. Leo JSON de `/export`.
file-refused-newer = Ese archivo es de una versión más nueva que la mía.
file-refused-unclosed = Línea { $number }: este comentario o variante no se cierra.
file-refused-unopened = Línea { $number }: hay un `)` sin su `(`.
file-refused-word = Línea { $number }: { $typed } no es una jugada. Leo jugadas como `Nf3` o `Cf3`, números de jugada, comentarios entre llaves y un resultado como `1-0`.
file-refused-unknown-result = No conozco el resultado { $typed }. Debe ser `1-0`, `0-1`, `1/2-1/2` o `*`.
file-refused-variant = No conozco la variante { $typed }. Las mías están en `/help`.
file-refused-start = La posición inicial de ese archivo no es correcta: { position-part }
file-refused-turn = No puedo pasar de la línea { $number } de ese archivo.
file-refused-die = Línea { $number }: { $typed } no es posible aquí.
file-refused-over = Línea { $number }: la partida ya terminó.
file-refused-second = Línea { $number }: aquí empieza otra partida. Solo muestro una.
file-refused-entry = { $fault ->
    [unknown] Entrada { $number } del registro: no conozco entradas de este tipo.
    [over] Entrada { $number } del registro: la partida ya terminó.
    [side] Entrada { $number } del registro: es del bando equivocado, o de ninguno.
    [claim] Entrada { $number } del registro: estas tablas no se podían reclamar.
    [takeback] Entrada { $number } del registro: vuelve a una entrada que ya no contaba.
    [time] Entrada { $number } del registro: el tiempo solo se le acaba a quien tiene el turno.
    [closed] Entrada { $number } del registro: la partida no se podía cancelar por este motivo.
   *[illegal] Entrada { $number } del registro: aquí no es legal.
}
file-refused-ending = { $fault ->
    [over] Etiqueta `Ending`: las jugadas ya habían terminado la partida.
    [side] Etiqueta `Ending`: este bando no podía terminar así la partida.
    [claim] Etiqueta `Ending`: estas tablas no se podían reclamar.
    [time] Etiqueta `Ending`: el tiempo solo se le acaba a quien tiene el turno.
    [closed] Etiqueta `Ending`: la partida no se podía cancelar por este motivo.
   *[other] Etiqueta `Ending`: la partida no podía terminar así.
}
file-refused-field = El valor de { $typed } en ese archivo no tiene sentido.
file-refused-result = El resultado de ese archivo no coincide con su partida.
file-refused-two-results = La etiqueta `Result` no coincide con el resultado tras la última jugada.
file-refused-long = Esa partida es demasiado larga: leo hasta 3000 jugadas y tiradas.

position-part = { $part ->
    [fields] tiene campos de más o de menos.
    [placement] el primer campo debe decir qué hay en cada fila.
    [turn] el segundo campo debe ser `w` o `b`.
    [castling] los derechos de enroque del tercer campo no encajan.
    [right] el tercer campo tiene un derecho de enroque sin rey en { $king } y torre en { $rook }.
    [passing] las casillas de captura al paso del cuarto campo no encajan.
    [clock] el quinto campo, las jugadas sin capturas ni movimientos de peón, no es un número válido.
    [moves] el sexto campo, el número de jugada, no es un número válido.
    [die] el séptimo campo, el dado, no encaja: es `?`, de `1` a `8`, o `-`.
    [null] los cuatro últimos campos, sobre las tiradas del Nulo, no encajan.
    [kings] cada bando necesita exactamente un rey.
    [counts] debe haber exactamente un Nulo y, como mucho, un Tótem por bando.
    [rank] hay una pieza en una fila en la que no puede estar.
   *[check] el bando que no tiene el turno está en jaque.
}
position-refused = Esa no es una posición de { $game }: { position-part } La posición inicial, por ejemplo, es { $fen }.
position-refused-over = En esa posición la partida ya terminó. Elige una con alguna jugada legal.
challenge-position = Posición inicial: { $fen }
