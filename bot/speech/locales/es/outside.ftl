# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# may answer, and do nothing by itself.

# In a challenge, in small print; and below the first board of a game.
outside-challenge = Aquí solo puedo responder: nada puntúa, no hay recordatorios y un reto caduca al cabo de un día sin que se avise. `/board` vuelve a mostrar la partida.
outside-board = Aquí solo puedo responder: nada puntúa y no hay recordatorios. `/board` vuelve a mostrar la partida.

outside-refused-rated = Las partidas fuera de los servidores nunca puntúan. No indiques `rated`, o juega en un servidor que me haya invitado.
outside-refused-nobody-else = Aquí solo estamos tú y yo: si no indicas `opponent`, juegas contra mí. Para jugar con otra persona, rétala en un servidor, en un grupo o en vuestros mensajes directos; para los dos últimos, añádeme a tu cuenta con **Añadir aplicación** en mi perfil.
outside-refused-thread = Aquí no hay hilos. No indiques `thread` y empieza cuando aquí no haya otra partida en curso: `/board` muestra la que hay.
outside-refused-rematch = Aquí hay otra partida en curso, y no hay hilos. Pulsa **Revancha** otra vez cuando haya terminado.
outside-refused-unseen = En este servidor nadie más ve lo que te respondo. Los botones y menús debajo de un tablero que todos ven sí funcionan. Para lo demás, pide a alguien que gestione el servidor que te permita **Usar aplicaciones externas**, o juega en un mensaje directo o en un grupo.
outside-unseen-undone = Lo que empezaste queda retirado.
outside-unseen-unbegun = Por eso la partida no ha empezado; un reto a ella sigue abierto.
outside-unseen-counts = En este servidor nadie más ve mis mensajes nuevos. Lo que hiciste cuenta y el reloj está parado; el tablero aparecerá cuando otra persona haga algo aquí. Quien gestiona el servidor puede permitirte **Usar aplicaciones externas**.

outside-games-none = No juegas ninguna partida fuera de los servidores. `/challenge` empieza una.
outside-games-elsewhere = Aquí no se juega ninguna partida. Estas son las tuyas fuera de los servidores; `/challenge` empieza otra.
outside-settings-where = Lo que te muestro solo a ti y los tableros que pides con `/board` se ven como has elegido tú. El tablero tras un turno se ve como ha elegido quien juega a continuación. Fuera de los servidores, lo que ven todos está en el idioma de quien lanzó el reto.
# To who acted, alone.
outside-unshown = Hecho, pero Discord no me ha dejado mostrarlo. `/board` muestra la partida.
