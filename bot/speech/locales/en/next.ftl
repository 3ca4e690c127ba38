# Who is next, and what they have to do. $actor and $name as in account.ftl; $side is the other side.

next-rolls = { who }, roll the die.
next-rolls-null = { who }, roll the die for the Null.
next-moves = { who }, your move.
next-moves-in-check = { who }, you are in check; your move.
next-moves-in-check-unrolled = { who }, you are in check (no roll); your move.
next-sacrifices = { who }, you can only give up your Totem.
next-sacrifices-in-check = { who }, you are in check; you can only give up your Totem.
next-decides = { who }, the roll put you in check: prevent it by giving up your Totem, or accept it.
next-prevents = { who }, the roll put you in check, and { $side ->
    [white] White
   *[black] Black
} is to move: you must prevent it by giving up your Totem.

# After so many turns, this one among them, the Null moves.
null-moves-after = { $turns ->
    [1] After this turn the Null moves.
    [2] After the next two turns the Null moves.
   *[3] After the next three turns the Null moves.
}

# While the engine, called $name, has to act.
engine-thinks = { $name } is thinking.
