# The lines of the menus from which a turn is chosen. $piece is one piece, and $from, $to and
# $square are squares; what a line does beyond the move is told in the sentences of account.ftl.

choice-move = { PIECE($piece, form: "head") } { $from } to { $to }
choice-place-move = Gravitatur on { $square }, { PIECE($piece) } { $from } to { $to }
choice-piece = { PIECE($piece, form: "head") } { $square }
choice-targets = to { LIST($squares, join: ",") }
choice-target = { $to }
choice-takes = { $to }: take { PIECE($piece, form: "the") }
choice-swaps = { $to }: swap with { PIECE($piece, form: "the") }
choice-takes-null = { $to }: take the Null
choice-promotes = The pawn promotes
choice-role = { PIECE($piece, form: "head") }

choice-place = Gravitatur on { $square }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
choice-draws = { $ends ->
    [mate] Checkmate!{" "}
    [check] Check, which ends your turn.{" "}
   *[none] {""}
}{ $count ->
    [0] Draws nothing
    [one] Draws { LIST($moves, join: ",") }
   *[other] Draws { $count } pieces: { LIST($moves, join: ",") }
}
choice-file = { $file }-file
choice-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· checkmate on { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· check on { LIST($checking, join: ",") }
}

## What the menus and the messages around them say.

menu-turn = Choose your turn
menu-piece = Choose a piece
menu-square = Choose a square
menu-promotion = Choose what it becomes
menu-file = Choose a file
menu-placement = Place the Gravitatur

ask-piece = Which piece moves?
ask-piece-without = This time you move without the Gravitatur. Which piece?
ask-piece-after = With the Gravitatur on { $square }, which piece moves?
ask-target = Where does { PIECE($piece, form: "the") } on { $square } go?
ask-promotion = What does the pawn become that goes to { $square }?
ask-file = On which file do you place the Gravitatur?
ask-placement = On which square of the { $file }-file do you place the Gravitatur?
