# Games taught in five small positions, privately. The positions are in each game's own file: what a
# message itself says is the heading of its position; idea, task and praise are told around the answer,
# and every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = 2분 만에 배우기

lesson-heading = **2분 만에 배우는 { $game }** ({ $count }개 중 { $number }번째): { $title }
lesson-task = **문제:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = 수업에서는 주사위 눈이 정해져 있어요(이번 눈: { $number }).
lesson-rolled = 나온 눈: **{ $number }**.
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: 아니에요. { $because } 다시 해 보세요.
# $account is what was played, as under a board.
lesson-right = **맞았어요!** { $account }
lesson-done = **다섯 문제를 모두 풀었어요. 이제 { $game } 대국을 할 수 있어요.** 가장 쉬운 단계의 Eightfold와 둬 보세요. 자세한 규칙은 `/rules`에 있어요.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = 이 수업은 이제 거기 나온 것과 달라요. `/learn`으로 처음부터 다시 시작해 보세요.

lesson-only-kings-capture = 킹만 잡을 수 있고, 다른 기물은 기물이 있는 칸으로 갈 수 없어요.
lesson-no-castling = 이 게임에는 캐슬링이 없어요.
