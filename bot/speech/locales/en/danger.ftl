# What numbers would do if the die were rolled for the Null now. $numbers are the numbers, each as
# "danger-number", and $count is how many they are. $side is white or black.

danger-number = { $number ->
    [8] an { $number }
   *[other] a { $number }
}
danger-on = { $count ->
    [8] On any number
   *[other] On { LIST($numbers, join: "or") }
}
danger-side = { $side ->
    [white] White
   *[black] Black
}

# The game ends.
danger-takes-royal = { danger-on } the Null takes { PIECE($piece, form: "whose") }.
danger-demotes-and-loses = { danger-on } { PIECE($piece, form: "whose") } becomes a king again, and { danger-side } loses, having no Totem.
danger-removes-royal = { danger-on } the Null comes back on { $square } and removes { PIECE($piece, form: "whose") }: a draw.
danger-checks = { danger-on } the Null puts { danger-side } in check, and { danger-side } loses.
danger-checks-both = { danger-on } the Null puts both sides in check: a draw.
danger-mates = { danger-on } { danger-side } is checkmated.
danger-stalemates = { danger-on } { danger-side } has no legal turn left: a draw.

# It goes on; the first of these also where the piece struck is a king.
danger-strikes = { danger-on } { PIECE($totem, form: "whose") } is sent home to { $home } and strikes { PIECE($struck, form: "the") }.
danger-displaces = { danger-on } { PIECE($totem, form: "whose") } is sent home to { $home }, and { PIECE($royal, form: "the") } there goes to { $square } as { PIECE($becomes, form: "a") }.
danger-takes = { danger-on } the Null takes { PIECE($piece, form: "whose") } on { $square }.
danger-removes = { danger-on } the Null comes back on { $square } and removes { PIECE($piece, form: "whose") }.
danger-prevents = { danger-on } { danger-side } is put in check and has to give up the Totem to prevent it.
danger-demotes = { danger-on } { PIECE($piece, form: "whose") } becomes a king again, and { danger-side } loses the Totem.
