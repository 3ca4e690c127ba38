hint-best = 최선의 선택: { $turn }.
hint-best-move = 최선의 수: { $turn } ({ $words }).
hint-wins = 바로 이겨요.
hint-checks = 체크예요.
on-rolls = { $count ->
    [8] (주사위와 상관없이)
   *[other] (주사위 눈 { LIST($numbers, join: "or") })
}
hint-threat = { $count ->
    [0] 다음 수에 승리를 노려요.
   *[other] 다음 수에 승리를 노려요{ on-rolls }.
}
hint-saved = { $count ->
    [0] 이 수를 두지 않으면 { danger-side }이 다음 수에 이길 수 있어요.
   *[other] 이 수를 두지 않으면 { danger-side }이 다음 수에 이길 수 있어요{ on-rolls }.
}
hint-left = { $count ->
    [0] 그래도 { danger-side }이 다음 수에 이길 수 있어요.
   *[other] 그래도 { danger-side }이 다음 수에 이길 수 있어요{ on-rolls }.
}
hint-attacks = 공격 대상: { LIST($pieces, join: ",") }.
hint-rescues = 위험에서 구하는 기물: { LIST($pieces, join: ",") }.
hint-averted = 이 수로 피하는 위험: { $dangers }
hint-dangers = 이 수를 둬도 남는 위험: { $dangers }
hint-answer = 예상 응수: { $turn } ({ $words }).
hint-worth = 이렇게 두면 승률 { $percent }% (무승부는 절반으로 계산).
hint-forced = { $turns ->
    [0] 그러면 주사위와 상관없이 이겨요.
    [1] 그러면 상대가 어떻게 두든 다음 수에 이겨요.
   *[other] 그러면 상대가 어떻게 두든 { $turns }수 안에 이겨요.
}
hint-lost = 하지만 이미 진 국면이에요. 막을 방법이 안 보여요.
