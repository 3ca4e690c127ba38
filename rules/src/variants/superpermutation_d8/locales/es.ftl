# Superpermutation d8 Chess, as in the folder of chess.

game-superpermutation-d8 = Ajedrez Superpermutación d8
    .summary = Un d8 dicta la columna de destino, contada desde tu izquierda; la pieza escala lo que tenga delante.
    .credit = Del documento «Superpermutation d8 Chess».

guide-superpermutation-d8-die =
    Juegas al ajedrez, y un dado de ocho caras dice **adónde** ir: no qué pieza se mueve, sino en qué **columna** tiene que caer.

    Las columnas se cuentan desde tu izquierda. Para las blancas, 1 es la columna a y 8 la columna h; para las negras, 1 es la columna h y 8 la columna a. Así, un 3 lleva a las blancas a la columna c y a las negras a la columna f.

    - Tira el dado al empezar tu turno y mueve después cualquier pieza que pueda caer en esa columna. La pieza que sigue en su columna también cae en ella: `c2-c3` cumple con un 3.
    - Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquier jugada legal.
    - En jaque no se tira el dado. Haz cualquier jugada que ponga fin al jaque.

    Ganas por jaque mate. Lo que no se menciona en estas páginas es como en el ajedrez.

    Aquí las blancas han sacado un 3 y pueden jugar `Nb1-c3`, `c2-c3`, `c2-c4` o `Ke1-c1`, que es un teletransporte (mira la última página).
    .title = El dado

guide-superpermutation-d8-climb =
    La pieza que cae en una casilla **escala**. Si justo delante hay otra pieza, las dos permutan, es decir, cambian de sitio. Si delante de la nueva casilla hay otra más, la que escala permuta también con ella, y así hasta que la casilla de delante esté vacía o se acabe el tablero.

    - Delante es hacia el lado rival: hacia arriba para las blancas, hacia abajo para las negras.
    - No importa qué pieza haya ahí ni de quién sea: se permuta con piezas amigas y enemigas, y hasta con los reyes.
    - Después de moverse escala cualquier pieza, también los peones y los reyes.
    - Jugada y escalada son un solo turno. El dado solo se refiere a la casilla en que cae la pieza, antes de la escalada.

    Aquí las blancas han sacado un 1 y han movido el alfil de f1 a a6. Ha escalado y rebasado el peón de a7 y la torre de a8, y ambos han bajado una casilla. El turno se anota `(1) Bf1-a6-a8`: el dado, de dónde salió el alfil, dónde cayó y dónde acabó su escalada. Para escribirlo basta con `Ba6`.
    .title = Superpermutación

guide-superpermutation-d8-check =
    Solo **capturan los reyes**. Ninguna otra pieza puede ir a una casilla ocupada. Sin embargo, todas las piezas **atacan** como en el ajedrez: dan jaque e impiden al rey enemigo pisar las casillas que atacan. No hay enroque ni captura al paso.

    - **El jaque detiene la escalada.** En cuanto el rey enemigo está en jaque, lo dé la pieza que lo dé, la escalada termina.
    - **En jaque** no tiras el dado, y nada escala, juegues lo que juegues. Mueve el rey, interpón una pieza o captura con el rey la que da jaque. Si nada de eso es posible, es mate.
    - **Tu propio rey** no puede estar en jaque al final de tu turno, incluida la escalada; lo que ocurra por el camino no importa. En cambio, sí puedes dejar en jaque al rey *enemigo* al permutar con él.

    Aquí el caballo ha ido de f3 a d4 y ha escalado, rebasando el caballo negro de d5, la dama de d6 y el peón de d7. En d7 ataca al rey de b8, y por eso se queda ahí.
    .title = El jaque y las capturas

guide-superpermutation-d8-pawns =
    Un peón que está en su segunda fila puede avanzar una casilla o dos, haya llegado allí como haya llegado. Las permutas pueden devolverlo a su **primera fila**; desde ella avanza una casilla.

    - **Coronación**: un peón que acaba su jugada *o su escalada* en su última fila se convierte en dama, torre, alfil o caballo, a tu elección. Mientras escala, sigue siendo un peón.
    - **Coronación forzosa**: si tu escalada empuja un peón enemigo a tu primera fila, se convierte al instante en una dama enemiga, te guste o no. Si esa dama ataca entonces a tu rey, la jugada es ilegal.

    Aquí las negras han sacado un 8, la columna a. El peón ha avanzado de a4 a a3, ha escalado y rebasado el peón blanco de a2 y la torre de a1, y se ha convertido en dama: `(8) a4-a3-a1=Q`. El peón y la torre de las blancas han subido una casilla cada uno.
    .title = Los peones

