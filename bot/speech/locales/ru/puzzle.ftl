# Puzzles.

button-solution = Решение
button-next-puzzle = Другая задача
button-solve = Решать

puzzle-heading = **Задача: { $kind }** · { $variant }
puzzle-heading-daily = **Задача дня: { $kind }** · { $variant }

## The task. A $number of 0: nothing was rolled.

puzzle-task-numbers = { side-name } сейчас бросят кубик. При каких числах мат в один ход? Отметь все.
puzzle-task-number = { $number ->
    [0] Ход { side-gen }: мат в один ход. Найди его.
   *[other] Ход { side-gen }, выпало **{ $number }**: мат в один ход. Найди его.
}
puzzle-task-no-way-out = Ход { side-gen }: найди единственный ход, после которого соперник не поставит мат ни при каком броске.
puzzle-task-net = Ход { side-gen }: найди шах, после которого на любой ответ есть мат хотя бы при трёх числах.
puzzle-task-mate = { $turns ->
    [one] Ход { side-gen }: мат в один ход. Найди его.
    [few] Ход { side-gen }: мат в { $turns } хода. Найди первый ход.
   *[many] Ход { side-gen }: мат в { $turns } ходов. Найди первый ход.
}
puzzle-task-null = Ход { side-gen }, затем бросок Нуля. Найди единственный ход, безопасный при любом числе.
puzzle-task-null-numbers = Сейчас бросок Нуля. При каких числах { side-gen } уже не спасти? Отметь все.
puzzle-then-numbers = **Верно!** Соперник отвечает { $reply }. При каких числах теперь мат в один ход? Отметь все.
puzzle-then-mate = **Верно!** Соперник отвечает { $reply }. { $turns ->
    [one] Теперь мат в один ход.
    [few] Теперь мат в { $turns } хода.
   *[many] Теперь мат в { $turns } ходов.
}

## After a try.

puzzle-solved = **Решено:** { $turn }.
puzzle-wrong = **Нет:** { $turn } — не то.
puzzle-wrong-goes-on = **Нет:** { $turn } — не мат.
puzzle-wrong-draws = **Нет:** { $turn } — только ничья.
puzzle-wrong-no-check = **Нет:** { $turn } — не шах.
puzzle-wrong-refuted = **Нет:** на { $turn } соперник отвечает { $reply }, и поставить мат ты не успеваешь.
puzzle-wrong-escapes = **Нет:** на { $turn } соперник отвечает { $reply }, и { $count ->
    [0] мата нет ни при каком числе
    [one] мат только при одном числе
   *[many] мат только при { $count } числах
}.
puzzle-wrong-mates = **Нет:** после { $turn } соперник ставит мат{ $number ->
    [0] {""}
   *[other] , если выпадет **{ $number }**
}: { $reply }.
puzzle-wrong-loses = **Нет:** после { $turn } партия проиграна, если выпадет **{ $number }**.
puzzle-missed = **Нет:** если выпадет **{ $number }**, { $turn } — тоже мат.
puzzle-missed-roll = **Нет:** не хватает числа **{ $number }**.
puzzle-extra = **Нет:** если выпадет **{ $number }**, мата нет.
puzzle-extra-roll = **Нет:** число **{ $number }** лишнее.

puzzle-hint-numbers = **Подсказка:** всего { $count ->
    [one] одно число
    [few] { $count } числа
   *[many] { $count } чисел
}.
puzzle-hint-piece = **Подсказка:** ходит { PIECE($piece) } с { $square }.
puzzle-hint-file = **Подсказка:** Гравитатур — на вертикаль { $file }.
puzzle-hint-none = **Подсказка:** это не ход фигурой.

## Small print.

puzzle-counts = Засчитывается только первая попытка. Нажмёшь **{ button-hint }** или **{ button-solution }** — она считается неудачной.
puzzle-known = Эта задача тебе уже попадалась и рейтинг не изменит.
puzzle-all-tried = Новых таких задач нет. Вот самая давняя из прошлых, рейтинг она не изменит.
puzzle-unrated = Засчитывается только первая попытка.
puzzle-rating = Твой рейтинг в задачах: **{ $rating }** ({ $change }).
puzzle-rating-lost = Твой рейтинг в задачах: **{ $rating }** ({ $change }). Пробуй дальше: засчитана только первая попытка.
puzzle-rating-hint = Подсказка считается неудачной попыткой. Твой рейтинг в задачах: **{ $rating }** ({ $change }).
puzzle-rating-solution = Просмотр решения считается неудачной попыткой. Твой рейтинг в задачах: **{ $rating }** ({ $change }).
puzzle-streak = Серия задач дня: { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}.
puzzle-daily-note = Чтобы серия росла, решай задачу в её день (UTC): попыток сколько угодно, но без кнопки **{ button-solution }**. Следующая — { $next }.
puzzle-daily-next = Следующая — { $next }.

## The solution, step by step.

puzzle-solution-done = { side-name } сыграли { $turn }.
puzzle-solution-next = { side-name } играют { $turn }.
puzzle-solution-numbers = Числа: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Отметь все числа

## The puzzle of the day in a server.

puzzle-daily-solved = { $count ->
    [0] Вчерашнюю задачу здесь не решил никто.
    [one] Вчерашнюю задачу здесь решил { $count } человек.
    [few] Вчерашнюю задачу здесь решили { $count } человека.
   *[many] Вчерашнюю задачу здесь решили { $count } человек.
}
puzzle-daily-posted = Нажми **{ button-solve }**: твоих попыток никто не увидит. Следующая — { $next }.
menu-puzzles = Канал для задачи дня (не выбран — задачи не будет)
menu-puzzle-games = Игры для задачи дня
config-puzzles = - Задача дня появляется в { $channel } в 00:05 UTC.
config-no-puzzles = - Задачи дня **нет**.
config-puzzles-refused = - Не получилось опубликовать задачу дня в { $channel }. Там не хватает прав: { LIST($missing, join: ",") }. { rights-grant }

refused-no-such-puzzle = В игре «{ $variant }» таких задач нет. Есть: { LIST($kinds, join: ",") }.
refused-no-puzzle = Сейчас задач для тебя нет.
refused-puzzle-gone = Эта задача изменилась. Другую даст `/puzzle`.

profile-puzzles = **Задачи на всех серверах**: рейтинг **{ $rating }**, с первой попытки решено { $solved } из { $count }, серия задач дня: { $streak }
