# Games as files. $game is a game's number, $variant what is played. $told: yes where the dice's is
# still kept, no where it is told, none where there are no dice.

file-text = { $told ->
    [yes] { $game }번 대국({ $variant })의 텍스트 파일이에요. 무르지 않은 수와 주사위 눈이 들어 있어요. 주사위의 비밀 값은 대국이 끝나야 들어가요.
    [none] { $game }번 대국({ $variant })의 텍스트 파일이에요. 무르지 않은 수가 들어 있어요. 일반 체스라면 체스 프로그램에서도 열려요.
   *[no] { $game }번 대국({ $variant })의 텍스트 파일이에요. 무르지 않은 수와 주사위 눈, 결과가 들어 있어요.
}
file-json = { $told ->
    [yes] { $game }번 대국({ $variant })의 JSON 파일이에요. 모든 기록이 들어 있어요. 주사위의 비밀 값은 대국이 끝나야 들어가요.
   *[no] { $game }번 대국({ $variant })의 JSON 파일이에요. 무른 수까지 모든 기록이 들어 있어요.
}
file-again = 다시 보려면 이 파일을 `/replay`에 넣으세요.
# In place of that where the file is too large.
file-large = 64 kB가 넘는 이 파일은 `/replay`로 볼 수 없어요. 텍스트로 받으면 볼 수 있어요.
# What these files are, for those who cannot see them.
file-text-about = { $game }번 대국({ $variant }), 텍스트
file-json-about = { $game }번 대국({ $variant }), JSON

# Above a game that was read from a file; the names are those in the file.
file-heading = 올려 주신 파일의 대국: 백 { $white }, 흑 { $black }.
# What became of the dice when they were computed again from the file's own secret.
file-dice-hold = 주사위를 다시 계산해 봤어요. 이 파일의 모든 주사위 눈은 파일에 적힌 비밀 값에서 나온 것이 맞아요. 약속된 비밀 값인지는 그 대국의 첫 체스판 아래에 적힌 SHA-256으로 알 수 있어요. 지어낸 값이면 서로 달라요.
file-dice-wrong-secret = 약속된 주사위가 아니에요. 이 파일의 비밀 값은 파일에 적힌 SHA-256과 맞지 않아요.
file-dice-wrong-roll = 이 파일은 어딘가 바뀌었어요. { $number }번째 주사위 눈이 비밀 값에서 나온 것이 아니에요.
file-dice-unknown = 이 파일에는 주사위의 비밀 값이나 대국 번호가 없어서 아무도 다시 계산할 수 없어요. 끝난 대국의 파일에는 둘 다 들어 있어요.

