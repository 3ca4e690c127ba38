# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# may answer, and do nothing by itself.

# In a challenge, in small print; and below the first board of a game.
outside-challenge = 여기서는 답만 할 수 있어요. 레이팅에 들어가지 않고, 알림도 없고, 대국 신청은 하루가 지나면 말없이 사라져요. `/board`로 대국을 다시 볼 수 있어요.
outside-board = 여기서는 답만 할 수 있어요. 레이팅에 들어가지 않고 알림도 없어요. `/board`로 대국을 다시 볼 수 있어요.

outside-refused-rated = 서버 밖의 대국은 레이팅에 들어가지 않아요. `rated`를 비우거나, 저를 초대한 서버에서 두세요.
outside-refused-nobody-else = 여기에는 우리 둘뿐이에요. `opponent`를 비우면 저와 둘 수 있어요. 다른 사람과 두려면 서버나 그룹, 또는 그 사람과의 다이렉트 메시지에서 신청하세요. 그룹과 다이렉트 메시지에서 쓰려면 제 프로필의 **앱 추가**로 저를 계정에 추가해 주세요.
outside-refused-thread = 여기에는 스레드가 없어요. `thread`를 비우고 여기서 다른 대국이 없을 때 시작해 주세요. 진행 중인 대국은 `/board`로 볼 수 있어요.
outside-refused-rematch = 여기서 다른 대국이 진행 중이고, 여기에는 스레드가 없어요. 그 대국이 끝나면 **재대결**을 다시 누르세요.
outside-refused-unseen = 이 서버에서는 제 답을 다른 사람이 볼 수 없어요. 모두가 보는 체스판 아래의 버튼과 메뉴는 그대로 쓸 수 있어요. 나머지를 쓰려면 서버 관리자에게 **외부 앱 사용** 권한을 달라고 하거나, 개인 메시지나 그룹에서 두세요.
outside-unseen-undone = 시작한 것은 취소됐어요.
outside-unseen-unbegun = 그래서 대국은 시작되지 않았고, 그 도전은 그대로 열려 있어요.
outside-unseen-counts = 이 서버에서는 제 새 메시지를 다른 사람이 볼 수 없어요. 한 일은 그대로 인정되고 시계는 멈춰 있어요. 다른 사람이 여기서 무언가를 하면 체스판이 나타나요. 서버 관리자가 **외부 앱 사용** 권한을 줄 수 있어요.

outside-games-none = 서버 밖에서 두고 있는 대국이 없어요. `/challenge`로 시작할 수 있어요.
outside-games-elsewhere = 여기서는 진행 중인 대국이 없어요. 서버 밖에서 두고 있는 대국은 다음과 같아요. 새 대국은 `/challenge`로 시작해요.
outside-settings-where = 나에게만 보이는 메시지와 `/board`로 부른 체스판에는 내 설정이 적용돼요. 수를 둔 뒤의 체스판에는 다음에 둘 사람의 설정이 적용돼요. 서버 밖에서는 모두가 보는 메시지가 대국을 신청한 사람의 언어로 나와요.
# To who acted, alone.
outside-unshown = 처리했지만, Discord에서 보여 주지 못했어요. `/board`로 대국을 볼 수 있어요.
