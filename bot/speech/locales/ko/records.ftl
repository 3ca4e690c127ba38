# 대국이 남기는 것. $name은 사람. 레이팅은 1512 같은 수이고, 아직 불확실하면 뒤에 "?"가 붙어요.
# $score는 2½ 같은 점수.

challenge-rated = 레이팅 대국이에요.
challenge-friendly = 친선 대국이라 레이팅이 바뀌지 않아요.
# 사람끼리 두는 대국의 작은 글씨.
game-rated = 레이팅 대국
game-not-rated = 레이팅 미반영
game-friendly = 친선 대국

# 끝날 때. $ratings는 "rating-changed", $scores는 "score-of" 메시지.
end-ratings = 레이팅: { LIST($ratings, join: ",") }.
# $change: 바뀐 만큼. 예: +12
rating-changed = { $name } 님 **{ $rating }**({ $change })
end-too-often = 이번 대국은 레이팅에 들어가지 않아요. 같은 두 사람의 대국은 하루에 네 번까지만 반영돼요.
end-score = { $variant } 상대 전적: { LIST($scores, join: ",") }.
score-of = { $name } 님 **{ $score }**

challenge-refused-rated = Eightfold와의 대국은 레이팅에 들어가지 않아요. `rated`를 비우거나 다른 사람에게 신청해 주세요.
challenge-refused-rated-position = 주어진 국면에서 시작하는 대국은 레이팅에 들어가지 않아요. `rated`나 `position`을 비워 두세요.

# 서버의 레이팅 목록. $place는 $people명 가운데 3 같은 순위.
leaderboard-heading = **순위표: { $variant }**
leaderboard-line = { $rank }. { $name } 님 **{ $rating }** · { $count }국
leaderboard-place = { $name } 님은 { $total }명 가운데 { $rank }위예요.
leaderboard-no-place = { $name } 님은 아직 이 서버에 레이팅이 없어요.
leaderboard-page = { $pages }쪽 중 { $number }쪽
rating-mark = "?": 레이팅 대국이 적어 아직 불확실한 레이팅이에요. 목록의 끝에 보여요
leaderboard-nobody = 이 서버에는 아직 레이팅이 있는 사람이 없어요. 첫 번째가 되어 보세요. `/challenge`로 대국을 신청하고 끝까지 두면 두 사람 모두 레이팅을 얻어요.
leaderboard-empty = 이 서버에는 아직 { $variant } 레이팅이 있는 사람이 없어요. 첫 번째가 되어 보세요. `/challenge`로 대국을 신청하고 끝까지 두면 두 사람 모두 레이팅을 얻어요.

# 서버에서 둔 대국의 결과. $count: 레이팅 대국 수.
profile-heading = **이 서버에서 { $name } 님이 둔 대국**
profile-rating = **{ $variant }**: 레이팅 대국 { $count }번, 레이팅 **{ $rating }**
profile-no-rating = **{ $variant }**: 아직 레이팅 없음
# 대국 수.
profile-people = - 사람과: { $won }승 { $draws }무 { $losses }패
profile-engine = - Eightfold와: { $won }승 { $draws }무 { $losses }패
# $opponents는 "profile-opponent" 메시지. $score는 프로필 주인의 점수, $theirs는 상대의 점수.
profile-opponents = 자주 둔 상대: { LIST($opponents, join: ",") }
profile-opponent = { $name } 님({ $score } : { $theirs })
# $percent: 주사위가 승산을 바꾼 정도.
profile-luckiest = 가장 운 좋은 주사위: { $game }번 대국({ $variant }), { $turn ->
    [0] 시작할 때
   *[other] { $turn }수째 뒤
} 나온 **{ $number }** (승산 +{ $percent }%)
profile-unluckiest = 가장 운 나쁜 주사위: { $game }번 대국({ $variant }), { $turn ->
    [0] 시작할 때
   *[other] { $turn }수째 뒤
} 나온 **{ $number }** (승산 −{ $percent }%)
# 작은 글씨.
profile-picture = 그림은 { $variant } 레이팅이 대국마다 바뀐 모습이에요
profile-luck = 운은 여덟 숫자의 평균에 견주어 나온 숫자가 승산을 얼마나 바꿨는지 Eightfold가 계산한 값이에요
profile-mark = "?": 레이팅 대국이 적어 아직 불확실한 레이팅이에요
profile-empty = { $name } 님은 아직 이 서버에서 끝낸 대국이 없어요. `/challenge`로 시작할 수 있어요.
refused-no-profile = 프로그램에는 프로필이 없고, 저도 마찬가지예요. 사람을 고르거나, `person`을 비워 내 프로필을 보세요.
# 그림을 글로. $count: 그림에 나온 대국 수.
curve-shown = { $name } 님의 { $variant } 레이팅. 레이팅 대국 { $count }번 동안 처음 { $first }, 마지막 { $latest }, 최저 { $lowest }, 최고 { $highest }.
