odds-roll = { $side ->
    [white] 백이 굴릴 차례: 주사위 눈 여덟 가지의 평균 승률 **{ $percent }%**.
   *[black] 흑이 굴릴 차례: 주사위 눈 여덟 가지의 평균 승률 **{ $percent }%**.
}
odds-turn = { $side ->
    [white] 백이 둘 차례: 최선의 수를 두면 승률 **{ $percent }%**.
   *[black] 흑이 둘 차례: 최선의 수를 두면 승률 **{ $percent }%**.
}
odds-decide = { $side ->
    [white] 백이 주사위 결과를 받아들일지 정할 차례: 더 나은 선택을 하면 승률 **{ $percent }%**.
   *[black] 흑이 주사위 결과를 받아들일지 정할 차례: 더 나은 선택을 하면 승률 **{ $percent }%**.
}
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent }%** · 승리: **{ $turn }**
    [lost] `{ $number }` **{ $percent }%** · 패배(최선: **{ $turn }**)
    [drawn] `{ $number }` **{ $percent }%** · 무승부: **{ $turn }**
   *[none] `{ $number }` **{ $percent }%** · 최선: **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent }%** · 승리(상대의 최선: **{ $turn }**)
    [lost] `{ $number }` **{ $percent }%** · 패배(상대의 응수: **{ $turn }**)
    [drawn] `{ $number }` **{ $percent }%** · 무승부(상대의 응수: **{ $turn }**)
   *[none] `{ $number }` **{ $percent }%** · 상대의 최선: **{ $turn }**
}
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent }%** · 주사위로 승리
    [lost] `{ $number }` **{ $percent }%** · 주사위로 패배
   *[drawn] `{ $number }` **{ $percent }%** · 주사위로 무승부
}
odds-line = { $how ->
    [won] **{ $turn }** · { $percent }%, 승리
    [lost] **{ $turn }** · { $percent }%, 패배
    [drawn] **{ $turn }** · { $percent }%, 무승부
   *[none] **{ $turn }** · { $percent }%
}
odds-place = { $turn ->
    [0] { $variant } · { $game }번 대국, 시작 · 무승부는 절반으로 계산
   *[other] { $variant } · { $game }번 대국, { nth-move } 뒤 · 무승부는 절반으로 계산
}
odds-position = { $variant } · 국면 · 무승부는 절반으로 계산
odds-shown = { $side ->
    [white] 체스판 옆의 막대: 백의 승률 { $percent }%. { LIST($bars, join: ",") }.
   *[black] 체스판 옆의 막대: 흑의 승률 { $percent }%. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent }% 승리
    [lost] { $what }: { $percent }% 패배
    [drawn] { $what }: { $percent }% 무승부
   *[none] { $what }: { $percent }%
}

odds-refused-running = 사람끼리 두는 { $game }번 대국의 승률은 끝난 뒤에 볼 수 있어요. 끝난 대국, 저와의 대국, 입력한 국면은 지금도 돼요.
odds-refused-own-game = 아직 진행 중인 { $game }번 대국과 너무 비슷한 국면이에요. 그 대국이 끝난 뒤에 볼 수 있어요.
odds-refused-over = { $turns ->
    [0] { $game }번 대국은 그때 이미 끝났어요. `turn`에는 `0`(시작)만 쓸 수 있어요.
   *[other] { $game }번 대국은 그때 이미 끝났어요. `turn`에는 `0`(시작)부터 `{ $turns }`까지 쓸 수 있어요.
}
odds-refused-always-over = { $game }번 대국에는 둘 수 있는 수도, 굴릴 주사위도 없었어요.
odds-refused-which-variant = `variant`도 고르세요. 국면에는 체스 종류가 필요해요.
odds-refused-game-and-position = `game`과 `position` 중 하나만 쓰세요.
odds-refused-turn-and-position = `turn`과 `position` 중 하나만 쓰세요. `turn`은 대국을 볼 때만 써요.
odds-refused-variant-alone = `variant`는 `position`과 함께 써요. 둘 다 쓰거나 `variant`를 빼세요.
refused-engine-busy = 지금은 생각할 것이 너무 많아요. 1분 뒤에 다시 해 보세요.
refused-stopping = 다시 시작하는 중이에요. 1분 뒤에 다시 해 보세요.
