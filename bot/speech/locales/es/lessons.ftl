# Games taught in five small positions, privately. What a message itself says is the heading of its
# position; idea, task and praise are told around the answer, and every other attribute is why an
# answer is wrong. All of it together fits a Discord message.

button-learn = Aprender en 2 minutos

lesson-heading = **{ $game } en 2 minutos** ({ $number } de { $count }): { $title }
lesson-task = **Tu tarea:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = En las lecciones el dado está fijado: sale un { $number }.
lesson-rolled = Has sacado un **{ $number }**.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: no. { $because } Inténtalo otra vez.
# $account is what was played, as under a board.
lesson-right = **¡Correcto!** { $account }
lesson-done = **Esas eran las cinco: ya puedes jugar a { $game }.** Prueba contra Eightfold en su nivel más fácil; en `/rules` están todos los detalles.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = Esta lección ya no es como aparece ahí. `/learn` la empieza de nuevo.

lesson-only-kings-capture = Solo capturan los reyes, y ninguna otra pieza puede ir a una casilla ocupada.
lesson-no-castling = En este juego no hay enroque.

## Chess

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

## Gravitatur Chess

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

## Superpermutation d8 Chess

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

## Totem Chess

lesson-totem-swap = El Tótem
    .idea =
        Juegas al ajedrez en nueve por nueve casillas; lo que no se menciona aquí es como en el ajedrez. Entre el rey y la dama está tu **Tótem**.
        - Va hasta tres casillas en cualquier dirección, recta o diagonal (hasta cuatro desde e5, el centro), a través de tus piezas pero nunca de las enemigas.
        - Si cae sobre una pieza tuya, las dos **permutan**, es decir, cambian de sitio.
        - Solo captura al Tótem enemigo y al **Nulo**, que aquí está en e5 y que ninguna otra pieza puede capturar. Nunca da jaque.
    .task = Permuta el Tótem con el alfil.
    .takes = El Tótem no puede capturar un peón: solo captura al Tótem enemigo y al Nulo.
    .knight = Así permuta con el caballo. El alfil está una casilla más allá.
    .empty = Puede ir ahí a través de sus piezas, pero h4 está vacía: no se permuta nada.
    .praise =
        Tus otras piezas también pueden permutar: caen **sobre** tu Tótem como si su casilla estuviera vacía, un peón de frente. Solo una pieza clavada no puede. En jaque puedes permutar si así termina el jaque.
        Tus piezas se mueven y atacan a través de tu Tótem; para las piezas enemigas es un muro que solo su Tótem puede capturar. Los peones avanzan hasta tres casillas desde su segunda fila, y uno que llega a la última puede coronar un Tótem si no tienes ninguno.
lesson-totem-roll = La tirada del Nulo
    .idea =
        El **Nulo** no pertenece a nadie. Cada **tres turnos**, contando los de los dos bandos, quien acaba de jugar tira el dado, y el Nulo da un paso de una casilla y captura lo que encuentra.
        Visto desde las blancas, los números van como las agujas del reloj: 1 abajo a la izquierda, 2 izquierda, 3 arriba a la izquierda, 4 arriba, 5 arriba a la derecha, 6 derecha, 7 abajo a la derecha, 8 abajo.
    .task = Tira el dado: ¿adónde va el Nulo?
    .one = Eso es abajo a la izquierda, un 1.
    .four = Eso es todo recto hacia arriba, un 4.
    .five = Eso es arriba a la derecha, un 5.
    .praise =
        Si sale por un borde, vuelve por el opuesto. Lo que puede encontrar:
        - Un **rey**: su bando pierde en el acto.
        - Un **Tótem** fuera de casa: el Nulo se queda ahí, y el Tótem vuelve a casa (e1 o e9) y captura lo que haya allí. Si es el rey enemigo, gana el bando del Tótem.
        - Un Tótem en casa: el Tótem captura al Nulo.
        - Cualquier otra cosa: el Nulo la captura.
        Siempre que el Nulo es capturado, reaparece en e5 y elimina lo que haya allí: si es un rey, son tablas.
lesson-totem-king = El Nulo junto a tu rey
    .idea = El tuyo es el tercer turno, así que tiras el dado justo después. El tablero te avisa: los números rojos terminarían la partida.
    .task = El Nulo está junto a tu rey. ¿Qué te salva?
    .beside = Ahí el rey sigue junto al Nulo: un 8 lo capturaría.
    .stays = El rey sigue junto al Nulo: un 7 lo capturaría.
    .sacrifice = Sacrificar el Tótem no mueve ni al rey ni al Nulo: un 7 capturaría al rey, y eso no se puede anular.
    .praise =
        Tu Tótem ha capturado al Nulo, que ha reaparecido en e5, lejos de tu rey. También habría servido un paso del rey fuera de su alcance.
        Un Tótem que está en e5 cuando reaparece el Nulo se pierde **para siempre**: ningún peón de su bando podrá ya coronar un Tótem.
lesson-totem-prevent = Anular una tirada
    .idea = El Nulo bloquea líneas, así que su paso puede abrir una, y una tirada puede dejar en jaque a un rey. Entonces su bando puede sacrificar el Tótem para **anular** la tirada: vuelve la posición anterior a la tirada, y sigue jugando quien tenga el turno. O la acepta y sigue jugando en jaque. Si es tu propia tirada la que te deja en jaque, tienes que anularla.
    .task = Las negras han sacado un 2, y la torre da jaque. Ninguna jugada salva a tu rey. ¿Qué haces?
    .accept = Entonces el jaque sigue, y ninguna jugada le pone fin. Solo podrías sacrificar el Tótem como turno, para deshacer la tirada.
    .praise =
        El Nulo vuelve a estar en e5, y te toca jugar. Pero sin Tótem **pierdes en el acto** si otra tirada deja en jaque a tu rey.
        En **Más** también puedes sacrificar tu Tótem **como turno**: en cualquier momento, o justo después de una tirada, sea de quien sea, para deshacerla. Tu rey no puede quedar en jaque después.
lesson-totem-forms = Rey Espíritu y Rey Ascendido
    .idea = Si el Nulo manda a casa a tu Tótem y allí está tu propio rey, el rey va adonde estaba el Tótem, como **Rey Espíritu**: avanza o retrocede una casilla de frente y captura una casilla en diagonal. En la primera o la última fila se convierte en **Rey Ascendido**.
    .task = Convierte tu Rey Espíritu en Rey Ascendido.
    .sideways = Un Rey Espíritu no se mueve hacia los lados.
    .takes = Puede capturar ese peón, pero en c7 sigue siendo un Rey Espíritu.
    .back = Puede retroceder, pero en d7 sigue siendo un Rey Espíritu.
    .praise =
        Un Rey Ascendido se mueve y permuta como un Tótem, también a través del Nulo, y captura piezas enemigas, pero ni al Tótem ni al Nulo; así que da jaque. En jaque solo va una casilla.
        Un Rey Ascendido que el Nulo encuentra vuelve a ser rey, y su Tótem se pierde para siempre; quien entonces no tiene Tótem pierde la partida.
        Así **ganas**: por mate al rey enemigo, en cualquiera de sus formas, o por el Nulo.
