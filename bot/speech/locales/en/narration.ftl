# What an action did. $actor is white, black, person (then $name is the player) or engine, the bot
# itself; $notation is the move in notation, $die the roll it was played on (0: none), $number a roll.
# $piece went from $from to $to, and $other the other way, or became $piece; $captured stood on $square.
# A message stands by itself; its attribute "led" begins with the player and the move or roll.

who = { $actor ->
    [white] White
    [black] Black
    [engine] I
   *[person] { $name }
}
turn = { who } played { $notation }{ $die ->
    [0] {""}
    [8] {" "}on an { $die }
   *[other] {" "}on a { $die }
}
roll = { who } rolled { $number }

played = { turn }.
prevented = { who } sacrificed the Totem to prevent the roll.
accepted = { who } accepted the roll.
gave-up-totem = { who } sacrificed the Totem. Without it, a roll that gives check loses the game.
gave-up-totem-to-undo = { who } sacrificed the Totem to undo the last roll.

rolled = { roll }.
rolled-file = { roll }: the { $file }-file.
rolled-freely = { roll }: the { $file }-file. Nothing can land there, so any legal move will do.

takes = { PIECE($piece, form: "start") } captures { PIECE($captured, form: "the") } on { $square }.
    .led = { turn }: { PIECE($piece, form: "the") } captures { PIECE($captured, form: "the") } on { $square }.
swaps = { PIECE($piece, form: "start") } swaps with { PIECE($other, form: "the") }, which is now on { $from }.
    .led = { turn }: { PIECE($piece, form: "the") } swaps with { PIECE($other, form: "the") }, which is now on { $from }.
climbs = { PIECE($piece, form: "start") } climbs past { LIST($past, form: "a") }.
    .led = { turn }: { PIECE($piece, form: "the") } climbs past { LIST($past, form: "a") }.
promotes = The pawn on { $to } promotes to { PIECE($piece, form: "a") }.
    .led = { turn }: the pawn on { $to } promotes to { PIECE($piece, form: "a") }.
draws = The Gravitatur on { $square } pulls { LIST($drawn) }.
    .led = { turn }: the Gravitatur on { $square } pulls { LIST($drawn) }.
# One kind of piece and where it is pulled: an item of $drawn.
drawn = { PIECE($piece, form: "the") } to { LIST($squares) }
draws-nothing = The Gravitatur on { $square } pulls nothing.
    .led = { turn }: the Gravitatur on { $square } pulls nothing.
# In chat, where the picture shows the squares: how many pieces the Gravitatur pulls.
pulled = { $count ->
    [0] pulls nothing
    [one] pulls 1 piece
   *[other] pulls { $count } pieces
}
pulls = The Gravitatur { pulled }.
    .led = { turn }: the Gravitatur { pulled }.
transforms = { PIECE($other, form: "whose") } becomes { PIECE($piece, form: "a") } on { $to }.
    .led = { turn }: { PIECE($other, form: "whose") } becomes { PIECE($piece, form: "a") } on { $to }.
totem-given-up = { PIECE($captured, form: "whose") } on { $square } is sacrificed.
totem-lost = { PIECE($captured, form: "whose") } on { $square } is lost.
undone = The roll is undone.
null-taken = The Totem captures the Null on { $from }.
    .led = { turn }: the Totem captures the Null on { $from }.
null-returns = The Null returns to { $to }.
null-returns-onto = The Null returns to { $to } and removes { PIECE($captured, form: "the") }.

null-steps = The Null steps from { $from } to { $to }.
    .led = { roll }: the Null steps from { $from } to { $to }.
null-takes = The Null steps from { $from } to { $to } and captures { PIECE($captured, form: "the") }.
    .led = { roll }: the Null steps from { $from } to { $to } and captures { PIECE($captured, form: "the") }.
null-swaps = The Null steps from { $from } to { $to } and swaps with { PIECE($other, form: "the") }.
    .led = { roll }: the Null steps from { $from } to { $to } and swaps with { PIECE($other, form: "the") }.
sent-home = { PIECE($piece, form: "start") } is sent home to { $to }.
sent-home-onto = { PIECE($piece, form: "start") } is sent home to { $to } and captures { PIECE($captured, form: "the") }.
sent-home-swapping = { PIECE($piece, form: "start") } is sent home to { $to }, and { PIECE($other, form: "the") } goes to { $from }.

barred = { $side ->
    [white] White
   *[black] Black
} can no longer promote to a Totem.
check = Check!
checkmate = Checkmate!
check-ends-turn = Check! That ends the turn.
check-by-roll = That puts { $side ->
    [white] White
    [black] Black
   *[both] both kings
} in check.
# The letters of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = KQRBN
