# One-line tips in a person's first three games of a kind, in small print under the board. Each is one
# short line.

tip = Consejo: { $tip }

tip-chess-check = Estás en jaque; el menú solo muestra las jugadas que le ponen fin.
tip-chess-menu = Elige en el menú o escribe tu jugada con `/move`, por ejemplo `Nf3` o `e2e4`.
tip-chess-pieces = Saca pronto caballos y alfiles, y pon un peón en el centro.
tip-chess-oops = Si te has equivocado, **¡Ups!** deshace tu turno durante un minuto.
tip-chess-castle = Enrócate pronto: es la jugada del rey de dos casillas hacia una torre.
tip-chess-guarded = Antes de jugar, mira qué podría capturar tu rival a continuación.
tip-chess-more = En **Más** puedes ofrecer tablas, rendirte y ver las reglas.

tip-gravitatur-check = En jaque juegas sin el Gravitatur.
tip-gravitatur-first = Coloca primero el Gravitatur; después mueves en el tablero tal como él lo deja.
tip-gravitatur-menu = El menú empieza por las casillas que más atraen o dan jaque; las demás están en las columnas.
tip-gravitatur-idle = Si el tablero te gusta como está, pulsa **Colocar sin efecto**.
tip-gravitatur-both = También atrae tus piezas: mira adónde irían las que protegen a tu rey.
tip-gravitatur-teleport = Como jugada, tu rey puede permutar con cualquiera de tus piezas, salvo los peones.
tip-gravitatur-typed = Puedes escribir el turno entero, por ejemplo `@d4/Nf3`.

tip-d-check = En jaque no tiras el dado y nada escala; solo tu rey puede capturar.
tip-d-free = En esa columna no puede caer nada, así que juega lo que quieras.
tip-d-file = Cae en la columna marcada con cualquier pieza que pueda llegar.
tip-d-climb = Mira qué hay justo delante de donde caes: tu pieza escala por encima de todo ello.
tip-d-roll = Las columnas se cuentan desde la izquierda de quien tira: tu 1 es el 8 de tu rival.
tip-d-teleport = Tu rey puede permutar con cualquiera de tus piezas, salvo los peones, si esa casilla está en la columna.
tip-d-stay = Avanzar de frente por la columna marcada también cumple con el número.
tip-d-blockers = Solo capturan los reyes: del jaque se sale con el rey o interponiendo una pieza.

tip-totem-decide = Anular la tirada cuesta tu Tótem; acéptala si puedes responder al jaque.
tip-totem-form = Tu rey tiene ahora otra forma; el botón bajo el tablero o `/rules` explican cómo se mueve.
tip-totem-check = En jaque puedes permutar: tu Tótem saca al rey de allí o se interpone.
tip-totem-danger = Los números rayados costarían algo; con tu turno aún puedes cambiar lo que encuentre el Nulo.
tip-totem-null-next = Justo después de este turno se mueve el Nulo, y captura lo que encuentre.
tip-totem-roll = Visto desde las blancas, 1 es abajo a la izquierda, y se sigue como las agujas del reloj hasta 8, abajo.
tip-totem-swap = Tu Tótem permuta con cualquiera de tus piezas que esté en línea recta a tres casillas como mucho.
tip-totem-shelter = Las piezas enemigas no pueden capturar tu Tótem: es un muro delante de tu rey.
tip-totem-keep = Conserva tu Tótem: sin él, un jaque provocado por el Nulo pierde en el acto.
tip-totem-castle = Te enrocas dos casillas hacia la columna i o tres hacia la columna a; tu propio Tótem puede estar en medio.
tip-totem-passing = A un peón que avanzó dos o tres casillas se le puede capturar al paso en cualquiera de las que cruzó.
