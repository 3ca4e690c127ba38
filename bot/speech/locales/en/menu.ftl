# The lines of the menus from which a turn is chosen. $piece is one piece, and $from, $to and
# $square are squares; what a line does beyond the move is told in the sentences of account.ftl.

pick-move = { PIECE($piece, form: "head") } { $from } to { $to }
pick-swap = { PIECE($piece, form: "head") } { $from } swaps with { PIECE($other, form: "the") } on { $to }
pick-place-move = Gravitatur on { $square }, { PIECE($piece) } { $from } to { $to }
pick-piece = { PIECE($piece, form: "head") } { $square }
pick-targets = to { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: take { PIECE($piece, form: "the") }
pick-swaps = { $to }: swap with { PIECE($piece, form: "the") }
pick-takes-null = { $to }: take the Null
pick-promotes = The pawn promotes
pick-role = { PIECE($piece, form: "head") }

pick-place = Gravitatur on { $square }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
pick-draws = { $ends ->
    [mate] Checkmate!{" "}
    [check] Check, which ends your turn.{" "}
   *[none] {""}
}{ $count ->
    [0] Draws nothing
    [one] Draws { LIST($moves, join: ",") }
   *[other] Draws { $count } pieces: { LIST($moves, join: ",") }
}
pick-file = { $file }-file
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
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
menu-game = Choose a game

ask-piece = Which piece moves?
ask-piece-without = This time you move without the Gravitatur. Which piece?
ask-piece-after = With the Gravitatur on { $square }, which piece moves?
ask-target = Where does { PIECE($piece, form: "the") } on { $square } go?
ask-promotion = What does the pawn become that goes to { $square }?
ask-file = On which file do you place the Gravitatur?
# A last look at the board as it would be, for those who want one.
ask-confirm = Play { $notation }? This is the board as it would be.
ask-placement = On which square of the { $file }-file do you place the Gravitatur?
