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
