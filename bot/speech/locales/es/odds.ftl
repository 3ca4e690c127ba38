odds-roll = { $side ->
    [white] Tiran las blancas: **{ $percent } %**, la media de las ocho tiradas.
   *[black] Tiran las negras: **{ $percent } %**, la media de las ocho tiradas.
}
odds-turn = { $side ->
    [white] Juegan las blancas: **{ $percent } %** con la mejor jugada.
   *[black] Juegan las negras: **{ $percent } %** con la mejor jugada.
}
odds-decide = { $side ->
    [white] Las blancas deciden sobre la tirada: **{ $percent } %** con la mejor opción.
   *[black] Las negras deciden sobre la tirada: **{ $percent } %** con la mejor opción.
}
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · gana con **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · pierde, incluso con **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · tablas con **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · mejor jugada **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · gana, incluso tras **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · pierde tras **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · tablas tras **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · mejor respuesta **{ $turn }**
}
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · victoria en el acto
    [lost] `{ $number }` **{ $percent } %** · derrota en el acto
   *[drawn] `{ $number }` **{ $percent } %** · tablas en el acto
}
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, gana la partida
    [lost] **{ $turn }** · { $percent } %, pierde la partida
    [drawn] **{ $turn }** · { $percent } %, tablas
   *[none] **{ $turn }** · { $percent } %
}
odds-place = { $turn ->
    [0] { $variant } · partida { $game }, inicio · 100 % = victoria, 50 % = tablas
   *[other] { $variant } · partida { $game }, tras la jugada { $turn } · 100 % = victoria, 50 % = tablas
}
odds-position = { $variant } · posición · 100 % = victoria, 50 % = tablas
odds-shown = { $side ->
    [white] Barras junto al tablero: las blancas tienen un { $percent } %. { LIST($bars, join: ",") }.
   *[black] Barras junto al tablero: las negras tienen un { $percent } %. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } %, gana la partida
    [lost] { $what }: { $percent } %, pierde la partida
    [drawn] { $what }: { $percent } %, tablas
   *[none] { $what }: { $percent } %
}

odds-refused-running = No calculo las posibilidades de la partida { $game } mientras siga en curso: es entre dos personas. Prueba con una terminada, una contra mí o una posición.
odds-refused-own-game = Esa posición se parece demasiado a tu partida { $game }, que sigue en curso. Pregunta otra vez cuando termine.
odds-refused-over = { $turns ->
    [0] La partida { $game } ya había terminado entonces. `turn` solo puede ser `0` (inicio).
   *[other] La partida { $game } ya había terminado entonces. `turn` va de `0` (inicio) a `{ $turns }`.
}
odds-refused-always-over = En la partida { $game } nunca hubo nada que jugar ni que tirar.
odds-refused-which-variant = Indica también `variant`: hace falta para la posición.
odds-refused-game-and-position = Indica `game` o `position`, no las dos opciones.
odds-refused-turn-and-position = Indica `turn` o `position`, no las dos opciones: `turn` es una jugada de una partida.
odds-refused-variant-alone = `variant` va con `position`: indica las dos opciones o quita `variant`.
refused-engine-busy = Ahora mismo estoy pensando en demasiadas partidas. Vuelve a intentarlo dentro de un minuto.
refused-stopping = Me estoy reiniciando. Vuelve a intentarlo dentro de un minuto.
