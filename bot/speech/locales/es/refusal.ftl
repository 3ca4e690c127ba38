# What a person asked for and cannot have: what is wrong, and what would work. All of these are told
# to the person alone. $side and $own are white or black.

refused-outside-servers = Eso solo funciona en servidores que me han invitado: ahí están las puntuaciones y los ajustes de un servidor.
refused-unknown-command = Ya no conozco ese comando. `/help` enumera los míos.
refused-unknown-button = Ya no conozco ese botón. `/board` muestra el tablero con botones nuevos.
refused-missing-option = Falta la opción `{ $option }`.
refused-bad-option = `{ $option }` solo admite { LIST($values, join: "or") }.
refused-not-manager = Solo quien tiene el permiso «Gestionar servidor» puede elegir por el servidor. Con `/settings` eliges para ti.
refused-not-legal-now = Eso no es legal ahora. Lo que sí lo es está bajo el tablero y detrás de **Más**.

refused-roll-form = Escribe los dados como `2d6+1`: cuántos, `d`, cuántas caras y, con `+` o `-`, qué se suma o se resta, por ejemplo `1d20+5`.
refused-roll-count = Tiro de 1 a 100 dados a la vez, por ejemplo `3d6`.
refused-roll-sides = Un dado tiene de 2 a 1000 caras, por ejemplo `d20`.
refused-roll-bonus = Sumo o resto 100000 como mucho, por ejemplo `d20+5`.

