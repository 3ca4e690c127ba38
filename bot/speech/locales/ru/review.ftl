# The review of a finished game.

button-review = Разбор
button-review-terms = Что значат числа
review-number = { $percent } %
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] ±
}{ $number }

review-heading = **Разбор партии { $game }**
review-side = { $name }: удача { $luck }, игра { $play }
review-side-no-dice = { $name }: игра { $play }
review-settled = Ещё { $change } к шансам белых { $end ->
    [result] принёс результат партии
    [resignation] принесла сдача партии
    [agreement] принесла ничья по соглашению
    [claim] принесла ничья по требованию
   *[time] принесла просрочка времени
}; выше это не учтено.
review-count = { $count ->
    [0] Грубых ошибок нет.
    [one] { $count } грубая ошибка: нажми **{ button-next }**.
    [few] { $count } грубые ошибки: нажми **{ button-next }**.
   *[many] { $count } грубых ошибок: нажми **{ button-next }**.
}

review-dearest = Главные ошибки:
review-dear = - ход { $turn }, { $name }: **{ $played }** теряет { $loss }, лучше **{ $best }**
review-missed = - ход { $turn }, { $name }: **{ $played }** упускает победу, выигрывало **{ $best }**
review-more = - и ещё { $count }, листай ниже
review-about = удача = насколько броски изменили шансы (победа — 100 %, ничья — 50 %) по сравнению со средним броском
review-about-play = игра = насколько ходы игрока снизили шансы (оценка: { $nodes } позиций на ход, для грубых ошибок — больше)
review-picture = график: шансы белых, под ними броски (вверх — в пользу белых), точки — ходы с потерей от 5, 10 или 20 %
review-picture-no-dice = график: шансы белых (победа — 100 %, ничья — 50 %), точки — ходы с потерей от 5, 10 или 20 %

review-place = **{ $number } из { $total }** · разбор партии { $game }
review-better = Лучше **{ $best }**: шансы у { $name } — { $kept }, а не { $left }.
review-better-wins = **{ $best }** сразу выигрывает: шансы у { $name } — { $kept }, а не { $left }.
review-shows = на картинке лучший ход

review-making = Разбираю партию { $game }. Если скоро ничего не появится, нажми **{ button-review }** ещё раз.
# Alt text of the chart.
review-shown = Шансы белых за { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}: { $first } в начале, { $latest } в конце, максимум { $highest } (ход { $high }), минимум { $lowest } (ход { $low }).
review-shown-play = Игра: белые { $white }, чёрные { $black }.
review-shown-luck = Удача: белые { $white }, чёрные { $black }.
review-shown-marks = Ходов с потерей от 20 %: { $large }; от 10 %: { $middle }; от 5 %: { $small }.

refused-review-running = Партия { $game } ещё идёт. Нажми **{ button-review }**, когда она закончится, или укажи в `/review` номер завершённой.
refused-share-running = Партия { $game } ещё идёт. Поделиться можно, когда она закончится.
refused-review-helps = Эта партия слишком похожа на твою партию { $game }, которая ещё идёт. Спроси, когда та закончится.
refused-review-nothing = В партии { $game } разбирать нечего: она прервана или без ходов.
refused-review-many = Сейчас разбираю слишком много партий. Попробуй через несколько минут.
refused-review-page = В разборе партии { $game } нет такой страницы. `/review` покажет его с начала.
