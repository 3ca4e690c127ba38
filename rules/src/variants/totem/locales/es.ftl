game-totem = Ajedrez Tótem
    .summary = Ajedrez de 9×9: tu Tótem cambia de sitio con tus piezas, y un dado mueve al Nulo, que es neutral.
    .credit = De M0B1US_, «Totem Chess Rules», 2023.

guide-totem-totem =
    Es ajedrez en un tablero de 9×9. Entre el rey y la dama hay una pieza nueva, tu **Tótem** (`T`). En el centro está el **Nulo** (`0`), que no es de nadie.

    El **Tótem** va hasta tres casillas en cualquiera de las ocho direcciones, o hasta cuatro desde e5. Pasa a través de tus piezas, pero nunca de las enemigas, y a través del Nulo solo para capturar al Tótem enemigo que esté detrás.

    - Puede caer en una casilla vacía o **cambiar de sitio** con una de tus piezas.
    - Solo captura al Tótem enemigo y al Nulo. No ataca nada más y nunca da jaque.
    - Solo el Tótem enemigo puede capturarlo; el Nulo lo manda a casa. Para las demás piezas enemigas es un muro.
    - Tus piezas se mueven y atacan a través de tu Tótem como si no estuviera.

    Ganas por jaque mate o por el Nulo (mira la última página). Salvo lo que explican estas páginas, todo es como en el ajedrez.

    Aquí las blancas juegan el Tótem de e1 a e4, a través del peón de e2. Se escribe `Te4`.
    .title = El tablero y el Tótem

guide-totem-swaps =
    En un **cambio de sitio**, tu Tótem y otra de tus piezas intercambian sus casillas, y esa es tu jugada. El Tótem puede caer sobre cualquiera de tus piezas a su alcance, incluso el rey. Al revés también vale: cualquier pieza tuya puede ir a la casilla de tu Tótem como si estuviera vacía.

    - Un peón solo cambia de sitio de frente.
    - También vale en jaque o cruzando casillas atacadas, si al final tu rey queda a salvo.
    - Una pieza **clavada** no puede caer sobre su Tótem. Pero el Tótem sí puede caer sobre ella y bloquear la línea en su lugar.
    - Un peón que llega así a su última fila corona en el acto.

    Se anota cada pieza con su nueva casilla. En `Tf6<>♗c3`, el Tótem va a f6, donde estaba el alfil, y el alfil pasa a c3. `♗c3<>Tf6` es el mismo cambio, pero lo hace el alfil.

    Aquí el Tótem de e4 y el caballo de g6 cambian de sitio: `Tg6<>♘e4`.
    .title = Cambios de sitio

guide-totem-pawns =
    - Un **peón** avanza una, dos o tres casillas desde su segunda fila, también a través de su propio Tótem. Solo en la jugada siguiente, un peón enemigo puede capturarlo **al paso** en cualquier casilla vacía que haya cruzado.
    - **Coronación**: dama, torre, alfil o caballo; o Tótem, si no tienes ninguno en el tablero y no lo tienes *vetado* (mira la página siguiente).
    - **Enroque**: el rey va dos casillas hacia la columna i (`O-O`) o tres hacia la columna a (`O-O-O`), y la torre cae al otro lado del rey. Entre los dos solo puede estar tu propio Tótem, y las casillas en que caen deben estar vacías. Ninguno de los dos puede haber dejado nunca su casilla, por ningún motivo. El rey no puede estar en jaque, ni cruzar una casilla atacada, ni acabar en ella.

    Aquí las blancas se enrocan a través del Tótem de e1: `O-O-O`.
    .title = Peones y enroque

