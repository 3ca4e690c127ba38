danger-on = { $count ->
    [8] 주사위와 상관없이
   *[other] 주사위 눈이 { LIST($numbers, join: "or") }이면
}
danger-side = { $side ->
    [white] 백
   *[black] 흑
}

danger-takes-royal = { danger-on } 제로가 { PIECE($piece, form: "acc") } 잡아 대국이 끝나요.
danger-demotes-and-loses = { danger-on } { PIECE($piece, form: "nom") } 다시 킹이 되고, 토템이 없는 { danger-side }이 져요.
danger-removes-royal = { danger-on } 제로가 { $square } 칸으로 돌아와 { PIECE($piece, form: "acc") } 없애 무승부가 돼요.
danger-checks = { danger-on } 제로 때문에 { danger-side }이 체크에 걸려 져요.
danger-checks-both = { danger-on } 제로 때문에 양쪽 모두 체크에 걸려 무승부가 돼요.
danger-mates = { danger-on } { danger-side }이 체크메이트당해요.
danger-stalemates = { danger-on } { danger-side }의 스테일메이트로 무승부가 돼요.

danger-strikes = { danger-on } { PIECE($totem, form: "nom") } 홈({ $home })으로 돌아가며 { PIECE($struck, form: "acc") } 잡아요.
danger-displaces = { danger-on } { PIECE($totem, form: "nom") } 홈({ $home })으로 돌아가고, { PIECE($royal, form: "nom") } { $square } 칸으로 가서 { PIECE($becomes, form: "nom") } 돼요.
danger-takes = { danger-on } 제로가 { $square }의 { PIECE($piece, form: "acc") } 잡아요.
danger-removes = { danger-on } 제로가 { $square } 칸으로 돌아와 { PIECE($piece, form: "acc") } 없애요.
danger-prevents = { danger-on } { danger-side }이 체크에 걸려, 토템을 희생해 결과를 무효화해야 해요.
danger-demotes = { danger-on } { PIECE($piece, form: "nom") } 다시 킹이 되고, { danger-side }은 토템을 잃어요.
