# What pictures can look like. A theme's name stands in menus and in sentences; a size's stands in
# sentences, and its attribute "choice" in menus, where $pixels is the width of the board.

theme-walnut = 호두나무
theme-slate = 슬레이트
theme-meadow = 초원
theme-night = 밤
theme-contrast = 고대비
theme-clear = 또렷함: 색각 이상 고려

size-small = 작게
    .choice = 작게: 너비 { $pixels }픽셀
size-normal = 보통
    .choice = 보통: 너비 { $pixels }픽셀
size-large = 크게
    .choice = 크게: 너비 { $pixels }픽셀
