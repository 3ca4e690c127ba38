# El tiempo de una partida con un límite por turno. $name tiene el turno, $whom no. $when es un momento
# que cada cual lee como "en 3 días" o "hace 2 horas".

# En un desafío. $amount: cuántos $unit, es decir minutes, hours o days.
time-pace = Cada turno puede durar { $unit ->
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
# En la letra pequeña de un tablero.
time-due = fin del tiempo: { $when }
time-paused = el reloj está en pausa

time-reminder = { $name }, es tu turno en la partida { $game }. Fin de tu tiempo: { $when }. `/board` muestra la partida.
time-reminder-overtaken = Este recordatorio de la partida { $game } ya no vale: alguien ha hecho algo desde entonces.
time-over = { $whom }, a { $name } se le ha acabado el tiempo en la partida { $game }. Puedes reclamar { $claim ->
    [draw] tablas, porque ya no puedes ganar,
   *[win] la victoria
} o dar un día más; hasta que elijas, { $name } aún puede jugar. A los tres días la partida termina sola.
time-claimed = { $whom } termina la partida, porque a { $name } se le ha acabado el tiempo.
time-given = { $whom } da un día más a { $name }. Fin del tiempo: { $when }.

time-stopped = Los dos lo quieren: el reloj de la partida { $game } está parado. Un turno o `/pause` lo vuelve a poner en marcha.
time-runs = El reloj de la partida { $game } vuelve a correr. Fin del tiempo de { $name }: { $when }.
# Solo a quien lo hizo: lo que resultó lo ven todos.
time-pausing-done = Está en el canal.

time-refused-no-clock = Esta partida no tiene reloj: los turnos pueden durar cuanto quieras. `/challenge pace:` da uno a una partida nueva.
time-refused-not-late = Ahora a nadie se le ha acabado el tiempo en esta partida, así que no hay nada que reclamar ni que dar. `/board` la muestra.
time-refused-own-time = Es tu propio tiempo el que se ha acabado. Juega tu turno y la partida sigue, si antes no reclaman la victoria.
challenge-refused-pace = Eightfold espera cuanto quieras: si juegas contra mí, no indiques `pace`.
challenge-refused-lapsed = Nadie respondió a ese reto en un día. `/challenge` lanza uno nuevo.
challenge-lapsed = { $name } buscaba una partida de **{ $variant }**; nadie respondió en un día.

# De una persona, en una lista de ajustes: si recibe avisos.
setting-pings = { $yes ->
    [yes] **recibes un aviso** cuando es tu turno
   *[no] **sin avisos**
}
# De un servidor: cuánto puede durar un turno si el desafío no lo dice; $amount es 0 si no hay límite.
setting-pace = { $amount ->
    [0] turnos **sin límite de tiempo**
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **un minuto** para cada turno
           *[other] **{ $amount } minutos** para cada turno
        }
        [hours] { $amount ->
            [one] **una hora** para cada turno
           *[other] **{ $amount } horas** para cada turno
        }
       *[days] { $amount ->
            [one] **un día** para cada turno
           *[other] **{ $amount } días** para cada turno
        }
    }
}