# Why a file is not read. $number is a line, or an entry of the log; $typed stands between backticks.
file-refused-too-large = 파일이 너무 커요. `/export`로 받은 것처럼 64 kB 이하인 파일만 읽을 수 있어요.
file-refused-elsewhere = 여기 Discord에 첨부한 파일만 읽을 수 있어요.
file-refused-failed = Discord에서 파일을 받지 못했어요. 다시 한번 첨부해 주세요.
file-refused-not-kept = 그 파일은 이제 보관하고 있지 않아요. `/replay`에 다시 넣어 주세요.
file-refused-unknown = 파일에서 대국을 찾지 못했어요. `/export`로 받은 텍스트나 JSON, 그리고 체스 PGN을 읽을 수 있어요.
file-refused-json = 파일이 { $number }번째 줄에서 끊겼거나 손상됐어요. `/export`로 받은 형식의 JSON을 읽어요.
file-refused-newer = 저보다 새로운 버전에서 만든 파일이에요.
file-refused-unclosed = 파일의 { $number }번째 줄에서 시작한 주석이나 변화가 끝나지 않아요.
file-refused-unopened = 파일의 { $number }번째 줄에 `(` 없이 `)`가 있어요.
# $typed stands between backticks.
file-refused-word = 파일의 { $number }번째 줄에 있는 { $typed } 부분은 여기서 둘 수 있는 수가 아니에요. `Nf3` 같은 수, 수 번호, 중괄호 안의 주석, `1-0` 같은 결과를 읽어요.
file-refused-unknown-result = 파일에 적힌 결과를 읽을 수 없어요: { $typed }. `1-0`, `0-1`, `1/2-1/2`, `*`를 읽어요.
file-refused-variant = { $typed } 게임은 몰라요. 제가 아는 게임은 `/help`에 있어요.
file-refused-start = 파일의 시작 국면이 잘못됐어요. { position-part }
file-refused-turn = 파일의 { $number }번째 줄부터 이어 갈 수 없어요.
file-refused-die = 파일의 { $number }번째 줄에서 { $typed } 부분은 불가능해요.
file-refused-over = 파일의 { $number }번째 줄에서 대국이 끝난 뒤에도 수가 이어져요.
file-refused-second = 파일의 { $number }번째 줄에서 다른 대국이 시작돼요. 한 번에 한 대국만 보여 드려요.
file-refused-entry = { $fault ->
    [unknown] 파일의 기록 가운데 { $number }번째 항목은 제가 모르는 항목이에요.
    [over] 파일의 기록 가운데 { $number }번째 항목이 대국이 끝난 뒤에 있어요.
    [side] 파일의 기록 가운데 { $number }번째 항목은 그쪽이 할 수 없는 일이거나, 누구의 것인지 적혀 있지 않아요.
    [claim] 파일의 기록 가운데 { $number }번째 항목이 요구할 수 없는 무승부를 요구해요.
    [takeback] 파일의 기록 가운데 { $number }번째 항목이 남아 있지 않은 항목으로 되돌려요.
    [time] 파일의 기록 가운데 { $number }번째 항목처럼 시간으로 끝날 수는 없어요. 차례인 쪽만 시간을 넘길 수 있어요.
    [closed] 파일의 기록 가운데 { $number }번째 항목이 맞지 않는 이유로 대국을 닫아요.
   *[illegal] 파일의 기록 가운데 { $number }번째 항목은 그 국면에서 둘 수 없어요.
}
file-refused-ending = { $fault ->
    [over] 파일의 `Ending` 태그에 끝이 적혀 있지만, 대국은 이미 수로 끝났어요.
    [side] 파일의 `Ending` 태그에 적힌 끝은 그쪽이 만들 수 없어요.
    [claim] 파일의 `Ending` 태그가 요구할 수 없는 무승부를 요구해요.
    [time] 파일의 `Ending` 태그처럼 시간으로 끝날 수는 없어요. 차례인 쪽만 시간을 넘길 수 있어요.
    [closed] 파일의 `Ending` 태그가 맞지 않는 이유로 대국을 닫아요.
   *[other] 파일의 `Ending` 태그에 있을 수 없는 끝이 적혀 있어요.
}
file-refused-field = 파일의 { $typed } 값이 올바르지 않아요.
file-refused-result = 파일에 적힌 결과가 대국의 결과와 달라요.
file-refused-two-results = 파일의 `Result` 태그가 마지막 수 뒤에 적힌 결과와 달라요.
file-refused-long = 대국이 너무 길어요. 수와 주사위를 합쳐 3000개까지 읽을 수 있어요.

# Why a text is no position. $fen is the start of that game, which is one; $king and $rook are squares.
position-part = { $part ->
    [fields] 항목의 수가 모자라거나 너무 많아요.
    [placement] 첫째 항목에서 각 가로줄에 놓인 기물을 읽을 수 없어요.
    [turn] 둘째 항목이 `w`도 `b`도 아니에요.
    [castling] 셋째 항목의 캐슬링 권리가 맞지 않아요.
    [right] 셋째 항목에 캐슬링 권리가 있는데 { $king }의 킹이나 { $rook }의 룩이 없어요.
    [passing] 넷째 항목의 앙파상 칸이 맞지 않아요.
    [clock] 다섯째 항목, 잡거나 폰을 움직이지 않은 수의 개수가 올바른 숫자가 아니에요.
    [moves] 여섯째 항목, 수 번호가 올바른 숫자가 아니에요.
    [die] 일곱째 항목, 주사위가 맞지 않아요. `?`, `1`~`8`, `-` 가운데 하나여야 해요.
    [null] 널의 굴림에 관한 마지막 네 항목이 맞지 않아요.
    [counts] 양쪽에 킹이 정확히 하나씩 있어야 하고, 토템은 한쪽에 하나, 널은 하나만 있을 수 있어요.
    [rank] 있을 수 없는 가로줄에 놓인 기물이 있어요.
   *[check] 둘 차례가 아닌 쪽이 체크에 걸려 있어요.
}
position-refused = { $game }의 국면이 아니에요. { position-part } 예를 들어 시작 국면은 { $fen }예요.
position-refused-over = 그 국면에서는 대국이 이미 끝나 있어요. 수를 둘 수 있는 국면을 골라 주세요.
# In a challenge. $fen stands between backticks.
challenge-position = 이 국면에서 시작하는 대국이에요: { $fen }
