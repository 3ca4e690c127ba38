button-review = Análisis
button-review-terms = Qué significan los números
review-number = { $percent } %
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] ±
}{ $number }

review-heading = **Análisis de la partida { $game }**
review-side = { $name }: suerte { $luck }, jugadas { $play }
review-side-no-dice = { $name }: jugadas { $play }
review-settled = El resto ({ $change } para las blancas) se debe { $end ->
    [result] al resultado
    [resignation] al abandono
    [agreement] a las tablas acordadas
    [claim] a las tablas reclamadas
   *[time] al reloj
}, no a la suerte ni a las jugadas.
review-count = { $count ->
    [0] Sin errores graves.
    [one] 1 error grave: pulsa **{ button-next }**.
   *[other] { $count } errores graves: pulsa **{ button-next }**.
}

review-dearest = Los peores errores:
review-dear = - jugada { $turn }, { $name }: **{ $played }** costó un { $loss }; era mejor **{ $best }**
review-missed = - jugada { $turn }, { $name }: **{ $played }** dejó escapar la victoria con **{ $best }**
review-more = { $count ->
    [one] - y uno más: míralo con los botones de abajo
   *[other] - y { $count } más: míralos con los botones de abajo
}
review-about = suerte = lo que las tiradas sumaron o restaron a las posibilidades (victoria 100 %, tablas 50 %) frente a tiradas medias
review-about-play = jugadas = lo que las jugadas de un jugador perdieron frente a las mejores; estimaciones de { $nodes } posiciones cada una (más en los errores graves)
review-picture = gráfico: posibilidades de las blancas y, debajo, las tiradas (arriba = buenas para las blancas); puntos en jugadas que costaron al menos 5, 10 o 20 %
review-picture-no-dice = gráfico: posibilidades de las blancas (victoria 100 %, tablas 50 %); puntos en jugadas que costaron al menos 5, 10 o 20 %

review-place = **{ $number } de { $total }** · análisis de la partida { $game }
review-better = Era mejor **{ $best }**: { $name } tendría un { $kept } en vez de un { $left }.
review-better-wins = **{ $best }** ganaba en el acto: { $name } tendría un { $kept } en vez de un { $left }.
review-shows = la imagen muestra la mejor jugada

review-making = Estoy analizando la partida { $game }. Si en un rato no aparece nada aquí, pulsa **{ button-review }** otra vez.
review-shown = Posibilidades de las blancas a lo largo de { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}: { $first } al inicio, { $latest } al final, máximo { $highest } (jugada { $high }), mínimo { $lowest } (jugada { $low }).
review-shown-play = Jugadas: blancas { $white }, negras { $black }.
review-shown-luck = Suerte: blancas { $white }, negras { $black }.
review-shown-marks = Jugadas que costaron 20 % o más: { $large }; 10 % o más: { $middle }; 5 % o más: { $small }.

refused-review-running = La partida { $game } sigue en curso. Usa **{ button-review }** cuando termine, o `/review` con el número de una ya terminada.
refused-share-running = La partida { $game } sigue en curso. Podrás compartirla cuando termine.
refused-review-helps = Esa partida se parece demasiado a tu partida { $game }, que sigue en curso. Pregunta otra vez cuando termine.
refused-review-nothing = En la partida { $game } no hay nada que analizar: se canceló o no tuvo jugadas.
refused-review-many = Ahora mismo analizo demasiadas partidas. Vuelve a intentarlo dentro de unos minutos.
refused-review-page = El análisis de la partida { $game } no tiene esa página. `/review` lo muestra desde el inicio.
