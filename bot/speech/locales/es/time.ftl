time-pace = Tiempo por jugada: { $unit ->
    [minutes] { $amount ->
        [one] un minuto
       *[other] { $amount } minutos
    }
    [hours] { $amount ->
        [one] una hora
       *[other] { $amount } horas
    }
   *[days] { $amount ->
        [one] un día
       *[other] { $amount } días
    }
}.
time-due = Límite: { $when }.
time-paused = El reloj está en pausa.

time-reminder = { $name }, es tu turno en la partida { $game } (límite: { $when }). `/board` muestra el tablero.
time-reminder-overtaken = Ignora este recordatorio de la partida { $game }: ya no hace falta.
time-over = { $whom }: a { $name } se le acabó el tiempo (partida { $game }). Reclama { $claim ->
    [draw] las tablas (ya no puedes ganar)
   *[win] la victoria
} o dale un día más. Hasta entonces, { $name } aún puede mover. La partida termina sola dentro de tres días.
time-claimed = { $whom } termina la partida: a { $name } se le acabó el tiempo.
time-given = { $whom } le da un día más a { $name } (límite: { $when }).

time-stopped = De común acuerdo, el reloj de la partida { $game } queda en pausa. Una jugada o `/pause` lo reanuda.
time-runs = El reloj de la partida { $game } vuelve a correr. Límite para { $name }: { $when }.
time-pausing-done = Hecho: mira el canal.

time-refused-no-clock = Esta partida no tiene reloj. Para una nueva con reloj, usa `/challenge pace:`.
time-refused-not-late = En esta partida a nadie se le acabó el tiempo. Para verla, usa `/board`.
time-refused-own-time = Se te acabó el tiempo a ti, no a tu rival. Si mueves antes de que reclame, la partida continúa.
challenge-refused-pace = Yo espero lo que haga falta: quita `pace` en partidas contra mí.
challenge-refused-lapsed = Ese reto expiró. Haz otro con `/challenge`.
challenge-lapsed = { $name } buscaba rival para **{ $variant }**. El reto expiró.

setting-pings = { $yes ->
    [yes] **avisos** cuando es tu turno
   *[no] **sin avisos**
}
setting-pace = { $amount ->
    [0] **sin límite** de tiempo
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **un minuto** por jugada
           *[other] **{ $amount } minutos** por jugada
        }
        [hours] { $amount ->
            [one] **una hora** por jugada
           *[other] **{ $amount } horas** por jugada
        }
       *[days] { $amount ->
            [one] **un día** por jugada
           *[other] **{ $amount } días** por jugada
        }
    }
}
