# What an action did. $actor is white, black or person, who then is $name; $notation is the turn as
# players write it, $die the number that it was played on (0 where none was), $number a roll.
# $piece went from $from to $to, $other went back or became $piece, $captured stood on $square.
# A sentence stands by itself; its attribute "led" also says who played or rolled what.
#
# Whoever acts is 백, 흑 or somebody 님: any of them takes the particles 이, 은, 을, 과. Squares,
# numbers and notation take none that depends on their sound.

who = { $actor ->
    [white] 백
    [black] 흑
   *[person] { $name } 님
}
on-die = { $die ->
    [0] {""}
   *[other] {" "}(주사위 { $die })
}
turn = { who }의 수 { $notation }{ on-die }
roll = { who }의 주사위 { $number }
# The same where nothing of what came of it follows.
turn-alone = { who }의 수: { $notation }{ on-die }
roll-alone = { who }의 주사위: { $number }

played = { turn-alone }.
prevented = { who }이 토템을 희생해 주사위 결과를 무효로 했어요.
accepted = { who }이 주사위 결과를 받아들였어요.
gave-up-totem = { who }이 토템을 희생했어요. 이제부터는 널 때문에 체크에 걸리면 바로 져요.
gave-up-totem-to-undo = { who }이 토템을 희생해 주사위를 되돌렸어요. 다시 굴리기 전 국면이에요.

rolled = { roll-alone }.
rolled-file = { roll-alone }, { $file }파일.
rolled-freely = { roll-alone }, { $file }파일. 그 파일에 도착할 수 있는 수가 없으니 아무 수나 둘 수 있어요.

takes = { PIECE($piece, form: "nom") } { $square }의 { PIECE($captured, form: "acc") } 잡아요.
    .led = { turn }: { PIECE($piece, form: "nom") } { $square }의 { PIECE($captured, form: "acc") } 잡아요.
swaps = { PIECE($piece, form: "nom") } { PIECE($other, form: "com") } 자리를 바꿔, { PIECE($other, form: "nom") } { $from } 칸으로 가요.
    .led = { turn }: { PIECE($piece, form: "nom") } { PIECE($other, form: "com") } 자리를 바꿔, { PIECE($other, form: "nom") } { $from } 칸으로 가요.
climbs = { PIECE($piece, form: "nom") } { LIST($past, form: "past", join: ",") } 너머로 올라가요.
    .led = { turn }: { PIECE($piece, form: "nom") } { LIST($past, form: "past", join: ",") } 너머로 올라가요.
promotes = { $to }의 폰이 { PIECE($piece, form: "ins") } 프로모션해요.
    .led = { turn }: { $to }의 폰이 { PIECE($piece, form: "ins") } 프로모션해요.
draws = 그라비타투르가 { $square }에서 { LIST($drawn, join: ",") } 끌어당겨요.
    .led = { turn }: 그라비타투르가 { $square }에서 { LIST($drawn, join: ",") } 끌어당겨요.
# One kind of piece, and where it is drawn: an item of what the Gravitatur draws.
drawn = { PIECE($piece, form: "acc") } { LIST($squares, join: ",") } 칸으로
draws-nothing = 그라비타투르가 { $square }에서 아무것도 끌어당기지 않아요.
    .led = { turn }: 그라비타투르가 { $square }에서 아무것도 끌어당기지 않아요.
transforms = { PIECE($other, form: "nom") } { $to }에서 { PIECE($piece, form: "nom") } 돼요.
    .led = { turn }: { PIECE($other, form: "nom") } { $to }에서 { PIECE($piece, form: "nom") } 돼요.
totem-given-up = { $square }의 { PIECE($captured, form: "acc") } 희생해요.
totem-lost = { $square }의 { PIECE($captured, form: "nom") } 사라져요.
undone = 굴리기 전 국면으로 돌아가요.
null-taken = 토템이 { $from }의 널을 잡아요.
    .led = { turn }: 토템이 { $from }의 널을 잡아요.
null-returns = 널이 { $to } 칸에 다시 나타나요.
null-returns-onto = 널이 { $to } 칸에 다시 나타나면서 거기 있던 { PIECE($captured, form: "acc") } 없애요.

null-steps = 널이 { $from }에서 { $to } 칸으로 움직여요.
    .led = { roll }: 널이 { $from }에서 { $to } 칸으로 움직여요.
null-takes = 널이 { $from }에서 { $to } 칸으로 움직여 { PIECE($captured, form: "acc") } 잡아요.
    .led = { roll }: 널이 { $from }에서 { $to } 칸으로 움직여 { PIECE($captured, form: "acc") } 잡아요.
null-swaps = 널이 { $from }에서 { $to } 칸으로 움직이고, 거기 있던 { PIECE($other, form: "nom") } { $from } 칸으로 가요.
    .led = { roll }: 널이 { $from }에서 { $to } 칸으로 움직이고, 거기 있던 { PIECE($other, form: "nom") } { $from } 칸으로 가요.
sent-home = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아가요.
sent-home-onto = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아가며 거기 있던 { PIECE($captured, form: "acc") } 잡아요.
sent-home-swapping = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아가고, 거기 있던 { PIECE($other, form: "nom") } { $from } 칸으로 가요.

barred = { $side ->
    [white] 백
   *[black] 흑
}은 이제 토템으로 프로모션할 수 없어요.
check = 체크!
checkmate = 체크메이트!
check-ends-turn = 체크! 이 차례는 여기서 끝나요.
check-by-roll = 이 결과로 { $side ->
    [white] 백이
    [black] 흑이
   *[both] 양쪽 모두
} 체크에 걸려요.
# The letters of king, queen, rook, bishop and knight in notation, in this order.
notation-pieces = ♔♕♖♗♘
