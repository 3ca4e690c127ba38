# Small messages. $name and $challenger are people, as a mention or a name.

challenged-person = { $name } 님이 { $whom } 님에게 **{ $variant }** 대국을 신청했어요. { $summary }
challenged-anybody = { $name } 님이 **{ $variant }** 상대를 찾고 있어요. { $summary }
challenger-side = { $name } 님이 { $side ->
    [white] 백
   *[black] 흑
}으로 둬요.
challenger-lot = 백과 흑은 무작위로 정해요.
challenge-accepted = { $name } 님이 { $challenger } 님의 대국 신청을 수락했어요. { $game }번 대국을 시작해요.
challenge-accepted-in-thread = { $name } 님이 { $challenger } 님의 대국 신청을 수락했어요. { $game }번 대국은 { $thread } 스레드에서 둬요.
challenge-declined = { $name } 님이 { $challenger } 님의 대국 신청을 거절했어요.
challenge-withdrawn = { $name } 님이 대국 신청을 취소했어요.

# $then: roll where the player rolls for the Null next, else turn. $side is the player's.
ask-resign = { $game }번 대국에서 기권할까요? { $side ->
    [white] 지금 백을 두고 있고, 기권하면 바로 흑이
   *[black] 지금 흑을 두고 있고, 기권하면 바로 백이
} 이겨요.
what-follows = { $then ->
    [roll] 그다음 널의 주사위를 굴려요
   *[turn] 그다음은 { $side ->
        [white] 흑
       *[black] 백
    } 차례예요
}
ask-sacrifice = { $game }번 대국에서 토템을 희생할까요? 토템이 체스판에서 사라지고, 그것이 이번 수가 돼요. { what-follows }.
ask-undo = { $game }번 대국에서 토템을 희생해 주사위를 되돌릴까요? 토템이 없는 채로 굴리기 전 국면으로 돌아가고, 그것이 이번 수가 돼요. { what-follows }.
declined-resign = 대국을 계속해요.
declined-sacrifice = 토템을 그대로 둬요.
declined-undo = 토템도 주사위 결과도 그대로 둬요.
agreed-resign = 기권했어요.
agreed-sacrifice = 토템을 희생했어요.
agreed-undo = 토템을 희생해 주사위를 되돌렸어요.

# Above a page of a game's rules: which of how many.
guide-heading = **{ $game }: { $title }** ({ $number }/{ $count })

you-played = 내가 둔 수: { $notation }.
# $last: what happened last, a whole sentence.
game-went-on = 그사이 대국이 더 진행됐어요. { $last }
more-about = { $variant }, { $game }번 대국: { $name } 님 차례예요.

# How the dice are checked. $hash is what was published at the start, $rolls are numbers.
dice-promised = { $game }번 대국의 주사위는 모두 시작할 때 뽑은 32바이트 비밀 값에서 나와요. 그 비밀 값의 SHA-256(`{ $hash }`)은 첫 체스판 아래에 적혀 있어요. 대국이 끝나면 여기서 비밀 값을 공개하니, 모든 주사위를 직접 다시 계산해 볼 수 있어요.
dice-proof = { $count ->
    [0] { $game }번 대국에서는 주사위를 굴리지 않았어요.
    [1] { $game }번 대국에서 나온 주사위 눈: { $rolls }.
   *[other] { $game }번 대국에서 차례로 나온 주사위 눈: { $rolls }.
} 첫째 줄은 { $filed ->
    [yes] 첫 체스판 아래의 값과 비교할
   *[no] 첫 체스판 아래에 적혀 있던
} SHA-256(`{ $hash }`)을 출력하고, 둘째 줄은 첫 번째 굴림의 16진수를 출력해요. 다른 굴림을 보려면 쌍점 뒤의 1을 그 굴림의 번호로 바꾸세요.
dice-formula = 주사위 눈은 1 + (16진수의 첫 두 자리를 8로 나눈 나머지)예요. 예를 들어 `a3`은 163이고, 163을 8로 나눈 나머지는 3이므로 주사위 눈은 4예요.
rolls-freely = { $name } 님이 굴린 주사위: { $dice }

fault-logged = 제 쪽에서 문제가 생겨 기록해 두었어요(기록 번호: `{ $id }`). 다시 시도해 주세요. 계속되면 저를 운영하는 사람에게 알려 주세요.
unreadable-logged = Discord가 보낸 내용을 읽지 못해 기록해 두었어요. 다시 시도해 주세요. 계속되면 저를 운영하는 사람에게 알려 주세요.
board-follows = 처리했어요. 체스판은 보낼 수 있게 되는 대로 바로 보낼게요.

# A person is challenged by the command on their name. $whom is a mention.
challenge-which = { $whom } 님과 어떤 게임으로 대국할까요?
challenge-sent = 대국 신청을 보내는 중이에요.

# Games against the engine, which plays at a $level from 1 to 8.
engine-begun = Eightfold(레벨 { $level })와의 { $game }번 대국을 시작해요.
engine-begun-in-thread = Eightfold(레벨 { $level })와의 { $game }번 대국은 { $thread } 스레드에서 둬요.
engine-which = Eightfold와 어떤 게임으로 대국할까요? 고르면 바로 시작하고(레벨 { $level }), 백과 흑은 무작위로 정해요.
engine-level = 레벨 { $level }
engine-level-about = { $level ->
    [1] 가장 쉬워요
    [8] 있는 힘껏 둬요
   *[3] 처음이라면 여기부터
}
# In place of a choice from the menu of levels.
menu-level = 레벨 { $level }, 다른 레벨 고르기
# Where the bot is tried out, for who comes first.
greeting = **환영해요!** 저는 8면체 주사위를 쓰는 체스 봇 Eightfold예요. **Eightfold와 대국**을 누르고 게임을 고르면 바로 시작해요. 체스판 아래의 버튼을 쓰거나 `/move`로 수를 입력하면 돼요. 둘이서 두려면 이 페이지를 다른 사람으로 한 번 더 열고 `/challenge`를 입력하세요. `/rules`는 게임마다 규칙을 그림과 함께 알려 주고, `/help`는 제가 할 수 있는 일을 모두 보여 줘요.
