# Gravitatur Chess, as in the folder of chess.

game-gravitatur = Ajedrez Gravitatur
    .summary = Antes de cada jugada colocas el Gravitatur, que atrae la pieza más cercana de cada línea.
    .credit = De Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    Juegas al ajedrez con una pieza más, el **Gravitatur**. No pertenece a nadie, y lo usan los dos jugadores. El rey negro empieza en d8.

    Un turno tiene dos partes:

    1. **Coloca el Gravitatur** en cualquier casilla vacía. Desde ahí mira a lo largo de las ocho líneas de una dama. En cada una, la **primera** pieza se desliza en línea recta hacia él y se detiene en la casilla contigua. No importa qué pieza sea ni de quién: también se deslizan los peones y los reyes. La pieza que ya está a su lado se queda donde está, y lo que hay detrás de la primera no cuenta. Después el Gravitatur sale del tablero.
    2. **Haz una jugada** con una de tus piezas.

    El turno se anota `G@d4/Nf3`. Para escribirlo basta con `@d4/Nf3` o, por casillas, `@d4/g1f3`. La jugada se refiere al tablero tal como lo ha dejado el Gravitatur.

    Lo que no se menciona en estas páginas es como en el ajedrez.

    Aquí las blancas han puesto el Gravitatur en d4. Ha atraído seis peones: los blancos a c3, d3 y e3, los negros a c5, d5 y e5. Después las blancas han movido el caballo de g1 a f3.
    .title = El Gravitatur

guide-gravitatur-check =
    - **Si el Gravitatur deja en jaque al rey enemigo, tu turno termina ahí**: no haces ninguna jugada. Puede ser incluso jaque mate.
    - **En jaque no puedes usarlo.** Tu turno es entonces una simple jugada, y tiene que poner fin al jaque.
    - **Tu propio rey** no puede estar en jaque una vez atraídas las piezas: una colocación así no vale. Tampoco pueden quedar los dos reyes uno junto al otro.

    Aquí las blancas tenían un mate en dos jugadas. El Gravitatur en c8 atrajo el caballo de e6 a d7 y lo sacó de la línea del alfil de b3. Era jaque, así que el turno de las blancas terminó: `G@c8+`. Las negras, en jaque, solo podían hacer una jugada, y no tenían más que `Kg7`. Ahora las blancas ponen otra vez el Gravitatur en c8. Todo lo que ve está ya a su lado, así que nada cambia, y el peón da mate: `G@c8/h6#`.
    .title = El jaque termina el turno

guide-gravitatur-duty =
    Si no estás en jaque, **tienes que** colocar el Gravitatur, pero puedes ponerlo donde no cambie nada.

    - No puedes colocarlo de forma que te quedes sin jugadas legales, salvo que dé jaque.
    - Solo si no tienes ningún turno legal con el Gravitatur juegas sin él. Si tampoco así puedes mover, tu rey está ahogado: tablas.
    - Un peón puede avanzar dos casillas siempre que esté en su segunda fila, aunque haya vuelto a ella por atracción. Un peón nunca corona por atracción.

    Aquí las blancas buscan un mate en una jugada. El rey negro se ha refugiado en a8 y parece a salvo detrás de sus peones. Pero el Gravitatur en a4 atrae el peón de a7 hasta a5. La columna queda abierta frente al rey, y la dama da mate en a6: `G@a4/Qa6#`.
    .title = Es obligatorio usarlo

guide-gravitatur-end =
    Solo **capturan los reyes**. Ninguna otra pieza puede ir a una casilla ocupada. Sin embargo, todas las piezas **atacan** como en el ajedrez: dan jaque e impiden al rey enemigo pisar las casillas que atacan. No hay enroque ni captura al paso.

    - **Teletransporte**: en lugar de una jugada normal, un rey que no está en jaque puede permutar, es decir, cambiar de sitio, con cualquiera de sus piezas, salvo los peones, a cualquier distancia y cuantas veces quieras. La casilla a la que va no puede estar atacada. Se anota como una jugada de rey.
    - **Ganas** por jaque mate.
    - **La partida es tablas** por rey ahogado; cuando solo quedan los reyes, o los reyes y un único alfil o caballo; cuando la misma posición se ha dado cinco veces; o cuando cada bando ha hecho 75 jugadas sin capturas ni movimientos de peón. Un peón que solo ha sido atraído no se ha movido.

    Aquí, tras el Gravitatur en e5, el rey blanco ha permutado con la torre de h1: `G@e5/Kh1`.
    .title = Sin capturas, teletransporte y final

