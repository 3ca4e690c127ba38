challenge-rated = Partida por puntos.
challenge-friendly = Partida amistosa: las puntuaciones no cambian.
game-rated = por puntos
game-not-rated = no puntúa
game-friendly = amistosa

end-ratings = Puntuaciones: { LIST($ratings, join: ",") }.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = No puntúa: solo cuentan cuatro partidas al día contra la misma persona.
end-score = Marcador en { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Contra mí nunca se juega por puntos. Quita `rated` o reta a alguien.
challenge-refused-rated-position = Desde una posición nunca se juega por puntos. Quita `rated` o `position`.

leaderboard-heading = **Clasificación: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** tras { $count ->
    [one] una partida
   *[other] { $count } partidas
}
leaderboard-place = { $name } ocupa el puesto { $rank } de { $total }.
leaderboard-no-place = { $name } aún no tiene puntuación aquí.
leaderboard-page = página { $number } de { $pages }
rating-mark = ? = provisional (pocas partidas por puntos); va al final de la lista
leaderboard-nobody = Aquí aún nadie tiene puntuación. Estrena la lista con una partida por puntos: `/challenge`.
leaderboard-empty = Aquí aún nadie tiene puntuación en { $variant }. Estrena la lista con una partida por puntos: `/challenge`.

profile-heading = **Partidas de { $name } en este servidor**
profile-rating = **{ $variant }**: puntuación **{ $rating }** tras { $count ->
    [one] una partida por puntos
   *[other] { $count } partidas por puntos
}
profile-no-rating = **{ $variant }**: aún sin puntuación
profile-people = - contra otras personas: victorias { $won }, tablas { $draws }, derrotas { $losses }
profile-engine = - contra mí: victorias { $won }, tablas { $draws }, derrotas { $losses }
profile-opponents = Rivales más frecuentes: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
profile-luckiest = Tirada con más suerte: **{ $number }** en la partida { $game }, { $variant } { $turn ->
    [0] (al inicio)
   *[other] (tras la jugada { $turn })
}: posibilidades +{ $percent } %.
profile-unluckiest = Tirada con peor suerte: **{ $number }** en la partida { $game }, { $variant } { $turn ->
    [0] (al inicio)
   *[other] (tras la jugada { $turn })
}: posibilidades −{ $percent } %.
profile-picture = gráfico: puntuación en { $variant }, partida a partida
profile-luck = suerte = cambio en las posibilidades frente a una tirada media (estimación; 100 % = victoria, 50 % = tablas)
profile-mark = ? = provisional (pocas partidas por puntos)
profile-empty = { $name } aún no tiene partidas terminadas en este servidor. Empieza una con `/challenge`.
refused-no-profile = Los bots no tienen perfil. Elige a alguien, o quita `person` para ver el tuyo.
curve-shown = Puntuación de { $name } en { $variant } a lo largo de { $count ->
    [one] una partida por puntos
   *[other] { $count } partidas por puntos
}: de { $first } a { $latest }, mínimo { $lowest }, máximo { $highest }.
