# A name has 님 behind it, except in a list of two and where somebody wins.

wins = { $winner_is ->
    [engine] **제가 이겼어요!**
   *[person] **{ $winner } 승리!**
}
beaten = { $loser_is ->
    [engine] 제가
   *[person] { $loser } 님이
}
of-beaten = { $loser_is ->
    [engine] 제
   *[person] { $loser } 님의
}
# At the end of a sentence, so in brackets: 12... ends in dots.
at-move = { $turn ->
    [0] {""}
   *[other] ({ nth-move })
}
both = { $white_is ->
    [engine] 저와 { $black } 님의
   *[person] { $black_is ->
        [engine] 저와 { $white } 님의
       *[person] { $white } 대 { $black }
    }
} 대국

won-checkmate = { wins } { of-beaten } 킹을 체크메이트했어요{ at-move }.
won-resignation = { wins } { $loser } 님이 기권했어요{ at-move }.
won-resignation-at-start = { wins } { $loser } 님이 첫 수 전에 기권했어요.
won-time = { wins } { $loser } 님의 시간이 다 됐어요{ at-move }.
won-null = { wins } 제로 때문에 { beaten } 졌어요{ at-move }.
won-null-takes = { wins } 제로가 { of-beaten } { PIECE($piece, form: "acc") } 잡았어요{ at-move }.
won-totem-strikes = { wins } 홈으로 돌아간 토템이 { of-beaten } { PIECE($piece, form: "acc") } 잡았어요{ at-move }.
won-null-check-in-vain = { wins } 주사위 결과로 { beaten } 체크에 걸렸고, 토템을 희생해도 막을 수 없었어요{ at-move }.
won-null-demotes = { wins } { of-beaten } 승천 킹이 토템 없이 제로를 만났어요{ at-move }.
won-null-check = { wins } 주사위 결과로 { beaten } 체크에 걸렸는데 희생할 토템이 없었어요{ at-move }.

drawn-stalemate = **무승부!** { both }이 스테일메이트로 끝났어요{ at-move }.
drawn-material = **무승부!** { both }이 기물 부족으로 끝났어요{ at-move }.
drawn-fivefold = **무승부!** { both }이 5회 동형 반복으로 끝났어요{ at-move }.
drawn-threefold = **무승부!** { both }이 3회 동형 반복 선언으로 끝났어요{ at-move }.
drawn-moves = **무승부!** { both }이 75수 규칙으로 끝났어요{ at-move }.
drawn-moves-claimed = **무승부!** { both }이 50수 규칙 선언으로 끝났어요{ at-move }.
drawn-agreed = **무승부!** { both }이 합의로 끝났어요{ at-move }.
drawn-agreed-at-start = **무승부!** { both }이 첫 수 전에 합의로 끝났어요.
drawn-time = **무승부!** { both }에서 한쪽의 시간이 다 됐지만 상대가 이길 수 없는 국면이었어요{ at-move }.
drawn-null-returns = **무승부!** { both }에서 제로가 { $square } 칸으로 돌아와 { PIECE($piece, form: "acc") } 없앴어요{ at-move }.
drawn-null-checks-both = **무승부!** { both }에서 주사위 결과로 양쪽 킹이 체크에 걸렸는데 희생할 토템이 없었어요{ at-move }.

aborted-early = { $white } 대 { $black } 대국을 중단했어요. 한쪽이 한 수도 두지 않았어요.
aborted-early-again = { $white } 대 { $black } 대국을 중단했어요. 수를 무른 뒤 한쪽이 두지 않았어요.
aborted-agreed = 합의로 { $white } 대 { $black } 대국을 중단했어요.
aborted-silence = 오랫동안 아무도 두지 않아 { $white } 대 { $black } 대국을 중단했어요.

filed-won = { wins } { $how ->
    [checkmate] { of-beaten } 킹을 체크메이트했어요.
    [resignation] { beaten } 기권했어요.
    [timeout] { of-beaten } 시간이 다 됐어요.
    [abandoned] { beaten } 대국을 떠났어요.
    [adjudication] { of-beaten } 판정패예요.
    [infraction] { beaten } 규칙을 어겼어요.
    [forfeit] { of-beaten } 몰수패예요.
   *[other] 상대는 { $loser_is ->
        [engine] 저였어요.
       *[person] { $loser } 님이었어요.
    }
}
filed-drawn = **무승부!** { both }{ $how ->
    [agreement] 이 합의로 끝났어요.
    [timeout-insufficient] 에서 한쪽의 시간이 다 됐지만 상대가 이길 수 없는 국면이었어요.
    [stalemate] 이 스테일메이트로 끝났어요.
    [repetition] 이 동형 반복으로 끝났어요.
    [fifty] 이 수 제한으로 끝났어요. 기물을 잡거나 폰을 움직이는 수가 오랫동안 없었어요.
    [insufficient] 이 기물 부족으로 끝났어요.
    [adjudication] 이 판정으로 끝났어요.
    [abandoned] 이 도중에 멈췄어요.
   *[other] 이 끝났어요.
}
filed-open = 끝나지 않은 대국: { $white } 대 { $black }.