refused-no-such-game = Aquí no hay ninguna partida { $game }. `/games` muestra las que están en curso.
refused-no-game-yet = En este canal todavía no se ha jugado ninguna partida. `/challenge` empieza una.
refused-no-game-running = En este canal no hay ninguna partida en curso. `/challenge` empieza una.
refused-ended = La partida { $game } ya terminó. `/challenge` empieza otra.
refused-not-seated = No juegas en la partida { $game }, y solo quienes la juegan pueden intervenir. `/challenge` empieza una tuya.
refused-roll-first = Primero va el dado: pulsa **Tirar el dado** bajo el tablero o escribe `/roll`.
refused-engine-thinks = Eightfold está pensando; su respuesta aparecerá en el tablero en un momento.
refused-not-against-engine = En las partidas entre personas no doy pistas: no sería justo. La partida { $game } es una de ellas. Pulsa **Jugar contra Eightfold** en `/help` y tendrás una partida con pistas.
refused-no-roll-due = Ahora no toca tirar el dado: haz tu jugada bajo el tablero o con `/move`.
refused-no-die = El { $game } se juega sin dado. Para una tirada libre, indica los dados: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` no es legal aquí. Lo que sí lo es está bajo el tablero y detrás de **Más**.
refused-duplicate = Ese turno o esa tirada ya estaba en el tablero, quizá por un doble clic. `/board` muestra la posición actual.

refused-not-next = { $duty ->
    [roll] Primero tienen que tirar el dado { side-name }
    [decide] Primero tienen que decidir sobre la tirada { side-name }
   *[turn] Les toca a { side-name }
}, y tú juegas con { $own ->
    [white] blancas
   *[black] negras
}. Te mencionaré cuando te toque.

refused-decide-first = La tirada te deja en jaque, y primero decides sobre ella: anúlala sacrificando tu Tótem, con **Anular la tirada** bajo el tablero o `/move prevent`, o acéptala, con **Aceptar la tirada** o `/move accept`.
refused-prevent-first = La tirada te deja en jaque, y les toca a { side-name }. Tienes que anularla sacrificando tu Tótem, con **Anular la tirada** bajo el tablero o `/move prevent`.

# $since: how many turns and rolls were made since.
refused-old-board = Ese es un tablero antiguo de la partida { $game }: desde entonces { $since ->
    [one] hubo un turno o una tirada
   *[other] hubo { $since } turnos o tiradas
}. `/board` muestra el más reciente.
refused-old-board-taken-back = Ese es un tablero antiguo de la partida { $game }: desde entonces se deshizo una jugada. `/board` muestra el más reciente.
refused-unknown-board = Ese es un tablero antiguo de la partida { $game }: no me consta ese turno. `/board` muestra el más reciente.

refused-no-turn-yet = En la partida { $game } aún no hay ningún turno: `turn:0` es el inicio.
refused-no-such-turn = { $turns ->
    [one] El último turno de la partida { $game } es el primero: `turn` es 0, el inicio, o 1.
   *[other] El último turno de la partida { $game } hasta ahora es el { $turns }: `turn` va de 0, el inicio, a { $turns }.
}
refused-no-such-turn-ended = { $turns ->
    [one] El último turno de la partida { $game } es el primero: `turn` es 0, el inicio, o 1.
   *[other] La partida { $game } terminó en el turno { $turns }: `turn` va de 0, el inicio, a { $turns }.
}

challenge-refused-oneself = El reto no puede ser para ti. Elige a otra persona, o no indiques `opponent` y será un reto abierto.
challenge-refused-bot = Los bots no juegan, excepto yo: elige como `opponent` a Eightfold para jugar contra mí o a una persona, o no lo indiques para un reto abierto.
challenge-refused-level = Solo Eightfold tiene nivel. Elígeme como `opponent` o deja `level` sin poner.
challenge-refused-too-many = Ya tienes tres partidas contra Eightfold, en { LIST($channels) }, y no puede haber más a la vez. Termina una o abandónala aquí.
challenge-refused-own-game = Tu partida { $game } sigue en marcha y ha estado en la posición en la que empezaría esta o puede llegar a ella con el próximo turno. Inténtalo de nuevo cuando termine.
challenge-refused-made = Ese reto ya está lanzado.
challenge-refused-same = Ya has lanzado este reto y sigue abierto: espera una respuesta o pulsa **Retirar** debajo de él.
challenge-refused-unknown = Ya no conozco ese reto. `/challenge` lanza uno nuevo.
challenge-refused-accepted = Ese reto ya está aceptado. `/challenge` lanza uno nuevo.
challenge-refused-declined = Ese reto ya está rechazado. `/challenge` lanza uno nuevo.
challenge-refused-withdrawn = Ese reto ya está retirado. `/challenge` lanza uno nuevo.
challenge-refused-own = Este reto es tuyo: tiene que responder otra persona. Tú puedes retirarlo.
challenge-refused-for-another = Este reto es para otra persona. `/challenge` lanza uno tuyo.
challenge-refused-answered = Alguien se te adelantó: ese reto ya tiene respuesta.
challenge-refused-open-to-all = Este reto está abierto a todo el mundo: si no te interesa, déjalo estar.
challenge-refused-not-challenger = Un reto solo lo puede retirar quien lo lanzó.
challenge-refused-no-threads-here = Los canales de voz y de escenario no tienen hilos. No indiques `thread` y acepta cuando aquí no haya otra partida en curso, o lanza el reto en un canal de texto.

offer-refused-unknown = Ya no conozco esa propuesta. `/board` muestra la partida.
offer-refused-accepted = Esa propuesta ya fue aceptada.
offer-refused-declined = Esa propuesta ya fue rechazada.
offer-refused-withdrawn = Esa propuesta ya fue retirada.
offer-refused-lapsed = Esa propuesta ya no vale. Con `/draw`, `/takeback` y `/abort` haces una nueva.
offer-refused-own = Es tu propia propuesta: tiene que responder quien juega contra ti. Puedes retirarla.
offer-refused-not-theirs = Solo puede retirar una propuesta quien la hizo.
offer-refused-offered = { $kind ->
    [draw] Ya has ofrecido tablas y todavía no hay respuesta.
    [rematch] Ya has pedido la revancha y todavía no hay respuesta.
   *[other] Ya lo has pedido y todavía no hay respuesta.
}
offer-refused-made = { $kind ->
    [rematch] Ya has pedido la revancha. `/challenge` propone otra partida.
   *[other] Ya lo has pedido. Podrás volver a pedirlo después de la próxima jugada.
}
offer-refused-draw-too-soon = Has ofrecido tablas hace poco. { $turns ->
    [one] Podrás volver a ofrecerlas después de un turno más.
   *[other] Podrás volver a ofrecerlas después de { $turns } turnos más.
}
offer-refused-no-claim = Ahora no hay tablas que reclamar. `/draw` las ofrece.
offer-refused-no-turn-yet = En esta partida no has hecho ninguna jugada que se pueda deshacer.
offer-refused-not-their-turn = Eso solo puede hacerlo quien acaba de hacer esta jugada. Con `/takeback` pides deshacer la tuya.
offer-refused-too-late = Una jugada se puede deshacer libremente durante un minuto, mientras nadie haya hecho nada después. `/takeback` pide permiso a tu rival.
offer-refused-engine = Eightfold rechaza las tablas y sigue jugando. { $turns ->
    [one] Podrás volver a ofrecerlas después de un turno más.
   *[other] Podrás volver a ofrecerlas después de { $turns } turnos más.
}
offer-refused-still-running = La partida { $game } sigue en juego; la revancha viene después.
offer-refused-forgotten = Tu rival ha pedido que lo olvide, así que no hay revancha. Con `/challenge` puedes retar a otra persona.
offer-refused-rematch-begun = La revancha ya ha empezado. `/board` la muestra donde se juega.
offer-refused-no-threads-for-rematch = Aquí hay otra partida en curso, y los canales de voz y de escenario no tienen hilos. Pulsa **Revancha** otra vez cuando haya terminado.
