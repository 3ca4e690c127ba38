# A board's message: the line in small print, and what is said around the last turn. $white and
# $black are people, $variant is the game's name and $game its number.

small-print = { $turn ->
    [0] { $variant } · { $game }번 대국
   *[other] { $variant } · { $turn }수 · { $game }번 대국
}
# $count: how many turns the game has so far.
small-print-past = { $turn ->
    [0] { $variant } · 시작 · { $game }번 대국
   *[other] { $variant } · { $count }수 중 { $turn }수 · { $game }번 대국
}
small-print-replay = { $variant } · { $count }수 · { $game }번 대국
# In the small print of the first board: all rolls follow from a secret with this SHA-256.
dice-promise = 주사위 비밀 값의 SHA-256: `{ $hash }`
# In the small print of a game against the engine.
against-engine = Eightfold(레벨 { $level })와의 대국

seats = 백은 { $white } 님, 흑은 { $black } 님이에요.
# Who was next on a board of the past, and who still is.
was-next = { $name } 님 차례였어요.
is-next = { $name } 님 차례예요.
