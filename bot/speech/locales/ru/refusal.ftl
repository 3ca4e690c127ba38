# What a user can't do and what would work; only that user sees it.

refused-outside-servers = Это работает только на серверах, где я есть.
refused-unknown-command = Такой команды больше нет. Все команды — в `/help`.
refused-unknown-button = Эта кнопка больше не работает. Новые покажет `/board`.
refused-missing-option = Не хватает параметра `{ $option }`.
refused-bad-option = Для `{ $option }` можно выбрать: { LIST($values, join: ",") }.
refused-not-manager = Настройки сервера меняют те, у кого есть право **Управлять сервером**. Твои — в `/settings`.
refused-not-legal-now = Сейчас так нельзя. Доступные ходы — под доской и в меню **{ button-more }**.

refused-roll-form = Пиши кубики так: `2d6+1` — два шестигранных и ещё 1. Можно и с минусом: `d20-2`.
refused-roll-count = За раз я бросаю от 1 до 100 кубиков, например `3d6`.
refused-roll-sides = У кубика от 2 до 1000 граней, например `d20`.
refused-roll-bonus = Прибавить или вычесть можно до 100000, например `d20+5`.

refused-no-such-game = Партии { $game } здесь нет. Идущие покажет `/games`.
refused-no-game-yet = В этом канале ещё не играли. Начать партию: `/challenge`.
refused-no-game-running = В этом канале партии нет. Начать партию: `/challenge`.
refused-ended = Партия { $game } закончена. Начать новую: `/challenge`.
refused-not-seated = В партии { $game } ты не играешь. Начать свою: `/challenge`.
refused-roll-first = Сначала кубик: нажми **{ button-roll }** под доской или введи `/roll`.
refused-engine-thinks = Я ещё думаю. Мой ход сейчас появится на доске.
refused-not-against-engine = Подсказки есть только в партиях со мной, а в партии { $game } два игрока. Начать со мной: **{ button-play-engine }** в `/help`.
refused-no-roll-due = Сейчас бросать не нужно. Ходи кнопками под доской или командой `/move`.
refused-no-die = В игре «{ $game }» кубика нет. Для броска вне партии укажи кубики: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` здесь не по правилам. Доступные ходы — под доской и в меню **{ button-more }**.
refused-duplicate = Уже сделано (двойное нажатие?). Текущую позицию покажет `/board`.

refused-not-next = { $duty ->
    [roll] Сначала { side-lower } должны бросить кубик
    [decide] Сначала { side-lower } должны решить, принять ли бросок
   *[turn] Сейчас ход { side-gen }
}, а ты играешь { $own ->
    [white] белыми
   *[black] чёрными
}. Пингану, когда будет твоя очередь.

refused-decide-first = После броска тебе шах. Сначала выбери: **{ button-prevent }** (ценой Тотема) или **{ button-accept-roll }**.
refused-prevent-first = После броска тебе шах, а ход { side-gen }. Остаётся только **{ button-prevent }** (ценой Тотема).

refused-old-board = Доска партии { $game } устарела (ходов и бросков с тех пор: { $since }). Новую покажет `/board`.
refused-old-board-taken-back = Доска партии { $game } устарела: с тех пор ход вернули. Новую покажет `/board`.
refused-unknown-board = Эту доску партии { $game } я не узнаю. Новую покажет `/board`.

refused-no-turn-yet = В партии { $game } ещё нет ходов: `turn` может быть только 0 (начало).
refused-no-such-turn = В партии { $game } нет такого хода (последний — { $last }). `turn` — это `0` (начало), `1` (первый ход белых), `1...` (чёрных) или полуход, например `2h`.

challenge-refused-oneself = Вызвать себя нельзя. Выбери кого-нибудь другого; без `opponent` вызов будет открытым.
challenge-refused-bot = Из ботов играю только я. Выбери в `opponent` меня или участника; без `opponent` вызов будет открытым.
challenge-refused-level = Уровень есть только у меня. Укажи меня в `opponent` или убери `level`.
challenge-refused-too-many = У тебя уже три партии со мной ({ LIST($channels) }). Доиграй одну или сдай кнопкой ниже.
challenge-refused-own-game = Начальная позиция слишком похожа на твою партию { $game }, которая ещё идёт. Попробуй, когда она закончится.
challenge-refused-made = Такой вызов уже есть.
challenge-refused-same = Такой вызов у тебя уже есть. Дождись ответа или нажми под ним **{ button-withdraw }**.
challenge-refused-unknown = Этого вызова больше нет. Новый вызов: `/challenge`.
challenge-refused-accepted = Этот вызов принят. Новый вызов: `/challenge`.
challenge-refused-declined = Этот вызов отклонён. Новый вызов: `/challenge`.
challenge-refused-withdrawn = Этот вызов отозван. Новый вызов: `/challenge`.
challenge-refused-own = На свой вызов ответить нельзя, но его можно отозвать.
challenge-refused-for-another = Этот вызов не тебе. Свой вызов: `/challenge`.
challenge-refused-answered = Кто-то успел раньше: на этот вызов уже ответили.
challenge-refused-open-to-all = Этот вызов открыт для всех, отклонять нечего.
challenge-refused-not-challenger = Отозвать вызов может только его автор.
challenge-refused-no-threads-here = В голосовых каналах и на трибунах нет веток. Перейди в текстовый канал или убери `thread` (если здесь идёт другая партия, сначала дождись её конца).

offer-refused-unknown = Этого предложения больше нет. Партию покажет `/board`.
offer-refused-accepted = Это предложение принято.
offer-refused-declined = Это предложение отклонено.
offer-refused-withdrawn = Это предложение отозвано.
offer-refused-lapsed = { $kind ->
    [pause] Эта просьба больше не действует. Повторить: `/pause`.
    [draw] Это предложение ничьей больше не действует. Повторить: `/draw`.
    [takeback] Эта просьба больше не действует. Повторить: `/takeback`.
    [abort] Эта просьба больше не действует. Повторить: `/abort`.
   *[rematch] Это предложение реванша больше не действует. Нажми **{ button-rematch }** ещё раз.
}
offer-refused-own = На своё предложение ответить нельзя, но его можно отозвать.
offer-refused-not-theirs = Отозвать предложение может только его автор.
offer-refused-offered = { $kind ->
    [draw] Ничья уже предложена, соперник ещё не ответил.
    [rematch] Реванш уже предложен, соперник ещё не ответил.
   *[other] Просьба уже отправлена, соперник ещё не ответил.
}
offer-refused-made = { $kind ->
    [rematch] Реванш уже предлагали. Новая партия: `/challenge`.
   *[other] Такая просьба уже была. Повторить можно после следующего хода.
}
offer-refused-draw-too-soon = Ничью предлагали недавно. { draw-again }
# $turns: how many moves each side has to make first.
draw-again = { $turns ->
    [one] Снова предложить можно через { $turns } ход.
    [few] Снова предложить можно через { $turns } хода.
   *[many] Снова предложить можно через { $turns } ходов.
}
offer-refused-no-claim = Сейчас ничью потребовать нельзя. Предложить её: `/draw`.
offer-refused-no-turn-yet = В этой партии у тебя нет хода, который можно вернуть.
offer-refused-not-their-turn = Это не твой ход. Свой можно вернуть через `/takeback`.
offer-refused-too-late = **{ button-oops }** работает минуту и только до следующего действия в партии. Теперь попроси соперника: `/takeback`.
offer-refused-engine = Ничьей не будет, я играю дальше. { draw-again }
offer-refused-still-running = Партия { $game } ещё идёт. Реванш — после неё.
offer-refused-forgotten = Соперник удалил свои данные, реванш невозможен. Вызови кого-нибудь другого: `/challenge`.
offer-refused-rematch-begun = Реванш уже начался. Он есть в `/games`.
offer-refused-no-threads-for-rematch = Здесь идёт другая партия, а в голосовых каналах и на трибунах нет веток. Нажми **{ button-rematch }** ещё раз, когда она закончится.