guide-superpermutation-d8-end =
    En un **teletransporte**, un rey que no está en jaque permuta con cualquiera de sus piezas, salvo los peones, a cualquier distancia y cuantas veces quieras. Ese es todo tu turno.

    - El dado tiene que permitir la casilla a la que va el rey, como en cualquier jugada.
    - Esa casilla no puede estar atacada.
    - Después de un teletransporte nada escala. Puede dar jaque, con la pieza permutada o por una línea que se abre.

    Ganas por **jaque mate**. La partida es **tablas** cuando quien tiene el turno no está en jaque pero no tiene ninguna jugada legal (rey ahogado); cuando solo quedan los reyes, o los reyes y un único alfil o caballo; cuando la misma posición se ha dado cinco veces; o cuando cada bando ha hecho 75 jugadas sin capturas ni movimientos de peón. Las posiciones se comparan antes de la tirada: el dado no forma parte de ellas.

    Aquí las negras han sacado un 7, que para ellas es la columna b, y el rey de e8 ha permutado con el caballo de b8: `(7) Ke8-b8`.
    .title = Teletransporte y final

## Its lesson

lesson-d-die = El dado dicta la columna
    .idea = Al empezar tu turno tiras un dado de ocho caras. Dicta la **columna** en la que tiene que **caer** tu pieza, contada desde tu izquierda: para las blancas, 1 es la columna a y 8 la columna h.
    .task = Tira el dado y haz una jugada que el número permita.
    .e-file = Eso cae en la columna e, que necesita un 5.
    .d-file = Eso cae en la columna d, que necesita un 4.
    .f-file = Eso cae en la columna f, que necesita un 6.
    .praise = Puede moverse cualquier pieza que pueda caer en la columna, y también la que sigue en ella: c2 a c3 cumple con un 3. Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquiera.
lesson-d-left = Contada desde tu izquierda
    .idea = Las negras se sientan enfrente y cuentan desde allí: para ellas, 1 es la columna h y 8 la columna a.
    .task = Llevas las negras. Tira el dado y haz una jugada que el número permita.
    .c-file = La columna c es el 3 de las blancas. Para las negras es un 6.
    .e-file = La columna e es un 4 para las negras.
    .praise = La imagen marca la columna de cada número, y el menú solo muestra lo que cae en ella, así que no hace falta contar.
lesson-d-climb = Superpermutación
    .idea = Una pieza que ha caído **escala**: si justo delante hay otra, amiga, enemiga o rey, las dos cambian de sitio; y así hasta que la casilla de delante esté vacía o se acabe el tablero. Delante es hacia arriba para las blancas y hacia abajo para las negras.
    .task = Las blancas mueven el alfil de f1 a a6. ¿Dónde acaba?
    .lands = Cae ahí, pero justo delante, en a7, hay un peón, así que escala.
    .goes-on = En a7 tiene justo delante la torre de a8, así que sigue escalando.
    .other-file = Escala de frente, por la columna en la que ha caído.
    .praise = El peón y la torre han bajado una casilla cada uno. Un jaque detiene la escalada al instante. Un peón que acaba en su última fila corona; uno enemigo al que empujas a tu primera fila se convierte en dama.
lesson-d-check = Jaque y capturas
    .idea = Las piezas dan jaque como en el ajedrez, pero **solo capturan los reyes**; nada más puede ir a una casilla ocupada. **En jaque no tiras el dado**, nada escala, y vale cualquier jugada legal que ponga fin al jaque.
    .task = La dama da jaque. ¿Qué salva a tu rey?
    .teleports = Ahí está tu propia dama, y un rey en jaque no puede permutar.
    .praise = Nada defiende a la dama, así que el rey puede capturarla. Si ninguna jugada pone fin al jaque, es mate. No hay captura al paso.
lesson-d-teleport = Teletransporte
    .idea = Un rey que no está en jaque puede **teletransportarse** en vez de hacer una jugada normal: permuta con cualquiera de sus piezas, salvo los peones, a cualquier distancia. El número tiene que permitir la casilla a la que va, y esta no puede estar atacada.
    .task = Tira el dado y pon a salvo tu rey con un teletransporte.
    .pawn = Eso cumple con el número, pero tu rey se queda en el centro.
    .praise = El rey y la torre han cambiado de sitio. Después de un teletransporte nada escala, y puedes hacerlo cuantas veces quieras. Ganas por mate; el ahogado, o la misma posición cinco veces, son tablas.

## Its tips

tip-d-check = En jaque no tiras el dado y nada escala; solo tu rey puede capturar.
tip-d-free = En esa columna no puede caer nada, así que juega lo que quieras.
tip-d-file = Cae en la columna marcada con cualquier pieza que pueda llegar.
tip-d-climb = Mira qué hay justo delante de donde caes: tu pieza escala por encima de todo ello.
tip-d-roll = Las columnas se cuentan desde la izquierda de quien tira: tu 1 es el 8 de tu rival.
tip-d-teleport = Tu rey puede permutar con cualquiera de tus piezas, salvo los peones, si esa casilla está en la columna.
tip-d-stay = Avanzar de frente por la columna marcada también cumple con el número.
tip-d-blockers = Solo capturan los reyes: del jaque se sale con el rey o interponiendo una pieza.
