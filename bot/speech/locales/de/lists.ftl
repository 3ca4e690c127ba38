games-yours = **Du bist dran** ({ $count })
games-theirs = **Dein Gegner ist dran** ({ $count })
games-challenges = **Offene Herausforderungen** ({ $count })
games-ended = **Deine beendeten Partien**
games-others = **Andere Partien auf diesem Server** ({ $count })

games-own = - { $linked ->
    [gone] **{ $variant }** (Kanal gelöscht)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} gegen { $whom } · { $turn ->
    [0] Anfang
   *[other] Zug { $turn }
} · Partie { $game } · { $timed ->
    [yes] Zeitablauf { $since }
   *[no] zuletzt gespielt { $since }
}
games-own-ended = - { $linked ->
    [gone] **{ $variant }** (Kanal gelöscht)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} gegen { $whom } · { $result ->
    [won] gewonnen
    [lost] verloren
    [draw] Remis
   *[aborted] abgebrochen
} · Partie { $game } · zu Ende { $since }
games-other = - { $linked ->
    [gone] **{ $variant }** (Kanal gelöscht)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
}, { $white } gegen { $black } · { $turn ->
    [0] Anfang
   *[other] Zug { $turn }
} · Partie { $game } · { $timed ->
    [yes] Zeitablauf { $since }
   *[no] zuletzt gespielt { $since }
}

games-challenge-made = - **{ $variant }** in { $place } · wartet auf { $whom } · verschickt { $since }
games-challenge-open = - **{ $variant }** in { $place } · von dir, offen für alle · verschickt { $since }
games-challenge-to-you = - **{ $variant }** in { $place } · { $whom } fordert dich heraus · verschickt { $since }
games-challenge-anybody = - **{ $variant }** in { $place } · { $whom } sucht einen Gegner · verschickt { $since }

games-more = … und { $count ->
    [one] eine weitere Partie
   *[other] { $count } weitere Partien
}
games-more-of-yours = … und { $count ->
    [one] eine weitere in `/games`
   *[other] { $count } weitere in `/games`
}
games-none = Du spielst auf diesem Server gerade nicht. Starte eine Partie mit `/challenge`.
games-elsewhere = In diesem Kanal läuft keine Partie. Starte eine mit `/challenge` oder spiel eine von deinen weiter:
page-of = Seite { $number } von { $count }

games-wait = { $count ->
    [one] Noch eine Partie wartet auf dich
   *[other] { $count } andere Partien warten auf dich, am dringendsten
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} gegen { $whom }.

game-about = **{ $variant } · Partie { $game }** · Beginn: { $since } · { $turns ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $turns } Züge
}
game-secret = Würfel-Seed: `{ $secret }`
game-fen = FEN: { $fen }
game-fen-analysis = FEN: { $fen } · [Analysebrett]({ $address })

button-follow = Folgen
follow-state = Du folgst dieser Partie, bis du noch einmal **{ button-follow }** drückst.
follow-begun = Ich pinge dich, wenn Partie { $game } zu Ende ist. Drück noch einmal **{ button-follow }**, wenn du das nicht mehr willst.
follow-stopped = Du folgst Partie { $game } nicht mehr.
follow-ended = { LIST($people) }: Partie { $game } ist zu Ende. { $last }
refused-follows-own = In Partie { $game } spielst du selbst mit, ich pinge dich also sowieso.

games-go-on-here = Partie { $game } geht hier weiter.
refused-busy-here = Hier läuft eine andere Partie. Warte, bis sie zu Ende ist, oder nutze `/games` in einem anderen Kanal.
refused-already-here = Partie { $game } läuft schon in diesem Kanal.
refused-channel-there = Partie { $game } läuft in { $channel }.