guide-totem-roll =
    Cada **tres jugadas**, contando las de los dos bandos, quien acaba de mover tira el dado, y el **Nulo** da un paso de una casilla. Visto desde las blancas: 1 abajo a la izquierda, 2 izquierda, 3 arriba a la izquierda, 4 arriba, 5 arriba a la derecha, 6 derecha, 7 abajo a la derecha, 8 abajo. Si sale por un borde, entra por el opuesto.

    Según lo que encuentre allí:

    - Un **rey** o **Rey Espíritu**: su bando pierde en el acto.
    - Un **Tótem** fuera de casa: vuelve a **casa** (e1 el blanco, e9 el negro) y captura lo que haya allí, de cualquier bando, salvo a su propio rey (mira *Las otras formas del rey*). Si captura al rey *enemigo*, el enemigo pierde.
    - Un **Tótem** en casa: el Tótem captura al Nulo.
    - Cualquier otra pieza: el Nulo la captura (salvo un Rey Ascendido: mira *Las otras formas del rey*).

    Siempre que un Tótem captura al Nulo, este **reaparece en e5** en el acto y elimina lo que haya allí. Si es un rey, son tablas. Si es un Tótem, a su bando le queda **vetado**: ninguno de sus peones podrá ya coronar Tótem.

    Aquí las blancas sacan un 3: el Nulo va de e5 a d6, arriba a la izquierda, y captura el caballo.
    .title = La tirada del Nulo

guide-totem-sacrifice =
    Una tirada puede dejar en jaque a tu rey, porque el Nulo captura una pieza o porque abre una línea.

    - Si **no tenías Tótem** antes de la tirada, pierdes en el acto.
    - Si **tiraste tú**, debes **anular** la tirada: se vuelve a la posición anterior, ya sin tu Tótem. Si eso no salva a tu rey, pierdes.
    - Si **tiró tu rival**, puedes anular la tirada del mismo modo, o aceptarla y jugar en jaque.

    También puedes **sacrificar tu Tótem** como jugada, en cualquier turno; se anota `(t)`. Justo después de una tirada de tu rival que nadie anuló, ese sacrificio también puede **deshacerla**, `(t)0`: se vuelve a la posición anterior, ya sin tu Tótem, y juega tu rival. Tu rey debe quedar a salvo.

    Aquí el Nulo va de f3 a e3, hacia la izquierda, y la torre de f6 ataca al rey. Las blancas pueden anular la tirada o aceptarla.
    .title = Jaque por una tirada y sacrificio del Tótem

guide-totem-forms =
    Si tu Tótem vuelve a casa y encuentra allí a **su propio rey**, el rey va a la casilla donde el Nulo encontró al Tótem y se convierte en **Rey Espíritu**; el Nulo reaparece en e5.

    - El **Rey Espíritu** (`S`) se mueve una casilla hacia delante o hacia atrás, y captura en diagonal, a una casilla, en cualquier dirección. Si recibe mate, pierdes.
    - En la primera o la última fila se convierte en el acto en **Rey Ascendido** (`A`). Este se mueve y cambia de sitio como un Tótem, también a través del Nulo, y captura piezas enemigas (no Tótems ni al Nulo), así que también da jaque. Tus piezas pueden caer sobre él para cambiar de sitio. Desde e5 alcanza cuatro casillas y además salta como un caballo. En jaque se mueve una sola casilla.
    - Si el Nulo encuentra a un **Rey Ascendido**, este vuelve a ser rey en la casilla de la que venía el Nulo, y su bando pierde el Tótem, que le queda vetado. Sin Tótem en el tablero, su bando pierde la partida.

    Ninguna de las dos formas puede enrocarse.

    Aquí el Nulo encuentra al Tótem en e3. El Tótem vuelve a casa, a e1, donde está su rey, y el rey va a e3 como Rey Espíritu.
    .title = Las otras formas del rey

guide-totem-end =
    Ganas por **jaque mate** al rey enemigo, en cualquiera de sus formas, o por el **Nulo**:

    - el Nulo encuentra al rey o Rey Espíritu enemigo, o a un Rey Ascendido cuyo bando no tiene Tótem en el tablero;
    - tu Tótem, al volver a casa, captura al rey enemigo;
    - una tirada deja en jaque al rey enemigo, y tu rival no tenía Tótem, o la tirada era suya y anularla no salva a su rey.

    Son **tablas** cuando

    - quien tiene el turno no tiene jugadas legales y no está en jaque (rey ahogado);
    - el Nulo reaparece en e5 donde hay un rey, en cualquiera de sus formas;
    - una tirada deja en jaque a los dos reyes y ningún bando tenía Tótem;
    - la misma posición se da cinco veces, con el mismo número de jugadas desde la última tirada;
    - cada bando hace 75 jugadas sin capturas ni movimientos de peón (que otra pieza cambie de sitio con un peón no cuenta).

    El mate y el ahogado se comprueban antes de la tirada. Nunca hay tablas por material insuficiente: el Nulo puede terminar cualquier partida.

    Aquí el Tótem captura al Nulo en e4. El Nulo reaparece en e5 y elimina al rey que está allí: tablas, aunque las negras estaban a punto de ganar.
    .title = Cómo termina

