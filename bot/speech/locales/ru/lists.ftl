# Lists of games and challenges, for one user.

games-yours = **Твой ход** ({ $count })
games-theirs = **Ход соперника** ({ $count })
games-challenges = **Открытые вызовы** ({ $count })
games-ended = **Твои завершённые партии**
games-others = **Другие партии на этом сервере** ({ $count })

# $since is shown by Discord, as "3 часа назад" or "через 3 часа".
games-own = - { $linked ->
    [gone] **{ $variant }** (канал удалён)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
} против { $whom } · { $turn ->
    [0] начало
   *[other] ход { $turn }
} · партия { $game } · { $timed ->
    [yes] дедлайн { $since }
   *[no] последний ход { $since }
}
games-own-ended = - { $linked ->
    [gone] **{ $variant }** (канал удалён)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
} против { $whom } · { $result ->
    [won] победа
    [lost] поражение
    [draw] ничья
   *[aborted] прервана
} · партия { $game } · завершена { $since }
games-other = - { $linked ->
    [gone] **{ $variant }** (канал удалён)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
}, { $white } — { $black } · { $turn ->
    [0] начало
   *[other] ход { $turn }
} · партия { $game } · { $timed ->
    [yes] дедлайн { $since }
   *[no] последний ход { $since }
}

games-challenge-made = - **{ $variant }** в { $place } · ждём ответа от { $whom } · { $since }
games-challenge-open = - **{ $variant }** в { $place } · твой, открыт для всех · { $since }
games-challenge-to-you = - **{ $variant }** в { $place } · { $whom } вызывает тебя · { $since }
games-challenge-anybody = - **{ $variant }** в { $place } · { $whom } ищет соперника · { $since }

games-more = … и ещё { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
games-more-of-yours = … и ещё { $count } в `/games`
games-none = Сейчас у тебя нет партий на этом сервере. Начать партию: `/challenge`.
games-elsewhere = В этом канале партии нет. Начни новую командой `/challenge` или продолжи одну из своих:
page-of = Страница { $number } из { $count }

games-wait = { $count ->
    [1] Тебя ждёт ещё одна партия
    [one] Тебя ждёт ещё { $count } партия, самая срочная
    [few] Тебя ждут ещё { $count } партии, самая срочная
   *[other] Тебя ждут ещё { $count } партий, самая срочная
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** в { $place }
} против { $whom }.

## A game's page in /game.

game-about = **{ $variant } · партия { $game }**, начата { $since }, { $turns ->
    [0] ходов пока нет
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
}.
game-secret = Секрет кубика: `{ $secret }`
game-fen = FEN: { $fen }
game-fen-analysis = FEN: { $fen } · [доска для анализа]({ $address })

## Following other players' games.

button-follow = Следить
follow-state = Ты следишь за этой партией. Чтобы перестать, нажми **{ button-follow }** ещё раз.
follow-begun = Пингану, когда партия { $game } закончится. Передумаешь — нажми **{ button-follow }** ещё раз.
follow-stopped = Ты больше не следишь за партией { $game }.
follow-ended = { LIST($people, join: ",") }, партия { $game } закончилась. { $last }
refused-follows-own = В партии { $game } играешь ты: пингану и так.

games-go-on-here = Партия { $game } продолжается здесь.
refused-busy-here = Здесь идёт другая партия. Введи `/games` в другом канале или дождись её конца.
refused-already-here = Партия { $game } уже в этом канале.
refused-channel-there = Партия { $game } идёт в { $channel }.
