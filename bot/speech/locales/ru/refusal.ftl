# What a person asked for and cannot have: what is wrong, and what would work. All of these are told
# to the person alone. $side and $own are white or black.

refused-outside-servers = Это работает только на серверах, куда меня пригласили: рейтинги и настройки сервера есть только там.
refused-unknown-command = Такой команды у меня больше нет. Все мои команды — в `/help`.
refused-unknown-button = Такой кнопки у меня больше нет. `/board` покажет доску с новыми.
refused-missing-option = Не хватает параметра `{ $option }`.
refused-bad-option = У параметра `{ $option }` могут быть такие значения: { LIST($values, join: ",") }.
refused-not-manager = Настройки сервера меняют только те, у кого есть право «Управлять сервером». Свои настройки можно выбрать в `/settings`.
refused-not-legal-now = Сейчас так нельзя. Что можно — под доской и за кнопкой **Ещё**.

refused-roll-form = Записывай кубики так: `2d6+1` — сколько их, `d`, сколько граней и что прибавить или вычесть.
refused-roll-count = За раз я бросаю от 1 до 100 кубиков, например `3d6`.
refused-roll-sides = У кубика бывает от 2 до 1000 граней, например `d20`.
refused-roll-bonus = Прибавить или вычесть можно не больше 100000, например `d20+5`.

