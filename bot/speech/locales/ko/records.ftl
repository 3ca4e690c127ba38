# 대국이 남기는 것. $name은 사람. 레이팅은 1512 같은 수이고, 아직 불확실하면 뒤에 "?"가 붙어요.
# $score는 2½ 같은 점수.

challenge-rated = 레이팅 대국이에요.
challenge-friendly = 친선 대국이라 레이팅이 바뀌지 않아요.
# 사람끼리 두는 대국의 작은 글씨.
game-rated = 레이팅 대국
game-friendly = 친선 대국

# 끝날 때. $ratings는 "rating-changed", $scores는 "score-of" 메시지.
end-ratings = 레이팅: { LIST($ratings, join: ",") }.
# $change: 바뀐 만큼. 예: +12
rating-changed = { $name } 님 **{ $rating }**({ $change })
end-too-often = 이번 대국은 레이팅에 들어가지 않아요. 같은 두 사람의 대국은 하루에 네 번까지만 반영돼요.
end-score = { $variant } 상대 전적: { LIST($scores, join: ",") }.
score-of = { $name } 님 **{ $score }**

challenge-refused-rated = Eightfold와의 대국은 레이팅에 들어가지 않아요. `rated`를 비우거나 다른 사람에게 신청해 주세요.

# 서버의 레이팅 목록. $place는 $people명 가운데 3 같은 순위.
leaderboard-heading = **순위표: { $variant }**
leaderboard-line = { $place }. { $name } 님 **{ $rating }** · { $count }국
leaderboard-place = { $name } 님은 { $people }명 가운데 { $place }위예요.
leaderboard-no-place = { $name } 님은 아직 이 서버에 레이팅이 없어요.
leaderboard-page = { $pages }쪽 중 { $number }쪽
rating-mark = "?": 레이팅 대국이 적어 아직 불확실한 레이팅이에요. 목록의 끝에 보여요
leaderboard-nobody = 이 서버에는 아직 레이팅이 있는 사람이 없어요. 첫 번째가 되어 보세요. `/challenge`로 대국을 신청하고 끝까지 두면 두 사람 모두 레이팅을 얻어요.
leaderboard-empty = 이 서버에는 아직 { $variant } 레이팅이 있는 사람이 없어요. 첫 번째가 되어 보세요. `/challenge`로 대국을 신청하고 끝까지 두면 두 사람 모두 레이팅을 얻어요.
