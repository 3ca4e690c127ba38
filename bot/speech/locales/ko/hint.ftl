# A hint in a game against Eightfold: the best turn, and what speaks for it. $turn is the turn as it is
# written, $words the same in words. $side is white or black; $numbers and $count as in danger.ftl,
# where $count is 0 if no die decides.

hint-best = 가장 좋은 선택: { $turn }.
hint-best-move = 가장 좋은 수: { $turn } ({ $words }).
hint-wins = 바로 이기는 수예요.
hint-checks = 체크를 거는 수예요.
# The player could win with the next turn, if the other side did nothing.
hint-threat = { $count ->
    [0] 다음 수로 이기겠다고 위협하는 수예요.
   *[other] { danger-on } 다음 수로 이기겠다고 위협하는 수예요.
}
hint-saved = { $count ->
    [0] 이 수를 두지 않으면 { danger-side }이 다음 수로 이길 수 있어요.
   *[other] 이 수를 두지 않으면, { danger-on } { danger-side }이 다음 수로 이길 수 있어요.
}
hint-left = { $count ->
    [0] 그래도 { danger-side }이 다음 수로 이길 수 있어요.
   *[other] 그래도 { danger-on } { danger-side }이 다음 수로 이길 수 있어요.
}
# $pieces are pieces with their squares, as in notation: those that can now be taken with gain, and
# the player's own that could have been.
hint-attacks = 공격하는 기물: { LIST($pieces, join: ",") }.
hint-rescues = 잡히지 않게 지키는 기물: { LIST($pieces, join: ",") }.
# $dangers are sentences of danger.ftl.
hint-averted = 이 수로 막는 것: { $dangers }
hint-dangers = 이 수를 둔 뒤: { $dangers }
# The other side's turn, as it is written, and in words.
hint-answer = 예상되는 응수: { $turn } ({ $words }).
# What the player can expect with it: 100 is a win, 50 a draw.
hint-worth = 이렇게 두면 기대 승점은 { $percent }%예요(승리는 100%, 무승부는 50%).
hint-forced = { $turns ->
    [0] 이렇게 두면 주사위 눈이 무엇이든 그 굴림으로 이겨요.
    [1] 이렇게 두면 무슨 일이 있어도 다음 수로 이겨요.
   *[other] 이렇게 두면 무슨 일이 있어도 { $turns }수 안에 이겨요.
}
hint-lost = 하지만 이미 진 대국이에요. 막을 방법이 보이지 않아요.
