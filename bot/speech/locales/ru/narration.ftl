# What an action did, in the present tense: a verb in the past would show a player's gender.

who = { $actor ->
    [white] Белые
    [black] Чёрные
    [engine] Я
   *[person] { $name }
}
who-gen = { $actor ->
    [white] белых
    [black] чёрных
    [engine] меня
   *[person] { $name }
}
actor-plays = { $actor ->
    [person] играет
    [engine] играю
   *[other] играют
}
actor-sacrifices = { $actor ->
    [person] жертвует
    [engine] жертвую
   *[other] жертвуют
}
actor-prevents = { $actor ->
    [person] отклоняет
    [engine] отклоняю
   *[other] отклоняют
}
actor-accepts = { $actor ->
    [person] принимает
    [engine] принимаю
   *[other] принимают
}
turn = { who } { actor-plays } { $notation }{ $die ->
    [0] {""}
   *[other] {" "}(выпало { $die })
}
roll = У { who-gen } выпало { $number }

played = { turn }.
prevented = { who } { actor-prevents } бросок и { actor-sacrifices } Тотем.
accepted = { who } { actor-accepts } бросок.
gave-up-totem = { who } { actor-sacrifices } Тотем. Теперь шах от броска — сразу поражение.
gave-up-totem-to-undo = { who } { actor-sacrifices } Тотем, чтобы откатить последний бросок.

rolled = { roll }.
rolled-file = { roll }: вертикаль { $file }.
rolled-freely = { roll }: вертикаль { $file }. Встать туда некому, так что годится любой ход.

takes = { PIECE($piece, form: "cap") } берёт { PIECE($captured, form: "acc") } на { $square }.
    .led = { turn }: { PIECE($piece) } берёт { PIECE($captured, form: "acc") } на { $square }.
swaps = { PIECE($piece, form: "cap") } меняется местами { PIECE($other, form: "with") } (теперь на { $from }).
    .led = { turn }: { PIECE($piece) } меняется местами { PIECE($other, form: "with") } (теперь на { $from }).
climbs = { PIECE($piece, form: "cap") } продвигается мимо { LIST($past, form: "past") }.
    .led = { turn }: { PIECE($piece) } продвигается мимо { LIST($past, form: "past") }.
promotes = Пешка на { $to } превращается в { PIECE($piece, form: "acc") }.
    .led = { turn }: пешка на { $to } превращается в { PIECE($piece, form: "acc") }.
draws = Гравитатур на { $square } притягивает { LIST($drawn) }.
    .led = { turn }: Гравитатур на { $square } притягивает { LIST($drawn) }.
# One kind of piece and where it is pulled: an item of $drawn.
drawn = { PIECE($piece, form: "acc") } на { LIST($squares) }
draws-nothing = Гравитатур на { $square } ничего не притягивает.
    .led = { turn }: Гравитатур на { $square } ничего не притягивает.
pulled = { $count ->
    [0] ничего не притягивает
    [one] притягивает { $count } фигуру
    [few] притягивает { $count } фигуры
   *[other] притягивает { $count } фигур
}
pulls = Гравитатур { pulled }.
    .led = { turn }: Гравитатур { pulled }.
transforms = { PIECE($other, form: "cap") } на { $to } превращается в { PIECE($piece, form: "acc") }.
    .led = { turn }: { PIECE($other) } на { $to } превращается в { PIECE($piece, form: "acc") }.
totem-given-up = { PIECE($captured, form: "cap") } на { $square } пожертвован.
totem-lost = { PIECE($captured, form: "cap") } на { $square } потерян.
undone = На доске снова позиция до броска.
null-taken = Тотем берёт Нуля на { $from }.
    .led = { turn }: Тотем берёт Нуля на { $from }.
null-returns = Нуль возвращается на { $to }.
null-returns-onto = Нуль возвращается на { $to } и снимает с доски { PIECE($captured, form: "acc") }.

null-steps = Нуль шагает с { $from } на { $to }.
    .led = { roll }: Нуль шагает с { $from } на { $to }.
null-takes = Нуль шагает с { $from } на { $to } и берёт { PIECE($captured, form: "acc") }.
    .led = { roll }: Нуль шагает с { $from } на { $to } и берёт { PIECE($captured, form: "acc") }.
null-swaps = Нуль шагает с { $from } на { $to } и меняется местами { PIECE($other, form: "with") }.
    .led = { roll }: Нуль шагает с { $from } на { $to } и меняется местами { PIECE($other, form: "with") }.
sent-home = { PIECE($piece, form: "cap") } уходит домой на { $to }.
sent-home-onto = { PIECE($piece, form: "cap") } уходит домой на { $to } и берёт { PIECE($captured, form: "acc") }.
sent-home-swapping = { PIECE($piece, form: "cap") } уходит домой на { $to }, а { PIECE($other) } переходит на { $from }.

barred = { $side ->
    [white] Белые
   *[black] Чёрные
} больше не могут превратить пешку в Тотем.
check = Шах!
checkmate = Мат!
check-ends-turn = Шах! На этом ход окончен.
check-by-roll = Бросок даёт шах { $side ->
    [white] белым
    [black] чёрным
   *[both] обеим сторонам
}.
# The signs of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = ♔♕♖♗♘
