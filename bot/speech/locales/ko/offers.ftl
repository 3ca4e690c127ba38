# What players propose to each other, in public. $kind is draw, takeback, abort or rematch; $name proposes
# it to $whom. $notation is the turn to be taken back, $rest whether something came after it.

offer-open = { $kind ->
    [pause] { $whom } 님, { $name } 님이 이 대국의 시계를 멈추고 싶어 해요.
    [draw] { $whom } 님, { $name } 님이 무승부를 제안해요.
    [takeback] { $whom } 님, { $name } 님이 { $notation } 수{ $rest ->
        [yes] 와 그 뒤의 모든 것을
       *[no] 를
    } 무르고 싶어 해요.
    [abort] { $whom } 님, { $name } 님이 이 대국을 결과 없이 끝내고 싶어 해요.
   *[rematch] { $whom } 님, { $name } 님이 색을 바꿔 재대결을 하고 싶어 해요.
}
offer-accepted = { $kind ->
    [pause] { $whom } 님과 { $name } 님이 시계를 멈추기로 했어요. 한 수를 두거나 `/pause`를 쓰면 다시 가요.
    [draw] { $whom } 님이 { $name } 님의 무승부 제안을 받아들였어요.
    [takeback] { $whom } 님이 { $name } 님에게 { $notation } 수를 무르도록 허락했어요.
    [abort] { $whom } 님과 { $name } 님이 승부 없이 대국을 끝내기로 했어요.
   *[rematch] { $whom } 님이 { $name } 님의 재대결 신청을 받아들였어요.
}
offer-declined = { $kind ->
    [pause] { $whom } 님이 시계를 멈추고 싶어 하지 않아요.
    [draw] { $whom } 님이 { $name } 님의 무승부 제안을 거절했어요.
    [takeback] { $whom } 님이 { $name } 님이 { $notation } 수를 무르는 것을 허락하지 않았어요.
    [abort] { $whom } 님이 계속하고 싶어 해서 대국을 끝내지 않아요.
   *[rematch] { $whom } 님이 { $name } 님의 재대결 신청을 거절했어요.
}
offer-withdrawn = { $kind ->
    [pause] { $name } 님이 시계를 멈추자는 제안을 거둬들였어요.
    [draw] { $name } 님이 무승부 제안을 거둬들였어요.
    [takeback] { $name } 님이 { $notation } 수를 물러 달라는 부탁을 거둬들였어요.
    [abort] { $name } 님이 대국을 끝내자는 부탁을 거둬들였어요.
   *[rematch] { $name } 님이 재대결 신청을 거둬들였어요.
}
offer-lapsed = { $kind ->
    [pause] { $name } 님이 시계를 멈추자고 제안했지만, 그 제안은 이제 유효하지 않아요.
    [draw] { $name } 님이 무승부를 제안했지만, 그 제안은 이제 유효하지 않아요.
    [takeback] { $name } 님이 { $notation } 수를 무르려 했지만, 그 부탁은 이제 유효하지 않아요.
    [abort] { $name } 님이 대국을 끝내려 했지만, 그 부탁은 이제 유효하지 않아요.
   *[rematch] { $name } 님이 재대결을 신청했지만, 이제 유효하지 않아요.
}

# To who proposes it, alone: the offer is public, or was done at once.
proposal-sent = { $kind ->
    [pause] 시계를 멈추자고 제안했어요.
    [draw] 무승부를 제안했어요.
   *[takeback] 수를 물러 달라고 부탁했어요.
}
proposal-done = { $kind ->
    [pause] 시계가 멈췄어요.
    [draw] 대국이 무승부로 끝났어요.
   *[takeback] 수를 물렀어요.
}

# On the board after it. $rest: whether something came after the turn; $again: whether dice did, which
# fall by the same secret; $roll: the number of the roll that stands before the turn, or 0.
took-back = { $name } 님이 { $notation } 수{ $rest ->
    [yes] 와 그 뒤의 모든 것을
   *[no] 를
} 물렀어요.{ $roll ->
    [0] { $again ->
        [yes] {" "}주사위는 다시 똑같이 나와요.
       *[no] {""}
    }
   *[other] {" "}주사위 눈은 { $roll } 그대로예요.
}

rematch-in-thread = 재대결인 { $game }번 대국은 { $thread }에서 진행돼요.
# The name of a thread.
rematch-thread = { $game }번 대국 재대결 · { $variant }
