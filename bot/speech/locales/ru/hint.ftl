# A hint in a game against Eightfold: the best turn, and what speaks for it. $turn is the turn as it is
# written, $words the same in words. $side is white or black; $numbers and $count as in danger.ftl,
# where $count is 0 if no die decides.

hint-best = Лучше всего { $turn }.
hint-best-move = Лучший ход — { $turn } ({ $words }).
hint-wins = Он выигрывает сразу.
hint-checks = Он даёт шах.
# The player could win with the next turn, if the other side did nothing.
hint-threat = { $count ->
    [0] Он создаёт угрозу выиграть следующим ходом.
   *[other] Он создаёт угрозу выиграть следующим ходом, { danger-on-mid }.
}
hint-saved = { $count ->
    [0] Без него { side-lower } смогут выиграть следующим ходом.
   *[other] Без него { side-lower } смогут выиграть следующим ходом, { danger-on-mid }.
}
hint-left = { $count ->
    [0] Но { side-lower } всё равно могут выиграть следующим ходом.
   *[other] Но { side-lower } всё равно могут выиграть следующим ходом, { danger-on-mid }.
}
danger-on-mid = { $count ->
    [8] что бы ни выпало
   *[other] если выпадет { LIST($numbers, join: "or") }
}
# $pieces are pieces with their squares, as in notation: those that can now be taken with gain, and
# the player's own that could have been.
hint-attacks = Он нападает на { LIST($pieces) }.
hint-rescues = Он спасает от взятия { LIST($pieces) }.
# $dangers are sentences of danger.ftl.
hint-averted = Что он предотвращает: { $dangers }
hint-dangers = После него: { $dangers }
# The other side's turn, as it is written, and in words.
hint-answer = Ожидаемый ответ — { $turn } ({ $words }).
# What the player can expect with it: 100 is a win, 50 a draw.
hint-worth = С ним можно рассчитывать на { $percent } % (100 % — победа, 50 % — ничья).
hint-forced = { $turns ->
    [0] Тогда ты выиграешь самим броском, что бы ни выпало.
    [one] Тогда победа за тобой не позже чем через { $turns } ход, что бы ни случилось.
    [few] Тогда победа за тобой не позже чем через { $turns } хода, что бы ни случилось.
   *[many] Тогда победа за тобой не позже чем через { $turns } ходов, что бы ни случилось.
}
hint-lost = Но партия проиграна: защиты я не вижу.
