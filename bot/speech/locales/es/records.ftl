# Lo que cuentan las partidas. $name es una persona. Las puntuaciones son números como 1512, con «?»
# detrás mientras son inciertas, y $score es un marcador como 2½.

challenge-rated = La partida puntúa.
challenge-friendly = La partida es amistosa: no cambia ninguna puntuación.
# En la letra pequeña de una partida entre personas.
game-rated = puntúa
game-friendly = amistosa

# Al final. $ratings son mensajes «rating-changed», $scores son «score-of».
end-ratings = Puntuaciones: { LIST($ratings, join: ",") }.
# $change: cuánto, como +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = No puntúa: de las partidas entre dos personas solo puntúan cuatro al día.
end-score = Marcador en { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Las partidas contra Eightfold nunca puntúan. Deja `rated` sin poner o reta a una persona.

# La lista de puntuaciones de un servidor. $place es un número como 3, de $people.
leaderboard-heading = **Clasificación: { $variant }**
leaderboard-line = { $place }. { $name } **{ $rating }** tras { $count ->
    [one] una partida
   *[other] { $count } partidas
}
leaderboard-place = { $name } ocupa el puesto { $place } de { $people }.
leaderboard-no-place = { $name } aún no tiene puntuación aquí.
leaderboard-page = página { $number } de { $pages }
rating-mark = «?»: aún incierta, por falta de partidas que puntúen; esas puntuaciones van al final
leaderboard-nobody = En este servidor aún nadie tiene puntuación. Empieza tú: `/challenge` propone una partida y, al terminar, los dos tendrán una.
leaderboard-empty = En este servidor aún nadie tiene puntuación en { $variant }. Empieza tú: `/challenge` propone una partida y, al terminar, los dos tendrán una.
