permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-create-threads = 공개 스레드 만들기
permission-send-in-threads = 스레드에서 메시지 보내기
permission-attach-files = 파일 첨부

rights-grant = 서버 관리자가 **채널 편집 > 권한**이나 **서버 설정 > 역할**에서 줄 수 있어요.

no-thread-lacks = 여기에 스레드를 만들 수 없어요. 부족한 권한: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = 여기에 스레드를 만들 수 없어요. 필요한 권한: **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }**, **{ permission-attach-files }**(포럼에서는 **게시물 만들기**도). { rights-grant }
no-thread-many = 열려 있는 스레드가 너무 많아 여기에 더 만들 수 없어요. 서버 관리자가 일부를 닫을 수 있어요.
no-thread-tag = 여기에 스레드를 만들 수 없어요. 게시물에 태그가 필요한데, 제가 붙일 수 있는 태그가 없어요.
no-thread-said = 여기에 스레드를 만들 수 없어요. Discord의 답: “{ $words }”.
refused-no-thread = { $reason } `thread`를 빼면 이 채널에서 둘 수 있어요.
refused-no-thread-busy = 여기서 다른 대국이 진행 중이에요. { $reason } 그 대국이 끝나면 다시 해 보세요.
refused-no-thread-rematch = 여기서 다른 대국이 진행 중이에요. { $reason } 그 대국이 끝나면 **{ button-rematch }** 버튼을 다시 누르세요.
no-thread-played-here = 스레드 없이 이 채널에서 둬요. { $reason }
refused-discord-slow = 지금 Discord가 느려요. 잠시 뒤에 다시 해 보세요.
refused-other-channels = 대국은 { LIST($channels, join: ",") }에서만 시작할 수 있어요. 진행 중인 대국은 계속할 수 있고, 다른 명령어는 어디서나 돼요.

no-post = 처리했지만 여기에 메시지를 올릴 수 없어요. 부족한 권한: { LIST($missing, join: ",") }. { rights-grant } `/board`는 쓸 수 있어요.
no-post-unknown = 처리했지만 여기에 메시지를 올릴 수 없어요. 필요한 권한: **{ permission-view-channel }**, **{ permission-send-messages }**(스레드에서는 **{ permission-send-in-threads }**), **{ permission-attach-files }**. { rights-grant } `/board`는 쓸 수 있어요.
rights-later = 이 채널에서 부족한 권한: { LIST($missing, join: ",") }. 대국은 할 수 있지만 알림을 올릴 수 없어요. { rights-grant }

config-missing = - 이 채널에서 부족한 권한: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - 대국을 시작할 수 있는 채널: { LIST($channels, join: ",") }
config-anywhere = - 대국을 시작할 수 있는 채널: **모든 채널**
menu-channels = 새 대국을 시작할 채널(비우면 모든 채널)
