# Die Zeit einer Partie, in der jeder Zug nur so lange dauern darf. $name ist am Zug, $whom nicht. $when
# ist ein Zeitpunkt, den jeder als "in 3 Tagen" oder "vor 2 Stunden" liest.

# In einer Herausforderung. $amount: wie viele $unit, nämlich minutes, hours oder days.
time-pace = Jeder Zug darf { $unit ->
    [minutes] { $amount ->
        [one] eine Minute
       *[other] { $amount } Minuten
    }
    [hours] { $amount ->
        [one] eine Stunde
       *[other] { $amount } Stunden
    }
   *[days] { $amount ->
        [one] einen Tag
       *[other] { $amount } Tage
    }
} dauern.
# Im Kleingedruckten eines Bretts.
time-due = Ende der Bedenkzeit: { $when }
time-paused = die Uhr steht

time-reminder = { $name }, in Partie { $game } bist du am Zug. Ende deiner Bedenkzeit: { $when }. `/board` zeigt das Brett.
time-reminder-overtaken = Diese Erinnerung an Partie { $game } gilt nicht mehr: Inzwischen hat jemand etwas getan.
time-over = { $whom }, die Bedenkzeit von { $name } in Partie { $game } ist um. Du kannst { $claim ->
    [draw] Remis reklamieren, da du nicht mehr gewinnen kannst,
   *[win] den Sieg beanspruchen
} oder einen Tag dazugeben; solange du dich nicht entschieden hast, kann { $name } noch ziehen. Nach drei Tagen endet die Partie von selbst.
time-claimed = { $whom } beendet die Partie, weil die Bedenkzeit von { $name } um ist.
time-given = { $whom } gibt { $name } einen Tag dazu. Ende der Bedenkzeit: { $when }.

time-stopped = Beide wollen es: Die Uhr von Partie { $game } steht. Ein Zug oder `/pause` lässt sie weiterlaufen.
time-runs = Die Uhr von Partie { $game } läuft wieder. Ende der Bedenkzeit von { $name }: { $when }.
# An den, der das tat, allein: Was daraus wurde, sehen alle.
time-pausing-done = Es steht im Kanal.

time-refused-no-clock = Diese Partie hat keine Uhr: Züge dürfen beliebig lange dauern. `/challenge pace:` gibt einer neuen Partie eine.
time-refused-not-late = In dieser Partie ist gerade niemand über der Zeit, also gibt es nichts zu beanspruchen und nichts dazuzugeben. `/board` zeigt sie.
time-refused-own-time = Deine eigene Bedenkzeit ist um. Mach deinen Zug, dann geht die Partie weiter, wenn dir niemand zuvorkommt und den Sieg beansprucht.
challenge-refused-pace = Eightfold wartet, so lange du willst: Lass `pace` weg, wenn du gegen mich spielst.
challenge-refused-lapsed = Auf diese Herausforderung hat einen Tag lang niemand geantwortet. `/challenge` macht eine neue.
challenge-lapsed = { $name } suchte eine Partie **{ $variant }**; einen Tag lang hat niemand geantwortet.

# Von jemandem, in einer Liste von Einstellungen: ob er angepingt wird.
setting-pings = { $yes ->
    [yes] du **wirst angepingt**, wenn du am Zug bist
   *[no] **keine Pings**
}
# Von einem Server: wie lange Züge dauern dürfen, wenn eine Herausforderung nichts sagt; $amount ist 0 ohne Grenze.
setting-pace = { $amount ->
    [0] Züge **ohne Zeitgrenze**
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **eine Minute** für jeden Zug
           *[other] **{ $amount } Minuten** für jeden Zug
        }
        [hours] { $amount ->
            [one] **eine Stunde** für jeden Zug
           *[other] **{ $amount } Stunden** für jeden Zug
        }
       *[days] { $amount ->
            [one] **ein Tag** für jeden Zug
           *[other] **{ $amount } Tage** für jeden Zug
        }
    }
}
