time-pace = Bedenkzeit pro Zug: { $unit ->
    [minutes] { $amount ->
        [one] eine Minute
       *[other] { $amount } Minuten
    }
    [hours] { $amount ->
        [one] eine Stunde
       *[other] { $amount } Stunden
    }
   *[days] { $amount ->
        [one] ein Tag
       *[other] { $amount } Tage
    }
}.
time-due = Fällig { $when }.
time-paused = Die Uhr ist angehalten.

time-reminder = { $name }, du bist dran in Partie { $game } (Zeitablauf { $when }). `/board` zeigt die Partie.
time-reminder-overtaken = Diese Erinnerung hat sich erledigt: Partie { $game } ist schon weiter.
time-over = { $whom }, die Zeit von { $name } ist um (Partie { $game }). Beanspruche { $claim ->
    [draw] das Remis (gewinnen kannst du nicht mehr)
   *[win] den Sieg
} oder gib einen Tag mehr. Solange du nichts tust, kann { $name } noch ziehen. Tut sich drei Tage lang nichts, endet die Partie von selbst.
time-claimed = { $whom } beendet die Partie: Die Zeit von { $name } ist um.
time-given = { $whom } gibt { $name } einen Tag mehr (Zeitablauf { $when }).

time-stopped = Die Uhr von Partie { $game } ist einvernehmlich angehalten. Mit einem Zug oder `/pause` läuft sie weiter.
time-runs = Die Uhr von Partie { $game } läuft wieder. Zeitablauf für { $name }: { $when }.
time-pausing-done = Erledigt, siehe Kanal.

time-refused-no-clock = Diese Partie hat keine Uhr. Für eine neue legst du die Bedenkzeit mit `/challenge pace:` fest.
time-refused-not-late = In dieser Partie hat gerade niemand die Zeit überschritten. `/board` zeigt die Partie.
time-refused-own-time = Deine eigene Zeit ist um. Zieh, bevor dein Gegner den Sieg beansprucht.
challenge-refused-pace = Ich warte, so lange du willst: Lass `pace` in Partien gegen mich weg.
challenge-refused-lapsed = Diese Herausforderung ist abgelaufen. Schick eine neue mit `/challenge`.
challenge-lapsed = { $name } suchte einen Gegner für **{ $variant }**. Die Herausforderung ist abgelaufen.

setting-pings = { $yes ->
    [yes] **Pings**, wenn du dran bist
   *[no] **keine Pings**
}
setting-pace = { $amount ->
    [0] Bedenkzeit **unbegrenzt**
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **eine Minute** pro Zug
           *[other] **{ $amount } Minuten** pro Zug
        }
        [hours] { $amount ->
            [one] **eine Stunde** pro Zug
           *[other] **{ $amount } Stunden** pro Zug
        }
       *[days] { $amount ->
            [one] **ein Tag** pro Zug
           *[other] **{ $amount } Tage** pro Zug
        }
    }
}
