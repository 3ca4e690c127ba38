# What an action did. $actor is white, black or person, who then is $name; $notation is the turn as
# players write it, $die the number that it was played on (0 where none was), $number a roll.
# $piece went from $from to $to, and $other the other way, or became $piece; $captured stood on $square.
# A sentence stands by itself; its attribute "led" also says who played or rolled what.
# All of it is told in the present tense: a verb in the past would show a person's gender.

who = { $actor ->
    [white] Белые
    [black] Чёрные
   *[person] { $name }
}
who-gen = { $actor ->
    [white] белых
    [black] чёрных
   *[person] { $name }
}
actor-plays = { $actor ->
    [person] играет
   *[other] играют
}
actor-sacrifices = { $actor ->
    [person] жертвует
   *[other] жертвуют
}
actor-prevents = { $actor ->
    [person] предотвращает
   *[other] предотвращают
}
actor-accepts = { $actor ->
    [person] принимает
   *[other] принимают
}
turn = { who } { actor-plays } { $notation }{ $die ->
    [0] {""}
   *[other] {" "}(выпало { $die })
}
roll = У { who-gen } выпало { $number }

played = { turn }.
prevented = { who } { actor-prevents } бросок ценой Тотема.
accepted = { who } { actor-accepts } бросок.
gave-up-totem = { who } { actor-sacrifices } Тотем: теперь шах из-за Нуля означает немедленное поражение.
gave-up-totem-to-undo = { who } { actor-sacrifices } Тотем, чтобы отменить последний бросок: на доске снова позиция до него.

rolled = { roll }.
rolled-file = { roll }: вертикаль { $file }.
rolled-freely = { roll }: вертикаль { $file }. Туда не может встать ни одна фигура, так что годится любой ход.

takes = { PIECE($piece, form: "cap") } берёт { PIECE($captured, form: "acc") } на { $square }.
    .led = { turn }: { PIECE($piece) } берёт { PIECE($captured, form: "acc") } на { $square }.
swaps = { PIECE($piece, form: "cap") } меняется местами { PIECE($other, form: "moved") } на { $from }.
    .led = { turn }: { PIECE($piece) } меняется местами { PIECE($other, form: "moved") } на { $from }.
climbs = { PIECE($piece, form: "cap") } продвигается мимо { LIST($past, form: "past") }.
    .led = { turn }: { PIECE($piece) } продвигается мимо { LIST($past, form: "past") }.
promotes = Пешка на { $to } превращается в { PIECE($piece, form: "acc") }.
    .led = { turn }: пешка на { $to } превращается в { PIECE($piece, form: "acc") }.
draws = Гравитатур на { $square } притягивает { LIST($drawn) }.
    .led = { turn }: Гравитатур на { $square } притягивает { LIST($drawn) }.
# One kind of piece, and where it is drawn: an item of what the Gravitatur draws.
drawn = { PIECE($piece, form: "acc") } на { LIST($squares) }
draws-nothing = Гравитатур на { $square } ничего не притягивает.
    .led = { turn }: Гравитатур на { $square } ничего не притягивает.
transforms = { PIECE($other, form: "cap") } становится на { $to } { PIECE($piece, form: "ins") }.
    .led = { turn }: { PIECE($other) } становится на { $to } { PIECE($piece, form: "ins") }.
totem-given-up = { PIECE($captured, form: "cap") } на { $square } пожертвован.
totem-lost = { PIECE($captured, form: "cap") } на { $square } потерян.
undone = На доске снова позиция до броска.
null-taken = Тотем берёт Нуля на { $from }.
    .led = { turn }: Тотем берёт Нуля на { $from }.
null-returns = Нуль возвращается на { $to }.
null-returns-onto = Нуль возвращается на { $to } и снимает оттуда { PIECE($captured, form: "acc") }.

null-steps = Нуль шагает с { $from } на { $to }.
    .led = { roll }: Нуль шагает с { $from } на { $to }.
null-takes = Нуль шагает с { $from } на { $to } и берёт { PIECE($captured, form: "acc") }.
    .led = { roll }: Нуль шагает с { $from } на { $to } и берёт { PIECE($captured, form: "acc") }.
null-swaps = Нуль шагает с { $from } на { $to }, а { PIECE($other) } переходит оттуда на { $from }.
    .led = { roll }: Нуль шагает с { $from } на { $to }, а { PIECE($other) } переходит оттуда на { $from }.
sent-home = { PIECE($piece, form: "cap") } уходит домой на { $to }.
sent-home-onto = { PIECE($piece, form: "cap") } уходит домой на { $to } и бьёт там { PIECE($captured, form: "acc") }.
sent-home-swapping = { PIECE($piece, form: "cap") } уходит домой на { $to }, а { PIECE($other) } переходит оттуда на { $from }.

barred = { $side ->
    [white] Белым
   *[black] Чёрным
} больше нельзя превращать пешку в Тотем.
check = Шах!
checkmate = Мат!
check-ends-turn = Шах! На этом ход заканчивается.
check-by-roll = После броска шах { $side ->
    [white] белым
    [black] чёрным
   *[both] обеим сторонам
}.
# The letters of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = ♔♕♖♗♘
