# A board's message.

small-print = { $turn ->
    [0] { $variant } · партия { $game }
   *[other] { $variant } · ход { $turn } · партия { $game }
}
small-print-past = { $turn ->
    [0] { $variant } · начало · партия { $game }
   *[other] { $variant } · ход { $turn } из { $count } · партия { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} · партия { $game }
dice-promise = SHA-256 секрета кубика: `{ $hash }`
against-engine = против меня (уровень { $level })

seats = { $white_is ->
    [engine] Я играю белыми, { $black } — чёрными.
   *[person] { $black_is ->
        [engine] Белыми играет { $white }, чёрными — я.
       *[person] Белыми играет { $white }, чёрными — { $black }.
    }
}
was-next = Ход был за { whose }.
is-next = Ход за { whose }.
# After «за».
whose = { $name_is ->
    [engine] мной
   *[person] { $name }
}
thread-name = { $challenger } — { $accepter } · { $variant }