## Its lesson

lesson-totem-swap = El Tótem
    .idea =
        Es ajedrez en un tablero de 9×9; salvo lo que explican estas lecciones, todo es como en el ajedrez. Entre el rey y la dama está tu **Tótem**.
        - Va hasta tres casillas en cualquier dirección, recta o diagonal (hasta cuatro desde e5, el centro), a través de tus piezas pero nunca de las enemigas.
        - Si cae sobre una pieza tuya, las dos **cambian de sitio**.
        - Solo captura al Tótem enemigo y al **Nulo**, que aquí está en e5 y que ninguna otra pieza puede capturar. Nunca da jaque.
    .task = Haz que el Tótem y el alfil cambien de sitio.
    .takes = El Tótem no puede capturar un peón: solo captura al Tótem enemigo y al Nulo.
    .knight = Así cambia de sitio con el caballo. El alfil está una casilla más allá.
    .empty = Puede ir ahí a través de tus piezas, pero h4 está vacía: no hay con quién cambiar.
    .praise =
        Al revés también vale: cualquier pieza tuya puede ir a la casilla de tu Tótem como si estuviera vacía, y cambian de sitio (un peón, solo de frente). Una pieza clavada no puede. En jaque, el cambio debe sacarte de él.
        Tus piezas se mueven y atacan a través de tu Tótem; para las enemigas es un muro que solo su Tótem puede capturar. Los peones avanzan hasta tres casillas desde su segunda fila, y uno que llega a la última puede coronar Tótem si no tienes ninguno.
lesson-totem-roll = La tirada del Nulo
    .idea =
        El **Nulo** no es de nadie. Cada **tres jugadas**, contando las de los dos bandos, quien acaba de mover tira el dado, y el Nulo da un paso de una casilla y captura lo que encuentra.
        Visto desde las blancas, los números van en sentido horario: 1 abajo a la izquierda, 2 izquierda, 3 arriba a la izquierda, 4 arriba, 5 arriba a la derecha, 6 derecha, 7 abajo a la derecha, 8 abajo.
    .task = Tira el dado: ¿adónde va el Nulo?
    .one = Eso es abajo a la izquierda, un 1.
    .four = Eso es recto hacia arriba, un 4.
    .five = Eso es arriba a la derecha, un 5.
    .praise =
        Si sale por un borde, entra por el opuesto. Lo que puede encontrar:
        - Un **rey**: su bando pierde en el acto.
        - Un **Tótem** fuera de casa: el Nulo se queda ahí, y el Tótem vuelve a casa (e1 o e9) y captura lo que haya allí, salvo a su propio rey (mira la última lección). Si captura al rey enemigo, gana su bando.
        - Un Tótem en casa: el Tótem captura al Nulo.
        - Cualquier otra pieza: el Nulo la captura (salvo un Rey Ascendido: mira la última lección).
        Siempre que un Tótem captura al Nulo, este reaparece en e5 y elimina lo que haya allí: si es un rey, son tablas.
lesson-totem-king = El Nulo junto a tu rey
    .idea = Tu jugada es la tercera, así que tiras el dado justo después. El tablero te avisa: si sale un número marcado en rojo, se acaba la partida.
    .task = El Nulo está junto a tu rey. ¿Qué te salva?
    .beside = Ahí el rey sigue junto al Nulo, que lo capturaría con un 8.
    .stays = El rey sigue junto al Nulo, que lo capturaría con un 7.
    .sacrifice = Sacrificar el Tótem no mueve ni al rey ni al Nulo: con un 7, el Nulo capturaría al rey, y eso no se puede anular.
    .praise =
        Tu Tótem captura al Nulo, que reaparece en e5, lejos de tu rey. También valía un paso del rey fuera de su alcance.
        Un Tótem que está en e5 cuando reaparece el Nulo se pierde **para siempre**: ningún peón de su bando podrá ya coronar Tótem.
