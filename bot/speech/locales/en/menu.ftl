# Menus in which a move is chosen. $piece is one piece; $from, $to and $square are squares. What a
# move does besides is said by the messages of narration.ftl.

pick-move = { PIECE($piece, form: "head") } { $from } to { $to }
pick-swap = { PIECE($piece, form: "head") } { $from } swaps with { PIECE($other, form: "the") } on { $to }
pick-place-move = Gravitatur on { $square }, { PIECE($piece) } { $from } to { $to }
# Behind one of the lines above.
pick-also-takes = takes { PIECE($piece, form: "the") }
pick-also-takes-null = takes the Null
pick-also-climbs = climbs to { $to }
pick-also-becomes = becomes { PIECE($piece, form: "a") }
pick-piece = { PIECE($piece, form: "head") } { $square }
pick-targets = to { LIST($squares, join: ",") }
pick-target = { $to }
pick-takes = { $to }: capture { PIECE($piece, form: "the") }
pick-swaps = { $to }: swap with { PIECE($piece, form: "the") }
pick-takes-null = { $to }: capture the Null
pick-promotes = The pawn promotes
pick-role = { PIECE($piece, form: "head") }

pick-place = Gravitatur on { $square }
pick-place-pulls = { $square }: { pulled }
# $ends: none, check or mate. $moves are short, such as Nb1-b3, and $count is how many there are.
pick-draws = { $ends ->
    [mate] Checkmate · pulls
    [check] Check (ends your turn) · pulls
   *[none] Pulls
} { $count ->
    [0] nothing
    [one] { LIST($moves, join: ",") }
   *[other] { $count } pieces: { LIST($moves, join: ",") }
}
pick-file = { $file }-file
pick-file-squares = { LIST($squares, join: ",") }{ $mates ->
    [0] {""}
   *[other] {" "}· checkmate on { LIST($mating, join: ",") }
}{ $checks ->
    [0] {""}
   *[other] {" "}· check on { LIST($checking, join: ",") }
}

## Placeholders of the menus, and questions above them.

menu-turn = Choose a move
# From which squares the moves of this menu begin, where there are several menus.
menu-turn-from = Choose a move ({ $first } to { $last })
menu-piece = Choose a piece
menu-square = Choose a square
menu-promotion = Choose a promotion
# A file of the board.
menu-file = Choose a file (column)
menu-placement = Place the Gravitatur
menu-game = Choose a variant

ask-piece = Which piece moves?
ask-piece-without = This time you move without the Gravitatur. Which piece?
ask-piece-after = Gravitatur on { $square }. Which piece moves?
ask-target = Where does { PIECE($piece, form: "the") } on { $square } go?
# $square: where the pawn goes.
ask-promotion = What does the pawn promote to on { $square }?
ask-file = Which file for the Gravitatur?
# Above the board as it would be.
ask-confirm = Play { $notation }? This is the board after it.
ask-placement = Which square on the { $file }-file for the Gravitatur?
# The first suggestion of /move where half a move is typed: it opens the menus. $count is at least 2.
suggestion-partial = Choose from { $count } moves
