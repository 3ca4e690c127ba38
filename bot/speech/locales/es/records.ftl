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
profile-people = - contra otras personas: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
}, { $draws } tablas, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}
profile-engine = - contra mí: { $won ->
    [one] 1 victoria
   *[other] { $won } victorias
}, { $draws } tablas, { $losses ->
    [one] 1 derrota
   *[other] { $losses } derrotas
}
profile-opponents = Rivales más frecuentes: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
profile-luckiest = Tirada más afortunada: **{ $number }** en la partida { $game }, { $variant } { $turn ->
    [0] (al inicio)
   *[other] (tras la jugada { $turn })
}: posibilidades +{ $percent } %.
profile-unluckiest = Tirada más desafortunada: **{ $number }** en la partida { $game }, { $variant } { $turn ->
    [0] (al inicio)
   *[other] (tras la jugada { $turn })
}: posibilidades −{ $percent } %.
profile-picture = gráfico: puntuación en { $variant }, partida a partida
profile-luck = suerte = lo que la tirada sumó o restó a las posibilidades (victoria 100 %, tablas 50 %) frente a una tirada media; es una estimación
profile-mark = ? = provisional (pocas partidas por puntos)
profile-empty = { $name } aún no tiene partidas terminadas en este servidor. Empieza una con `/challenge`.
refused-no-profile = Los bots no tienen perfil. Elige a alguien, o quita `person` para ver el tuyo.
curve-shown = Puntuación de { $name } en { $variant } a lo largo de { $count ->
    [one] una partida por puntos
   *[other] { $count } partidas por puntos
}: de { $first } a { $latest }, mínimo { $lowest }, máximo { $highest }.
