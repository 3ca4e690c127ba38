# Other messages.

challenged-person = { $name } вызывает { $whom }: **{ $variant }**. { $summary }
challenged-anybody = { $name } ищет соперника: **{ $variant }**. { $summary }
challenger-side = { $name } играет { $side ->
    [white] белыми
   *[black] чёрными
}.
challenger-lot = Цвет случайный.
challenge-accepted = { $name } принимает вызов от { $challenger }: партия { $game } начинается!
challenge-accepted-in-thread = { $name } принимает вызов от { $challenger }: партия { $game } идёт в { $thread }.
challenge-declined = { $name } отклоняет вызов от { $challenger }.
challenge-withdrawn = { $name } отзывает этот вызов.

ask-resign = Сдать партию { $game }? Победят { $side ->
    [white] чёрные
   *[black] белые
}.
what-follows = { $then ->
    [roll] Затем тебе бросать кубик для Нуля.
   *[turn] Затем ход { $side ->
        [white] чёрных
       *[black] белых
    }.
}
ask-sacrifice = Пожертвовать Тотем в партии { $game }? Это вместо хода: Тотем уйдёт с доски. { what-follows }
ask-undo = Пожертвовать Тотем в партии { $game }, чтобы откатить бросок? Это вместо хода: вернётся позиция до броска, но без Тотема. { what-follows }
declined-resign = Партия продолжается.
declined-sacrifice = Тотем остаётся у тебя.
declined-undo = Тотем остаётся у тебя, бросок в силе.
agreed-resign = Партия сдана.
agreed-sacrifice = Тотем пожертвован.
agreed-undo = Тотем пожертвован, на доске снова позиция до броска.

guide-heading = **{ $game }: { $title }** ({ $number } из { $count })

you-played = Твой ход: { $notation }.
game-went-on = Партия уже ушла вперёд. { $last }
more-about = { $variant }, партия { $game }: ход за { whose }.

# How to check the dice.
dice-promised = Броски партии { $game } вычисляются из секрета, выбранного в начале. Его SHA-256 — `{ $hash }`. Секрет я открою, когда партия закончится: тогда можно проверить каждый бросок.
dice-checked = { $count ->
    [0] В партии { $game } бросков не было.
    [one] **Проверен { $count } бросок: всё верно.**
    [few] **Проверено { $count } броска: все верны.**
   *[many] **Проверено { $count } бросков: все верны.**
}
dice-wrong = **Бросок № { $number } не сходится с секретом.**
dice-proof = { $count ->
    [0] Как проверить секрет самостоятельно:
   *[other] Броски партии { $game } по порядку: { $rolls }. Как проверить самостоятельно:
} первая строка ниже выводит SHA-256 `{ $hash }` ({ $filed ->
    [yes] сравни с тем, что { dice-published }
   *[no] он же { dice-published }
}).
dice-published = { $challenge ->
    [yes] в принятом вызове
   *[no] под первой доской
}
dice-formula = Вторая строка выводит цифры броска, номер которого стоит после двоеточия. Бросок = 1 + (первые две шестнадцатеричные цифры mod 8). Например, `a3` — это 163, 163 mod 8 = 3, значит, выпало 4.
rolls-freely = { $name } бросает { $dice }

fault-logged = Что-то сломалось (ошибка `{ $id }`). Попробуй ещё раз, а если повторится, сообщи владельцу бота.
unreadable-logged = Не получилось это прочитать. Попробуй ещё раз, а если повторится, сообщи владельцу бота.
board-follows = Готово. Доску покажу, как только смогу.

challenge-which = Во что сыграть с { $whom }?
challenge-sent = Вызов отправлен.

# Games against the bot.
engine-begun = Партия { $game } против меня (уровень { $level }) начинается!
engine-begun-in-thread = Партия { $game } против меня (уровень { $level }) идёт в { $thread }.
engine-which = Во что сыграть со мной?
engine-how = **{ $game } со мной.** Выбери уровень и нажми свой цвет: партия начнётся сразу. Проценты — мой результат в матчах с предыдущим уровнем (ничья — половина победы).
engine-level = Уровень { $level }
engine-level-about = { $level ->
    [1] { $score } % против случайных ходов: самый лёгкий
    [3] { $score } % против уровня { $below }: с него чаще всего начинают
    [8] { $score } % против уровня { $below }: в полную силу
   *[other] { $score } % против уровня { $below }
}
menu-level = Уровень { $level } (сменить)
# In the playground, before anything else.
greeting = **Добро пожаловать!** Я Eightfold, бот для шахмат с восьмигранным кубиком. Нажми **{ button-play-engine }**, выбери игру и ходи кнопками или командой `/move`. Вас двое? Открой эту страницу ещё раз под другим именем и введи `/challenge`. Остальное — в `/rules` и `/help`.
greeting-direct = Привет! Я не читаю сообщения, только команды и кнопки. Нажми **{ button-play-engine }** или введи `/`, чтобы увидеть, что я умею.
