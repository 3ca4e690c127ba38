# Why a typed text is no legal action. Up to three of these messages follow one another.

# The letters of king, queen, rook, bishop and knight in this language's notation.
notation-letters = Кр Ф Л С К
notation-word = { PIECE($piece) }
notation-fillers = на с
notation-captures = берёт берет бьёт бьет
notation-castles = рокировка
notation-castles-short = короткая
notation-castles-long = длинная

mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
    [one] { LIST($choices, join: ",") } (и ещё { $more } вариант)
    [few] { LIST($choices, join: ",") } (и ещё { $more } варианта)
   *[many] { LIST($choices, join: ",") } (и ещё { $more } вариантов)
}

mistake-after = Сначала Гравитатур встаёт на { $at }.

## The text can't be read.

mistake-empty = Напиши ход, например `e4` или `Nf3`.
mistake-unreadable = Не понимаю { $typed }.
mistake-unreadable-roll-due = Не понимаю { $typed }. Сначала брось кубик.
mistake-unreadable-over = Не понимаю ход { $typed }, да и партия уже закончена.
mistake-unreadable-move = Не понимаю ход { $typed }. Напиши, например, { LIST($choices, join: ",") } или поля: { $squares }.

## The game and the board.

mistake-over = { $by ->
    [checkmate] Партия закончилась матом.
    [null] Партию закончил Нуль.
    [stalemate] Партия закончилась патом.
   *[other] Партия закончена.
}
mistake-no-square = На доске нет поля { $square }.

## The die.

mistake-roll-first = Сначала брось кубик, потом ходи.
mistake-null-roll-first = Сначала { side-lower } бросают кубик для Нуля.
mistake-no-die = В игре «{ $game }» кубика нет.
mistake-rolled = Уже выпало { $number }: теперь ходи.
mistake-no-roll = { $why ->
    [null] Бросать для Нуля ещё не время: ходи.
    [check] Под шахом кубик не бросают: ходи.
   *[turn] В этот ход кубик не бросают: ходи.
}
mistake-number-no-roll = { $why ->
    [null] Бросать для Нуля ещё не время: напиши ход без числа.
    [check] Под шахом кубик не бросают: напиши ход без числа.
   *[turn] В этот ход кубик не бросают: напиши ход без числа.
}
mistake-number-no-die = В игре «{ $game }» кубика нет: напиши ход без числа.
mistake-number-other = Выпало { $number }: напиши ход без числа или с `({ $number })`.
mistake-die-binds = Выпало { $number }, и фигура должна встать на вертикаль { $file }: { mistake-choices }.

## Totems, and decisions on the Null's roll.

mistake-null-elsewhere = При { $number } Нуль шагает на { $reached }, а не на { $said }: напиши `({ $number })`.
mistake-decide = Сначала { side-lower } решают, что делать с броском: `accept` (принять) или `prevent` (отклонить).
mistake-prevent = После броска { side-dat } шах, и принять бросок нельзя: напиши `prevent`.
mistake-no-totem-in-game = В игре «{ $game }» нет Тотема: напиши ход.
mistake-nothing-to-decide = Сейчас нет броска, который можно принять или отклонить: ходи.
mistake-nothing-to-undo = Откатывать нечего. Откатить бросок можно только первым же ходом после него и только если его не отклонили.
mistake-no-totem = У { side-gen } нет Тотема для жертвы: напиши ход.
mistake-totem-shields = Пожертвовать Тотем нельзя: без него король окажется под шахом.
mistake-long-step = Под шахом Вознёсшийся Король ходит только на соседнее поле, а не на { $to }.
mistake-pinned-swap = { PIECE($piece, form: "cap") } на { $from } в связке, встать на { PIECE($other, form: "acc") } нельзя.

## Placing the Gravitatur.

