games-yours = **내 차례** ({ $count })
games-theirs = **상대 차례** ({ $count })
games-challenges = **대기 중인 대국 신청** ({ $count })
games-ended = **내가 둔 끝난 대국**
games-others = **이 서버의 다른 대국** ({ $count })

games-own = - { $linked ->
    [gone] **{ $variant }** (삭제된 채널)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** ({ $place })
} · 상대: { $whom } · { nth-move } · { $game }번 대국 · { $timed ->
    [yes] 기한: { $since }
   *[no] 마지막 수: { $since }
}
games-own-ended = - { $linked ->
    [gone] **{ $variant }** (삭제된 채널)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** ({ $place })
} · 상대: { $whom } · { $result ->
    [won] 승리
    [lost] 패배
    [draw] 무승부
   *[aborted] 중단
} · { $game }번 대국 · 종료: { $since }
games-other = - { $linked ->
    [gone] **{ $variant }** (삭제된 채널)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** ({ $place })
} · { $white } 대 { $black } · { nth-move } · { $game }번 대국 · { $timed ->
    [yes] 기한: { $since }
   *[no] 마지막 수: { $since }
}

games-challenge-made = - **{ $variant }** ({ $place }) · { $whom } 님의 답을 기다려요 · { $since }
games-challenge-open = - **{ $variant }** ({ $place }) · 누구나 수락할 수 있는 내 신청 · { $since }
games-challenge-to-you = - **{ $variant }** ({ $place }) · { $whom } 님이 회원님에게 신청했어요 · { $since }
games-challenge-anybody = - **{ $variant }** ({ $place }) · { $whom } 님이 상대를 찾아요 · { $since }

games-more = … 그 밖에 { $count }개
games-more-of-yours = … 그 밖에 { $count }판은 `/games`에 있어요
games-none = 이 서버에서 두고 있는 대국이 없어요. `/challenge`로 시작하세요.
games-elsewhere = 이 채널에는 대국이 없어요. `/challenge`로 시작하거나, 두던 대국을 이어 가세요:
page-of = { $number }/{ $count }쪽

games-wait = { $count ->
    [1] 내 차례인 대국이 한 판 더 있어요
   *[other] 내 차례인 대국이 { $count }판 더 있어요. 가장 급한 대국
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** ({ $place })
}, 상대: { $whom }.

game-about = **{ $variant } · { $game }번 대국** · 시작: { $since } · { $turns ->
    [0] 아직 둔 수 없음
   *[other] { $turns }수
}
game-secret = 주사위 비밀 값: `{ $secret }`
game-fen = FEN: { $fen }
game-fen-analysis = FEN: { $fen } · [분석 보드]({ $address })

button-follow = 끝나면 알림
follow-state = 이 대국이 끝나면 멘션할게요. 그만두려면 **{ button-follow }** 버튼을 다시 누르세요.
follow-begun = { $game }번 대국이 끝나면 멘션할게요. 그만두려면 **{ button-follow }** 버튼을 다시 누르세요.
follow-stopped = { $game }번 대국 알림을 껐어요.
follow-ended = { LIST($people, join: ",") } 님, { $game }번 대국이 끝났어요. { $last }
refused-follows-own = 직접 두는 { $game }번 대국은 알림을 켜지 않아도 멘션해요.

games-go-on-here = { $game }번 대국을 여기서 이어 가요.
refused-busy-here = 여기서 다른 대국이 진행 중이에요. 다른 채널에서 `/games`를 쓰거나 끝날 때까지 기다리세요.
refused-already-here = { $game }번 대국은 이미 이 채널에 있어요.
refused-channel-there = { $game }번 대국은 { $channel }에 있어요.
