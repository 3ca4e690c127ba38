# What a person asked for and cannot have: what is wrong, and what would work. All of these are told
# to the person alone. $side and $own are white or black.

refused-outside-servers = 그건 저를 초대한 서버에서만 할 수 있어요. 레이팅과 서버 설정은 그곳에 있어요.
refused-unknown-command = 이제는 없는 명령어예요. 쓸 수 있는 명령어는 `/help`로 볼 수 있어요.
refused-unknown-button = 이제는 쓸 수 없는 버튼이에요. `/board`로 체스판을 부르면 새 버튼이 나와요.
refused-missing-option = `{ $option }` 옵션이 빠졌어요.
refused-bad-option = `{ $option }` 옵션에 쓸 수 있는 값: { LIST($values, join: ",") }.
refused-not-manager = 서버 설정은 ‘서버 관리하기’ 권한이 있는 사람만 바꿀 수 있어요. 내 설정은 `/settings`로 바꿀 수 있어요.
refused-not-legal-now = 지금은 둘 수 없는 수예요. 둘 수 있는 수는 체스판 아래와 **더 보기**에 있어요.

refused-roll-form = 주사위는 `2d6+1`처럼 써 주세요. 개수, `d`, 면의 수, 그리고 `+`나 `-`로 더하거나 뺄 수를 차례로 쓰면 돼요. 예: `1d20+5`.
refused-roll-count = 주사위는 한 번에 1개부터 100개까지 굴릴 수 있어요. 예: `3d6`.
refused-roll-sides = 주사위의 면은 2개부터 1000개까지예요. 예: `d20`.
refused-roll-bonus = 더하거나 뺄 수 있는 값은 100000까지예요. 예: `d20+5`.

refused-no-such-game = 여기에는 { $game }번 대국이 없어요. `/games`에서 진행 중인 대국을 볼 수 있어요.
refused-no-game-yet = 이 채널에서는 아직 대국이 없었어요. `/challenge`로 시작해 보세요.
refused-no-game-running = 이 채널에서 진행 중인 대국이 없어요. `/challenge`로 시작해 보세요.
refused-ended = { $game }번 대국은 끝났어요. `/challenge`로 새 대국을 시작할 수 있어요.
refused-not-seated = { $game }번 대국에 참여하고 있지 않아요. 대국을 두는 사람만 조작할 수 있어요. `/challenge`로 내 대국을 시작해 보세요.
refused-roll-first = 주사위가 먼저예요. 체스판 아래의 **주사위 굴리기**를 누르거나 `/roll`을 입력하세요.
refused-engine-thinks = 지금 Eightfold가 생각하고 있어요. 곧 체스판에 답이 나와요.
refused-not-against-engine = 사람끼리 두는 대국에서는 공정하지 않아서 힌트를 드리지 않아요. { $game }번 대국은 사람끼리 두는 대국이에요. `/help` 아래의 **Eightfold와 대국**으로 시작한 대국에서는 힌트를 드려요.
refused-no-roll-due = 지금은 주사위를 굴릴 때가 아니에요. 체스판 아래의 메뉴나 `/move`로 수를 두세요.
refused-no-die = { $game }에서는 주사위를 쓰지 않아요. 자유롭게 굴리려면 `/roll dice:2d6+1`처럼 주사위를 정해 주세요.
refused-illegal = 여기서는 `{ $action }` 수를 둘 수 없어요. 둘 수 있는 수는 체스판 아래와 **더 보기**에 있어요.
refused-duplicate = 그 수나 주사위는 이미 처리됐어요. 두 번 눌렀을지도 몰라요. 지금 국면은 `/board`로 볼 수 있어요.

refused-not-next = { $duty ->
    [roll] 먼저 { side-name }이 주사위를 굴려야 해요
    [decide] 먼저 { side-name }이 주사위 결과를 받아들일지 정해야 해요
   *[turn] 지금은 { side-name } 차례예요
}. 내 색은 { $own ->
    [white] 백
   *[black] 흑
}이에요. 차례가 되면 멘션으로 알려 드릴게요.