lesson-totem-prevent = Anular una tirada
    .idea = El Nulo bloquea líneas, así que su paso puede abrir una y dejar en jaque a un rey. Entonces su bando puede sacrificar el Tótem para **anular** la tirada: se vuelve a la posición anterior, ya sin Tótem, y juega quien tenía el turno. O aceptarla y jugar en jaque. Si tu propia tirada te deja en jaque, debes anularla.
    .task = Las negras sacan un 2, y la torre da jaque. Ninguna jugada salva a tu rey. ¿Qué haces?
    .accept = Entonces el jaque sigue, y ninguna jugada te saca de él. Solo podrías sacrificar el Tótem como jugada, para deshacer la tirada.
    .praise =
        El Nulo vuelve a estar en e5, y te toca jugar. Pero ya no tienes Tótem: si otra tirada deja en jaque a tu rey, **pierdes en el acto**.
        En **{ button-more }** también puedes sacrificar tu Tótem **como jugada**. Justo después de una tirada de tu rival que nadie anuló, ese sacrificio también puede deshacerla. Tu rey debe quedar a salvo.
lesson-totem-forms = Rey Espíritu y Rey Ascendido
    .idea = Si el Nulo manda a casa a tu Tótem y allí está tu propio rey, el rey va adonde estaba el Tótem, como **Rey Espíritu** (`S`): se mueve una casilla hacia delante o hacia atrás y captura en diagonal, a una casilla. En la primera o la última fila se convierte en **Rey Ascendido** (`A`).
    .task = Convierte tu Rey Espíritu en Rey Ascendido.
    .sideways = Un Rey Espíritu no se mueve hacia los lados.
    .takes = Puede capturar ese peón, pero en c7 sigue siendo un Rey Espíritu.
    .back = Puede retroceder, pero en d7 sigue siendo un Rey Espíritu.
    .praise =
        Un Rey Ascendido se mueve y cambia de sitio como un Tótem, también a través del Nulo, y captura piezas enemigas (no Tótems ni al Nulo), así que también da jaque. En jaque se mueve una sola casilla.
        Si el Nulo encuentra a un Rey Ascendido, este vuelve a ser rey, y su bando pierde el Tótem para siempre. Sin Tótem en el tablero, pierde la partida.
        Ganas por **mate** al rey enemigo, en cualquiera de sus formas, o por el Nulo.

## Its tips

tip-totem-decide = Anular la tirada te cuesta el Tótem; acéptala si puedes responder al jaque.
tip-totem-form = Tu rey tiene ahora otra forma; el botón bajo el tablero o `/rules` explica cómo se mueve.
tip-totem-check = Tu Tótem puede sacar al rey del jaque cambiando de sitio con él, o interponerse.
tip-totem-danger = Si sale un número con rayas, se pierde algo; tu jugada aún puede cambiar lo que encuentre el Nulo.
tip-totem-null-next = Justo después de esta jugada se mueve el Nulo, y captura lo que encuentre.
tip-totem-roll = Visto desde las blancas, los números van en sentido horario, de 1 (abajo a la izquierda) a 8 (abajo).
tip-totem-swap = Tu Tótem cambia de sitio con cualquiera de tus piezas a tres casillas como mucho, en línea recta o diagonal.
tip-totem-shelter = Solo el Tótem enemigo puede capturar tu Tótem: es un muro ante tu rey.
tip-totem-keep = Conserva tu Tótem: sin él, si una tirada te deja en jaque, pierdes en el acto.
tip-totem-castle = En el enroque el rey va dos casillas hacia la columna i o tres hacia la a; tu Tótem puede estar en medio.
tip-totem-passing = Un peón que avanzó dos o tres casillas puede ser capturado al paso en cualquiera de las que cruzó.
