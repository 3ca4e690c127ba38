# Games with a limit on the time per move. $when is shown by Discord, as "через 3 дня" or "2 часа назад".

time-pace = Время на ход: { $unit ->
    [minutes] { $amount ->
        [one] { $amount } минута
        [few] { $amount } минуты
       *[many] { $amount } минут
    }
    [hours] { $amount ->
        [one] { $amount } час
        [few] { $amount } часа
       *[many] { $amount } часов
    }
   *[days] { $amount ->
        [one] { $amount } день
        [few] { $amount } дня
       *[many] { $amount } дней
    }
}.
# Small print.
time-due = Дедлайн { $when }.
time-paused = Часы остановлены.

time-reminder = { $name }, в партии { $game } твой ход, дедлайн — { $when }. Доска: `/board`.
time-reminder-overtaken = Это напоминание о партии { $game } уже неактуально.
time-over = { $whom }, у { $name } вышло время (партия { $game }). Потребуй { $claim ->
    [draw] ничью (выиграть ты уже не можешь)
   *[win] победу
} или добавь день. До тех пор { $name } ещё может сходить, а через три дня партия закончится сама.
time-claimed = { $whom } заканчивает партию: у { $name } вышло время.
time-given = { $whom } добавляет день. Новый дедлайн для { $name } — { $when }.

time-stopped = Часы партии { $game } остановлены по соглашению. Ход или `/pause` запустит их снова.
time-runs = Часы партии { $game } снова идут. Дедлайн для { $name } — { $when }.
time-pausing-done = Готово, смотри в канале.

time-refused-no-clock = В этой партии нет часов. Новая партия с часами: `/challenge pace:`.
time-refused-not-late = В этой партии ни у кого не вышло время. Партию покажет `/board`.
time-refused-own-time = Время вышло у тебя. Сходи, пока соперник не потребовал победу, и партия продолжится.
challenge-refused-pace = В партиях со мной часов нет: я жду сколько угодно. Убери `pace`.
challenge-refused-lapsed = Этот вызов истёк. Новый вызов: `/challenge`.
challenge-lapsed = { $name } больше не ищет соперника (**{ $variant }**): вызов истёк.

# A user's setting.
setting-pings = { $yes ->
    [yes] **пинг**, когда твой ход
   *[no] **без пингов**
}
# A server's default time per move; $amount is 0 where there is no limit.
setting-pace = { $amount ->
    [0] время **без ограничения**
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **{ $amount } минута** на ход
            [few] **{ $amount } минуты** на ход
           *[many] **{ $amount } минут** на ход
        }
        [hours] { $amount ->
            [one] **{ $amount } час** на ход
            [few] **{ $amount } часа** на ход
           *[many] **{ $amount } часов** на ход
        }
       *[days] { $amount ->
            [one] **{ $amount } день** на ход
            [few] **{ $amount } дня** на ход
           *[many] **{ $amount } дней** на ход
        }
    }
}
