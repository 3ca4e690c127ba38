# Typed moves have English letters, so each piece is told with its letter. Moves that are only read
# have figurines.

game-chess = Ajedrez
    .summary = El ajedrez de toda la vida, según las Leyes de la FIDE y sin dado.
    .credit = Según las Leyes del Ajedrez de la FIDE.

guide-chess-pieces =
    Empiezan las blancas, y los bandos se turnan. Un rey atacado está en **jaque**, y su bando debe salir de él de inmediato. Si nada puede salvarlo, es **jaque mate** y gana quien ataca. Nunca puedes dejar en jaque a tu propio rey.

    - El **rey** (`K`) se mueve una casilla en cualquier dirección.
    - La **dama** (`Q`) recorre cualquier distancia por columnas, filas y diagonales; la **torre** (`R`), por columnas y filas; el **alfil** (`B`), por diagonales. Ninguno salta.
    - El **caballo** (`N`) salta dos casillas por una columna o fila y una hacia un lado, haya lo que haya en medio.
    - El **peón** avanza una casilla de frente, o dos desde su segunda fila. Captura en diagonal hacia delante, a una casilla.

    Una pieza captura al caer sobre una pieza enemiga. Elige tu jugada en los menús o escríbela, con letras inglesas (`Nf3`, `exd5`) o por casillas (`e2e4`).

    Aquí cada bando avanza un peón dos casillas, y después el caballo blanco va de g1 a f3.
    .title = Las piezas

guide-chess-special-moves =
    - **Enroque** (`O-O` u `O-O-O`): el rey va dos casillas hacia una torre, y la torre salta al otro lado del rey. Ninguno de los dos puede haberse movido antes, y entre ellos no puede haber nada. El rey no puede estar en jaque, ni cruzar una casilla atacada, ni acabar en ella. También vale `e1g1`.
    - **Captura al paso**: cuando un peón avanza dos casillas y pasa junto a un peón enemigo, este puede capturarlo como si hubiera avanzado una, pero solo en la jugada siguiente.
    - **Coronación**: un peón que llega a su última fila se convierte en dama, torre, alfil o caballo: `e8=Q`.

    Son **tablas** cuando

    - quien tiene el turno no tiene jugadas legales y no está en jaque (rey ahogado);
    - a ningún bando le quedan piezas suficientes para dar mate;
    - la misma posición se da cinco veces;
    - cada bando hace 75 jugadas sin capturas ni movimientos de peón.

    En tu turno ya puedes **reclamar** las tablas a la tercera vez, o a las 50 jugadas: pulsa **{ button-claim-draw }** o usa `/draw`.

    Aquí las blancas se enrocan: el rey va de e1 a g1, y la torre, de h1 a f1.
    .title = Jugadas especiales y tablas

## Its lesson

lesson-chess-turn = Tu turno
    .idea = Empiezan las blancas, y los bandos se turnan. El menú muestra las jugadas legales; también puedes escribir una con `/move`, por ejemplo `Nf3` (`N` es el caballo) o `e2e4`. El caballo salta dos casillas por una columna o fila y una hacia un lado.
    .task = Ataca el peón de e5 con un caballo.
    .no-attack = Desde ahí el caballo no ataca e5.
    .praise = Desde f3 el caballo amenaza con capturar en e5. En una partida, ahora avisaría a tu rival. **{ button-oops }** deshace tu jugada durante un minuto, y en **{ button-more }** puedes ofrecer tablas o abandonar.
lesson-chess-mate = Jaque mate
    .idea = Un rey atacado está en **jaque**, y su bando debe salir de él: mover el rey, interponer una pieza o capturar la que ataca. Si nada de eso es posible, es **jaque mate** y la partida termina.
    .task = Da jaque mate en una jugada.
    .no-check = Eso no da jaque, así que la partida sigue.
    .praise = La torre ataca por la última fila, y los propios peones del rey le cierran la salida. Nunca puedes dejar tu rey en jaque: el menú no ofrece esas jugadas.
lesson-chess-castle = El enroque
    .idea = Una vez por partida el rey puede **enrocarse**: va dos casillas hacia una torre, y la torre salta al otro lado del rey. Ninguno de los dos puede haberse movido, entre ellos no puede haber nada, y el rey no puede estar en jaque, ni cruzar una casilla atacada, ni acabar en ella.
    .task = Enrócate.
    .crosses = La torre de d8 ataca d1, y el rey no puede cruzar esa casilla.
    .step = Eso es un solo paso del rey, y después ya no podrás enrocarte.
    .praise = Se elige como jugada del rey; escrito, es `O-O` hacia la columna h y `O-O-O` hacia la columna a.
lesson-chess-passing = Captura al paso
    .idea = Un peón avanza una casilla, o dos desde su segunda fila, y captura en diagonal hacia delante. Si avanza **dos** y pasa junto a un peón enemigo, este puede capturarlo como si hubiera avanzado una, pero solo en la jugada siguiente. Las negras acaban de jugar de d7 a d5.
    .task = Captura el peón que acaba de pasar junto al tuyo.
    .late = Entonces ya es tarde: solo en esta jugada podías capturarlo así.
    .sideways = Un peón captura en diagonal: va a la casilla que el otro cruzó.
    .praise = Tu peón está en d6, y el negro ya no está en d5.
lesson-chess-promote = Coronación y tablas
    .idea = Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo, a tu elección. Pero si el otro bando se queda sin jugadas legales y no está en jaque, es **rey ahogado**: tablas.
    .task = Corona y gana.
    .stalemate = El rey negro no tendría adónde ir, pero no estaría en jaque: rey ahogado, tablas.
    .too-little = Con el rey y esa pieza nunca se puede dar mate: tablas.
    .praise = El rey solo puede ir a a6, y la torre da mate en a8. Cuando la misma posición se da tres veces, o tras 50 jugadas de cada bando sin capturas ni movimientos de peón, aparece **{ button-claim-draw }** bajo el tablero.

## Its tips

tip-chess-check = Estás en jaque; el menú solo muestra las jugadas que te sacan de él.
tip-chess-menu = Elige en el menú o escribe tu jugada con `/move`, por ejemplo `Nf3` o `e2e4`.
tip-chess-pieces = Saca pronto caballos y alfiles, y pon un peón en el centro.
tip-chess-castle = Enrócate pronto: mueve el rey dos casillas hacia una torre.
tip-chess-guarded = Antes de mover, mira qué podría capturar tu rival.
tip-chess-more = En **{ button-more }** puedes ofrecer tablas, abandonar y ver las reglas.
