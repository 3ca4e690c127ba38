# 한 수마다 제한 시간이 있는 대국의 시간. $name은 둘 차례인 사람, $whom은 상대. $when은 읽는 사람에게
# "3일 후", "2시간 전"처럼 보이는 시각.

# 도전장에서. $amount은 $unit(minutes, hours, days)의 수.
time-pace = 한 차례의 제한 시간은 { $unit ->
    [minutes] { $amount }분
    [hours] { $amount }시간
   *[days] { $amount }일
}이에요.
# 판 아래 작은 글씨.
time-due = 제한 시간 종료: { $when }
time-paused = 시계가 멈춰 있어요

time-reminder = { $name } 님, { $game }번 대국에서 둘 차례예요. 제한 시간 종료: { $when }. `/board`로 체스판을 볼 수 있어요.
time-reminder-overtaken = { $game }번 대국의 이 알림은 이제 맞지 않아요. 그사이에 누군가 움직였어요.
time-over = { $whom } 님, { $game }번 대국에서 { $name } 님의 제한 시간이 끝났어요. { $claim ->
    [draw] 더는 이길 수 없으니 무승부를 선언하거나
   *[win] 승리를 주장하거나
} 하루를 더 줄 수 있고, 고르기 전까지는 { $name } 님이 둘 수 있어요. 사흘이 지나면 대국은 저절로 끝나요.
time-claimed = { $name } 님의 제한 시간이 끝나서 { $whom } 님이 대국을 끝내요.
time-given = { $whom } 님이 { $name } 님에게 하루를 더 줘요. 제한 시간 종료: { $when }.

time-stopped = 두 사람이 모두 원해서 { $game }번 대국의 시계가 멈췄어요. 한 수를 두거나 `/pause`를 쓰면 다시 가요.
time-runs = { $game }번 대국의 시계가 다시 가요. { $name } 님의 제한 시간 종료: { $when }.
# 그렇게 한 사람에게만. 결과는 모두에게 보여요.
time-pausing-done = 채널에 올렸어요.

time-refused-no-clock = 이 대국에는 시계가 없어서 얼마든지 오래 생각할 수 있어요. `/challenge pace:`로 시계가 있는 새 대국을 시작할 수 있어요.
time-refused-not-late = 지금 이 대국에서 제한 시간을 넘긴 사람이 없어서 주장하거나 더 줄 것이 없어요. `/board`로 체스판을 볼 수 있어요.
time-refused-own-time = 내 제한 시간이 끝났어요. 상대가 먼저 승리를 주장하지 않으면, 지금 수를 두고 대국을 이어 갈 수 있어요.
challenge-refused-pace = Eightfold는 얼마든지 기다려요. 저와 둘 때는 `pace`를 비워 두세요.
challenge-refused-lapsed = 하루 동안 아무도 답하지 않은 대국 신청이에요. `/challenge`로 새로 신청할 수 있어요.
challenge-lapsed = { $name } 님이 **{ $variant }** 상대를 찾았지만 하루 동안 아무도 답하지 않았어요.

# 설정 목록에서, 알림을 받는지.
setting-pings = { $yes ->
    [yes] 차례가 되면 **알림을 받음**
   *[no] **알림 없음**
}
# 서버의 설정: 도전에 정하지 않았을 때 한 차례의 제한 시간. 없으면 $amount은 0.
setting-pace = { $amount ->
    [0] 차례마다 **제한 시간 없음**
   *[other] 차례마다 { $unit ->
        [minutes] **{ $amount }분**
        [hours] **{ $amount }시간**
       *[days] **{ $amount }일**
    }
}
