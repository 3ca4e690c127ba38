# No 님 and no particle follows a name here: it may be "Eightfold" or that of a deleted user.

button-review = 분석
button-review-terms = 숫자의 뜻
review-number = { $percent }%
review-change = { $sign ->
    [plus] +
    [minus] −
   *[none] ±
}{ $number }

review-heading = **{ $game }번 대국 분석**
review-side = { $name }: 운 { $luck }, 실력 { $play }
review-side-no-dice = { $name }: 실력 { $play }
review-settled = { $end ->
    [result] 체스판 밖에서 정해진 결과로
    [resignation] 기권으로
    [agreement] 무승부 합의로
    [claim] 무승부 선언으로
   *[time] 시간 초과로
} 바뀐 백의 승률({ $change })은 위의 수치에 넣지 않았어요.
review-count = { $count ->
    [0] 큰 실수가 없어요.
   *[other] 큰 실수 { $count }개: **{ button-next }** 버튼을 누르세요.
}

review-dearest = 가장 큰 실수:
review-dear = - { nth-move }, { $name }: **{ $played }** (손실 { $loss }), 더 나은 수: **{ $best }**
review-missed = - { nth-move }, { $name }: **{ $played }**, 놓친 승리: **{ $best }**
review-more = - 그 밖에 { $count }개: 아래 버튼으로 차례로 보세요
review-about = 운 = 주사위가 평균적으로 나왔을 때와의 승률 차이(무승부는 절반으로 계산)
review-about-play = 실력 = 최선의 수와 비교해 자기 수들로 잃은 승률의 합(추정: 수마다 국면 { $nodes }개 계산, 큰 실수는 더 많이)
review-picture = 그래프: 백의 승률, 아래 막대는 주사위 운(위로 갈수록 백에게 유리), 점은 손실이 5%, 10%, 20% 이상인 수
review-picture-no-dice = 그래프: 백의 승률(무승부는 절반으로 계산), 점은 손실이 5%, 10%, 20% 이상인 수

review-place = **{ $number }/{ $total }** · { $game }번 대국 분석
review-better = 더 나은 수: **{ $best }**. { $name } 승률: { $left } → { $kept }.
review-better-wins = 바로 이기는 수: **{ $best }**. { $name } 승률: { $left } → { $kept }.
review-shows = 그림은 더 나은 수를 둔 체스판

review-making = { $game }번 대국을 분석하고 있어요. 곧 나오지 않으면 **{ button-review }** 버튼을 다시 누르세요.
review-shown = { $count }수 동안 백의 승률: 처음 { $first }, 마지막 { $latest }, 최고 { $highest }({ $high ->
    [0] 시작
   *[other] { $high }
}), 최저 { $lowest }({ $low ->
    [0] 시작
   *[other] { $low }
}).
review-shown-play = 실력: 백 { $white }, 흑 { $black }.
review-shown-luck = 운: 백 { $white }, 흑 { $black }.
review-shown-marks = 손실이 20% 이상인 수: { $large }개, 10% 이상: { $middle }개, 5% 이상: { $small }개.

refused-review-running = { $game }번 대국은 아직 진행 중이에요. 끝나면 **{ button-review }** 버튼을 누르거나, 끝난 대국의 번호로 `/review`를 쓰세요.
refused-share-running = { $game }번 대국은 아직 진행 중이에요. 끝나면 공유할 수 있어요.
refused-review-helps = 아직 진행 중인 { $game }번 대국과 너무 비슷한 대국이에요. 그 대국이 끝난 뒤에 볼 수 있어요.
refused-review-nothing = { $game }번 대국에는 분석할 것이 없어요. 중단됐거나 한 수도 두지 않은 대국이에요.
refused-review-many = 지금 분석하는 대국이 너무 많아요. 몇 분 뒤에 다시 해 보세요.
refused-review-page = { $game }번 대국 분석에 그런 쪽은 없어요. `/review`로 처음부터 보세요.
