time-pace = 제한 시간은 한 수에 { $unit ->
    [minutes] { $amount }분
    [hours] { $amount }시간
   *[days] { $amount }일
}이에요.
time-due = 기한: { $when }.
time-paused = 시계가 멈춰 있어요.

time-reminder = { $name } 님, { $game }번 대국에서 둘 차례예요. 기한: { $when }. 체스판은 `/board`로 볼 수 있어요.
time-reminder-overtaken = { $game }번 대국의 이 알림은 무시하세요. 그사이에 누군가 뒀어요.
time-over = { $whom } 님, { $name } 님의 시간이 다 됐어요({ $game }번 대국). { $claim ->
    [draw] 이길 수 없는 국면이니 무승부를
   *[win] 승리를
} 선언하거나 하루를 더 주세요. 그때까지는 { $name } 님도 둘 수 있어요. 3일 뒤에는 저절로 끝나요.
time-claimed = { $name } 님의 시간이 다 돼서 { $whom } 님이 대국을 끝냈어요.
time-given = { $whom } 님이 { $name } 님에게 하루를 더 줬어요. 기한: { $when }.

time-stopped = 합의로 { $game }번 대국의 시계를 멈췄어요. 수를 두거나 `/pause`를 쓰면 다시 가요.
time-runs = { $game }번 대국의 시계가 다시 가요. { $name } 님의 기한: { $when }.
time-pausing-done = 처리했어요. 채널을 보세요.

time-refused-no-clock = 시계가 없는 대국이에요. 새 대국은 `/challenge pace:`로 시간을 정할 수 있어요.
time-refused-not-late = 이 대국에는 시간을 넘긴 사람이 없어요. 대국은 `/board`로 볼 수 있어요.
time-refused-own-time = 회원님의 시간이 다 됐어요. 상대가 대국을 끝내기 전에 두면 계속할 수 있어요.
challenge-refused-pace = 저는 얼마든지 기다려요. 저와 둘 때는 `pace`를 빼세요.
challenge-refused-lapsed = 만료된 대국 신청이에요. `/challenge`로 새로 신청하세요.
challenge-lapsed = { $name } 님의 **{ $variant }** 대국 신청이 만료됐어요.

setting-pings = { $yes ->
    [yes] 내 차례에 **멘션 받기**
   *[no] **멘션 없음**
}
setting-pace = { $amount ->
    [0] 제한 시간 **없음**
   *[other] 한 수에 { $unit ->
        [minutes] **{ $amount }분**
        [hours] **{ $amount }시간**
       *[days] **{ $amount }일**
    }
}
