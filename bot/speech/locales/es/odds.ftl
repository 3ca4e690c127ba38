# Odds: what each number of the die, each good turn or each decision leads to. $side is the side that
# acts, which all percentages are seen from: 100 is a win, 50 a draw. $how is how the game ends at once:
# none, won, lost or drawn, as that side sees it. $turn is a turn as it is written, or the name of a
# decision.

# Who is to roll, to move or to decide, and what they can expect.
odds-roll = { $side ->
    [white] Las blancas tiran y pueden esperar un **{ $percent } %**, la media de los ocho números.
   *[black] Las negras tiran y pueden esperar un **{ $percent } %**, la media de los ocho números.
}
odds-turn = { $side ->
    [white] Las blancas tienen el turno y pueden esperar un **{ $percent } %** con la mejor jugada.
   *[black] Las negras tienen el turno y pueden esperar un **{ $percent } %** con la mejor jugada.
}
odds-decide = { $side ->
    [white] Las blancas deciden sobre la tirada y pueden esperar un **{ $percent } %** con la mejor decisión.
   *[black] Las negras deciden sobre la tirada y pueden esperar un **{ $percent } %** con la mejor decisión.
}
# A number, and the best turn or decision after it: the same side's, or the other side's.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · gana en el acto: **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · pierde en el acto: **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · tablas en el acto: **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · lo mejor es **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · gana en el acto, incluso con la mejor respuesta **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · pierde en el acto: la respuesta es **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · tablas en el acto: la respuesta es **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · la mejor respuesta es **{ $turn }**
}
# A number that ends the game by itself.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · la tirada gana la partida
    [lost] `{ $number }` **{ $percent } %** · la tirada pierde la partida
   *[drawn] `{ $number }` **{ $percent } %** · la tirada deja la partida en tablas
}
# A turn or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, gana en el acto
    [lost] **{ $turn }** · { $percent } %, pierde en el acto
    [drawn] **{ $turn }** · { $percent } %, tablas en el acto
   *[none] **{ $turn }** · { $percent } %
}
# The small print: which game, and after how many turns; or a position by itself.
odds-place = { $turn ->
    [0] { $variant } · partida { $game }, inicio · 100 % es una victoria; 50 %, tablas
   *[other] { $variant } · partida { $game }, después del turno { $turn } · 100 % es una victoria; 50 %, tablas
}
odds-position = { $variant } · una posición · 100 % es una victoria; 50 %, tablas
# The picture, for those who do not see it.
odds-shown = { $side ->
    [white] Barras junto al tablero: las blancas pueden esperar un { $percent } %. { LIST($bars, join: ",") }.
   *[black] Barras junto al tablero: las negras pueden esperar un { $percent } %. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } % y victoria en el acto
    [lost] { $what }: { $percent } % y derrota en el acto
    [drawn] { $what }: { $percent } % y tablas en el acto
   *[none] { $what }: { $percent } %
}

# What is refused.
odds-refused-running = La partida { $game } es entre personas y sigue en marcha: hasta que termine no digo nada de sus probabilidades. Sí doy las de partidas terminadas, partidas contra mí y posiciones.
odds-refused-own-game = Tu partida { $game } sigue en marcha y ha estado en esta posición o puede llegar a ella con el próximo turno. Vuelve a preguntar cuando termine.
odds-refused-over = { $turns ->
    [0] Después de ese turno la partida { $game } había terminado. `turn` puede ser 0, el inicio.
   *[other] Después de ese turno la partida { $game } había terminado. `turn` va de 0, el inicio, a { $turns }.
}
odds-refused-always-over = En la partida { $game } nunca hubo nada que elegir ni que tirar.
odds-refused-which-variant = Una posición pertenece a un juego: indica también `variant`.
odds-refused-game-and-position = Indica `game` o `position`, no los dos: uno es una partida jugada aquí y el otro, cualquier posición.
odds-refused-turn-and-position = `turn` es un turno de una partida y `position` no tiene ninguno: quita uno de los dos.
odds-refused-variant-alone = `variant` dice de qué juego es `position`: indica también una posición en FEN o quita `variant`.
refused-engine-busy = Ahora mismo me piden pensar demasiadas personas. Vuelve a preguntar dentro de un minuto.
refused-stopping = Me están reiniciando. Vuelve a intentarlo dentro de un minuto.
