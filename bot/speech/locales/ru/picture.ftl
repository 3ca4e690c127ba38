# A picture in words: alt text that a blind player can play from. $side, $winner: white or black.

side-name = { $side ->
    [white] Белые
   *[black] Чёрные
}
side-lower = { $side ->
    [white] белые
   *[black] чёрные
}
side-gen = { $side ->
    [white] белых
   *[black] чёрных
}
side-dat = { $side ->
    [white] белым
   *[black] чёрным
}
side-dat-cap = { $side ->
    [white] Белым
   *[black] Чёрным
}

over-won = Победа { $winner ->
    [white] белых
   *[black] чёрных
}: { $reason ->
    [null] всё решил Нуль
    [resignation] соперник сдался
    [time] у соперника вышло время
   *[checkmate] мат
}.
# Where nobody says how.
over-won-only = Победа { $winner ->
    [white] белых
   *[black] чёрных
}.
over-drawn = { $reason ->
    [other] Ничья
    [aborted] Партия закрыта без результата
    [agreement] Ничья по соглашению
    [claim] Ничья по требованию
    [time] Ничья по времени
    [null] Ничья из-за Нуля
    [material] Ничья: ни одна сторона уже не может поставить мат
    [repetition] Ничья: повторение позиции
    [moves] Ничья по числу ходов
   *[stalemate] Ничья: пат
}.

# $check: yes or no, of the side that acts.
in-check = { $check ->
    [yes] , им шах
   *[no] {""}
}
to-move = Ход { side-gen }{ in-check }.
to-roll = { side-name } бросают кубик{ in-check }.
to-decide = { side-name } решают судьбу броска{ in-check }: принять его или предотвратить ценой Тотема.
to-prevent = { side-name } решают судьбу броска{ in-check }: остаётся только предотвратить его ценой Тотема.
other-in-check = { side-dat-cap } шах.
has-time = У { side-gen } осталось { $clock }.
has-lost = Потери { side-gen }: { LIST($lost, form: "count") }.

no-die = Этот ход — без кубика.
# The Null moves after so many turns.
no-die-null-in = { $turns ->
    [1] Этот ход — без кубика; после него шагнёт Нуль.
    [2] Этот ход — без кубика; Нуль шагнёт после двух ближайших ходов.
   *[3] Этот ход — без кубика; Нуль шагнёт после трёх ближайших ходов.
}
die-shows = На кубике { $number }.
die-shows-file = На кубике { $number }: вертикаль { $file }.
die-is-free = Туда не ведёт ни один ход, так что годится любой.
die-is-prevented = Бросок предотвращён.

chosen = Выбрано: { PIECE($piece) } на { $square }.
chosen-square = Выбрано: { $square }.
gravitatur-stands = Гравитатур на { $square }.
possible = Доступные поля: { $squares }.
possible-count = Доступных полей: { $count }.

# Where all pieces stand: "Белые: король e1, ладьи a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: ничего.
null-stands = Нуль { $square }.

animation = Анимация партии { $game }, «{ $variant }»: { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
}{ $all ->
    [no] , показаны не все
   *[yes] {""}
}.
animation-ends = Заключительная позиция: { $board }
