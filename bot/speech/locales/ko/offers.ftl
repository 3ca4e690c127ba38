offer-open = { $kind ->
    [pause] { $whom } 님, { $name } 님이 시계를 멈추자고 제안했어요.
    [draw] { $whom } 님, { $name } 님이 무승부를 제안했어요.
    [takeback] { $whom } 님, { $name } 님이 { $notation }{ $rest ->
        [yes] 부터 모두
       *[no] {""}
    } 무르기를 요청했어요.
    [abort] { $whom } 님, { $name } 님이 대국을 중단하자고 제안했어요.
   *[rematch] { $whom } 님, { $name } 님이 색을 바꿔 재대결하자고 제안했어요.
}
offer-accepted = { $kind ->
    [pause] { $whom } 님이 시계 정지 제안을 수락했어요. 수를 두거나 `/pause`를 쓰면 시계가 다시 가요.
    [draw] { $whom } 님이 { $name } 님의 무승부 제안을 수락했어요.
    [takeback] { $whom } 님이 { $name } 님의 { $notation } 무르기 요청을 수락했어요.
    [abort] { $whom } 님이 대국 중단 제안을 수락했어요.
   *[rematch] { $whom } 님이 { $name } 님의 재대결 제안을 수락했어요.
}
offer-declined = { $kind ->
    [pause] { $whom } 님이 시계 정지 제안을 거절했어요.
    [draw] { $whom } 님이 { $name } 님의 무승부 제안을 거절했어요.
    [takeback] { $whom } 님이 { $name } 님의 { $notation } 무르기 요청을 거절했어요.
    [abort] { $whom } 님이 대국 중단 제안을 거절했어요.
   *[rematch] { $whom } 님이 { $name } 님의 재대결 제안을 거절했어요.
}
offer-withdrawn = { $kind ->
    [pause] { $name } 님이 시계 정지 제안을 취소했어요.
    [draw] { $name } 님이 무승부 제안을 취소했어요.
    [takeback] { $name } 님이 { $notation } 무르기 요청을 취소했어요.
    [abort] { $name } 님이 대국 중단 제안을 취소했어요.
   *[rematch] { $name } 님이 재대결 제안을 취소했어요.
}
offer-lapsed = { $kind ->
    [pause] { $name } 님의 시계 정지 제안이 만료됐어요.
    [draw] { $name } 님의 무승부 제안이 만료됐어요.
    [takeback] { $name } 님의 { $notation } 무르기 요청이 만료됐어요.
    [abort] { $name } 님의 대국 중단 제안이 만료됐어요.
   *[rematch] { $name } 님의 재대결 제안이 만료됐어요.
}

proposal-sent = { $kind ->
    [pause] 시계를 멈추자고 제안했어요.
    [draw] 무승부를 제안했어요.
   *[takeback] 무르기를 요청했어요.
}
proposal-done = { $kind ->
    [pause] 시계가 멈췄어요.
    [draw] 무승부로 끝났어요.
   *[takeback] 수를 물렀어요.
}

took-back = { $name } 님이 { $notation } 수{ $rest ->
    [yes] 부터 모두
   *[no] 를
} 물렀어요.{ $roll ->
    [0] { $again ->
        [yes] {" "}주사위 눈은 다시 똑같이 나와요.
       *[no] {""}
    }
   *[other] {" "}주사위 눈은 { $roll } 그대로예요.
}

rematch-in-thread = 재대결({ $game }번 대국)은 { $thread }에서 둬요.
rematch-thread = { $game }번 대국 재대결 · { $variant }
