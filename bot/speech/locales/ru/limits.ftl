# Limits that a user has reached.

open-challenges = { $count ->
    [one] { $count } открытый вызов
    [few] { $count } открытых вызова
   *[other] { $count } открытых вызовов
}
in-seconds = { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[other] { $seconds } секунд
}

limit-challenges = У тебя уже { open-challenges }, больше нельзя. Отзови один (`/games`) или подожди: самый старый истекает { $lapses }.
limit-challenges-here = На этом сервере уже { open-challenges }, больше нельзя. Прими один (`/games`) или подожди: самый старый истекает { $lapses }.
limit-commands = Слишком много команд: можно { $count } в минуту. Попробуй через { in-seconds }. Ходы не считаются.
limit-rolls = Слишком много бросков вне партий: можно { $count } в минуту. Попробуй через { in-seconds }. Броски в партиях не считаются.

refused-busy = Слишком много запросов сразу. Попробуй ещё раз через несколько секунд.
