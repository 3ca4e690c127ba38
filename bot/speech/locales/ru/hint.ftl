# A hint in a game against the bot. $count is 0 where no roll decides.

hint-best = Лучший ход: { $turn }.
hint-best-move = Лучший ход: { $turn } ({ $words }).
hint-wins = Это сразу победа.
hint-checks = Это шах.
hint-threat = { $count ->
    [0] Он грозит победой следующим ходом.
   *[other] Он грозит победой следующим ходом{ danger-on-mid }.
}
hint-saved = { $count ->
    [0] Иначе { side-lower } могут выиграть следующим ходом.
   *[other] Иначе { side-lower } могут выиграть следующим ходом{ danger-on-mid }.
}
hint-left = { $count ->
    [0] Но и после него { side-lower } могут выиграть следующим ходом.
   *[other] Но и после него { side-lower } могут выиграть следующим ходом{ danger-on-mid }.
}
danger-on-mid = { $count ->
    [8] {" "}при любом броске
   *[other] , если выпадет { LIST($numbers, join: "or") }
}
hint-attacks = Он нападает на { LIST($pieces) }.
hint-rescues = Он спасает { LIST($pieces) }.
hint-averted = Он снимает угрозу: «{ $dangers }»
hint-dangers = Чего ждать после него: «{ $dangers }»
hint-answer = Ожидаемый ответ: { $turn } ({ $words }).
hint-worth = Твои шансы после него: { $percent } % (победа — 100 %, ничья — 50 %).
hint-forced = { $turns ->
    [0] Тогда ты выиграешь при любом броске.
    [1] Тогда ты выиграешь следующим ходом, что бы ни случилось.
    [one] Тогда ты выиграешь за { $turns } ход, что бы ни случилось.
    [few] Тогда ты выиграешь за { $turns } хода, что бы ни случилось.
   *[many] Тогда ты выиграешь за { $turns } ходов, что бы ни случилось.
}
hint-lost = Но партия проиграна: защиты не видно.
