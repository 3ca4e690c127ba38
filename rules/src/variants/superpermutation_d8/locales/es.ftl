game-superpermutation-d8 = Ajedrez Superpermutación d8
    .summary = Un dado dicta la columna en que cae tu pieza, que después escala lo que tenga delante.
    .credit = Del documento «Superpermutation d8 Chess».

guide-superpermutation-d8-die =
    Es ajedrez, pero un dado de ocho caras dicta la **columna** en la que debe caer tu pieza.

    Las columnas se cuentan desde tu izquierda. Para las blancas, 1 es la columna a y 8 la h; para las negras, 1 es la h y 8 la a. Así, un 3 lleva a las blancas a la columna c y a las negras a la f.

    - Tira el dado al empezar tu turno y mueve cualquier pieza que pueda caer en esa columna. También vale moverse por esa misma columna: con un 3, `c2-c3`.
    - Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquier jugada legal.
    - En jaque no tiras. Haz cualquier jugada que te saque del jaque.

    Ganas por jaque mate. Salvo lo que explican estas páginas, todo es como en el ajedrez.

    Aquí las blancas sacan un 3 y pueden jugar `♘b1-c3`, `c2-c3`, `c2-c4` o `♔e1-c1`, un teletransporte (mira la última página).
    .title = El dado

guide-superpermutation-d8-climb =
    La pieza que cae en una casilla **escala**: cambia de sitio con la que tenga justo delante, después con la siguiente, y así hasta que la casilla de delante esté vacía o se acabe el tablero.

    - Delante es hacia el lado rival: hacia arriba para las blancas, hacia abajo para las negras.
    - Cambia con cualquier pieza, tuya o del rival, incluso con un rey.
    - Todas las piezas escalan, también peones y reyes.
    - La escalada es parte de la jugada. El dado solo dicta la columna en la que cae la pieza, antes de escalar.

    Aquí las blancas sacan un 1 y mueven el alfil de f1 a a6. Escala y rebasa el peón de a7 y la torre de a8, que bajan una casilla cada uno. Se anota `(1) ♗f1-a6-a8`: la tirada, y después dónde empezó, cayó y acabó. Para escribirla basta con `Ba6`.
    .title = La escalada (superpermutación)

guide-superpermutation-d8-check =
    Solo **capturan los reyes**. Ninguna otra pieza puede caer en una casilla ocupada. Pero todas **atacan** como en el ajedrez: dan jaque y quitan casillas al rey enemigo. No hay enroque ni captura al paso.

    - **El jaque detiene la escalada.** En cuanto cualquiera de tus piezas da jaque al rey enemigo, la escalada termina.
    - **En jaque** no tiras, y nada escala. Mueve el rey, interpón una pieza o captura con el rey la que da jaque. Si nada de eso es posible, es mate.
    - **Tu propio rey** no puede estar en jaque cuando acaba la escalada; lo que pase por el camino no importa. Incluso puedes cambiar de sitio con el rey *enemigo* y dejarlo en jaque.

    Aquí el caballo va de f3 a d4, escala y rebasa el caballo negro de d5, la dama blanca de d6 y el peón de d7. En d7 ataca al rey de b8, así que se queda ahí.
    .title = El jaque y las capturas

guide-superpermutation-d8-pawns =
    Un peón que está en su segunda fila puede avanzar una o dos casillas, sin importar cómo llegó ahí. Los cambios de sitio pueden devolverlo a su **primera fila**, desde la que avanza una.

    - **Coronación**: un peón que acaba su movimiento *o su escalada* en su última fila se convierte en dama, torre, alfil o caballo, a tu elección. Mientras escala, sigue siendo un peón.
    - **Coronación forzosa**: si tu escalada empuja un peón enemigo a tu primera fila, se convierte en el acto en una dama enemiga. Si esa dama ataca a tu rey, la jugada es ilegal.

    Aquí las negras sacan un 8, la columna a. El peón avanza de a4 a a3, escala, rebasa el peón blanco de a2 y la torre de a1, que suben una casilla cada uno, y corona dama: `(8) a4-a3-a1=♕`.
    .title = Los peones

guide-superpermutation-d8-end =
    Un rey que no está en jaque puede **teletransportarse**: en vez de moverse, cambia de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia y cuantas veces quieras.

    - La tirada debe permitir la casilla a la que va el rey, como en cualquier jugada.
    - Esa casilla no puede estar atacada.
    - Tras un teletransporte nada escala. Puede dar jaque, con la pieza que cambió de sitio o por una línea que se abre.

    Ganas por **jaque mate**. Son **tablas** cuando quien tiene el turno no tiene jugadas legales y no está en jaque (rey ahogado); cuando solo quedan los reyes, o los reyes y un único alfil o caballo; cuando la misma posición se da cinco veces (la tirada no cuenta); o cuando cada bando hace 75 jugadas sin capturas ni movimientos de peón.

    Aquí las negras sacan un 7, que para ellas es la columna b, y el rey de e8 cambia de sitio con el caballo de b8: `(7) ♔e8-b8`.
    .title = Teletransporte y final

