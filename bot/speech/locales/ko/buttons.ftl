# What buttons say.

button-accept = 수락
button-decline = 거절
button-withdraw = 신청 취소
button-roll = 주사위 굴리기
button-more = 더 보기
button-prevent = 결과 무효화
button-accept-roll = 결과 받아들이기
button-sacrifice = 토템 희생
button-undo = 주사위 되돌리기
button-resign = 기권
button-resign-game = { $game }번 대국 기권
button-go-on-here = 여기서 계속: { $game }번 대국
button-replay = 다시 보기
button-animation = 애니메이션으로 보기
button-check-dice = 주사위 검증
button-without-effect = 효과 없이 놓기
button-rules = 규칙
button-back = 뒤로
button-play = 두기
button-type = 수 입력
button-play-engine = Eightfold와 대국
button-hint = 힌트
# What players propose to each other, and the answers.
button-offer-draw = 무승부 제안
button-claim-draw = 무승부 선언
button-accept-draw = 무승부 수락
button-take-back = 무르기
button-oops = 앗, 실수
button-allow = 허락
button-rematch = 재대결
button-claim-win = 승리 주장
button-give-day = 하루 더 주기
button-stop-clock = 시계 멈추기
button-run-clock = 시계 다시 가게 하기

# $piece is a kind of piece that has just appeared, and the button shows its page of the rules.
button-what-is = { PIECE($piece) } 알아보기
button-yes = 예
button-no = 아니요
button-first = 처음
button-previous = 이전
button-next = 다음
button-last = 마지막

## The form in which a move is typed: its title, at most 45 characters, and what it asks for.

form-title = 수 입력
form-label = 둘 수
form-hint = 예: e2e4, Nf3, O-O
