turn-of = { $actor ->
    [white] 백
    [black] 흑
    [engine] 제
   *[person] { $name } 님
}
next-rolls = { actor-nom } 주사위를 굴릴 차례예요.
next-rolls-null = { actor-nom } 제로의 주사위를 굴릴 차례예요.
next-moves = { turn-of } 차례예요.
next-moves-in-check = { turn-of } 차례예요. 체크에 걸렸어요!
next-moves-in-check-unrolled = { turn-of } 차례예요. 체크라서 주사위를 굴리지 않아요.
next-sacrifices = { turn-of } 차례예요. 토템을 희생하는 수밖에 없어요.
next-sacrifices-in-check = { turn-of } 차례예요. 체크에 걸렸고, 토템을 희생하는 수밖에 없어요.
next-decides = 주사위 결과로 { actor-nom } 체크에 걸렸어요. 토템을 희생해 무효화하거나 받아들일 차례예요.
next-prevents = 주사위 결과로 { actor-nom } 체크에 걸렸어요. 다음이 상대({ $side ->
    [white] 백
   *[black] 흑
}) 차례라서 토템을 희생해 무효화해야 해요.

null-moves-after = { $turns ->
    [1] 이 수 다음에 제로가 움직여요.
    [2] 2수 뒤에 제로가 움직여요.
   *[3] 3수 뒤에 제로가 움직여요.
}

engine-thinks = 생각 중이에요.
