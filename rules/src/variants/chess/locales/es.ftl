# Chess: its name, what is special about it in one sentence of at most 100 characters, and its rules,
# page by page. A page with its heading is a Discord message of at most 2,000 characters; each ends
# with what the picture below it shows.
# Notation is English, so each piece is told with its letter.

game-chess = Ajedrez
    .summary = El ajedrez de toda la vida, según las Leyes de la FIDE y sin dado.
    .credit = Según las Leyes del Ajedrez de la FIDE.

guide-chess-pieces =
    Empiezan las blancas, y después los bandos se turnan, una jugada cada uno. Ganas si atacas al rey enemigo de modo que nada pueda salvarlo: eso es **jaque mate**. Un rey atacado está en **jaque**, y su bando tiene que ponerle fin de inmediato. Tu propio rey no puede quedar nunca en jaque al terminar tu jugada.

    - El **rey** (`K`) se mueve una casilla en cualquier dirección.
    - La **dama** (`Q`) recorre cualquier número de casillas por columnas, filas y diagonales; la **torre** (`R`), por columnas y filas; el **alfil** (`B`), por diagonales. Ninguna de estas piezas salta.
    - El **caballo** (`N`) salta dos casillas por una columna o una fila y una hacia un lado, haya lo que haya en medio.
    - El **peón** avanza una casilla de frente, o dos desde su segunda fila. Captura una casilla en diagonal hacia delante.

    Una pieza captura al caer en la casilla de una pieza enemiga. Elige tu jugada en los menús o escríbela, con las letras inglesas de las piezas: `Nf3`, `exd5`; o por sus casillas: `e2e4`.

    Aquí cada bando ha avanzado un peón dos casillas, y las blancas han llevado el caballo de g1 a f3.
    .title = Las piezas

guide-chess-special-moves =
    - **Enroque** (`O-O` u `O-O-O`): el rey va dos casillas hacia una torre, y la torre salta al otro lado del rey. Ninguno de los dos puede haberse movido antes, y entre ellos no puede haber nada. El rey no puede estar en jaque, ni pasar por una casilla atacada, ni acabar en ella. Por casillas: `e1g1`.
    - **Captura al paso**: cuando un peón acaba de avanzar dos casillas y deja atrás a un peón enemigo que atacaba la casilla por la que pasó, este puede capturarlo como si hubiera avanzado una sola, pero únicamente en la jugada siguiente.
    - **Coronación**: un peón que llega a su última fila se convierte en dama, torre, alfil o caballo: `e8=Q`.

    La partida es **tablas** cuando

    - quien tiene el turno no está en jaque pero no tiene ninguna jugada legal (rey ahogado);
    - a ningún bando le quedan piezas suficientes para dar mate;
    - la misma posición se ha dado cinco veces;
    - cada bando ha hecho 75 jugadas sin capturas ni movimientos de peón.

    Aquí las blancas se han enrocado: el rey fue de e1 a g1, y la torre, de h1 a f1.
    .title = Jugadas especiales y tablas

## Its lesson

lesson-chess-turn = Tu turno
    .idea = Empiezan las blancas, y después los dos bandos juegan por turnos. El menú solo muestra lo que es legal; también puedes escribir tu jugada con `/move`, por ejemplo `Nf3` o `e2e4`. El caballo salta dos casillas por una columna o fila y una hacia un lado.
    .task = Ataca el peón de e5 con un caballo.
    .no-attack = Desde ahí el caballo no ataca e5.
    .praise = Desde f3 el caballo podría capturar después en e5. En una partida se avisa ahora a tu rival; **¡Ups!** deshace tu turno durante un minuto, y en **Más** puedes ofrecer tablas o rendirte.
lesson-chess-mate = Jaque mate
    .idea = Un rey atacado está en **jaque**, y su bando tiene que ponerle fin en el acto: mover el rey, interponer una pieza o capturar la atacante. Si nada de eso es posible, es **jaque mate** y la partida se acaba.
    .task = Da jaque mate en una jugada.
    .no-check = Eso no da jaque, así que la partida sigue.
    .praise = La torre ataca por la última fila, y sus propios peones no le dejan salida al rey. Nunca puedes dejar tu rey en jaque; no te ofrezco esas jugadas.
lesson-chess-castle = El enroque
    .idea = Una vez por partida el rey puede **enrocarse**: va dos casillas hacia una torre, y la torre salta a su otro lado. Ninguno de los dos puede haberse movido, entre ellos no puede haber nada, y el rey no puede estar en jaque, ni pasar por una casilla atacada, ni acabar en ella.
    .task = Enrócate.
    .crosses = La torre de d8 ataca d1, y el rey no puede pasar por esa casilla.
    .step = Eso es un solo paso del rey, y después ya nunca podrá enrocarse.
    .praise = Lo eliges como jugada del rey; escrito, es `O-O` hacia la columna h y `O-O-O` hacia la columna a.
lesson-chess-passing = Captura al paso
    .idea = Un peón avanza una casilla, o dos desde su segunda fila, y captura en diagonal hacia delante. Si avanza **dos** casillas y pasa junto a un peón enemigo, este puede capturarlo como si hubiera avanzado una, pero solo en la jugada siguiente. Las negras acaban de jugar de d7 a d5.
    .task = Captura el peón que acaba de pasar junto al tuyo.
    .late = Entonces ya es tarde: solo en este turno podías capturar así el peón.
    .sideways = Un peón captura en diagonal: va a la casilla por la que pasó el otro.
    .praise = Tu peón está en d6, y el negro ha desaparecido de d5.
lesson-chess-promote = Coronación y tablas
    .idea = Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo, a tu elección. Pero si entonces el otro bando no tiene ninguna jugada legal y no está en jaque, es **rey ahogado**: tablas.
    .task = Corona de modo que ganes.
    .stalemate = Entonces el rey negro no tiene adónde ir, pero no está en jaque: rey ahogado, tablas.
    .too-little = Solo con el rey y esa pieza nunca se puede dar mate: tablas.
    .praise = El rey tiene que ir a a6, y entonces la torre da mate en a8. Cuando la misma posición se ha dado tres veces, o tras 50 jugadas sin capturas ni movimientos de peón, aparece **Reclamar tablas** bajo el tablero.

## Its tips

tip-chess-check = Estás en jaque; el menú solo muestra las jugadas que le ponen fin.
tip-chess-menu = Elige en el menú o escribe tu jugada con `/move`, por ejemplo `Nf3` o `e2e4`.
tip-chess-pieces = Saca pronto caballos y alfiles, y pon un peón en el centro.
tip-chess-oops = Si te has equivocado, **¡Ups!** deshace tu turno durante un minuto.
tip-chess-castle = Enrócate pronto: es la jugada del rey de dos casillas hacia una torre.
tip-chess-guarded = Antes de jugar, mira qué podría capturar tu rival a continuación.
tip-chess-more = En **Más** puedes ofrecer tablas, rendirte y ver las reglas.
