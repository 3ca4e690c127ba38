# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# may answer, and do nothing by itself.

# In a challenge, in small print; and below the first board of a game.
outside-challenge = Здесь я могу только отвечать: рейтинга и напоминаний нет, а вызов через день теряет силу без предупреждения. Партию снова покажет `/board`.
outside-board = Здесь я могу только отвечать: рейтинга и напоминаний нет. Партию снова покажет `/board`.

outside-refused-rated = Партии вне серверов никогда не рейтинговые. Не указывай `rated` или играй на сервере, куда меня пригласили.
outside-refused-nobody-else = Здесь только мы с тобой: укажи Eightfold в `opponent`. Другого человека можно вызвать на сервере, в группе или в личной переписке с ним; для группы и переписки добавь меня в свой аккаунт кнопкой **Добавить приложение** в моём профиле.
outside-refused-thread = Здесь нет веток. Не указывай `thread` и начинай, пока здесь не идёт другая партия: текущую покажет `/board`.
outside-refused-rematch = Здесь идёт другая партия, а веток здесь нет. Нажми **Реванш** ещё раз, когда она закончится.

outside-games-none = Вне серверов у тебя сейчас нет партий. Начать партию — `/challenge`.
outside-games-elsewhere = Здесь сейчас никто не играет. Вот твои партии вне серверов; начать ещё одну — `/challenge`.
outside-settings-where = Личные сообщения от меня и доски по команде `/board` выглядят по твоему выбору. Доска после хода — по выбору того, чья очередь. Вне серверов то, что видят все, написано на языке того, кто бросил вызов.
# To who acted, alone.
outside-unshown = Готово, но Discord не дал мне это показать. Партию покажет `/board`.
