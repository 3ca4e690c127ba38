outside-challenge = Aquí solo puedo responder a comandos y botones: no hay puntuaciones ni recordatorios, y los retos expiran al cabo de un día, sin aviso. `/board` vuelve a mostrar la partida.
outside-board = Aquí solo puedo responder a comandos y botones: no hay puntuaciones ni recordatorios. `/board` vuelve a mostrar la partida.

outside-refused-rated = Fuera de los servidores nunca se juega por puntos. Quita `rated` o juega en un servidor en el que yo esté.
outside-refused-nobody-else = Aquí solo estamos tú y yo: quita `opponent` y jugarás contra mí. Para retar a otra persona, ve a un servidor, o añádeme desde mi perfil y rétala en un grupo o por mensaje directo.
outside-refused-thread = Aquí no hay hilos. Quita `thread` y empieza cuando no haya otra partida en curso.
outside-refused-rematch = Aquí hay otra partida en curso, y no hay hilos. Pulsa **{ button-rematch }** cuando termine.
outside-refused-unseen = En este servidor solo tú ves mis respuestas. Los botones y menús de un tablero que todos ven sí funcionan. Para lo demás, pide a un admin del servidor que permita **Usar aplicaciones externas**, o juega por mensaje directo o en un grupo.
outside-unseen-undone = Por eso tu reto o propuesta quedó sin efecto.
outside-unseen-unbegun = Por eso la partida no empezó; si era un reto, sigue abierto.
outside-unseen-counts = En este servidor solo tú ves mis mensajes nuevos. Tu acción sí cuenta, y el reloj está en pausa. El tablero aparecerá cuando otra persona haga algo aquí. Un admin del servidor puede permitir **Usar aplicaciones externas**.

outside-games-none = No tienes partidas en curso fuera de los servidores. Empieza una con `/challenge`.
outside-games-elsewhere = Aquí no hay partida. Empieza una con `/challenge` o continúa una de las tuyas:
outside-settings-where = Tus ajustes valen para `/board` y para lo que solo ves tú. Los tableros que salen tras cada jugada usan los ajustes de quien tiene el turno, pero el idioma de quien hizo el reto.
outside-unshown = Hecho, pero Discord no me dejó mostrarlo. `/board` muestra la partida.
