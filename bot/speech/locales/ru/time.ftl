# Время партии, в которой на каждый ход дан срок. $name должен ходить, $whom — соперник. $when — момент,
# который каждый видит как "через 3 дня" или "2 часа назад".

# В вызове. $amount — сколько $unit: minutes, hours или days.
time-pace = На каждый ход даётся { $unit ->
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
# Мелким шрифтом под доской.
time-due = срок хода — { $when }
time-paused = часы остановлены

time-reminder = { $name }, в партии { $game } твой ход; срок — { $when }. `/board` покажет её.
time-over = { $whom }, срок хода игрока { $name } в партии { $game } истёк. Можно потребовать победу или дать ещё день; пока ты не выбираешь, { $name } ещё может сходить. Через три дня партия закончится сама.
time-claimed = { $whom } заканчивает партию: срок хода игрока { $name } истёк.
time-given = { $whom } даёт игроку { $name } ещё день: срок — { $when }.

time-refused-not-late = Сейчас в этой партии никто не просрочил ход, так что требовать или давать нечего. `/board` покажет её.
time-refused-own-time = Истёк твой собственный срок. Сходи, и партия продолжится, если соперник раньше не потребует победу.
challenge-refused-pace = Eightfold ждёт сколько угодно: против меня `pace` не нужен.
challenge-refused-lapsed = За день никто не ответил на этот вызов. `/challenge` — новый вызов.
challenge-lapsed = { $name } ищет соперника в **{ $variant }**: за день никто не ответил, и вызов закрыт.

# О человеке, в списке настроек: получает ли он уведомления.
setting-pings = { $yes ->
    [yes] **уведомления**, когда твой ход
   *[no] **без уведомлений**
}
# О сервере: сколько даётся на ход, если в вызове не сказано; без ограничения $amount равно 0.
setting-pace = { $amount ->
    [0] ходы **без ограничения времени**
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
