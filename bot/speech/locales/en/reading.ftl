# Why what a person typed names no legal action: the ids and arguments are those that
# `rules/src/notation/explain` gives. Each message is one or two whole sentences, and an
# answer is up to three messages, one after the other.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# come marked as code. $choices are at most eight, and $more counts the rest. $game is a game's
# name, $side is white or black, and $piece one piece, without its colour unless said otherwise.
# $king, $from, $to and $at are squares.

# The letters that notation in this language has for king, queen, rook, bishop and knight.
notation-letters = K Q R B N
# A piece as one word that may be typed.
notation-word = { PIECE($piece) }

mistake-side = { $side ->
    [white] White
   *[black] Black
}
mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } or one of { $more } more
}

# Before another message, where the move that it is about comes after a legal placement: the board
# is then as the Gravitatur leaves it.
mistake-after = The Gravitatur goes to { $at } first.

## The text has the form of no action.

mistake-empty = There is nothing to read: write a move.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = { $typed } cannot be read.
mistake-unreadable-roll-due = { $typed } cannot be read, and a die is due: roll it first.
mistake-unreadable-over = { $typed } cannot be read as a move, and the game is over.
mistake-unreadable-move = { $typed } cannot be read as a move. Write one like { LIST($choices, join: ",") }, or as squares like { $squares }.

## The game, the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] The game is over by checkmate: there is nothing left to play.
    [null] The game is over by the Null: there is nothing left to play.
    [stalemate] The game is over by stalemate: there is nothing left to play.
   *[other] The game is over: there is nothing left to play.
}
mistake-no-square = The board has no square { $square }.

## The die. $number is what it shows.

mistake-roll-first = A die is due: roll it first, then make your move.
mistake-null-roll-first = The die for the Null is due: { mistake-side } rolls it first.
mistake-no-die = No die is rolled in { $game }.
mistake-rolled = The die shows { $number } already: now make a move.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third turn), check or turn.
mistake-no-roll = { $why ->
    [null] A die is rolled for the Null after every third turn, and not now: make a move.
    [check] No die is rolled in check: make a move.
   *[turn] No die is rolled on this turn: make a move.
}
mistake-number-no-roll = { $why ->
    [null] A die is rolled for the Null after every third turn, and not now: leave the number out.
    [check] No die is rolled in check: write `(-)` before the move, or nothing.
   *[turn] No die is rolled on this turn: write `(-)` before the move, or nothing.
}
mistake-number-no-die = No die is rolled in { $game }: leave the number out.
mistake-number-other = The die shows { $number }: write `({ $number })` before the move, or nothing.
# $file is a letter.
mistake-die-binds = The die shows { $number }, so a piece must land on the { $file }-file: { mistake-choices }.

## Totems, the Null's roll, and what is decided about it.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = A roll of { $number } brings the Null to { $reached }, not to { $said }: write `({ $number })`.
mistake-decide = { mistake-side } decides on the roll first: `prevent` or `accept`.
mistake-prevent = { mistake-side } is in check after the roll and must `prevent` it.
mistake-no-totem-in-game = There is no Totem in { $game }: write a move.
mistake-nothing-to-decide = There is no roll to accept or prevent: make a turn.
mistake-nothing-to-undo = There is no roll to undo: that is possible only on the turn right after one, if it was not prevented.
mistake-no-totem = { mistake-side } has no Totem to give up: write a move.
mistake-totem-shields = The Totem cannot be given up now: the king would be in check without it.
mistake-long-step = An Ascended King in check moves one square only, not to { $to }.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { PIECE($piece, form: "start") } on { $from } is pinned, and a pinned piece cannot land on its { PIECE($other) } to swap.

## Placing the Gravitatur.

mistake-no-gravitatur = There is no Gravitatur in { $game }: write the move alone.
mistake-without-gravitatur = The king on { $king } is in check, so you move without the Gravitatur: { mistake-choices }.
# $piece has an owner here.
mistake-occupied = The Gravitatur needs an empty square, and { PIECE($piece, form: "the") } stands on { $at }.
mistake-exposes-king = The Gravitatur on { $at } would leave your king in check on { $king }.
mistake-no-move-after = With the Gravitatur on { $at } you would have no legal move.
# These two come behind the three before. $choices are squares in the first, not marked as code.
mistake-places = The Gravitatur can go to { mistake-choices }.
mistake-no-place = You move without the Gravitatur now: { mistake-choices }.
mistake-ends-turn = The Gravitatur on { $at } gives check, which ends the turn: write { mistake-choices } alone.
mistake-move-missing = After the Gravitatur on { $at } comes a move: { mistake-choices }.
mistake-placement-missing = Say where the Gravitatur goes before the move: { mistake-choices }.
mistake-follows-none = Wherever the Gravitatur goes, { $typed } cannot follow. Write the square of the Gravitatur and then a move, such as { mistake-choices }.

## Castling.

mistake-no-castling = There is no castling in { $game }.
mistake-no-right = { mistake-side } has no right to castle.
mistake-no-right-with = { mistake-side } has no right to castle with a rook on { $rook }.
mistake-castling-in-check = The king on { $king } is in check, and a king in check cannot castle.
mistake-castling-in-the-way = { mistake-side } cannot castle on that side now: pieces or attacked squares are in the way.

## Where a move starts.

mistake-start-empty = There is no piece on { $from }.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } on { $from } is Black's, and White is to move.
   *[black] { PIECE($piece, form: "start") } on { $from } is White's, and Black is to move.
}
# $said is the piece that was typed.
mistake-start-other = There is { PIECE($piece, form: "a") } on { $from }, not { PIECE($said, form: "a") }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] { mistake-side } has no { PIECE($piece) } on the { $line }-file.
    [rank] { mistake-side } has no { PIECE($piece) } on rank { $line }.
   *[none] { mistake-side } has no { PIECE($piece) }.
}

## The king's safety. A message about what can be played comes behind each.

mistake-stays-in-check = The king on { $king } is in check, and { $typed } does not end that.
mistake-walks-into-check = { $typed } would put the king in check.
mistake-exposes = { $typed } would leave the king in check.

## What can be played. $pieces are several of a kind.

mistake-you-can = You can play { mistake-choices }.
mistake-it-can = That { PIECE($piece) } can play { mistake-choices }.
mistake-it-cannot = That { PIECE($piece) } has no legal move now.
mistake-they-can = Your { PIECE($pieces) } can play { mistake-choices }.

## Moves.

mistake-promotion-missing = Say what the pawn becomes: { mistake-choices }.
mistake-several = { $typed } can mean several moves: { mistake-choices }.
mistake-cannot-capture = In { $game } { PIECE($piece, form: "a") } cannot capture.
mistake-file-missing = A pawn that captures names its file: { mistake-choices }.
mistake-no-such-swap = { $typed } is no swap of that kind: write { mistake-choices }.
mistake-captures-nothing = { $typed } would capture nothing: write { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = A pawn becomes { LIST($roles, form: "a", join: "or") }: { mistake-choices }.
mistake-no-promotion = Only a pawn that reaches its last rank promotes: write { mistake-choices }.
# $to is none where no square was typed. What can be played comes behind both.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } on { $from } cannot move like that.
   *[other] { PIECE($piece, form: "start") } on { $from } cannot go to { $to }.
}
mistake-none-reaches = { $to ->
    [none] No { PIECE($piece) } can move like that.
   *[other] No { PIECE($piece) } can go to { $to }.
}
