# Lo que cuentan las partidas. $name es una persona. Las puntuaciones son números como 1512, con «?»
# detrás mientras son inciertas, y $score es un marcador como 2½.

challenge-rated = La partida puntúa.
challenge-friendly = La partida es amistosa: no cambia ninguna puntuación.
# En la letra pequeña de una partida entre personas.
game-rated = puntúa
game-not-rated = no puntúa
game-friendly = amistosa

# Al final. $ratings son mensajes «rating-changed», $scores son «score-of».
end-ratings = Puntuaciones: { LIST($ratings, join: ",") }.
# $change: cuánto, como +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = No puntúa: de las partidas entre dos personas solo puntúan cuatro al día.
end-score = Marcador en { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Las partidas contra Eightfold nunca puntúan. No indiques `rated`, o reta a una persona.
challenge-refused-rated-position = Las partidas que empiezan en una posición dada nunca puntúan. Quita `rated` o `position`.

# La lista de puntuaciones de un servidor. $rank es un número como 3, de $total.
leaderboard-heading = **Clasificación: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** tras { $count ->
    [one] una partida
   *[other] { $count } partidas
}
leaderboard-place = { $name } ocupa el puesto { $rank } de { $total }.
leaderboard-no-place = { $name } aún no tiene puntuación aquí.
leaderboard-page = página { $number } de { $pages }
rating-mark = «?»: aún incierta, por falta de partidas que puntúen; esas puntuaciones van al final
leaderboard-nobody = En este servidor aún nadie tiene puntuación. Empieza tú: `/challenge` propone una partida y, al terminar, los dos tendrán una.
leaderboard-empty = En este servidor aún nadie tiene puntuación en { $variant }. Empieza tú: `/challenge` propone una partida y, al terminar, los dos tendrán una.

# Cómo fueron las partidas de alguien en un servidor. $count: cuántas puntuaron.
profile-heading = **Partidas de { $name } en este servidor**
profile-rating = **{ $variant }**: puntuación **{ $rating }** tras { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
}
profile-no-rating = **{ $variant }**: aún sin puntuación
# Números de partidas.
profile-people = - contra personas: { $won } ganadas, { $draws } en tablas, { $losses } perdidas
profile-engine = - contra Eightfold: { $won } ganadas, { $draws } en tablas, { $losses } perdidas
# $opponents son mensajes «profile-opponent»; $score es de quien tiene el perfil, $theirs del otro.
profile-opponents = Rivales más frecuentes: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score } : { $theirs })
# $percent: cuánto cambió una tirada las posibilidades.
profile-luckiest = El dado con más suerte: un **{ $number }** { $turn ->
    [0] al principio
   *[other] tras el turno { $turn }
} de la partida { $game }, { $variant } (posibilidades +{ $percent } %).
profile-unluckiest = El dado con menos suerte: un **{ $number }** { $turn ->
    [0] al principio
   *[other] tras el turno { $turn }
} de la partida { $game }, { $variant } (posibilidades −{ $percent } %).
# En la letra pequeña.
profile-picture = en la imagen: la puntuación en { $variant }, partida a partida
profile-luck = suerte: lo que el número hizo con las posibilidades frente a la media de los ocho, según los cálculos de Eightfold
profile-mark = «?»: aún incierta, por falta de partidas que puntúen
profile-empty = { $name } aún no ha terminado ninguna partida en este servidor. `/challenge` empieza una.
refused-no-profile = Los programas no tienen perfil, y yo tampoco. Elige a una persona, o no indiques `person` para ver el tuyo.
# La imagen en palabras. $count: cuántas partidas muestra.
curve-shown = Puntuación de { $name } en { $variant } a lo largo de { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
}: de { $first } a { $latest }, nunca por debajo de { $lowest } ni por encima de { $highest }.
