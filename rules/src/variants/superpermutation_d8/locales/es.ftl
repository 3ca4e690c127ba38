game-superpermutation-d8 = Ajedrez Superpermutación d8
    .summary = Un d8 dicta la columna de destino, contada desde tu izquierda; la pieza escala lo que tenga delante.
    .credit = Del documento «Superpermutation d8 Chess».

guide-superpermutation-d8-die =
    Es ajedrez, y un dado de ocho caras dice **adónde** ir: no qué pieza se mueve, sino en qué **columna** debe caer.

    Las columnas se cuentan desde tu izquierda. Para las blancas, 1 es la columna a y 8 la h; para las negras, 1 es la h y 8 la a. Así, un 3 lleva a las blancas a la columna c y a las negras a la f.

    - Tira el dado al empezar tu turno y mueve cualquier pieza que pueda caer en esa columna. También vale la que avanza por su propia columna: `c2-c3` cumple con un 3.
    - Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquier jugada legal.
    - En jaque no tiras. Haz cualquier jugada que te saque del jaque.

    Ganas por jaque mate. Lo que estas páginas no mencionan es como en el ajedrez.

    Aquí las blancas sacan un 3 y pueden jugar `♘b1-c3`, `c2-c3`, `c2-c4` o `♔e1-c1`, un teletransporte (mira la última página).
    .title = El dado

guide-superpermutation-d8-climb =
    La pieza que cae en una casilla **escala**. Si justo delante hay otra pieza, las dos cambian de sitio. Si delante de la nueva casilla hay otra más, también cambia con ella, y así hasta que la casilla de delante esté vacía o se acabe el tablero.

    - Delante es hacia el lado rival: hacia arriba para las blancas, hacia abajo para las negras.
    - No importa qué haya ahí ni de quién sea: se cambia con piezas amigas y enemigas, y hasta con reyes.
    - Tras moverse escala cualquier pieza, también peones y reyes.
    - Movimiento y escalada son una sola jugada. El dado solo cuenta para la casilla en que cae la pieza, antes de escalar.

    Aquí las blancas sacan un 1 y mueven el alfil de f1 a a6. Escala, rebasando el peón de a7 y la torre de a8, y ambos bajan una casilla. Se anota `(1) ♗f1-a6-a8`: el dado, de dónde salió el alfil, dónde cayó y dónde acabó su escalada. Para escribirla basta con `Ba6`.
    .title = Superpermutación

guide-superpermutation-d8-check =
    Solo **capturan los reyes**. Ninguna otra pieza puede caer en una casilla ocupada. Pero todas **atacan** como en el ajedrez: dan jaque y quitan casillas al rey enemigo. No hay enroque ni captura al paso.

    - **El jaque detiene la escalada.** En cuanto el rey enemigo está en jaque, sea cual sea la pieza que lo da, la escalada termina.
    - **En jaque** no tiras, y nada escala, juegues lo que juegues. Mueve el rey, interpón una pieza o captura con el rey la que da jaque. Si nada de eso es posible, es mate.
    - **Tu propio rey** no puede estar en jaque al final de tu turno, incluida la escalada; lo que pase por el camino no importa. En cambio, sí puedes dejar en jaque al rey *enemigo* al cambiar de sitio con él.

    Aquí el caballo va de f3 a d4 y escala, rebasando el caballo negro de d5, la dama de d6 y el peón de d7. En d7 ataca al rey de b8, y por eso se queda ahí.
    .title = El jaque y las capturas

guide-superpermutation-d8-pawns =
    Un peón en su segunda fila puede avanzar una casilla o dos, haya llegado allí como haya llegado. Los cambios de sitio pueden devolverlo a su **primera fila**; desde ella avanza una.

    - **Coronación**: un peón que acaba su movimiento *o su escalada* en su última fila se convierte en dama, torre, alfil o caballo, a tu elección. Mientras escala, sigue siendo un peón.
    - **Coronación forzosa**: si tu escalada empuja un peón enemigo a tu primera fila, se convierte en el acto en una dama enemiga, te guste o no. Si esa dama ataca a tu rey, la jugada es ilegal.

    Aquí las negras sacan un 8, la columna a. El peón avanza de a4 a a3, escala, rebasando el peón blanco de a2 y la torre de a1, y corona dama: `(8) a4-a3-a1=♕`. El peón y la torre de las blancas suben una casilla cada uno.
    .title = Los peones

