# Lists of games and challenges, for the person who asks. $count: how many are in a list.

games-yours = **내 차례** ({ $count })
games-theirs = **상대 차례** ({ $count })
games-challenges = **대기 중인 대국 신청** ({ $count })
games-others = **이 서버의 다른 대국** ({ $count })

# A game: $variant is its name, $whom the opponent, $since how long ago the last turn was, such as “3시간
# 전”. $linked is yes where $place is the address of its board, else $place is its channel.
games-own = - { $linked ->
    [gone] **{ $variant }**(채널이 없어졌어요)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }**({ $place })
} · 상대 { $whom } · { $turn ->
    [0] 시작
   *[other] { $turn }수
} · { $game }번 대국 · { $timed ->
    [yes] 제한 시간 종료: { $since }
   *[no] 마지막 진행 { $since }
}
# The same of others.
games-other = - { $linked ->
    [gone] **{ $variant }**(채널이 없어졌어요)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }**({ $place })
} · { $white } 대 { $black } · { $turn ->
    [0] 시작
   *[other] { $turn }수
} · { $game }번 대국 · { $timed ->
    [yes] 제한 시간 종료: { $since }
   *[no] 마지막 진행 { $since }
}

# A challenge in the channel $place, made $since; $whom is the other person.
games-challenge-made = - **{ $variant }**({ $place }) · { $whom } 님이 아직 답하지 않았어요 · { $since }
games-challenge-open = - **{ $variant }**({ $place }) · 누구나 받을 수 있는 내 신청 · { $since }
games-challenge-to-you = - **{ $variant }**({ $place }) · { $whom } 님이 대국을 신청했어요 · { $since }
games-challenge-anybody = - **{ $variant }**({ $place }) · { $whom } 님이 상대를 찾고 있어요 · { $since }

games-more = … 그 밖에 { $count }개의 대국이 더 있어요
games-more-of-yours = … 그 밖에 { $count }개가 더 있어요. `/games`에서 모두 볼 수 있어요
games-none = 이 서버에서 두고 있는 대국이 없어요. `/challenge`로 시작할 수 있어요.
games-elsewhere = 이 채널에서는 진행 중인 대국이 없어요. 이 서버에서 두고 있는 대국은 다음과 같아요. 새 대국은 `/challenge`로 시작해요.
page-of = { $number }/{ $count }쪽

# To who has just made a turn: the one of their other games that has waited longest.
games-wait = { $count ->
    [1] 차례를 기다리는 다른 대국이 하나 있어요
   *[other] 차례를 기다리는 다른 대국이 { $count }개 있어요. 가장 급한 대국
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }**({ $place })
}, 상대 { $whom }.

## A game on paper.

# $since is the time when it began.
game-about = **{ $variant } · { $game }번 대국**, { $since } 시작, { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }수
}.
game-secret = 비밀 값: `{ $secret }`

## Following a game that others play.

button-follow = 팔로우
follow-state = 이 대국을 팔로우하고 있어요. **팔로우**를 누르면 그만둬요.
follow-begun = { $game }번 대국을 팔로우해요. 대국이 끝나면 한 번 멘션할게요. **팔로우**를 다시 누르면 멘션하지 않아요.
follow-stopped = { $game }번 대국을 더는 팔로우하지 않아요.
# $people are mentioned, $last tells how the game ended.
follow-ended = { LIST($people, join: ",") } 님, { $game }번 대국이 끝났어요. { $last }
refused-follows-own = { $game }번 대국은 직접 두고 있는 대국이에요. 차례가 되거나 대국이 끝나면 멘션해 드려요.

games-go-on-here = { $game }번 대국은 여기서 이어져요.
refused-busy-here = 여기서 다른 대국이 진행 중이에요. 다른 채널에서, 또는 그 대국이 끝난 뒤 여기서 `/games`를 쓰세요.
refused-already-here = { $game }번 대국은 이미 이 채널에서 진행 중이에요.
refused-channel-there = { $game }번 대국은 { $channel }에서 진행 중이에요.
