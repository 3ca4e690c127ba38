addressed = { $actor ->
    [white] 백
    [black] 흑
    [engine] Eightfold
   *[person] { $name } 님
}
next-rolls = { addressed }, 주사위를 굴리세요.
next-rolls-null = { addressed }, 제로의 주사위를 굴리세요.
next-moves = { addressed } 차례예요.
next-moves-in-check = { addressed } 차례예요. 체크에 걸렸어요!
next-moves-in-check-unrolled = { addressed } 차례예요. 체크라서 주사위를 굴리지 않아요.
next-sacrifices = { addressed } 차례예요. 토템 희생밖에 할 수 없어요.
next-sacrifices-in-check = { addressed } 차례예요. 체크에 걸렸고, 토템 희생밖에 할 수 없어요.
next-decides = { addressed }, 주사위 결과로 체크에 걸렸어요. 토템을 희생해 무효화하거나 받아들이세요.
next-prevents = { addressed }, 주사위 결과로 체크에 걸렸는데 { $side ->
    [white] 백
   *[black] 흑
} 차례예요. 토템을 희생해 무효화해야 해요.

null-moves-after = { $turns ->
    [1] 이번 수 다음에 제로가 움직여요.
    [2] 두 수 뒤(이번 수 포함)에 제로가 움직여요.
   *[3] 세 수 뒤(이번 수 포함)에 제로가 움직여요.
}

engine-thinks = 생각 중이에요.
