# Themes and sizes of pictures. A size's attribute "choice" is its line in a menu, where $pixels is
# the width of the board.

theme-walnut = Walnut
theme-slate = Slate
theme-meadow = Meadow
theme-night = Night
theme-contrast = High contrast
theme-clear = Clear (color-blind safe)

size-small = small
    .choice = Small ({ $pixels } px wide)
size-normal = normal
    .choice = Normal ({ $pixels } px wide)
size-large = large
    .choice = Large ({ $pixels } px wide)
