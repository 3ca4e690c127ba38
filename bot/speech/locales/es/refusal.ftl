refused-outside-servers = Eso solo funciona en servidores en los que estoy.
refused-unknown-command = Ese comando ya no existe. Mira `/help`.
refused-unknown-button = Ese botón ya no funciona. Usa los del tablero que muestra `/board`.
refused-missing-option = Falta la opción `{ $option }`.
refused-bad-option = `{ $option }` solo admite: { LIST($values, join: ",") }.
refused-not-manager = Necesitas el permiso **Gestionar servidor** para cambiar los ajustes del servidor. Los tuyos están en `/settings`.
refused-not-legal-now = Esa jugada no vale ahora. Las posibles están bajo el tablero y en **{ button-more }**.

refused-roll-form = Escribe los dados como `2d6+1`: cuántos, `d`, cuántas caras y, si quieres, `+` o `-` y un número.
refused-roll-count = Tiro de 1 a 100 dados a la vez, por ejemplo `3d6`.
refused-roll-sides = Un dado tiene de 2 a 1000 caras, por ejemplo `d20`.
refused-roll-bonus = Sumo o resto 100000 como máximo, por ejemplo `d20+5`.

refused-no-such-game = Aquí no existe la partida { $game }. Las que siguen en curso están en `/games`.
refused-no-game-yet = En este canal aún no se ha jugado ninguna partida. Empieza una con `/challenge`.
refused-no-game-running = En este canal no hay partida. Empieza una con `/challenge`.
refused-ended = La partida { $game } ya terminó. Empieza otra con `/challenge`.
refused-not-seated = No juegas en la partida { $game }. Empieza una tuya con `/challenge`.
refused-roll-first = Primero tira el dado: pulsa **{ button-roll }** bajo el tablero o usa `/roll`.
refused-engine-thinks = Todavía estoy pensando. Mi jugada aparecerá enseguida en el tablero.
refused-not-against-engine = Solo doy pistas en partidas contra mí; la partida { $game } es entre personas. Empieza una con **{ button-play-engine }** en `/help`.
refused-no-roll-due = Ahora no hay nada que tirar. Haz tu jugada bajo el tablero o con `/move`.
refused-no-die = En { $game } no hay dado. Para una tirada libre, indica los dados: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` no es legal aquí. Las jugadas posibles están bajo el tablero y en **{ button-more }**.
refused-duplicate = Eso ya está hecho (¿doble clic?). `/board` muestra la posición actual.

refused-not-next = { $duty ->
    [roll] Primero tiran { side-name }
    [decide] Primero { side-name } deben decidir sobre la tirada
   *[turn] Es el turno de { side-name }
}, pero tú juegas con { $own ->
    [white] blancas
   *[black] negras
}. Te avisaré cuando sea tu turno.

refused-decide-first = La tirada te deja en jaque. Primero elige **{ button-prevent }** (te cuesta el Tótem) o **{ button-accept-roll }**.
refused-prevent-first = La tirada te deja en jaque y ahora mueve tu rival: tienes que elegir **{ button-prevent }** (te cuesta el Tótem).

refused-old-board = Ese tablero de la partida { $game } es de hace { $since ->
    [one] una jugada o tirada
   *[other] { $since } jugadas o tiradas
}. `/board` muestra el actual.
refused-old-board-taken-back = Ese tablero de la partida { $game } ya no vale: después se deshizo una jugada. `/board` muestra el actual.
refused-unknown-board = Ese tablero de la partida { $game } es de una jugada que no conozco. `/board` muestra el actual.

refused-no-turn-yet = La partida { $game } aún no tiene jugadas: `turn` solo puede ser `0` (inicio).
refused-no-such-turn = La partida { $game } no tiene esa jugada. `turn` va de `0` (inicio) a `{ $last }`, por ejemplo `1` (blancas), `1...` (negras) o `2h` (media jugada 2).

challenge-refused-oneself = No puedes ser tu propio rival. Elige a otra persona, o quita `opponent` para un reto abierto.
challenge-refused-bot = Soy el único bot que juega. Elígeme a mí o a una persona como `opponent`, o quítalo para un reto abierto.
challenge-refused-level = `level` solo vale contra mí. Elígeme como `opponent` o quita `level`.
challenge-refused-too-many = Ya tienes tres partidas contra mí, el máximo: en { LIST($channels) }. Termina una, o abandónala con un botón de abajo.
challenge-refused-own-game = Esa posición inicial se parece demasiado a tu partida { $game }, que sigue en curso. Inténtalo de nuevo cuando termine.
challenge-refused-made = Ese reto ya se envió.
challenge-refused-same = Ya enviaste este reto. Espera una respuesta o pulsa **{ button-withdraw }** debajo de él.
challenge-refused-unknown = Ese reto ya no existe. Haz otro con `/challenge`.
challenge-refused-accepted = Ese reto ya se aceptó. Haz otro con `/challenge`.
challenge-refused-declined = Ese reto ya se rechazó. Haz otro con `/challenge`.
challenge-refused-withdrawn = Ese reto ya se retiró. Haz otro con `/challenge`.
challenge-refused-own = Es tu reto: debe responder otra persona. Tú puedes retirarlo.
challenge-refused-for-another = Este reto es para otra persona. Haz uno tuyo con `/challenge`.
challenge-refused-answered = Alguien se te adelantó: ese reto ya tiene respuesta.
challenge-refused-open-to-all = Este reto es para cualquiera, así que no hay nada que rechazar.
challenge-refused-not-challenger = Un reto solo lo puede retirar quien lo hizo.
challenge-refused-no-threads-here = Los canales de voz y de escenario no tienen hilos. Quita `thread` y acepta cuando aquí no haya otra partida en curso, o usa un canal de texto.

offer-refused-unknown = Esa propuesta ya no existe. `/board` muestra la partida.
offer-refused-accepted = Esa propuesta ya se aceptó.
offer-refused-declined = Esa propuesta ya se rechazó.
offer-refused-withdrawn = Esa propuesta ya se retiró.
offer-refused-lapsed = { $kind ->
    [pause] Esa propuesta expiró. Haz otra con `/pause`.
    [draw] Esa oferta de tablas expiró. Haz otra con `/draw`.
    [takeback] Esa propuesta expiró. Haz otra con `/takeback`.
    [abort] Esa propuesta expiró. Haz otra con `/abort`.
   *[rematch] Esa oferta de revancha expiró. Pulsa **{ button-rematch }** otra vez.
}
offer-refused-own = Es tu propuesta: debe responder tu rival. Tú puedes retirarla.
offer-refused-not-theirs = Una propuesta solo la puede retirar quien la hizo.
offer-refused-offered = { $kind ->
    [draw] Ya ofreciste tablas. Tu rival aún no ha respondido.
    [rematch] Ya ofreciste la revancha. Tu rival aún no ha respondido.
   *[other] Ya lo propusiste. Tu rival aún no ha respondido.
}
offer-refused-made = { $kind ->
    [rematch] Ya ofreciste la revancha. Para otra partida, usa `/challenge`.
   *[other] Ya lo propusiste. Puedes proponerlo otra vez tras la próxima jugada.
}
offer-refused-draw-too-soon = Ofreciste tablas hace poco. { $turns ->
    [one] Podrás volver a ofrecerlas tras una jugada más.
   *[other] Podrás volver a ofrecerlas tras { $turns } jugadas más.
}
offer-refused-no-claim = Ahora no puedes reclamar tablas. Ofrécelas con `/draw`.
offer-refused-no-turn-yet = En esta partida no tienes ninguna jugada que deshacer.
offer-refused-not-their-turn = Solo quien hizo esta jugada puede deshacerla. Para la tuya, usa `/takeback`.
offer-refused-too-late = **{ button-oops }** solo vale durante un minuto y mientras nadie mueva ni tire. Después, propón deshacer la jugada con `/takeback`.
offer-refused-engine = No acepto tablas: sigo jugando. { $turns ->
    [one] Podrás volver a ofrecerlas tras una jugada más.
   *[other] Podrás volver a ofrecerlas tras { $turns } jugadas más.
}
offer-refused-still-running = La partida { $game } sigue en curso. Ofrece la revancha cuando termine.
offer-refused-forgotten = Tu rival borró sus datos, así que no hay revancha. Reta a alguien con `/challenge`.
offer-refused-rematch-begun = La revancha ya empezó. Está en `/games`.
offer-refused-no-threads-for-rematch = Aquí hay otra partida en curso, y los canales de voz y de escenario no tienen hilos. Pulsa **{ button-rematch }** otra vez cuando termine.
