# Why a typed text is no legal action: ids and arguments are those of `rules/src/notation/explain`.
# Each message is one or two sentences; up to three of them follow one another.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# are in backticks. $choices are at most eight, and $more counts the rest. $game is a variant's
# name, $side is white or black, and $piece one piece, without its color unless noted. $king, $from,
# $to and $at are squares.

# The letters of king, queen, rook, bishop and knight in this language's notation.
notation-letters = K Q R B N
# A piece as one word that can be typed.
notation-word = { PIECE($piece) }
# Words in typed moves, in small letters: what may stand between a piece and its square, what says
# that it captures, and castling, to the king's side and to the queen's.
notation-fillers = to from on onto
notation-captures = takes take captures capture
notation-castles = castling castles castle
notation-castles-short = short kingside kingsside
notation-castles-long = long queenside queensside

mistake-side = { $side ->
    [white] White
   *[black] Black
}
mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
   *[other] { LIST($choices, join: ",") } (+{ $more } more)
}

# Before another message, about a move after a legal placement.
mistake-after = The Gravitatur goes to { $at } first.

## The text can't be read.

mistake-empty = Type a move, such as `e4` or `Nf3`.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = I can't read { $typed }.
mistake-unreadable-roll-due = I can't read { $typed }. Roll the die first.
mistake-unreadable-over = I can't read { $typed } as a move, and the game is over.
mistake-unreadable-move = I can't read { $typed } as a move. Try one like { LIST($choices, join: ",") }, or squares like { $squares }.

## The game and the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] The game is over: checkmate.
    [null] The game is over: the Null ended it.
    [stalemate] The game is over: stalemate.
   *[other] The game is already over.
}
mistake-no-square = There's no square { $square } on this board.

## The die. $number is the roll.

mistake-roll-first = Roll the die first, then move.
mistake-null-roll-first = { mistake-side } has to roll for the Null first.
mistake-no-die = There's no die in { $game }.
mistake-rolled = The die already shows { $number }: make a move.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third move), check or turn.
mistake-no-roll = { $why ->
    [null] The Null's roll isn't due now: make a move.
    [check] You don't roll when you're in check: make a move.
   *[turn] There's no roll this turn: make a move.
}
mistake-number-no-roll = { $why ->
    [null] The Null's roll isn't due now: leave out the number.
    [check] You don't roll when you're in check: leave out the number.
   *[turn] There's no roll this turn: leave out the number.
}
mistake-number-no-die = { $game } has no die: leave out the number.
mistake-number-other = The roll is { $number }: type `({ $number })`, or leave out the number.
# $file is a letter.
mistake-die-binds = The roll is { $number }, so a piece must land on the { $file }-file: { mistake-choices }.

## Totems, and decisions on the Null's roll.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = A roll of { $number } takes the Null to { $reached }, not to { $said }: type `({ $number })`.
mistake-decide = { mistake-side } has to decide on the roll first: `prevent` or `accept`.
mistake-prevent = { mistake-side } is in check after the roll and must `prevent` it.
mistake-no-totem-in-game = There's no Totem in { $game }: type a move.
mistake-nothing-to-decide = There's no roll to accept or prevent: make a move.
mistake-nothing-to-undo = You can undo a roll only on the very next move, and only if it wasn't prevented.
mistake-no-totem = { mistake-side } has no Totem to sacrifice: type a move.
mistake-totem-shields = The Totem can't be sacrificed now: without it, the king would be in check.
mistake-long-step = An Ascended King in check moves only one square, not to { $to }.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { PIECE($piece, form: "start") } on { $from } is pinned, so it can't swap by moving onto your { PIECE($other) }.

## Placing the Gravitatur.

mistake-no-gravitatur = There's no Gravitatur in { $game }: type only the move.
mistake-without-gravitatur = The king on { $king } is in check, so you move without the Gravitatur: { mistake-choices }.
# $piece has an owner here.
mistake-occupied = The Gravitatur needs an empty square, and { PIECE($piece, form: "the") } is on { $at }.
mistake-exposes-king = The Gravitatur on { $at } would leave your king in check on { $king }.
mistake-no-move-after = With the Gravitatur on { $at }, you'd have no legal move.
# These two follow the three before. $choices are squares in the first, without backticks.
mistake-places = The Gravitatur can go to { mistake-choices }.
mistake-no-place = You move without the Gravitatur now: { mistake-choices }.
mistake-ends-turn = The Gravitatur on { $at } gives check, which ends the turn: type just { mistake-choices }.
mistake-move-missing = Add a move after the Gravitatur on { $at }: { mistake-choices }.
mistake-placement-missing = Put the Gravitatur's square before the move: { mistake-choices }.
mistake-follows-none = { $typed } isn't possible, wherever the Gravitatur goes. Type its square, then a move, such as { mistake-choices }.

## Castling.

mistake-no-castling = There's no castling in { $game }.
mistake-no-right = { mistake-side } can't castle.
mistake-no-right-with = { mistake-side } can't castle with a rook on { $rook }.
mistake-castling-in-check = The king on { $king } is in check, so it can't castle.
mistake-castling-in-the-way = { mistake-side } can't castle there now: pieces or attacked squares are in the way.

## Where a move starts.

mistake-start-empty = There's no piece on { $from }.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } on { $from } is Black's, and it's White's turn.
   *[black] { PIECE($piece, form: "start") } on { $from } is White's, and it's Black's turn.
}
# $said is the piece that was typed.
mistake-start-other = There's { PIECE($piece, form: "a") } on { $from }, not { PIECE($said, form: "a") }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] { mistake-side } has no { PIECE($piece) } on the { $line }-file.
    [rank] { mistake-side } has no { PIECE($piece) } on rank { $line }.
   *[none] { mistake-side } has no { PIECE($piece) }.
}

## The king's safety. A message about what can be played follows each.

mistake-stays-in-check = The king on { $king } is in check, and { $typed } leaves it there.
mistake-walks-into-check = { $typed } would put the king in check.
mistake-exposes = { $typed } would leave the king in check.

## What can be played. $pieces are several of a kind.

mistake-you-can = You can play { mistake-choices }.
mistake-it-can = That { PIECE($piece) } can play { mistake-choices }.
mistake-it-cannot = That { PIECE($piece) } has no legal move now.
mistake-they-can = Your { PIECE($pieces) } can play { mistake-choices }.

## Moves.

mistake-promotion-missing = Add the promotion: { mistake-choices }.
mistake-several = { $typed } could be several moves: { mistake-choices }.
mistake-cannot-capture = In { $game }, { PIECE($piece, form: "a") } can't capture.
mistake-file-missing = For a pawn capture, add the pawn's file: { mistake-choices }.
mistake-no-such-swap = { $typed } isn't a possible swap: type { mistake-choices }.
mistake-captures-nothing = { $typed } would capture nothing: type { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = A pawn promotes to { LIST($roles, form: "a", join: "or") }: { mistake-choices }.
mistake-no-promotion = Only a pawn that reaches its last rank promotes: type { mistake-choices }.
# $to is none where no square was typed. What can be played follows both.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } on { $from } can't move like that.
   *[other] { PIECE($piece, form: "start") } on { $from } can't go to { $to }.
}
mistake-none-reaches = { $to ->
    [none] No { PIECE($piece) } can move like that.
   *[other] No { PIECE($piece) } can go to { $to }.
}
