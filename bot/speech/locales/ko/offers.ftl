# 님 only where a player is asked: later, either may be a deleted user.

offer-open = { $kind ->
    [pause] { $whom } 님, { $name } 님이 시계를 멈추자고 제안했어요.
    [draw] { $whom } 님, { $name } 님이 무승부를 제안했어요.
    [takeback] { $whom } 님, { $name } 님이 { $notation } 수{ $rest ->
        [yes] 와 그 뒤의 모든 것을
       *[no] 를
    } 무르고 싶어 해요.
    [abort] { $whom } 님, { $name } 님이 대국을 중단하자고 제안했어요.
   *[rematch] { $whom } 님, { $name } 님이 색을 바꿔 재대결하자고 제안했어요.
}
offer-accepted = { $kind ->
    [pause] { $name }의 제안대로 시계를 멈췄어요. 수를 두거나 `/pause`를 쓰면 다시 가요.
    [draw] { $name }의 무승부 제안이 수락됐어요.
    [takeback] { $name }의 { $notation } 무르기가 허락됐어요.
    [abort] { $name }의 중단 제안이 수락됐어요.
   *[rematch] { $name }의 재대결 제안이 수락됐어요.
}
offer-declined = { $kind ->
    [pause] { $name }의 시계 정지 제안이 거절됐어요.
    [draw] { $name }의 무승부 제안이 거절됐어요.
    [takeback] { $name }의 { $notation } 무르기가 거절됐어요.
    [abort] { $name }의 중단 제안이 거절됐어요.
   *[rematch] { $name }의 재대결 제안이 거절됐어요.
}
offer-withdrawn = { $kind ->
    [pause] { $name }의 시계 정지 제안이 취소됐어요.
    [draw] { $name }의 무승부 제안이 취소됐어요.
    [takeback] { $name }의 { $notation } 무르기 제안이 취소됐어요.
    [abort] { $name }의 중단 제안이 취소됐어요.
   *[rematch] { $name }의 재대결 제안이 취소됐어요.
}
offer-lapsed = { $kind ->
    [pause] { $name }의 시계 정지 제안이 만료됐어요.
    [draw] { $name }의 무승부 제안이 만료됐어요.
    [takeback] { $name }의 { $notation } 무르기 제안이 만료됐어요.
    [abort] { $name }의 중단 제안이 만료됐어요.
   *[rematch] { $name }의 재대결 제안이 만료됐어요.
}

proposal-sent = { $kind ->
    [pause] 시계를 멈추자고 제안했어요.
    [draw] 무승부를 제안했어요.
   *[takeback] 무르기를 제안했어요.
}
proposal-done = { $kind ->
    [pause] 시계가 멈췄어요.
    [draw] 무승부로 끝났어요.
   *[takeback] 수를 물렀어요.
}

took-back = { $name }의 무르기: { $notation }{ $rest ->
    [yes] {" "}수와 그 뒤의 모든 것
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}주사위는 다시 똑같이 나와요.
       *[no] {""}
    }
   *[other] {" "}주사위는 { $roll } 그대로예요.
}

rematch-in-thread = 재대결인 { $game }번 대국은 { $thread }에서 둬요.
rematch-thread = { $game }번 대국 재대결 · { $variant }
