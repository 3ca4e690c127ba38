# /forget-me가 묻는 사람에게 하는 말.

forget-ask =
    함께 두는 모든 서버에서 당신의 정보를 지울까요?
    - 설정, 레이팅, 시도한 문제와 오늘의 문제 연속 기록, 보여 달라고 올린 파일, 팔로우한 대국 목록이 지워져요.
    - 대기 중인 대국 신청과 재대결 제안은 보낸 것도 받은 것도 모두 닫혀요.
    - 끝난 대국은 남지만, 당신의 자리에는 ‘이전 참가자’라고 나와요.
    되돌릴 수 없어요. 이미 Discord에 올라온 메시지는 그대로 남아요.
forget-running = { $count ->
    [1] 아직 두고 있는 대국이 하나 있어요: { LIST($games) }.
   *[other] 아직 두고 있는 대국이 { $count }개 있어요: { LIST($games) }.
} 지금 기권하지 않으면 당신의 이름으로 계속돼요. 끝난 뒤에 `/forget-me`를 다시 쓰면 거기서도 이름이 지워져요.
forget-game = { $place }의 { $game }번 대국
button-forget-resign = 예, 대국도 모두 기권할게요
forget-kept = 모두 그대로 두었어요.
forget-done = { $count ->
    [0] 당신의 정보를 모두 지웠어요.
   *[other] 아직 두고 있는 대국 { $count }개를 빼고 당신의 정보를 모두 지웠어요. 대국이 끝나면 `/forget-me`를 다시 써 주세요.
}

former-player = 이전 참가자
