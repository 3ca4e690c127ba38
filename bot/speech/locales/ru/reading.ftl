# Why what a person typed names no legal action. Each message is one or two whole sentences, and an
# answer is up to three messages, one after the other.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# come marked as code. $choices are at most eight, and $more counts the rest. $game is a game's
# name, $side is white or black, and $piece one piece, without its colour unless said otherwise.
# $king, $from, $to and $at are squares.

# The letters that notation in this language has for king, queen, rook, bishop and knight.
notation-letters = Кр Ф Л С К
# A piece as one word that may be typed.
notation-word = { PIECE($piece) }

mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
    [one] { LIST($choices, join: ",") } (и ещё { $more } вариант)
    [few] { LIST($choices, join: ",") } (и ещё { $more } варианта)
   *[many] { LIST($choices, join: ",") } (и ещё { $more } вариантов)
}

# Before another message, where the move that it is about comes after a legal placement: the board
# is then as the Gravitatur leaves it.
mistake-after = Сначала Гравитатур встаёт на { $at }.

## The text has the form of no action.

mistake-empty = Здесь пусто: напиши ход.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = Не получается прочесть { $typed }.
mistake-unreadable-roll-due = Не получается прочесть { $typed }, да и кубик ещё не брошен: начни с него.
mistake-unreadable-over = Не получается прочесть { $typed } как ход, да и партия уже закончена.
mistake-unreadable-move = Не получается прочесть { $typed } как ход. Пиши, например, так: { LIST($choices, join: ",") } — или полями: { $squares }.

## The game, the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] Партия закончилась матом: ходов больше нет.
    [null] Партию закончил Нуль: ходов больше нет.
    [stalemate] Партия закончилась патом: ходов больше нет.
   *[other] Партия закончена: ходов больше нет.
}
mistake-no-square = На доске нет поля { $square }.

## The die. $number is what it shows.

mistake-roll-first = Сначала брось кубик, потом ходи.
mistake-null-roll-first = Сначала { side-lower } бросают кубик для Нуля.
mistake-no-die = В игре «{ $game }» кубик не бросают.
mistake-rolled = На кубике уже { $number }: теперь ходи.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third turn), check or turn.
mistake-no-roll = { $why ->
    [null] Кубик для Нуля бросают после каждого третьего хода, а сейчас не время: ходи.
    [check] Под шахом кубик не бросают: ходи.
   *[turn] В этот ход кубик не бросают: ходи.
}
mistake-number-no-roll = { $why ->
    [null] Кубик для Нуля бросают после каждого третьего хода, а сейчас не время: напиши ход без числа.
    [check] Под шахом кубик не бросают: напиши ход без числа или с `(-)` перед ним.
   *[turn] В этот ход кубик не бросают: напиши ход без числа или с `(-)` перед ним.
}
mistake-number-no-die = В игре «{ $game }» кубик не бросают: напиши ход без числа.
mistake-number-other = На кубике { $number }: напиши ход без числа или с `({ $number })` перед ним.
# $file is a letter.
mistake-die-binds = На кубике { $number }, значит, фигура должна встать на вертикаль { $file }: { mistake-choices }.

## Totems, the Null's roll, and what is decided about it.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = Если выпало { $number }, Нуль идёт на { $reached }, а не на { $said }: напиши `({ $number })`.
mistake-decide = Сначала { side-lower } решают судьбу броска: `prevent` (предотвратить) или `accept` (принять).
mistake-prevent = После броска { side-dat } шах, и бросок придётся предотвратить: `prevent`.
mistake-no-totem-in-game = В игре «{ $game }» нет Тотема: напиши ход.
mistake-nothing-to-decide = Сейчас нет броска, который можно принять или предотвратить: напиши ход.
mistake-nothing-to-undo = Отменять нечего: бросок отменяют только следующим же ходом и только если его не предотвратили.
mistake-no-totem = У { side-gen } нет Тотема, жертвовать нечего: напиши ход.
mistake-totem-shields = Сейчас жертвовать Тотем нельзя: без него король окажется под шахом.
mistake-long-step = Под шахом вознёсшийся король ходит только на соседнее поле, а { $to } дальше.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { PIECE($piece, form: "cap") } на { $from } в связке, а связанной фигуре нельзя вставать на { PIECE($other, form: "acc") }, чтобы поменяться местами.

