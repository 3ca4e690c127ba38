# 끝난 대국의 분석: 주사위 덕이었는지 둔 수 덕이었는지. $name은 사람. 값은 예상 점수로, 이기면 1, 지면 0.

button-review = 분석
review-number = { $whole }.{ $hundredths }
review-change = { $sign ->
    [plus] +
   *[minus] −
}{ $number }

review-heading = **{ $game }번 대국 분석**
review-side = { $luck ->
    [more] { $name } 님의 주사위는 기대보다 { $gained } 더 주었고
    [less] { $name } 님의 주사위는 기대보다 { $gained } 덜 주었고
   *[even] { $name } 님의 주사위는 딱 기대한 만큼이었고
}, { $play ->
    [back] 둔 수로 { $given } 도로 내주었어요.
    [lost] 둔 수로 { $given } 잃었어요.
    [gained] 둔 수로 { $given } 얻었어요.
   *[even] 둔 수로 잃은 것은 없어요.
}
review-side-no-dice = { $play ->
    [lost] { $name } 님은 둔 수로 { $given } 내주었어요.
    [gained] { $name } 님은 둔 수로 { $given } 얻었어요.
   *[even] { $name } 님은 둔 수로 내준 것이 없어요.
}
review-settled = { $end ->
    [result] 나머지는 결과로 정해졌어요
    [resignation] 나머지는 기권으로 정해졌어요
    [agreement] 나머지는 합의로 정해졌어요
    [claim] 나머지는 무승부 선언으로 정해졌어요
   *[time] 나머지는 시계로 정해졌어요
}: 백 기준 { $change }, 어느 쪽의 몫도 아니에요.

review-dearest = 가장 비싼 수:
review-dear = - { $turn }수째, { $name } 님: **{ $played }** 손해 { $loss }. 더 나은 수는 **{ $best }**
review-missed = - { $turn }수째, { $name } 님: **{ $played }** 때문에 바로 이기는 **{ $best }** 놓침
review-more = - 그 밖에 { $count }개: 아래에서 차례로 볼 수 있어요
review-flawless = 크게 손해 본 수는 없어요.
review-about = 운은 여덟 숫자의 평균에 견주어 나온 숫자가 예상 점수(승리 1, 무승부 ½)를 얼마나 바꿨는지예요
review-about-play = 수의 손해는 Eightfold가 값마다 국면 { $nodes }개를 보고 계산했고, 가장 비싼 수는 더 깊이 봤어요
review-picture = 그림은 백의 예상 점수, 그 아래는 주사위(위쪽: 백에게 좋음), 점은 손해가 0.05, 0.10, 0.20 이상인 수예요
review-picture-no-dice = 그림은 백의 예상 점수(승리 1, 무승부 ½), 점은 손해가 0.05, 0.10, 0.20 이상인 수예요

review-place = **{ $total }개 중 { $number }번째** · { $game }번 대국 분석
review-better = 더 나은 수는 **{ $best }**: { $name } 님의 예상 점수가 { $left }이 아니라 { $kept }이었어요.
review-better-wins = **{ $best }** 두었다면 바로 이겼어요: { $name } 님의 예상 점수가 { $left }이 아니라 { $kept }이었어요.
review-shows = 그림은 더 나은 수예요

review-making = { $game }번 대국을 분석하고 있어요. 곧 여기에 나와요. 나오지 않으면 **분석**을 다시 눌러 주세요.
review-shown = { $count }수 동안 백의 예상 점수: 처음 { $first }, 마지막 { $latest }, 최고 { $highest }({ $high }수째), 최저 { $lowest }({ $low }수째).
review-shown-play = 둔 수로: 백 { $white }, 흑 { $black }.
review-shown-luck = 주사위로: 백 { $white }, 흑 { $black }.
review-shown-marks = 손해가 0.20 이상인 수: { $large }, 0.10 이상: { $middle }, 0.05 이상: { $small }.

refused-review-running = { $game }번 대국은 아직 두는 중이라, 분석하면 너무 많이 알려 주게 돼요. 끝나면 체스판 아래에 **분석**이 있어요. 다른 대국은 끝난 대국의 번호를 적어 주세요: `/review`.
refused-review-helps = 아직 두고 있는 { $game }번 대국이 이 대국에 나온 국면을 지났거나 다음 수로 그 국면이 될 수 있어요. 그 대국이 끝난 뒤에 다시 물어봐 주세요.
refused-review-nothing = { $game }번 대국에는 분석할 것이 없어요. 승부 없이 닫혔거나 첫 수를 두기 전에 끝났어요.
refused-review-many = 지금 분석 중인 대국이 많아요. 몇 분 뒤에 다시 시도해 주세요.
refused-review-page = { $game }번 대국 분석에는 거기서 더 보여 드릴 것이 없어요. `/review`로 처음부터 볼 수 있어요.
