settings-saved = **저장했어요.**
settings-are = **설정**
settings-own = - 내 설정: { LIST($chosen, join: ",") }
settings-server = - 서버 설정: { LIST($chosen, join: ",") }
settings-seen = - 현재 적용: { LIST($chosen, join: ",") }
settings-where = 이 설정은 나만 보는 메시지와 `/board`에 적용돼요. 수를 둔 뒤의 체스판은 다음에 둘 사람의 설정을, 나머지는 서버 설정을 따라요.

config-saved = **서버 설정을 저장했어요.**
config-are = **이 서버의 설정**
config-seen = - 여기에 적용: { LIST($chosen, join: ",") }
config-where = `/settings`로 따로 고르지 않은 모두에게 적용돼요. 체스판은 서버의 언어를 써요.

setting-nothing = 없음
setting-theme = 테마 **{ $theme }**
setting-size = 크기 **{ $size }**
setting-language = 언어 **{ $language }**
setting-confirm = { $confirm ->
    [yes] 버튼과 메뉴로 두는 수를 **확인하고** 두기
   *[no] 수를 **바로** 두기
}
setting-tips = { $yes ->
    [yes] 처음 몇 대국에서 **팁 보기**
   *[no] **팁 없음**
}
setting-portrait = { $yes ->
    [yes] 체스판에 내 **프로필 사진 표시**
   *[no] 체스판에 내 **프로필 사진 숨김**
}
setting-one-theme = { $yes ->
    [yes] 모두 **같은 테마**
   *[no] **각자의** 테마
}
setting-white-below = { $yes ->
    [yes] 항상 **백**이 아래쪽
   *[no] **다음에 둘 사람**이 아래쪽
}
setting-rated = { $yes ->
    [yes] 기본은 **레이팅** 대국
   *[no] 기본은 **캐주얼** 대국
}
setting-threads = { $yes ->
    [yes] 상대를 정한 대국은 **스레드에서**
   *[no] 상대를 정한 대국은 **스레드 없이**
}
setting-portraits = { $yes ->
    [yes] 체스판에 **프로필 사진**
   *[no] **프로필 사진 없음**
}
setting-puzzle-games = 오늘의 퍼즐: { LIST($games, join: ",") }

menu-theme = 테마를 고르세요
menu-settings = 다른 설정 바꾸기
themes-shown = 테마별 체스판, 왼쪽에서 오른쪽으로, 위에서 아래로: { LIST($themes, join: ",") }.

language-name = 한국어