refused-decide-first = 주사위 결과로 체크에 걸려서, 결과를 받아들일지 먼저 정해야 해요. 토템을 희생해 무효로 하려면 체스판 아래의 **결과 무효화**나 `/move prevent`를, 그대로 받아들이려면 **결과 받아들이기**나 `/move accept`를 쓰세요.
refused-prevent-first = 주사위 결과로 체크에 걸렸는데 다음 수는 { side-name }이 둬요. 체스판 아래의 **결과 무효화**나 `/move prevent`로 토템을 희생해 결과를 무효로 해야 해요.

# $since: how many turns and rolls were made since.
refused-old-board = { $game }번 대국의 지난 체스판이에요. 그 뒤로 수와 주사위가 모두 { $since }번 더 있었어요. 최신 체스판은 `/board`로 볼 수 있어요.
refused-old-board-taken-back = { $game }번 대국의 지난 체스판이에요. 그 뒤로 무른 수가 있어요. 최신 체스판은 `/board`로 볼 수 있어요.
refused-unknown-board = { $game }번 대국의 지난 체스판인데, 이런 수는 기록에 없어요. 최신 체스판은 `/board`로 볼 수 있어요.

refused-no-turn-yet = { $game }번 대국에서는 아직 둔 수가 없어요. `turn:0`은 시작 국면이에요.
refused-no-such-turn = { $turns ->
    [1] { $game }번 대국은 아직 1수까지예요. `turn`에는 0(시작 국면)이나 1을 쓰세요.
   *[other] { $game }번 대국은 지금 { $turns }수까지예요. `turn`에는 0(시작 국면)부터 { $turns }까지 쓸 수 있어요.
}
refused-no-such-turn-ended = { $turns ->
    [1] { $game }번 대국은 1수로 끝났어요. `turn`에는 0(시작 국면)이나 1을 쓰세요.
   *[other] { $game }번 대국은 { $turns }수로 끝났어요. `turn`에는 0(시작 국면)부터 { $turns }까지 쓸 수 있어요.
}

challenge-refused-oneself = 자기 자신에게는 대국을 신청할 수 없어요. 다른 사람을 고르거나, `opponent`를 비워 누구나 수락할 수 있게 하세요.
challenge-refused-bot = 저 말고 다른 봇은 대국하지 않아요. 저와 두려면 Eightfold를, 아니면 사람을 `opponent`로 고르세요. 비워 두면 누구나 수락할 수 있어요.
challenge-refused-level = 레벨은 Eightfold에게만 있어요. 저를 `opponent`로 고르거나 `level`을 비워 주세요.
challenge-refused-too-many = Eightfold와의 대국이 이미 세 개라 더 시작할 수 없어요({ LIST($channels, join: ",") }). 하나를 끝내거나 여기서 기권하세요.
challenge-refused-own-game = 아직 두고 있는 { $game }번 대국이 이 대국을 시작할 국면을 지났거나 다음 수로 그 국면이 될 수 있어요. 그 대국이 끝난 뒤에 다시 신청해 주세요.
challenge-refused-made = 이미 보낸 대국 신청이에요.
challenge-refused-same = 같은 대국 신청이 이미 열려 있어요. 답을 기다리거나, 신청 아래의 **신청 취소**를 누르세요.
challenge-refused-unknown = 이제는 남아 있지 않은 대국 신청이에요. `/challenge`로 새로 신청해 주세요.
challenge-refused-accepted = 이미 수락된 대국 신청이에요. `/challenge`로 새로 신청할 수 있어요.
challenge-refused-declined = 이미 거절된 대국 신청이에요. `/challenge`로 새로 신청할 수 있어요.
challenge-refused-withdrawn = 이미 취소된 대국 신청이에요. `/challenge`로 새로 신청할 수 있어요.
challenge-refused-own = 내가 보낸 대국 신청이라 다른 사람이 답해야 해요. 신청을 취소할 수는 있어요.
challenge-refused-for-another = 다른 사람에게 보낸 대국 신청이에요. `/challenge`로 직접 신청해 보세요.
challenge-refused-answered = 한발 늦었어요. 다른 사람이 먼저 답한 대국 신청이에요.
challenge-refused-open-to-all = 누구나 수락할 수 있는 대국 신청이에요. 거절하지 않고 그냥 두면 돼요.
challenge-refused-not-challenger = 대국 신청은 신청한 사람만 취소할 수 있어요.
challenge-refused-no-threads-here = 음성 채널과 스테이지 채널에는 스레드를 만들 수 없어요. `thread`를 비우고 여기서 다른 대국이 없을 때 수락하거나, 텍스트 채널에서 신청해 주세요.