## Its lesson

lesson-gravitatur-draw = El Gravitatur
    .idea = Antes de tu jugada colocas el **Gravitatur** en una casilla vacía. En cada una de las ocho direcciones de una dama atrae la **primera** pieza, sea de quien sea, hasta que está a su lado. Después deja el tablero, y tú mueves una pieza.
    .task = Las blancas lo colocan en d4. ¿Adónde va el peón de d7?
    .stays = No se queda: d5 y d6 están vacías, así que es la primera pieza de esa línea.
    .one-step = No avanza una sola casilla: se desliza hasta estar junto al Gravitatur.
    .onto = En d4 está el propio Gravitatur; el peón se detiene a su lado.
    .praise = Ha atraído seis peones, tres de cada bando, y después las blancas han movido el caballo. Si no estás en jaque **tienes** que colocarlo, pero puede ser donde no cambie nada (**Colocar sin efecto**). Un peón atraído nunca corona.
lesson-gravitatur-check = El jaque termina el turno
    .idea = Si el propio Gravitatur deja en jaque al rey enemigo, **tu turno termina ahí**: no mueves nada más. Puede ser incluso mate. Tu propio rey no puede quedar en jaque por él.
    .task = Aparta el caballo de la línea de tu alfil, de modo que sea jaque.
    .no-check = El caballo sigue entre tu alfil y el rey: no hay jaque.
    .praise = El caballo ha ido a d7, y el alfil de b3 ataca al rey.
lesson-gravitatur-answer = En jaque
    .idea = **En jaque no puedes usar el Gravitatur.** Tu turno es solo una jugada, y tiene que poner fin al jaque.
    .task = Ahora llevas las negras, y el alfil de b3 da jaque. Responde.
    .placed = En jaque el Gravitatur se queda fuera del tablero.
    .still = Después de eso el alfil sigue atacando a tu rey.
    .praise = El rey ha salido de la línea del alfil. Si ninguna jugada pone fin al jaque, es mate.
lesson-gravitatur-teleport = Los reyes capturan y se teletransportan
    .idea = **Solo capturan los reyes**; las demás dan jaque como en el ajedrez, pero no pueden ir a una casilla ocupada. No hay enroque. En cambio, un rey que no está en jaque puede **teletransportarse** como jugada: permuta con cualquiera de sus piezas, salvo los peones, a cualquier distancia, a una casilla que no esté atacada.
    .task = Con el Gravitatur en e5, lleva tu rey a la esquina h1.
    .knight = Eso también es un teletransporte, pero a g1, con el caballo.
    .rook = Eso mueve la torre, y el rey se queda en el centro.
    .step = Eso es un solo paso del rey. La esquina es h1.
    .praise = El rey y la torre han cambiado de sitio. Puedes teletransportarte cuantas veces quieras.
lesson-gravitatur-mate = Mate con los dos
    .idea = Se mueve en el tablero tal como lo deja el Gravitatur: así abre líneas y aparta defensores.
    .task = Abre la columna delante del rey negro y da mate con la dama en a6.
    .closed = El peón de a7 sigue delante del rey.
    .other = Ahora la columna está abierta, pero desde g8 la dama no ataca por ella.
    .praise = El peón ha bajado a a5, y ya nada protege al rey. El ahogado, o la misma posición cinco veces, son tablas.

## Its tips

tip-gravitatur-check = En jaque juegas sin el Gravitatur.
tip-gravitatur-first = Coloca primero el Gravitatur; después mueves en el tablero tal como él lo deja.
tip-gravitatur-menu = El menú empieza por las casillas que más atraen o dan jaque; las demás están en las columnas.
tip-gravitatur-idle = Si el tablero te gusta como está, pulsa **Colocar sin efecto**.
tip-gravitatur-both = También atrae tus piezas: mira adónde irían las que protegen a tu rey.
tip-gravitatur-teleport = Como jugada, tu rey puede permutar con cualquiera de tus piezas, salvo los peones.
tip-gravitatur-typed = Puedes escribir el turno entero, por ejemplo `@d4/Nf3`.
