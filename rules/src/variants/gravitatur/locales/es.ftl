game-gravitatur = Ajedrez Gravitatur
    .summary = Antes de cada jugada colocas el Gravitatur, que atrae la pieza más cercana de cada línea.
    .credit = De Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    Es ajedrez con una pieza más, el **Gravitatur**, que usan los dos bandos. El rey negro empieza en d8.

    Una jugada tiene dos partes:

    1. **Coloca el Gravitatur** en una casilla vacía. En cada una de las ocho direcciones de la dama, la **primera** pieza se desliza hasta quedar a su lado. Puede ser cualquiera, de cualquier bando, incluso un peón o un rey. Si ya está a su lado, se queda, y las de detrás no se mueven. Después el Gravitatur sale del tablero.
    2. **Mueve** una de tus piezas en el tablero que resulta.

    La jugada se anota `G@d4/♘f3`. Tú puedes escribir `@d4/Nf3` o, por casillas, `@d4/g1f3`.

    Salvo lo que explican estas páginas, todo es como en el ajedrez.

    Aquí las blancas ponen el Gravitatur en d4. Atrae seis peones: los blancos a c3, d3 y e3, los negros a c5, d5 y e5. Después el caballo va de g1 a f3.
    .title = El Gravitatur

guide-gravitatur-check =
    - **Si el Gravitatur deja en jaque al rey enemigo, tu turno termina ahí**, sin mover. Incluso puede ser jaque mate.
    - **En jaque no puedes usarlo**: solo mueves, y eso debe sacarte del jaque.
    - No puedes colocarlo de modo que **tu propio rey** quede en jaque o los dos reyes queden juntos.

    Aquí las blancas tenían mate en 2. El Gravitatur en c8 atrajo el caballo de e6 a d7, fuera de la línea del alfil de b3: jaque, y ahí terminó el turno (`G@c8+`). Las negras, en jaque, solo podían mover, y su única jugada era `♔g7`. Ahora las blancas vuelven a ponerlo en c8. Esta vez no atrae nada, y el peón da mate: `G@c8/h6#`.
    .title = El jaque termina el turno

guide-gravitatur-duty =
    Si no estás en jaque, **debes** colocar el Gravitatur, pero puedes ponerlo donde no cambie nada.

    - Tras colocarlo debe quedarte alguna jugada legal, salvo que dé jaque.
    - Solo mueves sin él si no puedes colocarlo en ningún sitio. Si tampoco puedes mover, es rey ahogado: tablas.
    - Un peón puede avanzar dos casillas siempre que esté en su segunda fila, aunque el Gravitatur lo llevara hasta ahí. Un peón atraído nunca corona.

    Aquí las blancas tienen mate en 1. El rey negro se refugia en a8, detrás de sus peones. Pero el Gravitatur en a4 atrae el peón de a7 hasta a5, la columna se abre ante el rey y la dama da mate en a6: `G@a4/♕a6#`.
    .title = Es obligatorio usarlo

guide-gravitatur-end =
    Solo **capturan los reyes**. Ninguna otra pieza puede caer en una casilla ocupada. Pero todas **atacan** como en el ajedrez: dan jaque y quitan casillas al rey enemigo. No hay enroque ni captura al paso.

    - **Teletransporte**: en vez de moverse, un rey que no está en jaque puede cambiar de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia y cuantas veces quieras. La casilla a la que va no puede estar atacada. Se anota como jugada del rey.
    - **Ganas** por jaque mate.
    - **Son tablas** por rey ahogado; cuando solo quedan los reyes, o los reyes y un único alfil o caballo; cuando la misma posición se da cinco veces; o cuando cada bando hace 75 jugadas sin capturas ni movimientos de peón. Atraer un peón no cuenta como movimiento de peón.

    Aquí, tras el Gravitatur en e5, el rey blanco cambia de sitio con la torre de h1: `G@e5/♔h1`.
    .title = Capturas, teletransporte y final

## Its lesson

