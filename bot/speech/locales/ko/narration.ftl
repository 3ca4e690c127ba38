# No particle that depends on a sound follows a name, a square, a number or notation: 의 always fits,
# and a name has 님 behind it.

of-actor = { $actor ->
    [white] 백의
    [black] 흑의
    [engine] 제
   *[person] { $name } 님의
}
actor-nom = { $actor ->
    [white] 백이
    [black] 흑이
    [engine] 제가
   *[person] { $name } 님이
}
on-die = { $die ->
    [0] {""}
   *[other] {" "}(주사위 { $die })
}
actor-move = { $actor ->
    [engine] 제가 둔 수
   *[other] { of-actor } 수
}
actor-roll = { $actor ->
    [engine] 제가 굴린 주사위
   *[other] { of-actor } 주사위
}
turn = { actor-move } { $notation }{ on-die }
roll = { actor-roll } { $number }
# The same where no more follows.
turn-alone = { actor-move }: { $notation }{ on-die }
roll-alone = { actor-roll }: { $number }

played = { turn-alone }.
prevented = { actor-nom } 토템을 희생해 주사위 결과를 무효화했어요.
accepted = { actor-nom } 주사위 결과를 받아들였어요.
gave-up-totem = { actor-nom } 토템을 희생했어요. 이제 제로 때문에 체크에 걸리면 져요.
gave-up-totem-to-undo = { actor-nom } 토템을 희생해 주사위를 되돌렸어요.

rolled = { roll-alone }.
rolled-file = { roll-alone } ({ $file }파일).
rolled-freely = { roll-alone } ({ $file }파일). 그 파일로 갈 수 있는 기물이 없어서 아무 수나 둘 수 있어요.

takes = { PIECE($piece, form: "nom") } { $square }의 { PIECE($captured, form: "acc") } 잡아요.
    .led = { turn }: { PIECE($piece, form: "nom") } { $square }의 { PIECE($captured, form: "acc") } 잡았어요.
swaps = { PIECE($piece, form: "nom") } { PIECE($other, form: "com") } 자리를 바꿔요({ PIECE($other, form: "top") } 이제 { $from }).
    .led = { turn }: { PIECE($piece, form: "nom") } { PIECE($other, form: "com") } 자리를 바꿨어요({ PIECE($other, form: "top") } 이제 { $from }).
climbs = { PIECE($piece, form: "nom") } 앞의 기물({ LIST($past, form: "past", join: ",") })을 넘어 올라가요.
    .led = { turn }: { PIECE($piece, form: "nom") } 앞의 기물({ LIST($past, form: "past", join: ",") })을 넘어 올라갔어요.
promotes = { $to }의 폰은 이제 { PIECE($piece, form: "cop") }.
    .led = { turn }: { $to }의 폰이 { PIECE($piece, form: "ins") } 프로모션했어요.
draws = { $square }의 그라비타투르가 { LIST($drawn, join: ",") } 끌어당겨요.
    .led = { turn }: { $square }의 그라비타투르가 { LIST($drawn, join: ",") } 끌어당겼어요.
drawn = { PIECE($piece, form: "acc") } { LIST($squares, join: ",") } 칸으로
draws-nothing = { $square }의 그라비타투르는 아무것도 끌어당기지 않아요.
    .led = { turn }: { $square }의 그라비타투르는 아무것도 끌어당기지 않았어요.
pulled = { $count ->
    [0] 아무것도 끌어당기지 않았어요
   *[other] 기물 { $count }개를 끌어당겼어요
}
pulls = 그라비타투르가 { pulled }.
    .led = { turn }: 그라비타투르가 { pulled }.
transforms = { $to }의 { PIECE($other, form: "top") } 이제 { PIECE($piece, form: "cop") }.
    .led = { turn }: { PIECE($other, form: "nom") } { $to }에서 { PIECE($piece, form: "nom") } 됐어요.
totem-given-up = { $square }의 { PIECE($captured, form: "acc") } 희생해요.
totem-lost = { $square }의 { PIECE($captured, form: "nom") } 사라졌어요.
undone = 주사위를 굴리기 전 국면으로 돌아가요.
null-taken = 토템이 { $from }의 제로를 잡아요.
    .led = { turn }: 토템이 { $from }의 제로를 잡았어요.
null-returns = 제로는 다시 { $to } 칸에 있어요.
null-returns-onto = 제로는 다시 { $to } 칸에 있고, 거기 있던 { PIECE($captured, form: "top") } 이제 없어요.

null-steps = 제로가 { $from }에서 { $to } 칸으로 움직였어요.
    .led = { roll }: 제로가 { $from }에서 { $to } 칸으로 움직였어요.
null-takes = 제로가 { $from }에서 { $to } 칸으로 움직여 { PIECE($captured, form: "acc") } 잡았어요.
    .led = { roll }: 제로가 { $from }에서 { $to } 칸으로 움직여 { PIECE($captured, form: "acc") } 잡았어요.
null-swaps = 제로가 { $from }에서 { $to } 칸으로 움직여 { PIECE($other, form: "com") } 자리를 바꿨어요.
    .led = { roll }: 제로가 { $from }에서 { $to } 칸으로 움직여 { PIECE($other, form: "com") } 자리를 바꿨어요.
sent-home = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아갔어요.
sent-home-onto = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아가며 { PIECE($captured, form: "acc") } 잡았어요.
sent-home-swapping = { PIECE($piece, form: "nom") } 홈({ $to })으로 돌아가고, 거기 있던 { PIECE($other, form: "nom") } { $from } 칸으로 갔어요.

barred = { $side ->
    [white] 백
   *[black] 흑
}은 이제 토템으로 프로모션할 수 없어요.
check = 체크!
checkmate = 체크메이트!
check-ends-turn = 체크! 차례가 끝났어요.
check-by-roll = 이 주사위로 { $side ->
    [white] 백이
    [black] 흑이
   *[both] 양쪽 모두
} 체크에 걸렸어요.
notation-pieces = ♔♕♖♗♘
