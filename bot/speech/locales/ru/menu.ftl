# The lines of the menus from which a turn is chosen. $piece is one piece, and $from, $to and
# $square are squares; what a line does beyond the move is told in the sentences of account.ftl.

pick-move = { PIECE($piece, form: "head") } с { $from } на { $to }
pick-swap = { PIECE($piece, form: "head") } { $from } меняется местами { PIECE($other, form: "with") } на { $to }
pick-place-move = Гравитатур на { $square }, { PIECE($piece) } с { $from } на { $to }
pick-piece = { PIECE($piece, form: "head") } { $square }
pick-targets = на { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: взять { PIECE($piece, form: "acc") }
pick-swaps = { $to }: поменяться местами { PIECE($piece, form: "with") }
pick-takes-null = { $to }: взять Нуля
pick-promotes = Пешка превращается
pick-role = { PIECE($piece, form: "head") }

pick-place = Гравитатур на { $square }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
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

## What the menus and the messages around them say.

menu-turn = Выбери ход
menu-piece = Выбери фигуру
menu-square = Выбери поле
menu-promotion = Выбери новую фигуру
menu-file = Выбери вертикаль
menu-placement = Поставь Гравитатур
menu-game = Выбери игру

ask-piece = Какой фигурой пойдёшь?
ask-piece-without = На этот раз ход без Гравитатура. Какой фигурой пойдёшь?
ask-piece-after = Гравитатур — на { $square }. Какой фигурой пойдёшь?
ask-target = Куда пойдёт { PIECE($piece) } с { $square }?
ask-promotion = Во что превратится пешка, которая идёт на { $square }?
ask-file = На какую вертикаль поставить Гравитатур?
# A last look at the board as it would be, for those who want one.
ask-confirm = Сыграть { $notation }? Вот доска после этого хода.
ask-placement = На какое поле вертикали { $file } поставить Гравитатур?
