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
