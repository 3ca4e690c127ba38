forget-ask =
    모든 서버에서 회원님의 정보를 지울까요?
    - 지워지는 것: 설정, 레이팅, 퍼즐 기록과 연속 기록, 올린 파일, 대국 종료 알림.
    - 대기 중인 대국 신청과 재대결 제안은 보낸 것도 받은 것도 취소돼요.
    - 끝난 대국은 ‘{ former-player }’의 대국으로 남아요.
    되돌릴 수 없어요. Discord에 이미 올라온 메시지는 남아요.
forget-running = 두고 있는 대국이 { $count }판 있어요: { LIST($games, join: ",") }. 기권하지 않으면 회원님 이름으로 계속돼요. 대국이 끝난 뒤 `/forget-me`를 다시 쓰면 이름도 지워져요.
forget-game = { $place }의 { $game }번 대국
button-forget-resign = 예, 대국도 모두 기권
forget-kept = 아무것도 지우지 않았어요.
forget-done = { $count ->
    [0] 정보를 모두 지웠어요.
   *[other] 두고 있는 대국 { $count }판만 빼고 정보를 모두 지웠어요. 대국이 끝나면 `/forget-me`를 다시 쓰세요.
}

former-player = 삭제된 사용자
