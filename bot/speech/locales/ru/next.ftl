# Who is next, and what they have to do. $actor and $name as in account.ftl; $side is the other side.
# A person is addressed as a friend, a side as several people.

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
next-moves-in-check-unrolled = { who }, { you-dat } шах (без броска), { your-turn }.
next-sacrifices = { who }, остаётся только пожертвовать Тотем.
next-sacrifices-in-check = { who }, { you-dat } шах; остаётся только пожертвовать Тотем.
next-decides = { who }, после броска { you-dat } шах: бросок можно предотвратить ценой Тотема или принять.
next-prevents = { who }, после броска { you-dat } шах, а ходят { $side ->
    [white] белые
   *[black] чёрные
}: бросок придётся предотвратить ценой Тотема.

# After so many turns, this one among them, the Null moves.
null-moves-after = { $turns ->
    [1] После этого хода шагнёт Нуль.
    [2] После двух ближайших ходов шагнёт Нуль.
   *[3] После трёх ближайших ходов шагнёт Нуль.
}

# While the engine, called $name, has to act.
engine-thinks = { $name } думает.
