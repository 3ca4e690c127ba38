# Games as files. $game is a game's number, $variant what is played. $told: yes where the dice's is
# still kept, no where it is told, none where there are no dice.

file-text = { $told ->
    [yes] Partida { $game }, { $variant }, como texto: las jugadas vigentes y sus tiradas. El secreto de los dados solo figura cuando la partida ha terminado.
    [none] Partida { $game }, { $variant }, como texto: las jugadas vigentes. Si es ajedrez normal, la abre cualquier programa de ajedrez.
   *[no] Partida { $game }, { $variant }, como texto: las jugadas vigentes, sus tiradas y su final.
}
file-json = { $told ->
    [yes] Partida { $game }, { $variant }, como JSON: su registro completo. El secreto de los dados solo figura cuando la partida ha terminado.
   *[no] Partida { $game }, { $variant }, como JSON: su registro completo, también lo que se deshizo.
}
file-again = Para volver a verla, dale este archivo a `/replay`.
# In place of that where the file is too large.
file-large = Con más de 64 kB, este archivo es demasiado grande para `/replay`; como texto la partida cabe.
# What these files are, for those who cannot see them.
file-text-about = Partida { $game }, { $variant }, como texto
file-json-about = Partida { $game }, { $variant }, como JSON

# Above a game that was read from a file; the names are those in the file.
file-heading = De tu archivo: { $white } con blancas, { $black } con negras.
# What became of the dice when they were computed again from the file's own secret.
file-dice-hold = He vuelto a calcular los dados: todas las tiradas de este archivo salen de su secreto. El SHA-256 bajo el primer tablero de la partida dice si es el secreto prometido: uno inventado tiene otro.
file-dice-wrong-secret = Estos no son los dados prometidos: el secreto de este archivo no tiene el SHA-256 que figura en él.
file-dice-wrong-roll = En este archivo se ha cambiado algo: la tirada { $number } no sale de su secreto.
file-dice-unknown = En este archivo falta el secreto de los dados o el número de la partida, así que nadie puede volver a calcular las tiradas. Los dos figuran en el archivo de una partida terminada.

# Why a file is not read. $number is a line, or an entry of the log; $typed stands between backticks.
file-refused-too-large = Ese archivo es demasiado grande: leo archivos de hasta 64 kB, como los que da `/export`.
file-refused-elsewhere = Solo leo archivos adjuntos aquí, en Discord.
file-refused-failed = No he podido obtener ese archivo de Discord. Adjúntalo otra vez, por favor.
file-refused-not-kept = Ya no guardo ese archivo. Dáselo otra vez a `/replay`.
file-refused-unknown = No encuentro ninguna partida en ese archivo. Leo lo que da `/export`, texto o JSON, y ajedrez en PGN.
file-refused-json = Ese archivo se corta o está dañado en la línea { $number }. Leo JSON como lo da `/export`.
file-refused-newer = Ese archivo lo hizo una versión mía más nueva.
file-refused-unclosed = Lo que empieza en la línea { $number } de ese archivo, un comentario o una variante, no termina.
file-refused-unopened = La línea { $number } de ese archivo tiene un `)` sin su `(`.
# $typed stands between backticks.
file-refused-word = La línea { $number } de ese archivo dice { $typed }, que aquí no es una jugada. Leo jugadas como `Nf3` o `Cf3`, sus números, notas entre llaves y un resultado como `1-0`.
file-refused-unknown-result = Ese archivo da como resultado { $typed }. Leo `1-0`, `0-1`, `1/2-1/2` y `*`.
file-refused-variant = No conozco el juego { $typed }. `/help` muestra los míos.
file-refused-start = La posición inicial de ese archivo no es correcta: { position-part }
file-refused-turn = No puedo seguir desde la línea { $number } de ese archivo.
file-refused-die = En la línea { $number } de ese archivo, { $typed } no es posible.
file-refused-over = En la línea { $number } de ese archivo se juega algo después del final de la partida.
file-refused-second = En la línea { $number } de ese archivo empieza otra partida, y muestro una cada vez.
file-refused-entry = { $fault ->
    [unknown] No conozco la entrada { $number } del registro de ese archivo.
    [over] La entrada { $number } del registro de ese archivo viene después del final de la partida.
    [side] La entrada { $number } del registro de ese archivo no le corresponde a ese bando, o no dice de cuál es.
    [claim] La entrada { $number } del registro de ese archivo reclama unas tablas que no se podían reclamar.
    [takeback] La entrada { $number } del registro de ese archivo vuelve a una entrada que no estaba en pie.
    [time] La entrada { $number } del registro de ese archivo termina la partida por tiempo de un modo imposible: solo a quien le toca se le agota.
    [closed] La entrada { $number } del registro de ese archivo cierra la partida por un motivo que no se daba.
   *[illegal] La entrada { $number } del registro de ese archivo no es legal ahí.
}
file-refused-ending = { $fault ->
    [over] La etiqueta `Ending` de ese archivo indica un final, pero las jugadas ya habían terminado la partida.
    [side] La etiqueta `Ending` de ese archivo indica un final que ese bando no podía provocar.
    [claim] La etiqueta `Ending` de ese archivo reclama unas tablas que no se podían reclamar.
    [time] La etiqueta `Ending` de ese archivo termina la partida por tiempo de un modo imposible: solo a quien le toca se le agota.
    [closed] La etiqueta `Ending` de ese archivo cierra la partida por un motivo que no se daba.
   *[other] La etiqueta `Ending` de ese archivo indica un final imposible.
}
file-refused-field = Lo que ese archivo dice como { $typed } no tiene sentido.
file-refused-result = El resultado de ese archivo no es el de su partida.
file-refused-two-results = La etiqueta `Result` de ese archivo no dice lo mismo que el resultado tras la última jugada.
file-refused-long = Esa partida es demasiado larga: leo como mucho 3000 turnos y tiradas.

# Why a text is no position. $fen is the start of that game, which is one; $king and $rook are squares.
position-part = { $part ->
    [fields] tiene demasiadas partes, o le faltan.
    [placement] la primera parte no dice qué hay en cada fila.
    [turn] la segunda parte no es ni `w` ni `b`.
    [castling] los derechos de enroque de la tercera parte no encajan.
    [right] la tercera parte da un derecho de enroque sin rey en { $king } y torre en { $rook }.
    [passing] las casillas de captura al paso de la cuarta parte no encajan.
    [clock] la quinta parte, los turnos sin captura ni movimiento de peón, no es un número válido.
    [moves] la sexta parte, el número de jugada, no es un número válido.
    [die] la séptima parte, el dado, no encaja: es `?`, de `1` a `8`, o `-`.
    [null] las cuatro últimas partes, sobre las tiradas del Nulo, no encajan.
    [counts] cada bando necesita exactamente un rey, y solo puede haber un Tótem por bando y un Nulo.
    [rank] hay una pieza en una fila en la que no puede estar.
   *[check] el bando al que no le toca está en jaque.
}
position-refused = Esa no es una posición de { $game }: { position-part } El inicio, por ejemplo, es { $fen }.
position-refused-over = En esa posición la partida ya ha terminado. Elige una en la que se pueda jugar.
# In a challenge. $fen stands between backticks.
challenge-position = La partida empieza en esta posición: { $fen }
