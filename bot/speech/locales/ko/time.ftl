# 한 수마다 제한 시간이 있는 대국의 시간. $name은 둘 차례인 사람, $whom은 상대. $when은 읽는 사람에게
# "3일 후", "2시간 전"처럼 보이는 시각.

# 도전장에서. $amount은 $unit(minutes, hours, days)의 수.
time-pace = 한 차례의 제한 시간은 { $unit ->
    [minutes] { $amount }분
    [hours] { $amount }시간
   *[days] { $amount }일
}입니다.
# 판 아래 작은 글씨.
time-due = 제한 시간 { $when }
time-paused = 시계가 멈춰 있음

time-reminder = { $name }님, 대국 { $game }에서 차례이며 제한 시간은 { $when }에 끝납니다. `/board`로 판을 볼 수 있습니다.
time-over = { $whom }님, 대국 { $game }에서 { $name }님의 제한 시간이 끝났습니다. 승리를 주장하거나 하루를 더 줄 수 있으며, 선택하기 전까지는 { $name }님이 둘 수 있습니다. 사흘이 지나면 대국은 저절로 끝납니다.
time-claimed = { $name }님의 제한 시간이 끝나 { $whom }님이 대국을 끝냅니다.
time-given = { $whom }님이 { $name }님에게 하루를 더 줍니다. 새 제한 시간: { $when }

time-refused-not-late = 지금 이 대국에서 제한 시간을 넘긴 사람이 없어 주장하거나 더 줄 것이 없습니다. `/board`로 판을 볼 수 있습니다.
time-refused-own-time = 끝난 것은 본인의 제한 시간입니다. 상대가 먼저 승리를 주장하지 않는 한, 지금 두면 대국이 이어집니다.
challenge-refused-pace = Eightfold는 얼마든지 기다립니다. 저와 둘 때는 `pace`를 비워 두세요.
challenge-refused-lapsed = 하루 동안 아무도 그 도전에 답하지 않았습니다. `/challenge`로 새로 도전할 수 있습니다.
challenge-lapsed = { $name }님이 **{ $variant }** 상대를 찾았지만 하루 동안 아무도 답하지 않았습니다.

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
