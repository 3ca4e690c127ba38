refused-outside-servers = 제가 있는 서버에서만 쓸 수 있어요.
refused-unknown-command = 없어진 명령어예요. `/help`를 보세요.
refused-unknown-button = 더는 쓸 수 없는 버튼이에요. `/board`를 쓰면 새 버튼이 나와요.
refused-missing-option = `{ $option }` 옵션이 빠졌어요.
refused-bad-option = `{ $option }` 옵션에 쓸 수 있는 값: { LIST($values, join: ",") }.
refused-not-manager = 서버 설정을 바꾸려면 **서버 관리하기** 권한이 필요해요. 개인 설정은 `/settings`로 바꿀 수 있어요.
refused-not-legal-now = 지금은 그렇게 둘 수 없어요. 둘 수 있는 수는 체스판 아래와 **{ button-more }** 메뉴에 있어요.

refused-roll-form = 주사위는 `2d6+1`처럼 쓰세요: 개수, `d`, 면의 수, 더하거나(`+`) 뺄(`-`) 값.
refused-roll-count = 주사위는 한 번에 1개부터 100개까지 굴려요. 예: `3d6`.
refused-roll-sides = 주사위의 면은 2개부터 1000개까지예요. 예: `d20`.
refused-roll-bonus = 더하거나 뺄 값은 100000까지예요. 예: `d20+5`.

refused-no-such-game = 여기에는 { $game }번 대국이 없어요. 진행 중인 대국은 `/games`에 있어요.
refused-no-game-yet = 이 채널에서 둔 대국이 없어요. `/challenge`로 시작하세요.
refused-no-game-running = 이 채널에는 진행 중인 대국이 없어요. `/challenge`로 시작하세요.
refused-ended = { $game }번 대국은 끝났어요. `/challenge`로 새로 시작하세요.
refused-not-seated = { $game }번 대국을 두는 사람이 아니에요. `/challenge`로 새 대국을 시작하세요.
refused-roll-first = 주사위가 먼저예요. 체스판 아래의 **{ button-roll }** 버튼을 누르거나 `/roll`을 쓰세요.
refused-engine-thinks = 아직 생각 중이에요. 곧 체스판에 제 수가 나와요.
refused-not-against-engine = { $game }번 대국은 사람끼리 두고 있어 힌트가 없어요. 힌트는 저와의 대국에서만 나와요(`/help`의 **{ button-play-engine }** 버튼).
refused-no-roll-due = 지금은 굴릴 주사위가 없어요. 체스판 아래나 `/move`로 수를 두세요.
refused-no-die = { $game }에는 주사위가 없어요. 대국과 상관없이 굴리려면 `/roll dice:2d6+1`처럼 쓰세요.
refused-illegal = `{ $action }`: 여기서 둘 수 없는 수예요. 둘 수 있는 수는 체스판 아래와 **{ button-more }** 메뉴에 있어요.
refused-duplicate = 이미 처리됐어요(두 번 눌렀나요?). 지금 국면은 `/board`로 볼 수 있어요.

refused-not-next = { $duty ->
    [roll] 먼저 { side-name }이 주사위를 굴려야 해요
    [decide] 먼저 { side-name }이 주사위 결과를 받아들일지 정해야 해요
   *[turn] 지금은 { side-name } 차례예요
}. 회원님은 { $own ->
    [white] 백
   *[black] 흑
}이에요.

refused-decide-first = 주사위 결과로 체크에 걸렸어요. 먼저 고르세요: **{ button-prevent }**(토템 희생) 또는 **{ button-accept-roll }**.
refused-prevent-first = 주사위 결과로 체크에 걸렸어요. 다음이 상대({ side-name }) 차례라서 **{ button-prevent }**(토템 희생)밖에 할 수 없어요.

refused-old-board = { $game }번 대국의 옛 체스판이에요(그 뒤로 { $since }번 더 두거나 굴렸어요). 최신 체스판은 `/board`로 볼 수 있어요.
refused-old-board-taken-back = { $game }번 대국의 옛 체스판이에요(그 뒤로 수를 물렀어요). 최신 체스판은 `/board`로 볼 수 있어요.
refused-unknown-board = { $game }번 대국의 옛 체스판이에요. 최신 체스판은 `/board`로 볼 수 있어요.

refused-no-turn-yet = { $game }번 대국에는 아직 둔 수가 없어요. `turn`에는 `0`(시작)만 쓸 수 있어요.
refused-no-such-turn = { $game }번 대국에 그런 수는 없어요. `turn`에는 `0`(시작)부터 `{ $last }`까지 쓸 수 있어요. 백의 1수 뒤는 `1`, 흑의 1수 뒤는 `1...`이나 `2h`(양쪽 합쳐 2수)처럼 쓰세요.

