# A number is 12 for a move of White, 12... for one of Black.
nth-move = { $turn ->
    [0] 시작
   *[other] { $turn }
}

small-print = { $turn ->
    [0] { $variant } · { $game }번 대국
   *[other] { $variant } · { nth-move } · { $game }번 대국
}
small-print-past = { $turn ->
    [0] { $variant } · 시작 · { $game }번 대국
   *[other] { $variant } · { nth-move } (전체 { $count }수) · { $game }번 대국
}
small-print-replay = { $variant } · { $count }수 · { $game }번 대국
dice-promise = 주사위 비밀 값의 SHA-256: `{ $hash }`
against-engine = 저와의 대국(레벨 { $level })

seats = { $white_is ->
    [engine] 제가 백, { $black } 님이 흑이에요.
   *[person] { $black_is ->
        [engine] { $white } 님이 백, 제가 흑이에요.
       *[person] 백: { $white }, 흑: { $black }
    }
}
was-next = { whose } 차례였어요.
is-next = { whose } 차례예요.
whose = { $name_is ->
    [engine] 제
   *[person] { $name } 님
}
thread-name = { $challenger } 대 { $accepter } · { $variant }
