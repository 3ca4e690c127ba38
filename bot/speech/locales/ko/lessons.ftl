button-learn = 2분 만에 배우기

lesson-heading = **2분 만에 배우는 { $game }** ({ $number }/{ $count }): { $title }
lesson-task = **문제:** { $task }
lesson-die = 이 레슨에서는 주사위 눈이 정해져 있어요: { $number }.
lesson-rolled = 나온 주사위 눈: **{ $number }**.
lesson-wrong = **{ $answer }**: 아니에요. { $because } 다시 해 보세요.
lesson-right = **맞았어요!** { $account }
lesson-done = **다섯 문제를 다 풀었어요!** 이제 레벨 1로 저와 { $game } 대국을 해 보세요. 자세한 규칙은 `/rules`에 있어요.

refused-lesson-gone = 내용이 바뀐 레슨이에요. `/learn`으로 처음부터 시작하세요.

lesson-only-kings-capture = 킹만 기물을 잡을 수 있어요. 다른 기물은 기물이 있는 칸으로 갈 수 없어요.
lesson-no-castling = 여기에는 캐슬링이 없어요.
