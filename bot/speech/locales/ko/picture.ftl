# A picture in words: alt text that a blind player can play from. $side, $winner: white or black.

side-name = { $side ->
    [white] 백
   *[black] 흑
}

over-won = { $winner ->
    [white] 백
   *[black] 흑
} 승리: { $reason ->
    [null] 널
    [resignation] 상대 기권
    [time] 상대 시간 초과
   *[checkmate] 체크메이트
}.
# Where nobody says how.
over-won-only = { $winner ->
    [white] 백
   *[black] 흑
} 승리.
over-drawn = { $reason ->
    [other] 무승부
    [aborted] 승부 없이 닫힌 대국
    [agreement] 무승부: 합의
    [claim] 무승부: 선언
    [time] 무승부: 시간 초과
    [null] 무승부: 널
    [material] 무승부: 기물 부족
    [repetition] 무승부: 동형 반복
    [moves] 무승부: 수 제한
   *[stalemate] 무승부: 스테일메이트
}.

# $check: yes or no, of the side that acts.
in-check = { $check ->
    [yes] {" "}(체크 상태)
   *[no] {""}
}
to-move = { side-name } 차례{ in-check }.
to-roll = { side-name }이 주사위를 굴릴 차례{ in-check }.
to-decide = { side-name }이 결정할 차례{ in-check }: 주사위 결과를 받아들이거나, 토템을 희생해 무효로 하기.
to-prevent = { side-name }이 결정할 차례{ in-check }: 토템을 희생해 주사위 결과를 무효로 해야만 지지 않음.
other-in-check = { side-name }은 체크 상태.
has-time = { side-name }의 남은 시간 { $clock }.
has-lost = { side-name }이 잃은 기물: { LIST($lost, form: "count", join: ",") }.

no-die = 이번 차례는 주사위 없음.
# The Null moves after so many turns.
no-die-null-in = { $turns ->
    [1] 이번 차례는 주사위 없음. 이번 수 다음에 널이 움직임.
    [2] 이번 차례는 주사위 없음. 이번 수를 포함해 두 수 뒤에 널이 움직임.
   *[3] 이번 차례는 주사위 없음. 이번 수를 포함해 세 수 뒤에 널이 움직임.
}
die-shows = 주사위 { $number }.
die-shows-file = 주사위 { $number }, { $file }파일.
die-is-free = 그 파일에 도착할 수 있는 수가 없어 아무 수나 둘 수 있음.
die-is-prevented = 주사위 결과는 무효가 됨.

chosen = 선택: { $square }의 { PIECE($piece) }.
chosen-square = 선택: { $square }.
gravitatur-stands = 그라비타투르 { $square }.
possible = 갈 수 있는 칸: { $squares }.
possible-count = 갈 수 있는 칸 { $count }개.

# Where all pieces stand: "백: 킹 e1, 룩 a1 h1."
stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: 없음.
null-stands = 널 { $square }.

animation = { $variant } { $game }번 대국 애니메이션: 국면 { $count }개{ $all ->
    [no] {" "}(일부만 표시)
   *[yes] {""}
}.
animation-ends = 마지막 국면: { $board }
