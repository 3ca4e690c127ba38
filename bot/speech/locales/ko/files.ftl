file-text = { $told ->
    [yes] { $game }번 대국({ $variant })의 텍스트 파일이에요. 수와 주사위 눈이 들어 있어요(무른 수 제외). 주사위 비밀 값은 대국이 끝나야 들어가요.
    [none] { $game }번 대국({ $variant })의 텍스트 파일이에요. 수가 들어 있어요(무른 수 제외). 일반 체스라면 체스 프로그램에서도 열려요.
   *[no] { $game }번 대국({ $variant })의 텍스트 파일이에요. 수, 주사위 눈, 결과가 들어 있어요(무른 수 제외).
}
file-json = { $told ->
    [yes] { $game }번 대국({ $variant })의 JSON 파일이에요. 기록이 모두 들어 있어요. 주사위 비밀 값은 대국이 끝나야 들어가요.
   *[no] { $game }번 대국({ $variant })의 JSON 파일이에요. 무른 수까지 기록이 모두 들어 있어요.
}
file-again = 다시 보려면 이 파일을 `/replay`에 첨부하세요.
file-large = 64kB가 넘어 `/replay`로는 볼 수 없어요. 텍스트로 내보내세요.
file-text-about = { $game }번 대국({ $variant }), 텍스트
file-json-about = { $game }번 대국({ $variant }), JSON

file-heading = 올린 파일: { $white }(백) 대 { $black }(흑).
file-dice-hold = 주사위 검증 완료: 모든 주사위 눈이 파일의 비밀 값에서 나왔어요. 파일의 SHA-256이 대국의 첫 체스판 아래에 적힌 것과 같은지도 확인하세요.
file-dice-wrong-secret = 파일의 비밀 값이 SHA-256과 맞지 않아요. 약속한 주사위가 아니에요.
file-dice-wrong-roll = 누군가 바꾼 파일이에요. { $number }번째 주사위 눈이 비밀 값과 맞지 않아요.
file-dice-unknown = 주사위 비밀 값이나 대국 번호가 없어 주사위를 검증할 수 없어요. 대국이 끝나면 다시 내보내세요.

file-refused-too-large = 파일이 너무 커요. 64kB까지 읽어요.
file-refused-elsewhere = 여기 Discord에 첨부한 파일만 읽어요.
file-refused-failed = Discord에서 파일을 받지 못했어요. 다시 첨부해 주세요.
file-refused-not-kept = 그 파일은 이제 없어요. `/replay`에 다시 첨부해 주세요.
file-refused-unknown = 대국이 없는 파일이에요. `/export`로 받은 파일과 체스 PGN만 읽어요.
file-refused-json = 파일이 { $number }번째 줄에서 끊겼거나 손상됐어요. `/export`로 받은 JSON만 읽어요.
file-refused-newer = 더 새로운 버전에서 만든 파일이라 읽을 수 없어요.
file-refused-unclosed = { $number }번째 줄: 주석이나 변화수의 괄호가 닫히지 않았어요.
file-refused-unopened = { $number }번째 줄: `(` 없이 `)`가 있어요.
file-refused-word = { $number }번째 줄을 읽을 수 없어요: { $typed }. 수(`Nf3`), 수 번호, 중괄호 주석, 결과(`1-0`)만 읽어요.
file-refused-unknown-result = 모르는 결과예요: { $typed }. `1-0`, `0-1`, `1/2-1/2`, `*` 중 하나여야 해요.
file-refused-variant = 모르는 체스 종류예요: { $typed }. 제가 아는 것은 `/help`에 있어요.
file-refused-start = 파일의 시작 국면이 잘못됐어요. { position-part }
file-refused-turn = 파일의 { $number }번째 줄을 읽을 수 없어요.
file-refused-die = { $number }번째 줄의 주사위는 여기서 나올 수 없어요: { $typed }.
file-refused-over = { $number }번째 줄: 대국이 이미 끝났어요.
file-refused-second = { $number }번째 줄: 다른 대국이 시작돼요. 한 번에 하나만 보여 드려요.
file-refused-entry = { $fault ->
    [unknown] 기록의 { $number }번째 항목: 모르는 종류예요.
    [over] 기록의 { $number }번째 항목: 대국이 이미 끝났어요.
    [side] 기록의 { $number }번째 항목: 백인지 흑인지가 틀렸거나 빠졌어요.
    [claim] 기록의 { $number }번째 항목: 선언할 수 없는 무승부예요.
    [takeback] 기록의 { $number }번째 항목: 이미 무른 항목으로 되돌아가요.
    [time] 기록의 { $number }번째 항목: 차례인 쪽만 시간이 다 될 수 있어요.
    [closed] 기록의 { $number }번째 항목: 이런 이유로는 중단할 수 없어요.
   *[illegal] 기록의 { $number }번째 항목: 여기서는 둘 수 없어요.
}
file-refused-ending = { $fault ->
    [over] `Ending` 태그: 마지막 수로 이미 끝난 대국이에요.
    [side] `Ending` 태그: 이쪽은 대국을 그렇게 끝낼 수 없어요.
    [claim] `Ending` 태그: 선언할 수 없는 무승부예요.
    [time] `Ending` 태그: 차례인 쪽만 시간이 다 될 수 있어요.
    [closed] `Ending` 태그: 이런 이유로는 중단할 수 없어요.
   *[other] `Ending` 태그: 대국이 그렇게 끝날 수 없어요.
}
file-refused-field = 파일의 { $typed } 값이 잘못됐어요.
file-refused-result = 파일의 결과가 대국과 맞지 않아요.
file-refused-two-results = `Result` 태그가 마지막 수 뒤의 결과와 달라요.
file-refused-long = 대국이 너무 길어요. 수와 주사위를 합쳐 3000개까지만 읽어요.

position-part = { $part ->
    [fields] 항목이 모자라거나 너무 많아요.
    [placement] 첫째 항목에 각 랭크의 기물이 있어야 해요.
    [turn] 둘째 항목은 `w`나 `b`여야 해요.
    [castling] 셋째 항목의 캐슬링 권리가 맞지 않아요.
    [right] 셋째 항목에 캐슬링 권리가 있는데 { $king }의 킹과 { $rook }의 룩이 없어요.
    [passing] 넷째 항목의 앙파상 칸이 맞지 않아요.
    [clock] 다섯째 항목(50수 규칙 카운터)이 올바른 숫자가 아니에요.
    [moves] 여섯째 항목(수 번호)이 올바른 숫자가 아니에요.
    [die] 일곱째 항목(주사위)이 맞지 않아요. `?`, `1`~`8`, `-` 중 하나여야 해요.
    [null] 마지막 네 항목(제로의 주사위)이 맞지 않아요.
    [kings] 킹은 양쪽에 하나씩 있어야 해요.
    [counts] 제로는 하나여야 하고, 토템은 한쪽에 하나까지예요.
    [rank] 있을 수 없는 랭크에 기물이 있어요.
   *[check] 차례가 아닌 쪽이 체크에 걸려 있어요.
}
position-refused = { $game } 국면으로 읽을 수 없어요. { position-part } 시작 국면은 이렇게 써요: { $fen }
position-refused-over = 대국이 이미 끝난 국면이에요. 둘 수 있는 수가 있는 국면을 고르세요.
challenge-position = 시작 국면: { $fen }
