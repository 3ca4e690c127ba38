outside-challenge = 여기서는 제가 먼저 메시지를 보낼 수 없어서 알림이 없고, 신청은 하루 뒤 조용히 만료돼요. 레이팅에는 반영되지 않아요. 대국은 `/board`로 다시 볼 수 있어요.
outside-board = 여기서는 제가 먼저 메시지를 보낼 수 없어서 알림이 없어요. 레이팅에는 반영되지 않아요. 대국은 `/board`로 다시 볼 수 있어요.

outside-refused-rated = 서버 밖에서는 레이팅 대국을 할 수 없어요. `rated`를 빼거나 제가 있는 서버에서 두세요.
outside-refused-nobody-else = 여기에는 우리 둘뿐이에요. `opponent`를 빼고 저와 두세요. 다른 사람과는 서버나 그룹, DM에서 둘 수 있어요. 그룹과 DM에서는 먼저 제 프로필의 **앱 추가** 버튼을 누르세요.
outside-refused-thread = 여기에는 스레드가 없어요. `thread`를 빼고, 다른 대국이 끝난 뒤에 시작하세요.
outside-refused-rematch = 여기서 다른 대국이 진행 중인데 스레드는 만들 수 없어요. 그 대국이 끝나면 **{ button-rematch }** 버튼을 누르세요.
outside-refused-unseen = 이 서버에서는 제 답이 회원님에게만 보여요. 모두에게 보이는 체스판의 버튼과 메뉴는 쓸 수 있어요. 나머지는 서버 관리자에게 **외부 앱 사용** 권한을 요청하거나, DM이나 그룹에서 두세요.
outside-unseen-undone = 방금 보낸 대국 신청이나 제안은 취소됐어요.
outside-unseen-unbegun = 대국은 시작되지 않았고, 대국 신청은 그대로 있어요.
outside-unseen-counts = 이 서버에서는 제 새 메시지가 회원님에게만 보여요. 방금 한 일은 반영됐고 시계는 멈췄어요. 다른 사람이 여기서 버튼을 누르거나 명령어를 쓰면 체스판이 나와요. 서버 관리자에게 **외부 앱 사용** 권한을 요청하세요.

outside-games-none = 서버 밖에서 두고 있는 대국이 없어요. `/challenge`로 시작하세요.
outside-games-elsewhere = 여기에는 대국이 없어요. `/challenge`로 시작하거나, 두던 대국을 이어 가세요:
outside-settings-where = 이 설정은 나만 보는 메시지와 `/board`에 적용돼요. 수를 둔 뒤의 체스판은 다음에 둘 사람의 설정을, 글은 신청한 사람의 언어를 따라요.
outside-unshown = 처리했지만 Discord에 막혀 결과를 보여 드리지 못했어요. 대국은 `/board`로 볼 수 있어요.
