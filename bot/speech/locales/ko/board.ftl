# No 님 follows a name here: it may be that of a deleted user. "수 12..." goes with numbers of White's
# moves and of Black's.

small-print = { $turn ->
    [0] { $variant } · { $game }번 대국
   *[other] { $variant } · 수 { $turn } · { $game }번 대국
}
small-print-past = { $turn ->
    [0] { $variant } · 시작 · { $game }번 대국
   *[other] { $variant } · 수 { $turn } (전체 { $count }수) · { $game }번 대국
}
small-print-replay = { $variant } · { $count }수 · { $game }번 대국
dice-promise = 주사위 비밀 값의 SHA-256: `{ $hash }`
against-engine = 저와의 대국(레벨 { $level })

seats = { $white_is ->
    [engine] 제가 백, { $black } 쪽이 흑이에요.
   *[person] { $black_is ->
        [engine] { $white } 쪽이 백, 제가 흑이에요.
       *[person] 백: { $white }, 흑: { $black }
    }
}
was-next = { whose } 차례였어요.
is-next = { whose } 차례예요.
whose = { $name_is ->
    [engine] 제
   *[person] { $name }
}
thread-name = { $challenger } 대 { $accepter } · { $variant }