## Placing the Gravitatur.

mistake-no-gravitatur = В игре «{ $game }» нет Гравитатура: напиши только ход.
mistake-without-gravitatur = Король на { $king } под шахом, поэтому ход делается без Гравитатура: { mistake-choices }.
# $piece has an owner here.
mistake-occupied = Гравитатуру нужно пустое поле, а на { $at } стоит { PIECE($piece) }.
mistake-exposes-king = Если поставить Гравитатур на { $at }, твой король окажется под шахом на { $king }.
mistake-no-move-after = Если поставить Гравитатур на { $at }, у тебя не останется ходов.
# These two come behind the three before. $choices are squares in the first, not marked as code.
mistake-places = Гравитатур можно поставить на { mistake-choices }.
mistake-no-place = Сейчас ход делается без Гравитатура: { mistake-choices }.
mistake-ends-turn = Гравитатур на { $at } даёт шах, и на этом ход заканчивается: напиши просто { mistake-choices }.
mistake-move-missing = После Гравитатура на { $at } нужен ещё ход фигурой: { mistake-choices }.
mistake-placement-missing = Перед ходом укажи, куда поставить Гравитатур: { mistake-choices }.
mistake-follows-none = Куда ни поставь Гравитатур, после него { $typed } не сыграть. Напиши поле Гравитатура, а за ним ход, например { mistake-choices }.

## Castling.

mistake-no-castling = В игре «{ $game }» нет рокировки.
mistake-no-right = У { side-gen } нет права на рокировку.
mistake-no-right-with = У { side-gen } нет права на рокировку с ладьёй на { $rook }.
mistake-castling-in-check = Король на { $king } под шахом, а под шахом рокировка невозможна.
mistake-castling-in-the-way = В эту сторону { side-dat } сейчас рокироваться нельзя: мешают фигуры или поля под боем.

## Where a move starts.

mistake-start-empty = На { $from } нет фигуры.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = На { $from } стоит { PIECE($piece) } { $side ->
    [white] чёрных, а ход белых
   *[black] белых, а ход чёрных
}.
# $said is the piece that was typed.
mistake-start-other = На { $from } стоит { PIECE($piece) }, а не { PIECE($said) }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] На вертикали { $line } у { side-gen } нет { PIECE($piece, form: "gen") }.
    [rank] На горизонтали { $line } у { side-gen } нет { PIECE($piece, form: "gen") }.
   *[none] У { side-gen } нет { PIECE($piece, form: "gen") }.
}

## The king's safety. A message about what can be played comes behind each.

mistake-stays-in-check = Король на { $king } под шахом, и { $typed } от шаха не спасает.
mistake-walks-into-check = { $typed } подставляет короля под шах.
mistake-exposes = После { $typed } король окажется под шахом.

## What can be played. $pieces are several of a kind.

mistake-you-can = Можно сыграть { mistake-choices }.
mistake-it-can = { PIECE($piece, form: "by-this") } можно сыграть { mistake-choices }.
mistake-it-cannot = У { PIECE($piece, form: "of-this") } сейчас нет ходов.
mistake-they-can = { PIECE($pieces, form: "by-these") } можно сыграть { mistake-choices }.

## Moves.

mistake-promotion-missing = Укажи, во что превращается пешка: { mistake-choices }.
mistake-several = Под { $typed } подходит несколько ходов: { mistake-choices }.
mistake-cannot-capture = В игре «{ $game }» { PIECE($piece) } не берёт.
mistake-file-missing = При взятии пешкой называют её вертикаль: { mistake-choices }.
mistake-no-such-swap = Такого обмена, как { $typed }, нет: напиши { mistake-choices }.
mistake-captures-nothing = { $typed } ничего не берёт: напиши { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = Пешка превращается в { LIST($roles, form: "acc", join: "or") }: { mistake-choices }.
mistake-no-promotion = Превращается только пешка, дошедшая до последней горизонтали: напиши { mistake-choices }.
# $to is none where no square was typed. What can be played comes behind both.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "cap") } на { $from } так не ходит.
   *[other] { PIECE($piece, form: "cap") } на { $from } не может пойти на { $to }.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "not-one") } так не ходит.
   *[other] { PIECE($piece, form: "not-one") } не может пойти на { $to }.
}
