# Lists of games and challenges, for the person who asks. $count: how many are in a list.

games-yours = **Du bist am Zug** ({ $count })
games-theirs = **Dein Gegenüber ist am Zug** ({ $count })
games-challenges = **Offene Herausforderungen** ({ $count })
games-others = **Andere Partien auf diesem Server** ({ $count })

# A game: $variant is its name, $whom the opponent, $since how long ago the last turn was, such as “vor 3
# Stunden”. $linked is yes where $place is the address of its board, else $place is its channel.
games-own = - { $linked ->
    [gone] **{ $variant }** (Kanal gelöscht)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} gegen { $whom } · { $turn ->
    [0] Anfang
   *[other] Zug { $turn }
} · Partie { $game } · { $timed ->
    [yes] Ende der Bedenkzeit: { $since }
   *[no] zuletzt gespielt { $since }
}
# The same of others.
games-other = - { $linked ->
    [gone] **{ $variant }** (Kanal gelöscht)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
}, { $white } gegen { $black } · { $turn ->
    [0] Anfang
   *[other] Zug { $turn }
} · Partie { $game } · { $timed ->
    [yes] Ende der Bedenkzeit: { $since }
   *[no] zuletzt gespielt { $since }
}

# A challenge in the channel $place, made $since; $whom is the other person.
games-challenge-made = - **{ $variant }** in { $place } · { $whom } hat dir noch nicht geantwortet · { $since }
games-challenge-open = - **{ $variant }** in { $place } · deine, offen für alle · { $since }
games-challenge-to-you = - **{ $variant }** in { $place } · { $whom } fordert dich heraus · { $since }
games-challenge-anybody = - **{ $variant }** in { $place } · { $whom } sucht jemanden zum Spielen · { $since }

games-more = … und { $count ->
    [one] eine weitere Partie
   *[other] { $count } weitere Partien
}
games-more-of-yours = … und { $count ->
    [one] eine weitere: `/games` zeigt alle
   *[other] { $count } weitere: `/games` zeigt alle
}
games-none = Du spielst auf diesem Server gerade keine Partie. `/challenge` beginnt eine.
games-elsewhere = In diesem Kanal wird gerade nicht gespielt. Das sind deine Partien auf diesem Server; `/challenge` beginnt eine weitere.
page-of = Seite { $number } von { $count }

# To who has just made a turn: the one of their other games that has waited longest.
games-wait = { $count ->
    [one] Noch eine Partie wartet auf dich
   *[other] Noch { $count } Partien warten auf dich; am dringendsten
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} gegen { $whom }.

## A game on paper.

# $since is the time when it began.
game-about = **{ $variant } · Partie { $game }**, begonnen am { $since }, { $turns ->
    [0] noch kein Zug
    [one] ein Zug
   *[other] { $turns } Züge
}.
game-secret = Das Geheimnis: `{ $secret }`

## Following a game that others play.

button-follow = Folgen
follow-state = Du folgst dieser Partie; **Folgen** beendet das.
follow-begun = Du folgst Partie { $game }: Ich erwähne dich einmal, wenn sie zu Ende ist. Drückst du noch einmal **Folgen**, dann nicht.
follow-stopped = Du folgst Partie { $game } nicht mehr.
# $people are mentioned, $last tells how the game ended.
follow-ended = { LIST($people) }: Partie { $game } ist zu Ende. { $last }
refused-follows-own = Du spielst in Partie { $game } selbst mit: Ich erwähne dich, wenn du am Zug bist und wenn sie zu Ende ist.

games-go-on-here = Partie { $game } geht hier weiter.
refused-busy-here = Hier läuft eine andere Partie. Gib `/games` in einem anderen Kanal ein, oder hier, wenn die Partie zu Ende ist.
refused-already-here = Partie { $game } wird schon in diesem Kanal gespielt.
refused-channel-there = Partie { $game } wird in { $channel } gespielt.
