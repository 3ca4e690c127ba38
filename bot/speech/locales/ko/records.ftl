challenge-rated = 레이팅 대국이에요.
challenge-friendly = 캐주얼 대국이라 레이팅이 바뀌지 않아요.
game-rated = 레이팅
game-not-rated = 레이팅 미반영
game-friendly = 캐주얼

end-ratings = 레이팅: { LIST($ratings, join: ",") }.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = 레이팅 미반영: 같은 상대와는 하루에 네 판까지만 반영돼요.
end-score = { $variant } 상대 전적: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = 저와의 대국은 레이팅에 반영되지 않아요. `rated`를 빼거나 다른 사람에게 신청하세요.
challenge-refused-rated-position = 국면에서 시작하는 대국은 레이팅에 반영되지 않아요. `rated`나 `position`을 빼세요.

leaderboard-heading = **순위표: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** · { $count }판
leaderboard-place = { $name } 님은 { $total }명 중 { $rank }위예요.
leaderboard-no-place = { $name } 님은 아직 여기 레이팅이 없어요.
leaderboard-page = { $number }/{ $pages }쪽
rating-mark = ? = 임시 레이팅(레이팅 대국이 적어 순위표에서는 맨 아래에 나와요)
leaderboard-nobody = 여기에는 아직 레이팅이 있는 사람이 없어요. `/challenge`로 레이팅 대국을 시작해 첫 주인공이 되어 보세요.
leaderboard-empty = 여기에는 아직 { $variant } 레이팅이 있는 사람이 없어요. `/challenge`로 레이팅 대국을 시작해 첫 주인공이 되어 보세요.

profile-heading = **이 서버에서 { $name } 님의 대국**
profile-rating = **{ $variant }**: 레이팅 **{ $rating }** · { $count }판
profile-no-rating = **{ $variant }**: 아직 레이팅 없음
profile-people = - 다른 플레이어와: { $won }승 { $draws }무 { $losses }패
profile-engine = - 저와: { $won }승 { $draws }무 { $losses }패
profile-opponents = 자주 둔 상대: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
profile-luckiest = 가장 운이 좋았던 주사위: **{ $number }**, 승률 +{ $percent }% ({ $game }번 대국, { $variant }, { $turn ->
    [0] 시작
   *[other] { nth-move } 뒤
}).
profile-unluckiest = 가장 운이 나빴던 주사위: **{ $number }**, 승률 −{ $percent }% ({ $game }번 대국, { $variant }, { $turn ->
    [0] 시작
   *[other] { nth-move } 뒤
}).
profile-picture = 그래프: { $variant } 레이팅 변화
profile-luck = 운 = 주사위가 평균적으로 나왔을 때와의 승률 차이(추정)
profile-mark = ? = 임시 레이팅(레이팅 대국이 적음)
profile-empty = { $name } 님은 아직 이 서버에서 마친 대국이 없어요. `/challenge`로 시작하세요.
refused-no-profile = 봇에는 프로필이 없어요. 플레이어를 고르거나, 자기 프로필을 보려면 `person`을 빼세요.
curve-shown = { $name } 님의 { $variant } 레이팅, 레이팅 대국 { $count }판: 처음 { $first }, 마지막 { $latest }, 최저 { $lowest }, 최고 { $highest }.
