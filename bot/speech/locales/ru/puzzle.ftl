# Задачи: позиции, в которых нужно что-то найти. $side — white или black, $turn и $reply — ходы в
# записи, $number — число кубика.

button-solution = Решение
button-next-puzzle = Другая задача
button-solve = Решать

puzzle-side = { $side ->
    [white] Белые
   *[black] Чёрные
}

puzzle-heading = **Задача: { $kind }** · { $variant }
puzzle-heading-daily = **Задача дня: { $kind }** · { $variant }

## What is to be found. A number of 0: no die was rolled.

puzzle-task-numbers = { puzzle-side } сейчас бросят кубик. С какими числами есть мат сразу? Выбери их все и никаких других.
puzzle-task-number = { $number ->
    [0] { puzzle-side } на ходу: ровно один ход сразу ставит мат. Найди его.
   *[other] { puzzle-side } на ходу, на кубике **{ $number }**. Ровно один ход сразу ставит мат. Найди его.
}
puzzle-task-no-way-out = { puzzle-side } на ходу: мата нет, а после всех ходов, кроме одного, он есть у другой стороны, с каким-то числом или без кубика. Найди этот единственный ход.
puzzle-task-net = { puzzle-side } на ходу: мата пока нет, но после ровно одного шаха его ставят хотя бы три числа, каким бы ни был ответ. Найди этот шах.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } на ходу: ровно один ход сразу ставит мат. Найди его.
    [few] { puzzle-side } на ходу: мат в { $turns } хода, что бы ни делала другая сторона. Найди первый ход.
   *[many] { puzzle-side } на ходу: мат в { $turns } ходов, что бы ни делала другая сторона. Найди первый ход.
}
puzzle-task-null = { puzzle-side } на ходу, а затем бросают кубик Нуля. Ровно после одного хода этот бросок не может стоить им партии. Найди его.
puzzle-task-null-numbers = Сейчас бросят кубик Нуля. { puzzle-side } проигрывают при некоторых числах, что бы ни решили стороны. Выбери их все и никаких других.
puzzle-then-numbers = **Верно!** Ответ — { $reply }. С какими числами мат есть теперь? Выбери их все и никаких других.
puzzle-then-mate = **Верно!** Ответ — { $reply }. { $turns ->
    [one] Теперь ставь мат сразу.
    [few] Дальше: мат в { $turns } хода.
   *[many] Дальше: мат в { $turns } ходов.
}

## What became of a try.

puzzle-solved = **Решено!** Это { $turn }.
puzzle-wrong = **Нет:** { $turn } — не то.
puzzle-wrong-goes-on = **Нет:** { $turn } — не мат.
puzzle-wrong-draws = **Нет:** { $turn } — только ничья.
puzzle-wrong-no-check = **Нет:** { $turn } — без шаха.
puzzle-wrong-refuted = **Нет:** на { $turn } есть ответ { $reply }, и мата в срок не будет.
puzzle-wrong-escapes = **Нет:** на { $turn } есть ответ { $reply }, и тогда { $count ->
    [0] ни одно число не ставит мата
    [one] мат ставит только { $count } число
    [few] мат ставят только { $count } числа
   *[many] мат ставят только { $count } чисел
}.
puzzle-wrong-mates = **Нет:** после { $turn } у другой стороны есть мат{ $number ->
    [0] {""}
   *[other] {" "}с числом **{ $number }**
}: { $reply }.
puzzle-wrong-loses = **Нет:** после { $turn } число **{ $number }** проигрывает партию.
puzzle-missed = **Нет:** не хватает **{ $number }**. С этим числом мат — { $turn }.
puzzle-missed-roll = **Нет:** не хватает **{ $number }**.
puzzle-extra = **Нет:** с числом **{ $number }** мата нет.
puzzle-extra-roll = **Нет:** **{ $number }** сюда не входит.

puzzle-hint-numbers = **Подсказка:** всего { $count ->
    [one] { $count } число
    [few] { $count } числа
   *[many] { $count } чисел
}.
puzzle-hint-piece = **Подсказка:** ходит { PIECE($piece) } с { $square }.
puzzle-hint-file = **Подсказка:** Гравитатур ставят на вертикаль { $file }.
puzzle-hint-none = **Подсказка:** ни одна фигура при этом не ходит.

## In small print.

puzzle-counts = Считается первая попытка.
puzzle-known = Эта задача тебе уже попадалась, поэтому она больше не считается.
puzzle-all-tried = Все такие задачи уже были; эта — давнее всех, и она больше не считается.
puzzle-unrated = Считается только первая попытка.
puzzle-rating = Твой рейтинг задач: **{ $rating }**, { $change }.
puzzle-rating-lost = Твой рейтинг задач: **{ $rating }**, { $change }. Пробуй дальше: считалась только первая попытка.
puzzle-rating-hint = Подсказка считается неудачной попыткой. Твой рейтинг задач: **{ $rating }**, { $change }.
puzzle-rating-solution = Взгляд на решение считается неудачной попыткой. Твой рейтинг задач: **{ $rating }**, { $change }.
puzzle-streak = Задача дня решена { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
} подряд.
puzzle-daily-note = Реши её в её день (UTC), чтобы продолжить серию: попыток сколько угодно, но без кнопки **Решение**. Следующая — { $next }.
puzzle-daily-next = Следующая — { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side } сыграли { $turn }.
puzzle-solution-next = { puzzle-side } играют { $turn }.
puzzle-solution-numbers = Числа: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Выбери все числа

## The puzzle of the day, as it is posted.

puzzle-daily-solved = { $count ->
    [0] Вчерашнюю здесь не решил никто.
    [one] Вчерашнюю здесь решил { $count } человек.
    [few] Вчерашнюю здесь решили { $count } человека.
   *[many] Вчерашнюю здесь решили { $count } человек.
}
puzzle-daily-posted = Кнопка **Решать** покажет её только тебе. Следующая — { $next }.
menu-puzzles = Канал для задачи дня; не выбран — нигде
config-puzzles = - Задача дня появляется в { $channel } в 00:05 UTC.
config-no-puzzles = - Задача дня **не публикуется**.
config-puzzles-refused = - Мне не удалось опубликовать задачу дня в { $channel }. Там мне нужны права: { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = В { $variant } таких задач нет. Есть: { LIST($kinds, join: ",") }.
refused-no-puzzle = Сейчас у меня нет задачи для тебя.
refused-puzzle-gone = Этой задачи в том виде, как она там показана, у меня больше нет. `/puzzle` даст другую.

profile-puzzles = **Задачи, где угодно**: рейтинг **{ $rating }**; с первой попытки решено { $solved } из { $count }; задач дня подряд: { $streak }
