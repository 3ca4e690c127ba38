side-name = { $side ->
    [white] 백
   *[black] 흑
}

over-won = { $winner ->
    [white] 백
   *[black] 흑
} 승리: { $reason ->
    [null] 제로 때문에 상대 패배
    [resignation] 상대 기권
    [time] 상대 시간 초과
   *[checkmate] 체크메이트
}.
over-won-only = { $winner ->
    [white] 백
   *[black] 흑
} 승리.
over-drawn = { $reason ->
    [other] 무승부
    [aborted] 대국 중단
    [agreement] 무승부: 합의
    [claim] 무승부: 선언
    [time] 무승부: 시간 초과
    [null] 무승부: 제로 때문
    [material] 무승부: 기물 부족
    [repetition] 무승부: 동형 반복
    [moves] 무승부: 수 제한
   *[stalemate] 무승부: 스테일메이트
}.

in-check = { $check ->
    [yes] {" "}(체크)
   *[no] {""}
}
to-move = { side-name } 차례{ in-check }.
to-roll = { side-name }이 주사위를 굴릴 차례{ in-check }.
to-decide = { side-name }이 주사위 결과를 받아들이거나 토템을 희생해 무효화할 차례{ in-check }.
to-prevent = { side-name }이 토템을 희생해 주사위 결과를 무효화해야 할 차례{ in-check }.
other-in-check = { side-name }은 체크에 걸려 있어요.
has-time = { side-name }의 남은 시간: { $clock }.
has-lost = { side-name }이 잃은 기물: { LIST($lost, form: "count", join: ",") }.

no-die = 이번 차례에는 주사위를 굴리지 않아요.
no-die-null-in = { $turns ->
    [1] 이번 차례에는 주사위를 굴리지 않아요. 이번 수를 두면 제로가 움직여요.
    [2] 이번 차례에는 주사위를 굴리지 않아요. 이번 수를 포함해 두 수 뒤에 제로가 움직여요.
   *[3] 이번 차례에는 주사위를 굴리지 않아요. 이번 수를 포함해 세 수 뒤에 제로가 움직여요.
}
die-shows = 주사위 눈 { $number }.
die-shows-file = 주사위 눈 { $number } ({ $file }파일).
die-is-free = 그 파일로 갈 수 있는 기물이 없어서 아무 수나 둘 수 있어요.
die-is-prevented = 주사위 결과가 무효화됐어요.

chosen = 선택: { $square }의 { PIECE($piece) }.
chosen-square = 선택: { $square }.
gravitatur-stands = 그라비타투르 { $square }.
possible = 갈 수 있는 칸: { $squares }.
possible-count = 갈 수 있는 칸 { $count }개.

stand = { PIECE($pieces) } { $squares }
side-stands = { side-name }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-name }: 없음.
null-stands = 제로 { $square }.

animation = { $variant } { $game }번 대국 애니메이션: 체스판 { $count }개{ $all ->
    [no] {" "}(일부만 보여요)
   *[yes] {""}
}.
animation-ends = 마지막 체스판: { $board }
share = { $variant }: { $white }(백) 대 { $black }(흑).
