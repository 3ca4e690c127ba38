# What people and servers have chosen. $chosen is a list of the messages "setting-...".

settings-saved = **저장했어요.**
settings-are = **내 설정**
settings-own = - 내가 고른 것: { LIST($chosen, join: ",") }
settings-server = - 서버가 고른 것: { LIST($chosen, join: ",") }
settings-seen = - 나에게 적용되는 것: { LIST($chosen, join: ",") }
settings-where = 나에게만 보이는 메시지와 `/board`로 부른 체스판에는 내 설정이 적용돼요. 수를 둔 뒤의 체스판에는 다음에 둘 사람의 설정이, 대국 신청과 대국의 마지막 체스판, `/replay`에는 서버의 설정이 적용돼요.

config-saved = **서버 설정을 저장했어요.**
config-are = **서버 설정**
config-seen = - 여기에 적용되는 것: { LIST($chosen, join: ",") }
config-where = `/settings`로 따로 고르지 않은 모든 사람에게 적용돼요. 체스판에는 서버의 언어를 써요.

setting-nothing = 없음
setting-theme = 테마 **{ $theme }**
setting-size = 크기 **{ $size }**
setting-language = 언어 **{ $language }**
setting-confirm = { $confirm ->
    [yes] 수를 **확인한 뒤** 두기
   *[no] 수를 **바로** 두기
}
setting-tips = { $yes ->
    [yes] 첫 대국들에서 **도움말 받음**
   *[no] **도움말 없음**
}
# Of a server: whether every board has its theme, and is seen from White's side.
setting-one-theme = { $yes ->
    [yes] 모두 **같은 테마**
   *[no] **각자의** 테마
}
setting-white-below = { $yes ->
    [yes] 항상 **백**이 아래쪽
   *[no] **다음에 둘 사람**이 아래쪽
}
# 신청할 때 따로 정하지 않은 대국이 레이팅에 들어가는지.
setting-rated = { $yes ->
    [yes] 기본은 **레이팅 대국**
   *[no] 기본은 **친선 대국**
}
# 따로 정하지 않으면 누군가에게 신청한 대국을 스레드에서 두는지.
setting-threads = { $yes ->
    [yes] 두 사람의 대국은 **스레드에서**
   *[no] 두 사람의 대국은 **스레드 없이**
}

# What a menu of themes says.
menu-theme = 테마를 고르세요

# The language in its own words.
language-name = 한국어

themes-shown = 테마별 체스판, 왼쪽에서 오른쪽으로, 위에서 아래로: { LIST($themes, join: ",") }.
