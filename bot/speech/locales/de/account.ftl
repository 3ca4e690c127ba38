# What an action did. $actor is white, black or person, who then is $name; $notation is the turn as
# players write it, $die the number that it was played on (0 where none was), $number a roll.
# $piece went from $from to $to, and $other the other way, or became $piece; $captured stood on $square.
# A sentence stands by itself; its attribute "led" also says who played or rolled what.

who = { $actor ->
    [white] Weiß
    [black] Schwarz
   *[person] { $name }
}
turn = { who } hat { $die ->
    [0] {""}
   *[other] mit einer { $die }{" "}
}{ $notation } gespielt
roll = { who } hat eine { $number } gewürfelt

played = { turn }.
prevented = { who } hat das Totem geopfert und damit den Wurf abgewehrt.
accepted = { who } hat den Wurf akzeptiert.
gave-up-totem = { who } hat das Totem geopfert: Ab jetzt kostet ein Schach durch die Null sofort die Partie.
gave-up-totem-to-undo = { who } hat das Totem geopfert, um den letzten Wurf zurückzunehmen: Es gilt wieder die Stellung davor.

rolled = { roll }.
rolled-file = { roll }: die { $file }-Linie.
rolled-freely = { roll }: die { $file }-Linie. Dort kann nichts landen, also ist jeder legale Zug erlaubt.

takes = { PIECE($piece, form: "start") } schlägt { PIECE($captured, form: "acc") } auf { $square }.
    .led = { turn }: { PIECE($piece, form: "start") } schlägt { PIECE($captured, form: "acc") } auf { $square }.
swaps = { PIECE($piece, form: "start") } tauscht den Platz mit { PIECE($other, form: "dat") }, { PIECE($other, form: "rel") } jetzt auf { $from } steht.
    .led = { turn }: { PIECE($piece, form: "start") } tauscht den Platz mit { PIECE($other, form: "dat") }, { PIECE($other, form: "rel") } jetzt auf { $from } steht.
climbs = { PIECE($piece, form: "start") } klettert an { LIST($past, form: "a-dat") } vorbei.
    .led = { turn }: { PIECE($piece, form: "start") } klettert an { LIST($past, form: "a-dat") } vorbei.
promotes = Der Bauer auf { $to } wird { PIECE($piece, form: "into") }.
    .led = { turn }: Der Bauer auf { $to } wird { PIECE($piece, form: "into") }.
draws = Die Gravitatur auf { $square } zieht { LIST($drawn) }.
    .led = { turn }: Die Gravitatur auf { $square } zieht { LIST($drawn) }.
# One kind of piece, and where it is drawn: an item of what the Gravitatur draws.
drawn = { PIECE($piece, form: "acc") } nach { LIST($squares) }
draws-nothing = Die Gravitatur auf { $square } zieht nichts an.
    .led = { turn }: Die Gravitatur auf { $square } zieht nichts an.
transforms = { PIECE($other, form: "start") } wird auf { $to } { PIECE($piece, form: "into") }.
    .led = { turn }: { PIECE($other, form: "start") } wird auf { $to } { PIECE($piece, form: "into") }.
totem-given-up = { PIECE($captured, form: "start") } auf { $square } wird geopfert.
totem-lost = { PIECE($captured, form: "start") } auf { $square } geht verloren.
undone = Es gilt wieder die Stellung vor dem Wurf.
null-taken = Das Totem schlägt die Null auf { $from }.
    .led = { turn }: Das Totem schlägt die Null auf { $from }.
null-returns = Die Null erscheint wieder auf { $to }.
null-returns-onto = Die Null erscheint wieder auf { $to } und entfernt dort { PIECE($captured, form: "acc") }.

null-steps = Die Null zieht von { $from } nach { $to }.
    .led = { roll }: Die Null zieht von { $from } nach { $to }.
null-takes = Die Null zieht von { $from } nach { $to } und schlägt { PIECE($captured, form: "acc") }.
    .led = { roll }: Die Null zieht von { $from } nach { $to } und schlägt { PIECE($captured, form: "acc") }.
null-swaps = Die Null zieht von { $from } nach { $to }, und { PIECE($other, form: "nom") } dort kommt nach { $from }.
    .led = { roll }: Die Null zieht von { $from } nach { $to }, und { PIECE($other, form: "nom") } dort kommt nach { $from }.
sent-home = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt.
sent-home-onto = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt und schlägt dort { PIECE($captured, form: "acc") }.
sent-home-swapping = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt, und { PIECE($other, form: "nom") } dort kommt nach { $from }.

barred = { $side ->
    [white] Weiß
   *[black] Schwarz
} darf keinen Bauern mehr in ein Totem umwandeln.
check = Schach!
checkmate = Schachmatt!
check-ends-turn = Schach! Damit endet der Zug.
check-by-roll = { $side ->
    [white] Damit steht Weiß im Schach.
    [black] Damit steht Schwarz im Schach.
   *[both] Damit stehen beide Seiten im Schach.
}
# The letters of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = ♔♕♖♗♘
