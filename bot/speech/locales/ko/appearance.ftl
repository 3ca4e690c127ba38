theme-walnut = 호두나무
theme-slate = 슬레이트
theme-meadow = 초원
theme-night = 밤
theme-contrast = 고대비
theme-clear = 또렷함(색각 이상 지원)

size-small = 작게
    .choice = 작게(너비 { $pixels }px)
size-normal = 보통
    .choice = 보통(너비 { $pixels }px)
size-large = 크게
    .choice = 크게(너비 { $pixels }px)
