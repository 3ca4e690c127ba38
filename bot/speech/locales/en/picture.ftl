# A picture in words: alt text that a blind player can play from. $side, $winner: white or black.

side-name = { $side ->
    [white] White
   *[black] Black
}

over-won = { $winner ->
    [white] White
   *[black] Black
} won by { $reason ->
    [null] the Null
    [resignation] resignation
    [time] time
   *[checkmate] checkmate
}.
# Where nobody says how.
over-won-only = { $winner ->
    [white] White
   *[black] Black
} won.
over-drawn = { $reason ->
    [other] Draw
    [aborted] The game was closed without a result
    [agreement] Draw by agreement
    [claim] Draw by claim
    [time] Draw by time
    [null] Draw by the Null
    [material] Draw: neither side can mate any more
    [repetition] Draw by repetition
    [moves] Draw by the count of moves
   *[stalemate] Draw by stalemate
}.

# $check: yes or no, of the side that acts.
in-check = { $check ->
    [yes] , in check
   *[no] {""}
}
to-move = { side-name } to move{ in-check }.
to-roll = { side-name } to roll the die{ in-check }.
to-decide = { side-name } to decide on the roll{ in-check }: accept it, or give up the Totem to prevent it.
to-prevent = { side-name } to decide on the roll{ in-check }: only giving up the Totem to prevent it saves the game.
other-in-check = { side-name } is in check.
has-time = { side-name } has { $clock } left.
has-lost = { side-name } has lost { LIST($lost, form: "a") }.

no-die = No die this turn.
# The Null moves after so many turns.
no-die-null-in = { $turns ->
    [1] No die this turn; after it the Null moves.
    [2] No die this turn; after the next two turns the Null moves.
   *[3] No die this turn; after the next three turns the Null moves.
}
die-shows = The die shows { $number }.
die-shows-file = The die shows { $number }: the { $file }-file.
die-is-free = No move lands there, so any move may be played.
die-is-prevented = The roll was prevented.

chosen = Chosen: { PIECE($piece, form: "the") } on { $square }.
chosen-square = Chosen: { $square }.
gravitatur-stands = The Gravitatur is on { $square }.
possible = Possible: { $squares }.
possible-count = Possible squares: { $count }.

# Where all pieces stand: "White: king e1, rooks a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: nothing.
null-stands = Null { $square }.

# An animation of a whole game. $all: yes, or no where it has too many boards to show each.
animation = Animation of game { $game }, { $variant }: { $count ->
    [one] one board
   *[other] { $count } boards
}{ $all ->
    [no] , not all of them shown
   *[yes] {""}
}.
animation-ends = It ends with this board: { $board }
