# Whose turn it is, and what they have to do. $actor and $name as in narration.ftl; $side is the other
# side.

next-rolls = { who }, roll the die.
next-rolls-null = { who }, roll for the Null.
next-moves = { who }, your move.
next-moves-in-check = { who }, you're in check. Your move.
next-moves-in-check-unrolled = { who }, you're in check, so there's no roll. Your move.
next-sacrifices = { who }, you can only sacrifice your Totem.
next-sacrifices-in-check = { who }, you're in check and can only sacrifice your Totem.
next-decides = { who }, the roll put you in check: prevent it (costs your Totem) or accept it.
next-prevents = { who }, the roll put you in check, and it's { $side ->
    [white] White's
   *[black] Black's
} turn: you must prevent the roll (costs your Totem).

# After so many moves, the coming one among them, the Null moves.
null-moves-after = { $turns ->
    [1] Then the Null moves.
    [2] The Null moves in 2 moves.
   *[3] The Null moves in 3 moves.
}

# The bot has to move.
engine-thinks = I'm thinking.
