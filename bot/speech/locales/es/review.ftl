# El análisis de una partida terminada: quién iba por delante, por los dados o por su juego. $name es
# una persona. Un valor es la puntuación esperada, 1 por ganar y 0 por perder.

button-review = Análisis
review-number = { $whole },{ $hundredths }
review-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number }

review-heading = **Análisis de la partida { $game }**
review-side = { $luck ->
    [more] A { $name } los dados le dieron { $gained } más de lo que tocaba
    [less] A { $name } los dados le dieron { $gained } menos de lo que tocaba
   *[even] A { $name } los dados le dieron justo lo que tocaba
}; { $play ->
    [back] sus propios turnos devolvieron { $given }.
    [lost] sus propios turnos perdieron { $given }.
    [gained] sus propios turnos ganaron { $given }.
   *[even] sus propios turnos no perdieron nada.
}
review-side-no-dice = { $play ->
    [lost] { $name } regaló { $given } con sus turnos.
    [gained] { $name } ganó { $given } con sus turnos.
   *[even] { $name } no regaló nada con sus turnos.
}
review-settled = { $end ->
    [result] El resultado decidió
    [resignation] El abandono decidió
    [agreement] El acuerdo decidió
    [claim] La reclamación decidió
   *[time] El reloj decidió
} el resto: { $change } para las blancas, sin cargarlo a nadie.

review-dearest = Los turnos más caros:
review-dear = - turno { $turn }, { $name }: **{ $played }** costó { $loss }; era mejor **{ $best }**
review-missed = - turno { $turn }, { $name }: con **{ $played }** se escapó ganar en el acto con **{ $best }**
review-more = { $count ->
    [one] - y uno más: se recorren abajo
   *[other] - y { $count } más: se recorren abajo
}
review-flawless = Ningún turno costó mucho.
review-about = la suerte es lo que un número cambió la puntuación esperada (ganar vale 1, las tablas ½) frente a la media de los ocho
review-about-play = lo que costó un turno lo calcula Eightfold: { $nodes } posiciones por valor, y más para los turnos más caros
review-picture = en la imagen: la puntuación esperada de las blancas, debajo los dados (hacia arriba: bueno para las blancas), y puntos donde un turno costó 0,05, 0,10 o 0,20
review-picture-no-dice = en la imagen: la puntuación esperada de las blancas (ganar vale 1, las tablas ½) y puntos donde un turno costó 0,05, 0,10 o 0,20

review-place = **{ $number } de { $total }** · análisis de la partida { $game }
review-better = Era mejor **{ $best }**: dejaba a { $name } una puntuación esperada de { $kept }, no de { $left }.
review-better-wins = **{ $best }** habría ganado en el acto: una puntuación esperada de { $kept } para { $name }, no de { $left }.
review-shows = la imagen muestra el turno mejor

review-making = Estoy analizando la partida { $game }; el análisis aparecerá aquí en un momento. Si no llega, pulsa otra vez **Análisis**.
review-shown = Puntuación esperada de las blancas a lo largo de { $count ->
    [one] un turno
   *[other] { $count } turnos
}: { $first } al principio, { $latest } al final, como mucho { $highest } (turno { $high }) y como poco { $lowest } (turno { $low }).
review-shown-play = Por sus propios turnos: blancas { $white }, negras { $black }.
review-shown-luck = Por los dados: blancas { $white }, negras { $black }.
review-shown-marks = Turnos que costaron 0,20 o más: { $large }; 0,10 o más: { $middle }; 0,05 o más: { $small }.

refused-review-running = La partida { $game } sigue en curso, y un análisis revelaría demasiado. Cuando termine, **Análisis** estará bajo su tablero. Para otra, indica el número de una partida terminada: `/review`.
refused-review-helps = Tu partida { $game } sigue en marcha y ha estado en una posición de esta o puede llegar a ella con el próximo turno. Vuelve a preguntar cuando termine.
refused-review-nothing = En la partida { $game } no hay nada que analizar: se cerró sin resultado o terminó antes del primer turno.
refused-review-many = Ahora mismo se analizan muchas partidas. Vuelve a pedirlo en unos minutos.
refused-review-page = El análisis de la partida { $game } ya no tiene nada que mostrar ahí. `/review` lo muestra desde el principio.
