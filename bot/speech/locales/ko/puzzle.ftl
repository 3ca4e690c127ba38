# 문제: 찾을 것이 있는 국면. $side는 white나 black, $turn과 $reply는 표기된 수, $number는 주사위 숫자.

button-solution = 정답 보기
button-next-puzzle = 다음 문제
button-solve = 풀기

puzzle-side = { $side ->
    [white] 백
   *[black] 흑
}

puzzle-heading = **문제: { $kind }** · { $variant }
puzzle-heading-daily = **오늘의 문제: { $kind }** · { $variant }

## What is to be found. A number of 0: no die was rolled.

puzzle-task-numbers = { puzzle-side }이 주사위를 굴릴 차례예요. 어떤 숫자가 나오면 바로 메이트할 수 있을까요? 빠짐없이, 그것만 고르세요.
puzzle-task-number = { $number ->
    [0] { puzzle-side }의 차례: 바로 메이트하는 수는 하나뿐이에요. 찾아보세요.
   *[other] { puzzle-side }의 차례, 주사위는 **{ $number }**. 바로 메이트하는 수는 하나뿐이에요. 찾아보세요.
}
puzzle-task-no-way-out = { puzzle-side }의 차례: 메이트는 없고, 단 하나를 뺀 모든 수 다음에는 상대가 (어떤 숫자로든, 주사위 없이든) 메이트할 수 있어요. 그 하나를 찾아보세요.
puzzle-task-net = { puzzle-side }의 차례: 아직 메이트는 없지만, 단 하나의 체크 다음에는 상대가 무엇을 두어도 세 개 이상의 숫자로 메이트할 수 있어요. 그 체크를 찾아보세요.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side }의 차례: 바로 메이트하는 수는 하나뿐이에요. 찾아보세요.
   *[other] { puzzle-side }의 차례: 상대가 무엇을 두어도 { $turns }수 만에 메이트예요. 첫 수를 찾아보세요.
}
puzzle-task-null = { puzzle-side }의 차례이고, 그다음 널의 주사위를 굴려요. 단 하나의 수 다음에는 그 주사위로 { puzzle-side }이 지는 일이 없어요. 찾아보세요.
puzzle-task-null-numbers = 이제 널의 주사위를 굴려요. 무엇을 결정하든 { puzzle-side }이 지는 숫자가 있어요. 빠짐없이, 그것만 고르세요.
puzzle-then-numbers = **맞아요!** 상대의 응수: { $reply }. 이제 어떤 숫자로 메이트할 수 있을까요? 빠짐없이, 그것만 고르세요.
puzzle-then-mate = **맞아요!** 상대의 응수: { $reply }. { $turns ->
    [one] 이제 바로 메이트하세요.
   *[other] 계속: { $turns }수 만에 메이트하세요.
}

## What became of a try.

puzzle-solved = **풀었어요!** 정답: { $turn }.
puzzle-wrong = **아니에요.** { $turn }: 정답이 아니에요.
puzzle-wrong-goes-on = **아니에요.** { $turn }: 메이트가 아니에요.
puzzle-wrong-draws = **아니에요.** { $turn }: 무승부가 될 뿐이에요.
puzzle-wrong-no-check = **아니에요.** { $turn }: 체크가 아니에요.
puzzle-wrong-refuted = **아니에요.** { $turn } 다음에 { $reply }, 그러면 제때 메이트할 수 없어요.
puzzle-wrong-escapes = **아니에요.** { $turn } 다음에 { $reply }, 그러면 { $count ->
    [0] 메이트할 수 있는 숫자가 없어요
   *[other] 메이트할 수 있는 숫자가 { $count }개뿐이에요
}.
puzzle-wrong-mates = **아니에요.** { $turn } 다음에 상대가 { $number ->
    [0] 메이트할 수 있어요
   *[other] 숫자 **{ $number }**로 메이트할 수 있어요
}: { $reply }.
puzzle-wrong-loses = **아니에요.** { $turn } 다음에 숫자 **{ $number }**, 그러면 져요.
puzzle-missed = **아니에요.** 숫자 **{ $number }**: 빠졌어요. 그 숫자로 메이트하는 수: { $turn }.
puzzle-missed-roll = **아니에요.** 숫자 **{ $number }**: 빠졌어요.
puzzle-extra = **아니에요.** 숫자 **{ $number }**: 메이트가 없어요.
puzzle-extra-roll = **아니에요.** 숫자 **{ $number }**: 해당하지 않아요.

puzzle-hint-numbers = **힌트:** 숫자는 모두 { $count }개예요.
puzzle-hint-piece = **힌트:** { $square }의 { PIECE($piece, form: "nom") } 움직여요.
puzzle-hint-file = **힌트:** 그라비타투르는 { $file }파일에 놓아요.
puzzle-hint-none = **힌트:** 움직이는 기물이 없어요.

## In small print.

puzzle-counts = 첫 시도만 반영돼요.
puzzle-known = 전에 시도한 문제라 더는 반영되지 않아요.
puzzle-all-tried = 모두 시도했어요. 이 문제가 가장 오래됐고, 더는 반영되지 않아요.
puzzle-unrated = 첫 시도만 반영돼요.
puzzle-rating = 내 문제 레이팅: **{ $rating }**, { $change }.
puzzle-rating-lost = 내 문제 레이팅: **{ $rating }**, { $change }. 계속해 보세요. 첫 시도만 반영됐어요.
puzzle-rating-hint = 힌트를 보면 실패로 쳐요. 내 문제 레이팅: **{ $rating }**, { $change }.
puzzle-rating-solution = 정답을 보면 실패로 쳐요. 내 문제 레이팅: **{ $rating }**, { $change }.
puzzle-streak = 오늘의 문제를 { $count }일 연속으로 풀었어요.
puzzle-daily-note = 그날(UTC) 안에 풀면 연속 기록이 이어져요. 몇 번을 시도해도 되지만 **정답 보기** 없이 풀어야 해요. 다음 문제: { $next }.
puzzle-daily-next = 다음 문제: { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side }이 둔 수: { $turn }.
puzzle-solution-next = { puzzle-side }이 둘 수: { $turn }.
puzzle-solution-numbers = 숫자: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = 숫자를 모두 고르세요

## The puzzle of the day, as it is posted.

puzzle-daily-solved = { $count ->
    [0] 여기서 어제 문제를 푼 사람은 없어요.
   *[other] 여기서 어제 문제를 푼 사람은 { $count }명이에요.
}
puzzle-daily-posted = **풀기**를 누르면 나에게만 보여요. 다음 문제: { $next }.
menu-puzzles = 오늘의 문제를 올릴 채널(비우면 올리지 않음)
config-puzzles = - 오늘의 문제를 올리는 곳: { $channel }, 매일 00:05 UTC
config-no-puzzles = - 오늘의 문제를 올리는 곳: **없음**
config-puzzles-refused = - { $channel } 채널에 오늘의 문제를 올리지 못했어요. 거기서 필요한 권한: { LIST($missing, join: ",") }. { rights-grant }

refused-no-such-puzzle = { $variant }에는 그런 문제가 없어요. 있는 문제: { LIST($kinds, join: ",") }.
refused-no-puzzle = 지금은 드릴 문제가 없어요.
refused-puzzle-gone = 거기 나온 그대로의 문제는 이제 없어요. `/puzzle`로 다른 문제를 받아 보세요.

profile-puzzles = **문제(어디서든)**: 레이팅 **{ $rating }**, { $count }개 중 { $solved }개를 첫 시도에 해결, 오늘의 문제 연속 { $streak }일