offer-refused-unknown = 더는 알 수 없는 제안이에요. `/board`로 대국을 볼 수 있어요.
offer-refused-accepted = 이미 수락된 제안이에요.
offer-refused-declined = 이미 거절된 제안이에요.
offer-refused-withdrawn = 이미 거둬들인 제안이에요.
offer-refused-lapsed = 그 제안은 더는 유효하지 않아요. `/draw`, `/takeback`, `/abort`로 다시 제안할 수 있어요.
offer-refused-own = 자신의 제안이에요. 상대가 대답해야 해요. 거둬들일 수는 있어요.
offer-refused-not-theirs = 제안한 사람만 거둬들일 수 있어요.
offer-refused-offered = { $kind ->
    [draw] 이미 무승부를 제안했고, 상대의 답을 기다리고 있어요.
    [rematch] 이미 재대결을 신청했고, 상대의 답을 기다리고 있어요.
   *[other] 이미 부탁했고, 상대의 답을 기다리고 있어요.
}
offer-refused-made = { $kind ->
    [rematch] 이미 재대결을 신청했어요. `/challenge`로 다른 대국을 신청할 수 있어요.
   *[other] 이미 부탁했어요. 다음 수가 지나면 다시 부탁할 수 있어요.
}
offer-refused-draw-too-soon = 얼마 전에 무승부를 제안했어요. 앞으로 { $turns }수가 더 지나면 다시 제안할 수 있어요.
offer-refused-no-claim = 지금은 선언할 수 있는 무승부가 없어요. `/draw`로 제안할 수 있어요.
offer-refused-no-turn-yet = 이 대국에서 무를 수 있는 수를 아직 두지 않았어요.
offer-refused-not-their-turn = 방금 이 수를 둔 사람만 무를 수 있어요. 자신의 수는 `/takeback`으로 부탁하세요.
offer-refused-too-late = 그 뒤로 아무 일도 없었다면 1분 동안은 자유롭게 무를 수 있어요. 이제는 `/takeback`으로 상대에게 부탁하세요.
offer-refused-engine = Eightfold가 무승부를 거절하고 계속 둬요. 앞으로 { $turns }수가 더 지나면 다시 제안할 수 있어요.
offer-refused-still-running = { $game }번 대국이 아직 진행 중이에요. 재대결은 그 뒤에 할 수 있어요.
offer-refused-forgotten = 상대가 자신의 정보를 지웠기 때문에 재대결을 할 수 없어요. `/challenge`로 다른 사람에게 신청해 보세요.
offer-refused-rematch-begun = 재대결이 이미 시작됐어요. 진행되는 곳에서 `/board`로 볼 수 있어요.
offer-refused-no-threads-for-rematch = 여기서 다른 대국이 진행 중이고, 음성 채널과 스테이지 채널에는 스레드를 만들 수 없어요. 그 대국이 끝나면 **재대결**을 다시 누르세요.
