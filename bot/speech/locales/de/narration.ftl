# "who-has" begins a sentence that ends in a participle.
who = { $actor ->
    [white] Weiß
    [black] Schwarz
    [engine] Ich
   *[person] { $name }
}
who-has = { $actor ->
    [white] Weiß hat
    [black] Schwarz hat
    [engine] Ich habe
   *[person] { $name } hat
}
turn = { who-has } { $die ->
    [0] {""}
   *[other] mit einer { $die }{" "}
}{ $notation } gespielt
roll = { who-has } eine { $number } gewürfelt

played = { turn }.
prevented = { who-has } das Totem geopfert und den Wurf abgewehrt.
accepted = { who-has } den Wurf akzeptiert.
gave-up-totem = { who-has } das Totem geopfert. Wer kein Totem hat, verliert, sobald ein Wurf ihn ins Schach bringt.
gave-up-totem-to-undo = { who-has } das Totem geopfert und den letzten Wurf zurückgenommen.

rolled = { roll }.
rolled-file = { roll }: die { $file }-Linie.
rolled-freely = { roll }: die { $file }-Linie. Dort kann nichts landen, also ist jeder legale Zug erlaubt.

takes = { PIECE($piece, form: "start") } schlägt { PIECE($captured, form: "acc") } auf { $square }.
    .led = { turn }: { PIECE($piece, form: "start") } schlägt { PIECE($captured, form: "acc") } auf { $square }.
swaps = { PIECE($piece, form: "start") } tauscht mit { PIECE($other, form: "dat") } (jetzt auf { $from }).
    .led = { turn }: { PIECE($piece, form: "start") } tauscht mit { PIECE($other, form: "dat") } (jetzt auf { $from }).
climbs = { PIECE($piece, form: "start") } klettert an { LIST($past, form: "a-dat") } vorbei.
    .led = { turn }: { PIECE($piece, form: "start") } klettert an { LIST($past, form: "a-dat") } vorbei.
promotes = Der Bauer auf { $to } wird { PIECE($piece, form: "into") }.
    .led = { turn }: Der Bauer auf { $to } wird { PIECE($piece, form: "into") }.
draws = Die Gravitatur auf { $square } zieht { LIST($drawn) }.
    .led = { turn }: Die Gravitatur auf { $square } zieht { LIST($drawn) }.
drawn = { PIECE($piece, form: "acc") } nach { LIST($squares) }
draws-nothing = Die Gravitatur auf { $square } zieht nichts an.
    .led = { turn }: Die Gravitatur auf { $square } zieht nichts an.
pulled = { $count ->
    [0] zieht nichts an
    [one] zieht 1 Figur an
   *[other] zieht { $count } Figuren an
}
pulls = Die Gravitatur { pulled }.
    .led = { turn }: Die Gravitatur { pulled }.
transforms = { PIECE($other, form: "start") } wird auf { $to } { PIECE($piece, form: "into") }.
    .led = { turn }: { PIECE($other, form: "start") } wird auf { $to } { PIECE($piece, form: "into") }.
totem-given-up = { PIECE($captured, form: "start") } auf { $square } wird geopfert.
totem-lost = { PIECE($captured, form: "start") } auf { $square } geht verloren.
undone = Der Wurf ist zurückgenommen.
null-taken = Das Totem schlägt die Null auf { $from }.
    .led = { turn }: Das Totem schlägt die Null auf { $from }.
null-returns = Die Null kehrt nach { $to } zurück.
null-returns-onto = Die Null kehrt nach { $to } zurück und entfernt { PIECE($captured, form: "acc") }.

null-steps = Die Null zieht von { $from } nach { $to }.
    .led = { roll }: Die Null zieht von { $from } nach { $to }.
null-takes = Die Null zieht von { $from } nach { $to } und schlägt { PIECE($captured, form: "acc") }.
    .led = { roll }: Die Null zieht von { $from } nach { $to } und schlägt { PIECE($captured, form: "acc") }.
null-swaps = Die Null zieht von { $from } nach { $to } und tauscht mit { PIECE($other, form: "dat") }.
    .led = { roll }: Die Null zieht von { $from } nach { $to } und tauscht mit { PIECE($other, form: "dat") }.
sent-home = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt.
sent-home-onto = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt und schlägt { PIECE($captured, form: "acc") }.
sent-home-swapping = { PIECE($piece, form: "start") } wird nach { $to } heimgeschickt, und { PIECE($other, form: "nom") } kommt nach { $from }.

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
notation-pieces = ♔♕♖♗♘
