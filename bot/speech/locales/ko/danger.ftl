# What numbers would do if the die were rolled for the Null now. $numbers are the numbers, each as
# "danger-number", and $count is how many they are. $side is white or black.

# 이면 stands behind every number.
danger-on = { $count ->
    [8] 주사위 눈이 무엇이든
   *[other] 주사위 눈이 { LIST($numbers, join: "or") }이면
}
danger-side = { $side ->
    [white] 백
   *[black] 흑
}

# The game ends.
danger-takes-royal = { danger-on } 널이 { PIECE($piece, form: "acc") } 잡아 대국이 끝나요.
danger-demotes-and-loses = { danger-on } { PIECE($piece, form: "nom") } 다시 킹이 되고, 토템이 없는 { danger-side }이 져요.
danger-removes-royal = { danger-on } 널이 { $square } 칸에 다시 나타나 { PIECE($piece, form: "acc") } 없애서 무승부가 돼요.
danger-checks = { danger-on } { danger-side }이 널 때문에 체크에 걸려 바로 져요.
danger-checks-both = { danger-on } 양쪽 모두 널 때문에 체크에 걸려 무승부가 돼요.
danger-mates = { danger-on } { danger-side }이 체크메이트로 져요.
danger-stalemates = { danger-on } { danger-side }에게 둘 수 있는 수가 없어 무승부가 돼요.

# It goes on; the first of these also where the piece struck is a king.
danger-strikes = { danger-on } { PIECE($totem, form: "nom") } 홈({ $home })으로 돌아가며 거기 있는 { PIECE($struck, form: "acc") } 잡아요.
danger-displaces = { danger-on } { PIECE($totem, form: "nom") } 홈({ $home })으로 돌아가고, 거기 있는 { PIECE($royal, form: "nom") } { $square } 칸으로 가서 { PIECE($becomes, form: "nom") } 돼요.
danger-takes = { danger-on } 널이 { $square }의 { PIECE($piece, form: "acc") } 잡아요.
danger-removes = { danger-on } 널이 { $square } 칸에 다시 나타나 { PIECE($piece, form: "acc") } 없애요.
danger-prevents = { danger-on } { danger-side }이 체크에 걸려, 토템을 희생해 결과를 무효로 해야 해요.
danger-demotes = { danger-on } { PIECE($piece, form: "nom") } 다시 킹이 되고, { danger-side }은 토템을 잃어요.
