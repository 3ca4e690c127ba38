# What pictures can look like. A theme's name stands in menus and in sentences; a size's stands in
# sentences, and its attribute "choice" in menus, where $pixels is the width of the board.

theme-walnut = Walnut
theme-slate = Slate
theme-meadow = Meadow
theme-night = Night
theme-contrast = High contrast
theme-clear = Clear: safe for colour blindness

size-small = small
    .choice = Small: { $pixels } pixels wide
size-normal = normal
    .choice = Normal: { $pixels } pixels wide
size-large = large
    .choice = Large: { $pixels } pixels wide