mistake-no-gravitatur = В игре «{ $game }» нет Гравитатура: напиши только ход.
mistake-without-gravitatur = Король на { $king } под шахом, ходи без Гравитатура: { mistake-choices }.
mistake-occupied = Гравитатуру нужно пустое поле, а на { $at } стоит { PIECE($piece) }.
mistake-exposes-king = С Гравитатуром на { $at } твой король окажется под шахом на { $king }.
mistake-no-move-after = С Гравитатуром на { $at } тебе будет нечем ходить.
mistake-places = Гравитатур можно поставить на { mistake-choices }.
mistake-no-place = Сейчас ходи без Гравитатура: { mistake-choices }.
mistake-ends-turn = Гравитатур на { $at } даёт шах, и на этом ход окончен: напиши просто { mistake-choices }.
mistake-move-missing = После Гравитатура на { $at } нужен ход: { mistake-choices }.
mistake-placement-missing = Перед ходом напиши, куда поставить Гравитатур: { mistake-choices }.
mistake-follows-none = Куда ни поставь Гравитатур, сыграть { $typed } потом нельзя. Напиши поле для Гравитатура и ход, например { mistake-choices }.

## Castling.

mistake-no-castling = В игре «{ $game }» нет рокировки.
mistake-no-right = { side-name } уже не могут рокироваться.
mistake-no-right-with = { side-name } уже не могут рокироваться с ладьёй на { $rook }.
mistake-castling-in-check = Король на { $king } под шахом, рокироваться нельзя.
mistake-castling-in-the-way = В эту сторону { side-dat } сейчас рокироваться нельзя: мешают фигуры или битые поля.

## Where a move starts.

mistake-start-empty = На { $from } нет фигуры.
mistake-start-theirs = На { $from } стоит { PIECE($piece) } { $side ->
    [white] чёрных, а ход белых
   *[black] белых, а ход чёрных
}.
mistake-start-other = На { $from } стоит { PIECE($piece) }, а не { PIECE($said) }.
mistake-no-such-piece = { $on ->
    [file] На вертикали { $line } у { side-gen } нет { PIECE($piece, form: "gen") }.
    [rank] На горизонтали { $line } у { side-gen } нет { PIECE($piece, form: "gen") }.
   *[none] У { side-gen } нет { PIECE($piece, form: "gen") }.
}

## The king's safety.

mistake-stays-in-check = Король на { $king } под шахом, и { $typed } его не спасает.
mistake-walks-into-check = { $typed } подставляет короля под шах.
mistake-exposes = После { $typed } король окажется под шахом.

## What can be played.

mistake-you-can = Можно сыграть { mistake-choices }.
mistake-it-can = { PIECE($piece, form: "by-this") } можно сыграть { mistake-choices }.
mistake-it-cannot = У { PIECE($piece, form: "of-this") } сейчас нет ходов.
mistake-they-can = { PIECE($pieces, form: "by-these") } можно сыграть { mistake-choices }.

## Moves.

mistake-promotion-missing = Добавь превращение: { mistake-choices }.
mistake-several = { $typed } можно понять по-разному: { mistake-choices }.
mistake-cannot-capture = В игре «{ $game }» { PIECE($piece) } не берёт.
mistake-file-missing = При взятии пешкой укажи её вертикаль: { mistake-choices }.
mistake-no-such-swap = Обмен { $typed } невозможен. Можно сыграть { mistake-choices }.
mistake-captures-nothing = { $typed } ничего не берёт. Можно сыграть { mistake-choices }.
mistake-no-such-promotion = Пешка превращается в { LIST($roles, form: "acc", join: "or") }: { mistake-choices }.
mistake-no-promotion = Превращается только пешка на последней горизонтали. Можно сыграть { mistake-choices }.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "cap") } на { $from } так не ходит.
   *[other] { PIECE($piece, form: "cap") } на { $from } не может пойти на { $to }.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "not-one") } так не ходит.
   *[other] { PIECE($piece, form: "not-one") } не может пойти на { $to }.
}
