# How a game ended, on turn $turn. $winner, $loser, $white and $black are people. $side is the side
# that lost, white or black, and $piece one of its pieces.

won-checkmate = **{ $winner } 님 승리!** { $turn }수째에 { $loser } 님을 체크메이트했어요.
won-resignation = **{ $winner } 님 승리!** { $turn }수째에 { $loser } 님이 기권했어요.
won-resignation-at-start = **{ $winner } 님 승리!** 첫 수를 두기 전에 { $loser } 님이 기권했어요.
won-time = **{ $winner } 님 승리!** { $turn }수째에 { $loser } 님의 시간이 다 됐어요.
won-null = **{ $winner } 님 승리!** { $turn }수째에 { $loser } 님이 널 때문에 졌어요.
won-null-takes = **{ $winner } 님 승리!** { $turn }수째에 널이 { $loser } 님의 { PIECE($piece, form: "acc") } 잡았어요.
won-totem-strikes = **{ $winner } 님 승리!** { $turn }수째에 토템이 홈으로 돌아가며 { $loser } 님의 { PIECE($piece, form: "acc") } 잡았어요.
won-null-check-in-vain = **{ $winner } 님 승리!** { $turn }수째의 주사위 결과로 { $loser } 님({ side-name })이 체크에 걸렸고, 토템을 희생해도 벗어날 수 없었어요.
won-null-demotes = **{ $winner } 님 승리!** { $turn }수째에 널이 { $loser } 님({ side-name })의 승천 킹을 만났는데, 토템이 없었어요.
won-null-check = **{ $winner } 님 승리!** { $turn }수째의 주사위 결과로 { $loser } 님({ side-name })이 체크에 걸렸는데, 희생할 토템이 없었어요.

drawn-stalemate = **무승부.** { $white } 님과 { $black } 님의 대국이 { $turn }수째에 스테일메이트로 끝났어요.
drawn-material = **무승부.** { $white } 님과 { $black } 님의 대국이 { $turn }수째에 기물 부족으로 끝났어요. 양쪽 모두 더는 체크메이트할 수 없어요.
drawn-fivefold = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째에 같은 국면이 다섯 번째로 나왔어요.
drawn-threefold = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째에 같은 국면이 세 번째로 나와 무승부를 선언했어요.
drawn-moves = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째까지 양쪽이 75수씩 두는 동안 기물을 잡지도 폰을 움직이지도 않았어요.
drawn-moves-claimed = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째까지 양쪽이 50수씩 두는 동안 기물을 잡지도 폰을 움직이지도 않아 무승부를 선언했어요.
drawn-agreed = **무승부.** { $white } 님과 { $black } 님이 { $turn }수째에 합의했어요.
drawn-agreed-at-start = **무승부.** 첫 수를 두기 전에 { $white } 님과 { $black } 님이 합의했어요.
drawn-time = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째에 한쪽의 시간이 다 됐지만, 다른 쪽도 체크메이트할 수 없어요.
drawn-null-returns = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째에 널이 { $square } 칸에 다시 나타나 거기 있던 { PIECE($piece, form: "acc") } 없앴어요.
drawn-null-checks-both = **무승부.** { $white } 님과 { $black } 님의 대국에서 { $turn }수째의 주사위 결과로 양쪽 킹이 모두 체크에 걸렸고, 희생할 토템이 어느 쪽에도 없었어요.

aborted-early = { $white } 님과 { $black } 님의 대국을 닫았어요. 한쪽이 첫 수를 두지 않았어요.
aborted-early-again = { $white } 님과 { $black } 님의 대국을 닫았어요. 수를 무른 뒤로 한쪽이 아직 두지 않았어요.
aborted-agreed = { $white } 님과 { $black } 님이 승부 없이 대국을 닫았어요.
aborted-silence = { $white } 님과 { $black } 님의 대국을 승부 없이 닫았어요. 오랫동안 아무도 두지 않았어요.

# How a game of another program ended, as its file says. $how is other where it does not say.

filed-won = **{ $winner } 님 승리!** { $how ->
    [checkmate] 체크메이트로 { $loser } 님을 이겼어요.
    [resignation] { $loser } 님이 기권했어요.
    [timeout] { $loser } 님의 시간이 다 됐어요.
    [abandoned] { $loser } 님이 대국을 떠났어요.
    [adjudication] 판정으로 { $loser } 님을 이겼어요.
    [infraction] { $loser } 님이 규칙을 어겼어요.
    [forfeit] { $loser } 님에게 부전승을 거뒀어요.
   *[other] 상대는 { $loser } 님이었어요.
}
filed-drawn = **무승부.** { $how ->
    [agreement] { $white } 님과 { $black } 님이 합의했어요.
    [timeout-insufficient] { $white } 님과 { $black } 님의 대국: 시간이 다 됐지만 상대가 메이트할 수 없어요.
    [stalemate] { $white } 님과 { $black } 님의 대국: 스테일메이트.
    [repetition] { $white } 님과 { $black } 님의 대국: 같은 국면이 너무 여러 번 나왔어요.
    [fifty] { $white } 님과 { $black } 님의 대국: 잡거나 폰을 움직이지 않은 수가 너무 많아요.
    [insufficient] { $white } 님과 { $black } 님의 대국: 어느 쪽도 메이트할 수 없어요.
    [adjudication] { $white } 님과 { $black } 님의 대국: 판정으로 끝났어요.
    [abandoned] { $white } 님과 { $black } 님의 대국: 중간에 그만뒀어요.
   *[other] { $white } 님과 { $black } 님의 대국이에요.
}
filed-open = { $white } 님과 { $black } 님의 대국은 중간에 그만뒀어요.
