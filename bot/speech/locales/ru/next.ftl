# Whose turn it is, and what they have to do. A player is addressed as ты, a side as several people.

bid-roll = { $actor ->
    [person] бросай
   *[other] бросайте
}
your-turn = { $actor ->
    [person] твой ход
   *[other] ваш ход
}
you-dat = { $actor ->
    [person] тебе
   *[other] вам
}

next-rolls = { who }, { bid-roll } кубик.
next-rolls-null = { who }, { bid-roll } кубик для Нуля.
next-moves = { who }, { your-turn }.
next-moves-in-check = { who }, { you-dat } шах, { your-turn }.
next-moves-in-check-unrolled = { who }, { you-dat } шах. Кубик не нужен, { your-turn }.
next-sacrifices = { who }, остаётся только пожертвовать Тотем.
next-sacrifices-in-check = { who }, { you-dat } шах, остаётся только пожертвовать Тотем.
next-decides = { who }, после броска { you-dat } шах: принять бросок или отклонить (ценой Тотема)?
next-prevents = { who }, после броска { you-dat } шах, а ход { $side ->
    [white] белых
   *[black] чёрных
}: принять бросок нельзя, придётся пожертвовать Тотем.

null-moves-after = { $turns ->
    [1] Затем шагнёт Нуль.
    [2] Нуль шагнёт через 2 хода.
   *[3] Нуль шагнёт через 3 хода.
}

engine-thinks = Думаю…
