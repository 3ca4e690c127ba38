# Odds: what each number of the die, each good turn or each decision leads to. $side is the side that
# acts, which all percentages are seen from: 100 is a win, 50 a draw. $how is how the game ends at once:
# none, won, lost or drawn, as that side sees it. $turn is a turn as it is written, or the name of a
# decision.

# Who is to roll, to move or to decide, and what they can expect.
odds-roll = { $side ->
    [white] 백이 주사위를 굴릴 차례예요. 여덟 눈을 평균하면 기대 승점은 **{ $percent }%**예요.
   *[black] 흑이 주사위를 굴릴 차례예요. 여덟 눈을 평균하면 기대 승점은 **{ $percent }%**예요.
}
odds-turn = { $side ->
    [white] 백이 둘 차례예요. 가장 좋은 수를 두면 기대 승점은 **{ $percent }%**예요.
   *[black] 흑이 둘 차례예요. 가장 좋은 수를 두면 기대 승점은 **{ $percent }%**예요.
}
odds-decide = { $side ->
    [white] 백이 굴림을 어떻게 할지 정할 차례예요. 더 나은 쪽을 고르면 기대 승점은 **{ $percent }%**예요.
   *[black] 흑이 굴림을 어떻게 할지 정할 차례예요. 더 나은 쪽을 고르면 기대 승점은 **{ $percent }%**예요.
}
# A number, and the best turn or decision after it: the same side's, or the other side's.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent }%** · 바로 이겨요: **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · 바로 져요: **{ $turn }**
    [drawn] `{ $number }` **{ $percent }%** · 바로 비겨요: **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · 가장 좋은 수는 **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent }%** · 가장 좋은 응수 **{ $turn }**에도 바로 이겨요
    [lost] `{ $number }` **{ $percent }%** · 바로 져요. 상대의 응수는 **{ $turn }**
    [drawn] `{ $number }` **{ $percent }%** · 바로 비겨요. 상대의 응수는 **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · 상대의 가장 좋은 응수는 **{ $turn }**
}
# A number that ends the game by itself.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent }%** · 이 굴림으로 이겨요
    [lost] `{ $number }` **{ $percent }%** · 이 굴림으로 져요
   *[drawn] `{ $number }` **{ $percent }%** · 이 굴림으로 비겨요
}
# A turn or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent }%, 바로 이겨요
    [lost] **{ $turn }** · { $percent }%, 바로 져요
    [drawn] **{ $turn }** · { $percent }%, 바로 비겨요
   *[none] **{ $turn }** · { $percent }%
}
# The small print: which game, and after how many turns; or a position by itself.
odds-place = { $turn ->
    [0] { $variant } · { $game }번 대국, 시작 국면 · 승리는 100%, 무승부는 50%
   *[other] { $variant } · { $game }번 대국, { $turn }수 뒤 · 승리는 100%, 무승부는 50%
}
odds-position = { $variant } · 국면 하나 · 승리는 100%, 무승부는 50%
# The picture, for those who do not see it.
odds-shown = { $side ->
    [white] 체스판 옆의 막대: 백의 기대 승점은 { $percent }%. { LIST($bars, join: ",") }.
   *[black] 체스판 옆의 막대: 흑의 기대 승점은 { $percent }%. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent }% 바로 승리
    [lost] { $what }: { $percent }% 바로 패배
    [drawn] { $what }: { $percent }% 바로 무승부
   *[none] { $what }: { $percent }%
}

# What is refused.
odds-refused-running = { $game }번 대국은 사람끼리 두고 있고 아직 끝나지 않았어요. 끝나기 전에는 그 대국의 확률을 알려 드리지 않아요. 끝난 대국, 저와 두는 대국, 그리고 국면의 확률은 알려 드려요.
odds-refused-own-game = 아직 두고 있는 { $game }번 대국이 이 국면을 지났거나 다음 수로 이 국면이 될 수 있어요. 그 대국이 끝난 뒤에 다시 물어봐 주세요.
odds-refused-over = { $turns ->
    [0] 그 수로 { $game }번 대국은 끝났어요. `turn`에는 0(시작 국면)을 쓸 수 있어요.
   *[other] 그 수로 { $game }번 대국은 끝났어요. `turn`에는 0(시작 국면)부터 { $turns }까지 쓸 수 있어요.
}
odds-refused-always-over = { $game }번 대국에는 고르거나 굴릴 것이 한 번도 없었어요.
odds-refused-which-variant = 국면은 어느 게임의 것인지 알아야 해요. `variant`도 골라 주세요.
odds-refused-game-and-position = `game`과 `position` 가운데 하나만 써 주세요. 하나는 여기에서 둔 대국이고, 다른 하나는 아무 국면이에요.
odds-refused-turn-and-position = `turn`은 대국의 몇 번째 수인지를 뜻하는데 `position`에는 수순이 없어요. 둘 중 하나는 비워 주세요.
odds-refused-variant-alone = `variant`는 `position`이 어느 게임의 국면인지 알려 줘요. 국면을 FEN으로 함께 쓰거나 `variant`를 비워 주세요.
refused-engine-busy = 지금은 생각해 달라는 분이 너무 많아요. 잠시 뒤에 다시 물어봐 주세요.
refused-stopping = 지금 다시 시작하는 중이에요. 잠시 뒤에 다시 해 주세요.
