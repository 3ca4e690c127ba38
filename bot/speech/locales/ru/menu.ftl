# Menus in which a move is chosen.

pick-move = { PIECE($piece, form: "head") } с { $from } на { $to }
pick-swap = { PIECE($piece, form: "head") } на { $from } меняется местами { PIECE($other, form: "with") } на { $to }
pick-place-move = Гравитатур на { $square }, { PIECE($piece) } с { $from } на { $to }
pick-also-takes = берёт { PIECE($piece, form: "acc") }
pick-also-takes-null = берёт Нуля
pick-also-climbs = продвигается на { $to }
pick-also-becomes = превращается в { PIECE($piece, form: "acc") }
pick-piece = { PIECE($piece, form: "head") } { $square }
pick-targets = на { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: взять { PIECE($piece, form: "acc") }
pick-swaps = { $to }: поменяться местами { PIECE($piece, form: "with") }
pick-takes-null = { $to }: взять Нуля
pick-promotes = Превращение пешки
pick-role = { PIECE($piece, form: "head") }

pick-place = Гравитатур на { $square }
pick-place-pulls = { $square }: { pulled }
# With eight moves the line is just as long as it may be.
pick-draws = { $ends ->
    [mate] Мат!{" "}
    [check] Шах, конец хода.{" "}
   *[none] {""}
}{ $count ->
    [0] Ничего не притягивает
    [1] Притягивает { LIST($moves, join: ",") }
    [few] Притягивает { $count } фигуры: { LIST($moves, join: ",") }
   *[many] Притягивает { $count } фигур: { LIST($moves, join: ",") }
}
pick-file = Вертикаль { $file }
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· мат на { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· шах на { LIST($checking, join: ",") }
}

## Placeholders of the menus, and questions above them.

menu-turn = Выбери ход
menu-turn-from = Выбери ход ({ $first }–{ $last })
menu-piece = Выбери фигуру
menu-square = Выбери поле
menu-promotion = Выбери превращение
menu-file = Выбери вертикаль
menu-placement = Поставь Гравитатур
menu-game = Выбери игру

ask-piece = Какой фигурой ходишь?
ask-piece-without = На этот раз ход без Гравитатура. Какой фигурой ходишь?
ask-piece-after = Гравитатур на { $square }. Какой фигурой ходишь?
ask-target = Куда идёт { PIECE($piece) } с { $square }?
ask-promotion = Во что превратится пешка на { $square }?
ask-file = На какую вертикаль поставить Гравитатур?
ask-confirm = Сыграть { $notation }? Вот доска после хода.
ask-placement = На какое поле вертикали { $file } поставить Гравитатур?
suggestion-partial = { $count ->
    [one] Выбрать из { $count } хода
   *[other] Выбрать из { $count } ходов
}
