# What the Null's next roll would do. $numbers are rolls, and $count is how
# many they are. $side is white or black.

danger-on = { $count ->
    [8] On any roll
   *[other] On a roll of { LIST($numbers, join: "or") }
}
danger-side = { $side ->
    [white] White
   *[black] Black
}

# The game ends.
danger-takes-royal = { danger-on }, the Null captures { PIECE($piece, form: "whose") }.
danger-demotes-and-loses = { danger-on }, { PIECE($piece, form: "whose") } becomes a king again, and { danger-side }, without a Totem, loses.
danger-removes-royal = { danger-on }, the Null returns to { $square } and removes { PIECE($piece, form: "whose") }: a draw.
danger-checks = { danger-on }, the Null puts { danger-side } in check, and { danger-side } loses.
danger-checks-both = { danger-on }, the Null puts both kings in check: a draw.
danger-mates = { danger-on }, { danger-side } is checkmated.
danger-stalemates = { danger-on }, { danger-side } is stalemated: a draw.

# It goes on; only danger-strikes also ends the game, where the captured piece is a king.
danger-strikes = { danger-on }, { PIECE($totem, form: "whose") } is sent home to { $home } and captures { PIECE($struck, form: "the") }.
danger-displaces = { danger-on }, { PIECE($totem, form: "whose") } is sent home to { $home }, and { PIECE($royal, form: "the") } goes to { $square } as { PIECE($becomes, form: "a") }.
danger-takes = { danger-on }, the Null captures { PIECE($piece, form: "whose") } on { $square }.
danger-removes = { danger-on }, the Null returns to { $square } and removes { PIECE($piece, form: "whose") }.
danger-prevents = { danger-on }, { danger-side } is in check and must sacrifice the Totem to prevent the roll.
danger-demotes = { danger-on }, { PIECE($piece, form: "whose") } becomes a king again, and { danger-side } loses the Totem for good.