challenge-refused-oneself = 자신에게는 신청할 수 없어요. 다른 사람을 고르세요. `opponent`를 빼면 누구나 수락할 수 있어요.
challenge-refused-bot = 저 말고 다른 봇과는 둘 수 없어요. `opponent`에 저나 사람을 고르세요. `opponent`를 빼면 누구나 수락할 수 있어요.
challenge-refused-level = 레벨은 저와 둘 때만 고를 수 있어요. `opponent`에 저를 고르거나 `level`을 빼세요.
challenge-refused-too-many = 저와의 대국이 이미 세 판 진행 중이에요({ LIST($channels, join: ",") }). 하나를 끝내거나 아래에서 기권하세요.
challenge-refused-own-game = 아직 진행 중인 { $game }번 대국과 너무 비슷한 시작 국면이에요. 그 대국이 끝나면 다시 신청하세요.
challenge-refused-made = 이미 보낸 대국 신청이에요.
challenge-refused-same = 이미 같은 신청을 했어요. 답을 기다리거나, 신청 아래의 **{ button-withdraw }** 버튼을 누르세요.
challenge-refused-unknown = 없어진 대국 신청이에요. `/challenge`로 새로 신청하세요.
challenge-refused-accepted = 이미 수락된 대국 신청이에요. `/challenge`로 새로 신청하세요.
challenge-refused-declined = 이미 거절된 대국 신청이에요. `/challenge`로 새로 신청하세요.
challenge-refused-withdrawn = 이미 취소된 대국 신청이에요. `/challenge`로 새로 신청하세요.
challenge-refused-own = 직접 보낸 신청이에요. 다른 사람의 답을 기다리거나 취소하세요.
challenge-refused-for-another = 다른 사람에게 보낸 신청이에요. `/challenge`로 직접 신청하세요.
challenge-refused-answered = 한발 늦었어요. 다른 사람이 먼저 답했어요.
challenge-refused-open-to-all = 누구나 수락할 수 있는 신청이라 거절할 필요가 없어요.
challenge-refused-not-challenger = 신청한 사람만 취소할 수 있어요.
challenge-refused-no-threads-here = 음성 채널과 스테이지 채널에는 스레드가 없어요. 텍스트 채널을 쓰세요. 여기서 두려면 `thread`를 빼고, 다른 대국이 있으면 끝날 때까지 기다리세요.

offer-refused-unknown = 없어진 제안이에요. 대국은 `/board`로 볼 수 있어요.
offer-refused-accepted = 이미 수락된 제안이에요.
offer-refused-declined = 이미 거절된 제안이에요.
offer-refused-withdrawn = 이미 취소된 제안이에요.
offer-refused-lapsed = { $kind ->
    [pause] 만료된 제안이에요. `/pause`로 다시 제안하세요.
    [draw] 만료된 무승부 제안이에요. `/draw`로 다시 제안하세요.
    [takeback] 만료된 무르기 요청이에요. `/takeback`으로 다시 요청하세요.
    [abort] 만료된 제안이에요. `/abort`로 다시 제안하세요.
   *[rematch] 만료된 재대결 제안이에요. **{ button-rematch }** 버튼을 다시 누르세요.
}
offer-refused-own = 직접 보낸 제안이에요. 상대의 답을 기다리거나 취소하세요.
offer-refused-not-theirs = 제안한 사람만 취소할 수 있어요.
offer-refused-offered = { $kind ->
    [draw] 이미 무승부를 제안했어요. 상대가 아직 답하지 않았어요.
    [rematch] 이미 재대결을 제안했어요. 상대가 아직 답하지 않았어요.
    [takeback] 이미 무르기를 요청했어요. 상대가 아직 답하지 않았어요.
   *[other] 이미 제안했어요. 상대가 아직 답하지 않았어요.
}
offer-refused-made = { $kind ->
    [rematch] 이미 재대결을 제안했어요. 다른 대국은 `/challenge`로 신청하세요.
    [takeback] 이미 무르기를 요청했어요. 다음 수 뒤에 다시 요청할 수 있어요.
   *[other] 이미 제안했어요. 다음 수 뒤에 다시 제안할 수 있어요.
}
offer-refused-draw-too-soon = 얼마 전에 무승부를 제안했어요. { $turns }수 더 둔 뒤에 다시 제안할 수 있어요.
offer-refused-no-claim = 지금은 선언할 무승부가 없어요. `/draw`로 제안할 수 있어요.
offer-refused-no-turn-yet = 이 대국에서 아직 둔 수가 없어 무를 것이 없어요.
offer-refused-not-their-turn = 이 수는 둔 사람만 무를 수 있어요. 회원님의 수는 `/takeback`으로 무르세요.
offer-refused-too-late = **{ button-oops }** 버튼은 1분 안에, 그 뒤로 아무 일도 없었을 때만 쓸 수 있어요. 상대에게 `/takeback`으로 무르기를 요청하세요.
offer-refused-engine = 무승부는 거절할게요. 더 둬요! { $turns }수 더 둔 뒤에 다시 제안할 수 있어요.
offer-refused-still-running = { $game }번 대국은 아직 진행 중이에요. 재대결은 끝난 뒤에 제안하세요.
offer-refused-forgotten = 상대가 정보를 지워서 재대결을 할 수 없어요. `/challenge`로 다른 사람에게 신청하세요.
offer-refused-rematch-begun = 재대결은 이미 시작됐어요. 그 채널에서 `/board`로 볼 수 있어요.
offer-refused-no-threads-for-rematch = 여기서 다른 대국이 진행 중이고, 음성 채널과 스테이지 채널에는 스레드가 없어요. 그 대국이 끝나면 **{ button-rematch }** 버튼을 다시 누르세요.