refused-no-such-game = Здесь нет партии { $game }. `/games` покажет те, что идут сейчас.
refused-no-game-yet = В этом канале ещё не играли. Партию начинает `/challenge`.
refused-no-game-running = В этом канале сейчас не идёт ни одной партии. Новую начинает `/challenge`.
refused-ended = Партия { $game } закончена. Новую начинает `/challenge`.
refused-not-seated = Ты не играешь в партии { $game }, а ходить в ней могут только её участники. Свою партию начни командой `/challenge`.
refused-roll-first = Сначала кубик: нажми **Бросить кубик** под доской или набери `/roll`.
refused-engine-thinks = Eightfold думает; ответ сейчас появится на доске.
refused-not-against-engine = В партиях между людьми подсказок не бывает: это было бы нечестно. Партия { $game } как раз такая. Нажми **Играть с Eightfold** под `/help`, и там подсказки будут.
refused-no-roll-due = Сейчас кубик не бросают: ходи под доской или командой `/move`.
refused-no-die = В игре «{ $game }» кубика нет. Чтобы бросить кубики просто так, назови их: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` здесь не по правилам. Что можно — под доской и за кнопкой **Ещё**.
refused-duplicate = Этот ход или бросок уже сделан — возможно, двойным нажатием. Позицию на доске сейчас покажет `/board`.

refused-not-next = { $duty ->
    [roll] Сначала { side-lower } должны бросить кубик
    [decide] Сначала { side-lower } должны решить судьбу броска
   *[turn] Сейчас ходят { side-lower }
}, а ты играешь { $own ->
    [white] белыми
   *[black] чёрными
}. Когда придёт твоя очередь, я тебя упомяну.

refused-decide-first = После броска тебе шах, и сначала нужно решить судьбу броска: предотврати его ценой Тотема — кнопкой **Предотвратить** под доской или `/move prevent` — либо прими кнопкой **Принять бросок** или `/move accept`.
refused-prevent-first = После броска тебе шах, а ходят { side-lower }. Бросок придётся предотвратить ценой Тотема — кнопкой **Предотвратить** под доской или `/move prevent`.

# $since: how many turns and rolls were made since.
refused-old-board = Это старая доска партии { $game }: с тех пор { $since ->
    [one] сделан { $since } ход или бросок
    [few] сделано { $since } хода или броска
   *[many] сделано { $since } ходов или бросков
}. Свежую доску покажет `/board`.
refused-old-board-taken-back = Это старая доска партии { $game }: с тех пор один из ходов возвращён. Свежую доску покажет `/board`.
refused-unknown-board = Это старая доска партии { $game }: такого хода в ней нет. Свежую доску покажет `/board`.

refused-no-turn-yet = В партии { $game } ещё не было ходов: `turn:0` — это начало.
refused-no-such-turn = { $turns ->
    [1] В партии { $game } сделан только один ход: `turn` — это 0 (начало) или 1.
   *[other] Последний ход партии { $game } пока — { $turns }-й: `turn` — это число от 0 (начало) до { $turns }.
}
refused-no-such-turn-ended = { $turns ->
    [1] В партии { $game } сделан только один ход: `turn` — это 0 (начало) или 1.
   *[other] Партия { $game } закончилась на { $turns }-м ходу: `turn` — это число от 0 (начало) до { $turns }.
}

challenge-refused-oneself = Вызвать себя нельзя. Выбери кого-нибудь другого или не указывай `opponent`, и вызов будет открытым.
challenge-refused-bot = Боты не играют, кроме меня: укажи как `opponent` Eightfold, чтобы сыграть со мной, или человека, или не указывай никого, и вызов будет открытым.
challenge-refused-level = Уровень есть только у Eightfold. Выбери меня как `opponent` или не указывай `level`.
challenge-refused-too-many = У тебя уже три партии против Eightfold: { LIST($channels) }. Больше сразу нельзя: доиграй одну из них или сдайся в одной прямо здесь.
challenge-refused-own-game = Твоя партия { $game } ещё идёт, и позиция, с которой началась бы эта, в ней уже была или может возникнуть следующим ходом. Попробуй ещё раз, когда та закончится.
challenge-refused-made = Этот вызов уже брошен.
challenge-refused-same = Такой вызов у тебя уже есть, и он ещё открыт: дождись ответа или нажми под ним **Отозвать**.
challenge-refused-unknown = Этого вызова у меня больше нет. Бросить новый можно командой `/challenge`.
challenge-refused-accepted = Этот вызов принят. Бросить новый можно командой `/challenge`.
challenge-refused-declined = Этот вызов отклонён. Бросить новый можно командой `/challenge`.
challenge-refused-withdrawn = Этот вызов отозван. Бросить новый можно командой `/challenge`.
challenge-refused-own = Это твой собственный вызов: ответить на него должен кто-то другой. Отозвать его можно.
challenge-refused-for-another = Этот вызов не тебе. Бросить свой можно командой `/challenge`.
challenge-refused-answered = Кто-то успел раньше: на этот вызов уже ответили.
challenge-refused-open-to-all = Этот вызов открыт для всех: можно просто его не принимать.
challenge-refused-not-challenger = Отозвать вызов может только тот, кто его бросил.
challenge-refused-no-threads-here = В голосовых каналах и на трибунах нет веток. Не указывай `thread` и принимай вызов, пока здесь не идёт другая партия, или брось вызов в текстовом канале.

offer-refused-unknown = Такого предложения у меня больше нет. Партию покажет `/board`.
offer-refused-accepted = Это предложение уже принято.
offer-refused-declined = Это предложение уже отклонено.
offer-refused-withdrawn = Это предложение уже отозвано.
offer-refused-lapsed = Это предложение потеряло силу. Новое можно сделать командами `/draw`, `/takeback` и `/abort`.
offer-refused-own = Это твоё собственное предложение: ответить на него должен соперник. Отозвать его можно.
offer-refused-not-theirs = Отозвать предложение может только тот, кто его сделал.
offer-refused-offered = { $kind ->
    [draw] Ничья уже предложена, ответа пока нет.
    [rematch] Просьба о реванше уже отправлена, ответа пока нет.
   *[other] Такая просьба уже отправлена, ответа пока нет.
}
offer-refused-made = { $kind ->
    [rematch] Просьба о реванше уже была. Другую партию предложит `/challenge`.
   *[other] Такая просьба уже была. Снова попросить можно после следующего хода.
}
offer-refused-draw-too-soon = Ничья уже была предложена недавно. { $turns ->
    [one] Снова предложить её можно ещё через { $turns } ход.
    [few] Снова предложить её можно ещё через { $turns } хода.
   *[many] Снова предложить её можно ещё через { $turns } ходов.
}
offer-refused-no-claim = Сейчас ничью потребовать нельзя. `/draw` предложит её сопернику.
offer-refused-no-turn-yet = В этой партии у тебя ещё нет хода, который можно вернуть.
offer-refused-not-their-turn = Вернуть этот ход так может только тот, кто его только что сделал. О своём ходе проси командой `/takeback`.
offer-refused-too-late = Свободно вернуть ход можно в течение минуты, пока после него ничего не произошло. Теперь попроси соперника командой `/takeback`.
offer-refused-engine = Eightfold отклоняет ничью и играет дальше. { $turns ->
    [one] Снова предложить её можно ещё через { $turns } ход.
    [few] Снова предложить её можно ещё через { $turns } хода.
   *[many] Снова предложить её можно ещё через { $turns } ходов.
}
offer-refused-still-running = Партия { $game } ещё идёт; реванш — после неё.
offer-refused-forgotten = Соперник попросил себя забыть, поэтому реванша не будет. Вызови кого-нибудь другого: `/challenge`.
offer-refused-rematch-begun = Реванш уже начался. `/board` покажет его там, где он идёт.
offer-refused-no-threads-for-rematch = Здесь идёт другая партия, а в голосовых каналах и на трибунах нет веток. Нажми **Реванш** ещё раз, когда она закончится.