## Its lesson

lesson-d-die = El dado dicta la columna
    .idea = Al empezar tu turno tiras un dado de ocho caras. Dicta la **columna** en la que debe **caer** tu pieza, contada desde tu izquierda: para las blancas, 1 es la columna a y 8 la h.
    .task = Tira el dado y haz una jugada que la tirada permita.
    .e-file = Eso cae en la columna e: haría falta un 5.
    .d-file = Eso cae en la columna d: haría falta un 4.
    .f-file = Eso cae en la columna f: haría falta un 6.
    .praise = Vale cualquier pieza que pueda caer en la columna. También vale moverse por esa misma columna: con un 3, de c2 a c3. Si ninguna jugada legal cae ahí, tienes una **jugada libre**: vale cualquiera.
lesson-d-left = Las negras cuentan al revés
    .idea = Las negras se sientan enfrente y cuentan desde allí: para ellas, 1 es la columna h y 8 la a.
    .task = Juegas con negras. Tira el dado y haz una jugada que la tirada permita.
    .c-file = La columna c es el 3 de las blancas. Para las negras es un 6.
    .e-file = La columna e es un 4 para las negras.
    .praise = La imagen marca la columna, y en una partida el menú solo muestra lo que cae en ella, así que no hace falta contar.
lesson-d-climb = La escalada (superpermutación)
    .idea = La pieza que cae en una casilla **escala**: si justo delante hay otra, tuya o del rival, incluso un rey, las dos cambian de sitio, y así hasta que la casilla de delante esté vacía o se acabe el tablero. Delante es hacia arriba para las blancas y hacia abajo para las negras.
    .task = Las blancas mueven el alfil de f1 a a6. ¿Dónde acaba?
    .lands = Cae ahí, pero justo delante, en a7, hay un peón, así que escala.
    .goes-on = En a7 tiene justo delante la torre de a8, así que sigue escalando.
    .other-file = Escala de frente, por la columna en la que cae.
    .praise = El peón y la torre bajan una casilla cada uno. Un jaque detiene la escalada en el acto. Un peón que acaba en su última fila corona; uno enemigo al que empujas a tu primera fila se convierte en dama.
lesson-d-check = Jaque y capturas
    .idea = Las piezas dan jaque como en el ajedrez, pero **solo capturan los reyes**: ninguna otra pieza puede caer en una casilla ocupada. **En jaque no tiras**, nada escala, y vale cualquier jugada legal que te saque de él.
    .task = La dama da jaque. ¿Qué salva a tu rey?
    .teleports = Ahí está tu propia dama, y un rey en jaque no puede cambiar de sitio.
    .praise = Nada defiende a la dama, así que el rey puede capturarla. Si ninguna jugada saca del jaque, es mate. No hay captura al paso.
lesson-d-teleport = Teletransporte
    .idea = Un rey que no está en jaque puede **teletransportarse** en vez de moverse: cambia de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia. La tirada debe permitir la casilla a la que va, y esta no puede estar atacada.
    .task = Tira el dado y pon a salvo tu rey con un teletransporte.
    .pawn = La tirada lo permite, pero tu rey se queda en el centro.
    .praise = El rey y la torre cambiaron de sitio. Tras un teletransporte nada escala, y puedes hacerlo cuantas veces quieras. Ganas por mate. Son tablas por rey ahogado o si la misma posición se da cinco veces.

## Its tips

tip-d-check = En jaque no tiras y nada escala; solo tu rey puede capturar.
tip-d-free = Ninguna pieza puede llegar a esa columna, así que juega lo que quieras.
tip-d-file = Lleva a la columna marcada cualquier pieza que pueda llegar.
tip-d-climb = Mira qué hay justo delante de donde caes: tu pieza escalará todo lo que haya.
tip-d-roll = Las columnas se cuentan desde la izquierda de quien tira: tu 1 es el 8 de tu rival.
tip-d-teleport = Tu rey puede cambiar de sitio con cualquier pieza tuya de la columna marcada, salvo peones.
tip-d-stay = Si una pieza ya está en la columna marcada, también vale moverla por ella.
tip-d-blockers = Solo capturan los reyes: del jaque se sale con el rey o interponiendo una pieza.
