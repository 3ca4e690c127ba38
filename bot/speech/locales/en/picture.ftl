# Alt texts of pictures, complete enough for blind players. $side and $winner are white or black.

side-name = { $side ->
    [white] White
   *[black] Black
}

over-won = { $winner ->
    [white] White
   *[black] Black
} won { $reason ->
    [null] thanks to the Null
    [resignation] by resignation
    [time] on time
   *[checkmate] by checkmate
}.
# Where nobody says how.
over-won-only = { $winner ->
    [white] White
   *[black] Black
} won.
over-drawn = { $reason ->
    [other] Draw
    [aborted] Game aborted
    [agreement] Draw by agreement
    [claim] Draw (claimed)
    [time] Draw on time
    [null] Draw because of the Null
    [material] Draw by insufficient material
    [repetition] Draw by repetition
    [moves] Draw: too many moves without a capture or pawn move
   *[stalemate] Draw by stalemate
}.

# $check: whether the side to act is in check.
in-check = { $check ->
    [yes] , in check
   *[no] {""}
}
to-move = { side-name } to move{ in-check }.
to-roll = { side-name } to roll the die{ in-check }.
to-decide = { side-name } to decide on the roll{ in-check }: accept it, or sacrifice the Totem to prevent it.
to-prevent = { side-name }{ $check ->
    [yes] {" "}is in check and must
   *[no] {" "}must
} sacrifice the Totem to prevent the roll.
other-in-check = { side-name } is in check.
has-time = { side-name } has { $clock } left.
has-lost = { side-name } has lost { LIST($lost, form: "a") }.

no-die = No roll this turn.
# The Null moves after so many moves.
no-die-null-in = { $turns ->
    [1] No roll this turn. The Null moves after this move.
    [2] No roll this turn. The Null moves after the next two moves.
   *[3] No roll this turn. The Null moves after the next three moves.
}
die-shows = The roll is { $number }.
die-shows-file = The roll is { $number }: the { $file }-file.
die-is-free = Nothing can land there, so any legal move will do.
die-is-prevented = The roll was prevented.

chosen = Selected: { PIECE($piece, form: "the") } on { $square }.
chosen-square = Selected: { $square }.
gravitatur-stands = The Gravitatur is on { $square }.
possible = Possible: { $squares }.
possible-count = Possible squares: { $count }.

# Where the pieces are: "White: king e1, rooks a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: nothing.
null-stands = Null { $square }.

# An animation of a game. $all: whether it shows every board.
animation = Animation of game { $game } ({ $variant }): { $count ->
    [one] 1 board
   *[other] { $count } boards
}{ $all ->
    [no] , not all shown
   *[yes] {""}
}.
animation-ends = The last board: { $board }
# A finished game in one picture. $white and $black are names.
share = { $variant }: { $white } (White) against { $black } (Black).