lesson-gravitatur-draw = El Gravitatur
    .idea = Antes de mover colocas el **Gravitatur** en una casilla vacía. En cada una de las ocho direcciones de la dama atrae la **primera** pieza, sea de quien sea, hasta su lado. Después sale del tablero, y mueves una pieza.
    .task = Las blancas lo colocan en d4. ¿Adónde va el peón de d7?
    .stays = No se queda: d5 y d6 están vacías, así que es la primera pieza de esa línea.
    .one-step = No avanza una sola casilla: se desliza hasta quedar junto al Gravitatur.
    .onto = En d4 está el propio Gravitatur; el peón se detiene a su lado.
    .praise = Atrae seis peones, tres de cada bando, y después las blancas mueven el caballo. Si no estás en jaque, **tienes** que colocarlo, pero puede ser donde no cambie nada (**{ button-without-effect }**). Un peón atraído nunca corona.
lesson-gravitatur-check = El jaque termina el turno
    .idea = Si el propio Gravitatur deja en jaque al rey enemigo, **tu turno termina ahí**, sin mover. Incluso puede ser mate. No puedes colocarlo de modo que tu propio rey quede en jaque.
    .task = Aparta el caballo de la línea de tu alfil para dar jaque.
    .no-check = El caballo sigue entre tu alfil y el rey: no hay jaque.
    .praise = El caballo va a d7, y el alfil de b3 ataca al rey.
lesson-gravitatur-answer = En jaque
    .idea = **En jaque no puedes usar el Gravitatur.** Solo mueves, y eso debe sacarte del jaque.
    .task = Ahora juegas con negras, y el alfil de b3 da jaque. Sal del jaque.
    .placed = En jaque el Gravitatur se queda fuera del tablero.
    .still = Así el alfil sigue atacando a tu rey.
    .praise = El rey sale de la línea del alfil. Si ninguna jugada saca del jaque, es mate.
lesson-gravitatur-teleport = Los reyes capturan y se teletransportan
    .idea = **Solo capturan los reyes**; las demás piezas dan jaque como en el ajedrez, pero no pueden caer en una casilla ocupada. No hay enroque. En cambio, un rey que no está en jaque puede **teletransportarse** en vez de moverse: cambia de sitio con cualquiera de sus piezas, salvo peones, a cualquier distancia, a una casilla no atacada.
    .task = Con el Gravitatur en e5, lleva tu rey a la esquina h1.
    .knight = Eso también es un teletransporte, pero a g1, con el caballo.
    .rook = Eso mueve la torre, y el rey se queda en el centro.
    .step = Eso es un solo paso del rey. La esquina es h1.
    .praise = El rey y la torre cambiaron de sitio. Puedes teletransportarte cuantas veces quieras.
lesson-gravitatur-mate = Gravitatur y mate
    .idea = Se mueve en el tablero tal como lo deja el Gravitatur: así abre líneas y aparta defensores.
    .task = Abre la columna ante el rey negro y da mate con la dama en a6.
    .closed = El peón de a7 sigue ante el rey.
    .other = Ahora la columna está abierta, pero desde g8 la dama no ataca por ella.
    .praise = El peón bajó a a5, y ya nada protege al rey. Son tablas por rey ahogado o si la misma posición se da cinco veces.

## Its tips

tip-gravitatur-check = En jaque mueves sin el Gravitatur.
tip-gravitatur-first = Coloca primero el Gravitatur; después mueve en el tablero tal como él lo deja.
tip-gravitatur-menu = El menú empieza por las casillas desde las que el Gravitatur atrae más piezas; las demás están por columnas.
tip-gravitatur-idle = Si te gusta el tablero como está, pulsa **{ button-without-effect }**.
tip-gravitatur-both = También atrae tus piezas: mira adónde irían las que protegen a tu rey.
tip-gravitatur-teleport = En vez de moverse, tu rey puede cambiar de sitio con cualquiera de tus piezas, salvo peones.
tip-gravitatur-typed = Puedes escribir la jugada entera, por ejemplo `@d4/Nf3`.
