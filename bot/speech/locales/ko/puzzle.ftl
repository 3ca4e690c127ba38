button-solution = 정답 보기
button-next-puzzle = 다음 퍼즐
button-solve = 풀기

puzzle-side = { $side ->
    [white] 백
   *[black] 흑
}

puzzle-heading = **퍼즐: { $kind }** · { $variant }
puzzle-heading-daily = **오늘의 퍼즐: { $kind }** · { $variant }

puzzle-task-numbers = { puzzle-side }이 굴릴 차례. 1수 메이트가 되는 주사위 눈을 모두 고르세요.
puzzle-task-number = { $number ->
    [0] { puzzle-side } 차례. 1수 메이트를 찾아보세요.
   *[other] { puzzle-side } 차례, 주사위 눈 **{ $number }**. 1수 메이트를 찾아보세요.
}
puzzle-task-no-way-out = { puzzle-side } 차례. 주사위와 상관없이 상대의 메이트를 모두 막는 수는 하나뿐이에요. 찾아보세요.
puzzle-task-net = { puzzle-side } 차례. 체크하는 수를 찾아보세요. 상대가 어떻게 응수하든, 다음에 메이트가 되는 주사위 눈이 세 가지 이상이어야 해요.
puzzle-task-mate = { $turns ->
    [1] { puzzle-side } 차례. 1수 메이트를 찾아보세요.
   *[other] { puzzle-side } 차례. { $turns }수 메이트예요. 첫 수를 찾아보세요.
}
puzzle-task-null = { puzzle-side } 차례. 두고 나면 제로의 주사위를 굴려요. 어떤 주사위 눈이 나와도 안전한 수는 하나뿐이에요. 찾아보세요.
puzzle-task-null-numbers = 이제 제로의 주사위를 굴려요. { puzzle-side }이 무엇을 해도 지는 주사위 눈을 모두 고르세요.
puzzle-then-numbers = **맞아요!** 상대의 응수: { $reply }. 이제 1수 메이트가 되는 주사위 눈을 모두 고르세요.
puzzle-then-mate = **맞아요!** 상대의 응수: { $reply }. 이제 { $turns }수 만에 메이트하세요.

puzzle-solved = **풀었어요!** 정답: { $turn }.
puzzle-wrong = **아니에요.** { $turn }: 다른 수를 찾아보세요.
puzzle-wrong-goes-on = **아니에요.** { $turn }: 메이트가 아니에요.
puzzle-wrong-draws = **아니에요.** { $turn }: 무승부밖에 안 돼요.
puzzle-wrong-no-check = **아니에요.** { $turn }: 체크가 아니에요.
puzzle-wrong-refuted = **아니에요.** { $turn } 다음에 { $reply }: 정해진 수 안에 메이트할 수 없어요.
puzzle-wrong-escapes = **아니에요.** { $turn } 다음에 { $reply }: { $count ->
    [0] 메이트가 되는 주사위 눈이 없어요
   *[other] 메이트가 되는 주사위 눈이 { $count }가지뿐이에요
}.
puzzle-wrong-mates = **아니에요.** { $turn } 다음에 상대가 메이트할 수 있어요{ $number ->
    [0] {""}
   *[other] (주사위 눈 **{ $number }**)
}: { $reply }.
puzzle-wrong-loses = **아니에요.** { $turn } 다음에 주사위 눈이 **{ $number }**이면 져요.
puzzle-missed = **아니에요.** 빠뜨린 주사위 눈: **{ $number }** (메이트: { $turn }).
puzzle-missed-roll = **아니에요.** 빠뜨린 주사위 눈: **{ $number }**.
puzzle-extra = **아니에요.** 빼야 할 주사위 눈: **{ $number }** (메이트 없음).
puzzle-extra-roll = **아니에요.** 빼야 할 주사위 눈: **{ $number }**.

puzzle-hint-numbers = **힌트:** 정답인 주사위 눈은 { $count }가지예요.
puzzle-hint-piece = **힌트:** { $square }의 { PIECE($piece, form: "acc") } 움직이세요.
puzzle-hint-file = **힌트:** 그라비타투르는 { $file }파일에 놓아요.
puzzle-hint-none = **힌트:** 기물을 움직이지 않는 수예요.

puzzle-counts = 첫 시도만 반영돼요. **{ button-hint }**나 **{ button-solution }** 버튼을 누르면 실패로 쳐요.
puzzle-known = 전에 풀어 본 퍼즐이라 반영되지 않아요.
puzzle-all-tried = 모든 퍼즐을 풀어 봐서 가장 오래전에 본 것을 다시 냈어요. 반영되지 않아요.
puzzle-unrated = 첫 시도만 반영돼요.
puzzle-rating = 내 퍼즐 레이팅: **{ $rating }** ({ $change }).
puzzle-rating-lost = 내 퍼즐 레이팅: **{ $rating }** ({ $change }). 이 퍼즐로는 이제 레이팅이 바뀌지 않으니 편하게 더 풀어 보세요.
puzzle-rating-hint = 힌트를 보면 실패로 쳐요. 내 퍼즐 레이팅: **{ $rating }** ({ $change }).
puzzle-rating-solution = 정답을 보면 실패로 쳐요. 내 퍼즐 레이팅: **{ $rating }** ({ $change }).
puzzle-streak = 오늘의 퍼즐 { $count }일 연속.
puzzle-daily-note = 그날(UTC) 안에 풀면 연속 기록이 이어져요. 몇 번 틀려도 되지만 **{ button-solution }** 버튼을 누르면 끊겨요. 다음 퍼즐: { $next }.
puzzle-daily-next = 다음 퍼즐: { $next }.

puzzle-solution-done = { puzzle-side }이 둔 수: { $turn }.
puzzle-solution-next = { puzzle-side }이 둘 수: { $turn }.
puzzle-solution-numbers = 주사위 눈: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = 주사위 눈을 모두 고르세요

puzzle-daily-solved = { $count ->
    [0] 어제 퍼즐은 여기서 아무도 못 풀었어요.
   *[other] 어제 퍼즐은 여기서 { $count }명이 풀었어요.
}
puzzle-daily-posted = **{ button-solve }** 버튼을 눌러 풀어 보세요. 누른 사람에게만 보여요. 다음 퍼즐: { $next }.
menu-puzzles = 오늘의 퍼즐을 올릴 채널(비우면 안 올림)
menu-puzzle-games = 오늘의 퍼즐에 나올 체스 종류
config-puzzles = - 오늘의 퍼즐을 올리는 곳: { $channel } (00:05 UTC)
config-no-puzzles = - 오늘의 퍼즐을 올리는 곳: **없음**
config-puzzles-refused = - { $channel } 채널에 오늘의 퍼즐을 올리지 못했어요. 부족한 권한: { LIST($missing, join: ",") }. { rights-grant }

refused-no-such-puzzle = { $variant }에는 그런 퍼즐이 없어요. 있는 퍼즐: { LIST($kinds, join: ",") }.
refused-no-puzzle = 지금은 낼 수 있는 퍼즐이 없어요.
refused-puzzle-gone = 내용이 바뀐 퍼즐이에요. `/puzzle`로 다른 퍼즐을 받으세요.

profile-puzzles = **퍼즐(전체)**: 레이팅 **{ $rating }**, { $count }개 중 { $solved }개를 첫 시도에 해결, 오늘의 퍼즐 { $streak }일 연속
