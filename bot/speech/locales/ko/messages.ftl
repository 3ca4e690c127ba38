challenged-person = { $name } 님이 { $whom } 님에게 **{ $variant }** 대국을 신청했어요. { $summary }
challenged-anybody = { $name } 님이 **{ $variant }** 상대를 찾아요. { $summary }
challenger-side = { $name } 님이 { $side ->
    [white] 백
   *[black] 흑
}이에요.
challenger-lot = 색은 무작위예요.
challenge-accepted = { $name } 님이 { $challenger } 님의 신청을 수락했어요. { $game }번 대국을 시작해요!
challenge-accepted-in-thread = { $name } 님이 { $challenger } 님의 신청을 수락했어요. { $game }번 대국은 { $thread }에서 둬요.
challenge-declined = { $name } 님이 { $challenger } 님의 대국 신청을 거절했어요.
challenge-withdrawn = { $name } 님이 대국 신청을 취소했어요.

ask-resign = { $game }번 대국에서 기권할까요? 그러면 { $side ->
    [white] 흑
   *[black] 백
}이 이겨요.
what-follows = { $then ->
    [roll] 그다음에는 제로의 주사위를 굴려요.
   *[turn] 그다음은 { $side ->
        [white] 흑
       *[black] 백
    } 차례예요.
}
ask-sacrifice = { $game }번 대국에서 토템을 희생할까요? 토템이 사라지고 차례가 끝나요. { what-follows }
ask-undo = { $game }번 대국에서 토템을 희생해 주사위를 되돌릴까요? 굴리기 전 국면으로 돌아가지만 토템이 사라지고 차례가 끝나요. { what-follows }
declined-resign = 대국을 계속해요.
declined-sacrifice = 토템을 지켰어요.
declined-undo = 토템을 지켰고, 주사위 결과도 그대로예요.
agreed-resign = 기권했어요.
agreed-sacrifice = 토템을 희생했어요.
agreed-undo = 토템을 희생해 주사위를 되돌렸어요.

guide-heading = **{ $game }: { $title }** ({ $number }/{ $count })

you-played = 방금 둔 수: { $notation }.
game-went-on = 그사이 대국이 더 진행됐어요. { $last }
more-about = { $variant }, { $game }번 대국: { whose } 차례예요.

dice-promised = { $game }번 대국의 주사위 눈은 모두 시작할 때 정한 비밀 값에서 나와요. 비밀 값의 SHA-256: `{ $hash }`. 대국이 끝나면 비밀 값을 공개하니 직접 검증할 수 있어요.
dice-checked = { $count ->
    [0] { $game }번 대국에서는 주사위를 굴리지 않았어요.
   *[other] **주사위 { $count }번 검증 완료, 모두 맞아요.**
}
dice-wrong = **{ $number }번째 주사위 눈이 비밀 값과 맞지 않아요.**
dice-proof = { $count ->
    [0] 직접 검증하려면 아래 첫째 줄을 실행하세요.
   *[other] { $game }번 대국의 주사위 눈: { $rolls }. 직접 검증하려면 아래 첫째 줄을 실행하세요.
} { $filed ->
    [yes] { dice-published }의 값과 비교할
   *[no] { dice-published }에 적힌
} SHA-256(`{ $hash }`)이 나와요.
dice-published = { $challenge ->
    [yes] 수락된 대국 신청
   *[no] 첫 체스판 아래
}
dice-formula = 둘째 줄을 실행하면 첫 주사위의 16진수가 나와요. 다른 주사위는 콜론 뒤의 1을 바꾸면 돼요. 주사위 눈은 1 + (16진수 첫 두 자리를 8로 나눈 나머지)예요. 예: `a3`은 163이고 나머지가 3이니 주사위 눈은 4예요.
rolls-freely = { $name } 님의 주사위: { $dice }

fault-logged = 문제가 생겼어요(오류 `{ $id }`). 다시 해 보고, 계속되면 봇 운영자에게 알려 주세요.
unreadable-logged = 내용을 읽지 못했어요. 다시 해 보고, 계속되면 봇 운영자에게 알려 주세요.
board-follows = 처리했어요. 체스판은 곧 보여 드릴게요.

challenge-which = { $whom } 님과 어떤 체스를 둘까요?
challenge-sent = 대국을 신청했어요.

engine-begun = 저와의 { $game }번 대국을 시작해요(레벨 { $level })!
engine-begun-in-thread = 저와의 { $game }번 대국은 { $thread }에서 둬요(레벨 { $level }).
engine-which = 저와 어떤 체스를 둘까요?
engine-how = **저와 두는 { $game }.** 레벨을 고르고 내 색을 누르면 바로 시작해요. 퍼센트는 바로 아래 레벨과 둔 시험 대국의 성적이에요(무승부는 절반).
engine-level = 레벨 { $level }
engine-level-about = { $level ->
    [1] { $score }% (무작위 수 상대): 가장 쉬워요
    [3] { $score }% (레벨 { $below } 상대): 처음이라면 여기부터
    [8] { $score }% (레벨 { $below } 상대): 가장 어려워요
   *[other] { $score }% (레벨 { $below } 상대)
}
menu-level = 레벨 { $level }: 다른 레벨 고르기
greeting = **환영해요!** 저는 8면체 주사위를 쓰는 체스 봇 Eightfold예요. **{ button-play-engine }** 버튼을 누르고 체스 종류를 고른 다음, 버튼이나 `/move`로 두세요. 둘이서 두려면 이 페이지를 다른 사용자로 한 번 더 열고 `/challenge`를 입력하세요. `/rules`와 `/help`도 있어요.
greeting-direct = 안녕하세요! 저는 채팅은 읽지 않고 명령어와 버튼에만 답해요. **{ button-play-engine }** 버튼을 누르거나 `/`를 입력해 보세요.