guide-superpermutation-d8-end =
    En un **teletransporte**, un rey que no está en jaque cambia de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia y cuantas veces quieras. Esa es toda tu jugada.

    - El dado debe permitir la casilla a la que va el rey, como en cualquier jugada.
    - Esa casilla no puede estar atacada.
    - Tras un teletransporte nada escala. Puede dar jaque, con la pieza que cambió de sitio o por una línea que se abre.

    Ganas por **jaque mate**. La partida es **tablas** cuando quien tiene el turno no tiene jugadas legales y no está en jaque (rey ahogado); cuando solo quedan los reyes, o los reyes y un único alfil o caballo; cuando la misma posición se da cinco veces; o cuando cada bando hace 75 jugadas sin capturas ni movimientos de peón. Las posiciones se comparan antes de la tirada: el dado no forma parte de ellas.

    Aquí las negras sacan un 7, que para ellas es la columna b, y el rey de e8 cambia de sitio con el caballo de b8: `(7) ♔e8-b8`.
    .title = Teletransporte y final

## Its lesson

lesson-d-die = El dado dicta la columna
    .idea = Al empezar tu turno tiras un dado de ocho caras. Dicta la **columna** en la que debe **caer** tu pieza, contada desde tu izquierda: para las blancas, 1 es la columna a y 8 la h.
    .task = Tira el dado y haz una jugada que la tirada permita.
    .e-file = Eso cae en la columna e, que necesita un 5.
    .d-file = Eso cae en la columna d, que necesita un 4.
    .f-file = Eso cae en la columna f, que necesita un 6.
    .praise = Vale cualquier pieza que pueda caer en la columna, también la que sigue en ella: c2 a c3 cumple con un 3. Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquiera.
lesson-d-left = Contada desde tu izquierda
    .idea = Las negras se sientan enfrente y cuentan desde allí: para ellas, 1 es la columna h y 8 la a.
    .task = Llevas las negras. Tira el dado y haz una jugada que la tirada permita.
    .c-file = La columna c es el 3 de las blancas. Para las negras es un 6.
    .e-file = La columna e es un 4 para las negras.
    .praise = La imagen marca la columna, y el menú solo muestra lo que cae en ella, así que no hace falta contar.
lesson-d-climb = Superpermutación
    .idea = La pieza que cae en una casilla **escala**: si justo delante hay otra, amiga, enemiga o rey, las dos cambian de sitio; y así hasta que la casilla de delante esté vacía o se acabe el tablero. Delante es hacia arriba para las blancas y hacia abajo para las negras.
    .task = Las blancas mueven el alfil de f1 a a6. ¿Dónde acaba?
    .lands = Cae ahí, pero justo delante, en a7, hay un peón, así que escala.
    .goes-on = En a7 tiene justo delante la torre de a8, así que sigue escalando.
    .other-file = Escala de frente, por la columna en la que cae.
    .praise = El peón y la torre bajan una casilla cada uno. Un jaque detiene la escalada en el acto. Un peón que acaba en su última fila corona; uno enemigo al que empujas a tu primera fila se convierte en dama.
lesson-d-check = Jaque y capturas
    .idea = Las piezas dan jaque como en el ajedrez, pero **solo capturan los reyes**; nada más puede caer en una casilla ocupada. **En jaque no tiras**, nada escala, y vale cualquier jugada legal que te saque de él.
    .task = La dama da jaque. ¿Qué salva a tu rey?
    .teleports = Ahí está tu propia dama, y un rey en jaque no puede cambiar de sitio.
    .praise = Nada defiende a la dama, así que el rey puede capturarla. Si ninguna jugada saca del jaque, es mate. No hay captura al paso.
lesson-d-teleport = Teletransporte
    .idea = Un rey que no está en jaque puede **teletransportarse** en vez de moverse: cambia de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia. La tirada debe permitir la casilla a la que va, y esta no puede estar atacada.
    .task = Tira el dado y pon a salvo tu rey con un teletransporte.
    .pawn = Eso cumple con la tirada, pero tu rey se queda en el centro.
    .praise = El rey y la torre cambiaron de sitio. Tras un teletransporte nada escala, y puedes hacerlo cuantas veces quieras. Ganas por mate; el rey ahogado, o la misma posición cinco veces, son tablas.

## Its tips

tip-d-check = En jaque no tiras y nada escala; solo tu rey puede capturar.
tip-d-free = Ninguna pieza puede llegar a esa columna, así que juega lo que quieras.
tip-d-file = Cae en la columna marcada, con cualquier pieza que pueda llegar.
tip-d-climb = Mira qué hay justo delante de donde caes: tu pieza lo escala todo.
tip-d-roll = Las columnas se cuentan desde la izquierda de quien tira: tu 1 es el 8 de tu rival.
tip-d-teleport = Tu rey puede cambiar de sitio con cualquiera de tus piezas, salvo peones, si esa casilla está en la columna.
tip-d-stay = Avanzar de frente por la columna marcada también cumple con la tirada.
tip-d-blockers = Solo capturan los reyes: del jaque se sale con el rey o interponiendo una pieza.
