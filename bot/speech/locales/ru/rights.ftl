# What the bot may do in a server. Permissions and menus are named as in Discord's own client.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы

# Where they are granted.
rights-grant = Выдать их может администратор сервера: **Настроить канал > Права доступа** или **Настройки сервера > Роли**.

no-thread-lacks = Не могу открыть здесь ветку. Не хватает прав: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = Не могу открыть здесь ветку. Мне нужны права **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** и **{ permission-attach-files }** (на форумах ещё **Создавать публикации**). { rights-grant }
no-thread-many = Не могу открыть здесь ветку: открытых уже слишком много. Администратор сервера может закрыть лишние.
no-thread-tag = Не могу открыть здесь ветку: публикациям нужен тег, а мне ни один не доступен.
no-thread-said = Не могу открыть здесь ветку. Discord отвечает: «{ $words }».
refused-no-thread = { $reason } Без `thread` партия пройдёт в этом канале.
refused-no-thread-busy = Здесь идёт другая партия. { $reason } Попробуй ещё раз, когда та партия закончится.
refused-no-thread-rematch = Здесь идёт другая партия. { $reason } Нажми **{ button-rematch }** ещё раз, когда та партия закончится.
no-thread-played-here = Партия идёт в этом канале, без ветки. { $reason }
refused-discord-slow = Discord сейчас тормозит. Попробуй ещё раз чуть позже.
refused-other-channels = Начинай партии в { LIST($channels) }. Идущие продолжаются, всё остальное работает везде.

no-post = Готово, но писать здесь я не могу. Не хватает прав: { LIST($missing, join: ",") }. { rights-grant } `/board` всё равно работает.
no-post-unknown = Готово, но писать здесь я не могу. Мне нужны права **{ permission-view-channel }**, **{ permission-send-messages }** (в ветках **{ permission-send-in-threads }**) и **{ permission-attach-files }**. { rights-grant } `/board` всё равно работает.
rights-later = Играть можно, но без напоминаний: сам я здесь писать не могу. Не хватает прав: { LIST($missing, join: ",") }. { rights-grant }

# In /config.
config-missing = - В этом канале не хватает прав: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - Партии можно начинать в { LIST($channels) }.
config-anywhere = - Партии можно начинать **в любом канале**.
menu-channels = Каналы для новых партий (не выбраны: все)
