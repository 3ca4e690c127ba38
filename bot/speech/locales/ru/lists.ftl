# Lists of games and challenges, for the person who asks. $count: how many are in a list.

games-yours = **Твой ход** ({ $count })
games-theirs = **Ход соперника** ({ $count })
games-challenges = **Открытые вызовы** ({ $count })
games-others = **Другие партии на этом сервере** ({ $count })

# A game: $variant is its name, $whom the opponent, $since how long ago the last turn was, such as “3 часа
# назад”. $linked is yes where $place is the address of its board, else $place is its channel.
games-own = - { $linked ->
    [gone] **{ $variant }** (канал удалён)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
} против { $whom } · { $turn ->
    [0] начало
   *[other] ход { $turn }
} · партия { $game } · { $timed ->
    [yes] конец срока: { $since }
   *[no] последнее действие { $since }
}
# The same of others.
games-other = - { $linked ->
    [gone] **{ $variant }** (канал удалён)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
}, { $white } против { $black } · { $turn ->
    [0] начало
   *[other] ход { $turn }
} · партия { $game } · { $timed ->
    [yes] конец срока: { $since }
   *[no] последнее действие { $since }
}

# A challenge in the channel $place, made $since; $whom is the other person.
games-challenge-made = - **{ $variant }** в { $place } · { $whom } пока не отвечает · { $since }
games-challenge-open = - **{ $variant }** в { $place } · твой вызов, открыт для всех · { $since }
games-challenge-to-you = - **{ $variant }** в { $place } · { $whom } вызывает тебя · { $since }
games-challenge-anybody = - **{ $variant }** в { $place } · { $whom } ищет соперника · { $since }

games-more = … и ещё { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
games-more-of-yours = … и ещё { $count ->
    [one] { $count } партия: `/games` покажет все
    [few] { $count } партии: `/games` покажет все
   *[other] { $count } партий: `/games` покажет все
}
games-none = На этом сервере у тебя сейчас нет партий. Начать партию — `/challenge`.
games-elsewhere = В этом канале сейчас никто не играет. Вот твои партии на этом сервере; начать ещё одну — `/challenge`.
page-of = Страница { $number } из { $count }

# To who has just made a turn: the one of their other games that has waited longest.
games-wait = { $count ->
    [1] Тебя ждёт ещё одна партия
    [one] Тебя ждёт ещё { $count } партия; самая срочная
    [few] Тебя ждут ещё { $count } партии; самая срочная
   *[other] Тебя ждут ещё { $count } партий; самая срочная
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
} против { $whom }.

## A game on paper.

# $since is the time when it began.
game-about = **{ $variant } · партия { $game }**, начата { $since }, { $turns ->
    [0] ходов пока нет
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}.
game-secret = Секрет: `{ $secret }`

## Following a game that others play.

button-follow = Следить
follow-state = Ты следишь за этой партией; чтобы перестать, нажми **Следить**.
follow-begun = Ты следишь за партией { $game }: упомяну тебя один раз, когда она закончится. Нажмёшь **Следить** ещё раз — не буду.
follow-stopped = Ты больше не следишь за партией { $game }.
# $people are mentioned, $last tells how the game ended.
follow-ended = { LIST($people) }: партия { $game } закончилась. { $last }
refused-follows-own = В партии { $game } играешь ты: я упоминаю тебя, когда твой ход и когда партия закончилась.

games-go-on-here = Партия { $game } продолжается здесь.
refused-busy-here = Здесь идёт другая партия. Введи `/games` в другом канале или здесь, когда та партия закончится.
refused-already-here = Партия { $game } уже идёт в этом канале.
refused-channel-there = Партия { $game } идёт в { $channel }.
