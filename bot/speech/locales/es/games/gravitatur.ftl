# Gravitatur Chess, as in chess.ftl.

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
