# Alt texts of pictures, complete enough for blind players.

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
}{ $reason ->
    [null] {" "}благодаря Нулю
    [resignation] : соперник сдался
    [time] : у соперника вышло время
   *[checkmate] : мат
}.
over-won-only = Победа { $winner ->
    [white] белых
   *[black] чёрных
}.
over-drawn = { $reason ->
    [other] Ничья
    [aborted] Партия прервана
    [agreement] Ничья по соглашению
    [claim] Ничья по требованию
    [time] Ничья по времени
    [null] Ничья из-за Нуля
    [material] Ничья: недостаточно материала
    [repetition] Ничья: повторение позиции
    [moves] Ничья по числу ходов
   *[stalemate] Ничья: пат
}.

in-check = { $check ->
    [yes] , им шах
   *[no] {""}
}
to-move = Ход { side-gen }{ in-check }.
to-roll = { side-name } бросают кубик{ in-check }.
to-decide = { $check ->
    [yes] { side-dat-cap } шах от броска: принять бросок
   *[no] { side-name } решают: принять бросок
} или отклонить его ценой Тотема?
to-prevent = { $check ->
    [yes] { side-dat-cap } шах от броска: принять бросок
   *[no] { side-dat-cap } принять бросок
} нельзя, придётся пожертвовать Тотем.
other-in-check = { side-dat-cap } шах.
has-time = У { side-gen } осталось { $clock }.
has-lost = Потери { side-gen }: { LIST($lost, form: "count") }.

no-die = Перед этим ходом кубик не бросают.
no-die-null-in = { $turns ->
    [1] Перед этим ходом кубик не бросают. После него шагнёт Нуль.
    [2] Перед этим ходом кубик не бросают. Нуль шагнёт через два хода.
   *[3] Перед этим ходом кубик не бросают. Нуль шагнёт через три хода.
}
die-shows = Выпало { $number }.
die-shows-file = Выпало { $number }: вертикаль { $file }.
die-is-free = Встать туда некому, так что годится любой ход.
die-is-prevented = Бросок отклонён.

chosen = Выбрано: { PIECE($piece) } на { $square }.
chosen-square = Выбрано: { $square }.
gravitatur-stands = Гравитатур на { $square }.
possible = Доступные поля: { $squares }.
possible-count = Доступных полей: { $count }.

# Where the pieces are: "Белые: король e1, ладьи a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: ничего.
null-stands = Нуль на { $square }.

animation = Анимация партии { $game } ({ $variant }): { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[many] { $count } позиций
}{ $all ->
    [no] , показаны не все
   *[yes] {""}
}.
animation-ends = Последняя позиция: { $board }
share = { $variant }: { $white } (белые) против { $black } (чёрные).
