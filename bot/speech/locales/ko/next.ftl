# Who is next, and what they have to do. $actor and $name as in account.ftl; $side is the other side.

next-rolls = { who }이 주사위를 굴릴 차례예요.
next-rolls-null = { who }이 널의 주사위를 굴릴 차례예요.
next-moves = { who } 차례예요.
next-moves-in-check = { who } 차례예요. 체크에 걸려 있어요!
next-moves-in-check-unrolled = { who } 차례예요. 체크에 걸려 있어 주사위 없이 두어요.
next-sacrifices = { who } 차례예요. 토템을 희생하는 수밖에 없어요.
next-sacrifices-in-check = { who } 차례예요. 체크에 걸려 있어 토템을 희생하는 수밖에 없어요.
next-decides = { who }이 결정할 차례예요. 주사위 결과로 체크에 걸렸어요. 토템을 희생해 결과를 무효로 하거나 그대로 받아들이세요.
next-prevents = { who }이 결정할 차례예요. 주사위 결과로 체크에 걸렸는데 다음 수는 { $side ->
    [white] 백
   *[black] 흑
}이 둬요. 토템을 희생해 결과를 무효로 해야 해요.

# After so many turns, this one among them, the Null moves.
null-moves-after = { $turns ->
    [1] 이번 수 다음에 널이 움직여요.
    [2] 이번 수를 포함해 두 수 뒤에 널이 움직여요.
   *[3] 이번 수를 포함해 세 수 뒤에 널이 움직여요.
}

# While the engine, called $name, has to act.
engine-thinks = { $name }가 생각하고 있어요.
