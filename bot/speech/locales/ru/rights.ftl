# Что можно боту на сервере. $missing — список прав, которых у него нет.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы

rights-grant = Администратор сервера может дать мне нужные права: **Настроить канал > Права доступа** или **Настройки сервера > Роли**.

no-thread-lacks = Я не могу открыть здесь ветку. Мне не хватает прав: { LIST($missing) }. { rights-grant }
no-thread-unknown = Discord не даёт мне открыть здесь ветку. Мне нужны права **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** и **{ permission-attach-files }**, а на форуме — ещё и **{ permission-send-messages }**. { rights-grant }
no-thread-many = Discord не открывает здесь ветку: на сервере открыто столько веток, сколько Discord позволяет. Администратор сервера может закрыть некоторые.
no-thread-tag = Discord не открывает здесь ветку: публикациям нужен тег, а такого, который мне можно ставить, нет.
no-thread-said = Discord не открывает здесь ветку. Его ответ: «{ $words }».
refused-no-thread = { $reason } Вызов без `thread` играется в этом канале.
refused-no-thread-busy = Здесь идёт другая партия. { $reason } Попробуй ещё раз, когда та партия закончится.
refused-no-thread-rematch = Здесь идёт другая партия. { $reason } Нажми **Реванш** ещё раз, когда та партия закончится.
no-thread-played-here = Партия пройдёт в этом канале, без ветки. { $reason }
refused-discord-slow = Discord сейчас работает медленно. Попробуй ещё раз чуть позже.
refused-other-channels = Партии здесь начинают в { LIST($channels) }. Те, что идут в других каналах, продолжаются, а всё остальное работает везде.

no-post = Готово, но опубликовать это здесь я не могу. Мне не хватает прав: { LIST($missing) }. { rights-grant } В канале партии её доску показывает `/board`.
no-post-unknown = Готово, но опубликовать это там я не могу. Мне нужны права **{ permission-view-channel }**, **{ permission-send-messages }** (в ветках — **{ permission-send-in-threads }**) и **{ permission-attach-files }**. { rights-grant } В канале партии её доску показывает `/board`.
rights-later = В этом канале мне не хватает прав: { LIST($missing) }. Играть кнопками и командами это не мешает, но то, что я публикую сам, например напоминания, не появится. { rights-grant }

config-missing = - В этом канале мне не хватает прав: { LIST($missing) }. { rights-grant }
config-channels = - Начинать партии можно в { LIST($channels) }.
config-anywhere = - Начинать партии можно **в любом канале**.
menu-channels = Каналы для новых партий; ни одного — все
