# 서버에서 봇이 할 수 있는 일. $missing은 봇에게 없는 권한의 목록.

permission-view-channel = 채널 보기
permission-send-messages = 메시지 보내기
permission-create-threads = 공개 스레드 만들기
permission-send-in-threads = 스레드에서 메시지 보내기
permission-attach-files = 파일 첨부

rights-grant = 서버 관리자가 **채널 편집 > 권한** 또는 **서버 설정 > 역할**에서 허용해 줄 수 있어요.

no-thread-lacks = 여기에는 스레드를 만들 수 없어요. 저에게 없는 권한: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = Discord가 여기에 스레드를 만들지 못하게 해요. **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }**, **{ permission-attach-files }** 권한이 필요하고, 포럼에서는 **{ permission-send-messages }** 권한도 필요해요. { rights-grant }
no-thread-many = Discord가 여기에 스레드를 만들지 못하게 해요. 서버에 열린 스레드가 Discord가 허용하는 만큼 있어요. 서버 관리자가 일부를 닫을 수 있어요.
no-thread-tag = Discord가 여기에 스레드를 만들지 못하게 해요. 게시물에는 태그가 필요한데, 제가 붙일 수 있는 태그가 없어요.
no-thread-said = Discord가 여기에 스레드를 만들지 못하게 해요. Discord의 답: “{ $words }”.
refused-no-thread = { $reason } `thread` 없이 보낸 도전은 이 채널에서 진행돼요.
refused-no-thread-busy = 여기서 다른 대국이 진행 중이에요. { $reason } 그 대국이 끝나면 다시 해 보세요.
refused-no-thread-rematch = 여기서 다른 대국이 진행 중이에요. { $reason } 그 대국이 끝나면 **재대결**을 다시 누르세요.
no-thread-played-here = 대국은 스레드 없이 이 채널에서 진행돼요. { $reason }
refused-discord-slow = 지금 Discord가 느려요. 잠시 뒤에 다시 해 보세요.
refused-other-channels = 이 서버에서는 { LIST($channels, join: ",") }에서 대국을 시작할 수 있어요. 다른 곳에서 진행 중인 대국은 그대로 계속되고, 나머지 기능은 어디서나 쓸 수 있어요.

no-post = 처리했지만, 여기에 올릴 권한이 없어요. 저에게 없는 권한: { LIST($missing, join: ",") }. { rights-grant } 대국이 있는 채널에서는 `/board`로 체스판을 볼 수 있어요.
no-post-unknown = 처리했지만, 그 채널에 올릴 권한이 없어요. **{ permission-view-channel }**, **{ permission-send-messages }**(스레드에서는 **{ permission-send-in-threads }**), **{ permission-attach-files }** 권한이 필요해요. { rights-grant } 대국이 있는 채널에서는 `/board`로 체스판을 볼 수 있어요.
rights-later = 이 채널에서 저에게 없는 권한: { LIST($missing, join: ",") }. 대국은 버튼과 명령어로 그대로 진행할 수 있지만, 알림처럼 제가 스스로 올리는 메시지는 나타나지 않아요. { rights-grant }

config-missing = - 이 채널에서 저에게 없는 권한: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - 대국을 시작할 수 있는 채널: { LIST($channels, join: ",") }
config-anywhere = - 대국을 시작할 수 있는 채널: **모든 채널**
menu-channels = 새 대국을 시작할 채널(비우면 모든 채널)
