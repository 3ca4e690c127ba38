# What an action did. $actor is white, black or person, who then is $name; $notation is the turn as
# players write it, $die the number that it was played on (0 where none was), $number a roll.
# A sentence stands by itself; its attribute "led" also says who played or rolled what.

who = { $actor ->
    [white] White
    [black] Black
   *[person] { $name }
}
turn = { who } played { $notation }{ $die ->
    [0] {""}
    [8] {" "}on an { $die }
   *[other] {" "}on a { $die }
}
roll = { who } rolled { $number }

played = { turn }.
prevented = { who } prevented the roll by giving up the Totem.
accepted = { who } accepted the roll.
gave-up-totem = { who } gave up the Totem: from now on a check by the Null loses at once.
gave-up-totem-to-undo = { who } gave up the Totem to undo the last roll: the position before it is back.

rolled = { roll }.
rolled-file = { roll }: the { $file }-file.
rolled-freely = { roll }: the { $file }-file. Nothing can land there, so any legal move may be played.

takes = { PIECE($piece, form: "start") } takes { PIECE($taken, form: "the") } on { $square }.
    .led = { turn }: { PIECE($piece, form: "the") } takes { PIECE($taken, form: "the") } on { $square }.
swaps = { PIECE($piece, form: "start") } swaps with { PIECE($other, form: "the") }, which is now on { $square }.
    .led = { turn }: { PIECE($piece, form: "the") } swaps with { PIECE($other, form: "the") }, which is now on { $square }.
climbs = { PIECE($piece, form: "start") } climbs past { LIST($past, form: "a") }.
    .led = { turn }: { PIECE($piece, form: "the") } climbs past { LIST($past, form: "a") }.
promotes = The pawn on { $square } is now { PIECE($piece, form: "a") }.
    .led = { turn }: the pawn on { $square } is now { PIECE($piece, form: "a") }.
draws = The Gravitatur on { $square } draws { LIST($drawn) }.
    .led = { turn }: the Gravitatur on { $square } draws { LIST($drawn) }.
# One kind of piece, and where it is drawn: an item of what the Gravitatur draws.
drawn = { PIECE($piece, form: "the") } to { LIST($squares) }
draws-nothing = The Gravitatur on { $square } draws nothing.
    .led = { turn }: the Gravitatur on { $square } draws nothing.
transforms = { PIECE($was, form: "whose") } becomes { PIECE($piece, form: "a") } on { $square }.
    .led = { turn }: { PIECE($was, form: "whose") } becomes { PIECE($piece, form: "a") } on { $square }.
totem-given-up = { PIECE($piece, form: "whose") } on { $square } is given up.
totem-lost = { PIECE($piece, form: "whose") } on { $square } is lost.
undone = The position before the roll comes back.
null-taken = The Totem takes the Null on { $square }.
    .led = { turn }: the Totem takes the Null on { $square }.
null-returns = The Null comes back on { $square }.
null-returns-onto = The Null comes back on { $square } and removes { PIECE($piece, form: "the") } there.

null-steps = The Null steps from { $from } to { $to }.
    .led = { roll }: the Null steps from { $from } to { $to }.
null-takes = The Null steps from { $from } to { $to } and takes { PIECE($piece, form: "the") }.
    .led = { roll }: the Null steps from { $from } to { $to } and takes { PIECE($piece, form: "the") }.
null-swaps = The Null steps from { $from } to { $to }, and { PIECE($piece, form: "the") } there goes to { $from }.
    .led = { roll }: the Null steps from { $from } to { $to }, and { PIECE($piece, form: "the") } there goes to { $from }.
sent-home = { PIECE($piece, form: "start") } is sent home to { $to }.
sent-home-onto = { PIECE($piece, form: "start") } is sent home to { $to } and strikes { PIECE($struck, form: "the") } there.
sent-home-swapping = { PIECE($piece, form: "start") } is sent home to { $to }, and { PIECE($other, form: "the") } there goes to { $from }.

barred = { $side ->
    [white] White
   *[black] Black
} may not promote to a Totem any more.
check = Check!
checkmate = Checkmate!
check-ends-turn = Check! That ends the turn.
check-by-roll = That puts { $side ->
    [white] White
    [black] Black
   *[both] both sides
} in check.
