# Что можно боту на сервере. $missing — список прав, которых у него нет.

permission-view-channel = Просматривать канал
permission-send-messages = Отправлять сообщения
permission-create-threads = Создавать публичные ветки
permission-send-in-threads = Отправлять сообщения в ветках
permission-attach-files = Прикреплять файлы

rights-grant = Тот, кто управляет сервером, может дать мне нужные права: **Настроить канал > Права доступа** или **Настройки сервера > Роли**.

refused-no-thread = Я не могу открыть здесь ветку. Мне не хватает прав: { LIST($missing) }. { rights-grant } Или не указывай `thread` и прими вызов, пока в этом канале не идёт другая партия.
refused-no-thread-unknown = Discord не даёт мне открыть здесь ветку. Мне нужны права **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** и **{ permission-attach-files }**, а на форуме — ещё и **{ permission-send-messages }**. { rights-grant } Или не указывай `thread` и прими вызов, пока в этом канале не идёт другая партия.
refused-no-thread-rematch = Здесь идёт другая партия, а открыть ветку для реванша я не могу. Мне не хватает прав: { LIST($missing) }. { rights-grant } Или нажми **Реванш** ещё раз, когда та партия закончится.
refused-no-thread-rematch-unknown = Здесь идёт другая партия, а открыть ветку для реванша Discord мне не даёт. Мне нужны права **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** и **{ permission-attach-files }**, а на форуме — ещё и **{ permission-send-messages }**. { rights-grant } Или нажми **Реванш** ещё раз, когда та партия закончится.
refused-discord-slow = Discord сейчас работает медленно. Попробуй ещё раз чуть позже.
refused-other-channels = Партии здесь начинают в { LIST($channels) }. Те, что идут в других каналах, продолжаются, а всё остальное работает везде.

no-post = Готово, но опубликовать это здесь я не могу. Мне не хватает прав: { LIST($missing) }. { rights-grant } В канале партии её доску показывает `/board`.
no-post-unknown = Готово, но опубликовать это там я не могу. Мне нужны права **{ permission-view-channel }**, **{ permission-send-messages }** (в ветках — **{ permission-send-in-threads }**) и **{ permission-attach-files }**. { rights-grant } В канале партии её доску показывает `/board`.
rights-later = В этом канале мне не хватает прав: { LIST($missing) }. Играть кнопками и командами это не мешает, но то, что я публикую сам, например напоминания, не появится. { rights-grant }

config-missing = - В этом канале мне не хватает прав: { LIST($missing) }. { rights-grant }
config-channels = - Начинать партии можно в { LIST($channels) }.
config-anywhere = - Начинать партии можно **в любом канале**.
menu-channels = Каналы для новых партий; ни одного — все
