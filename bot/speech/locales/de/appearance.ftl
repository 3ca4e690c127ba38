# What pictures can look like. A theme's name stands in menus and in sentences; a size's stands in
# sentences, and its attribute "choice" in menus, where $pixels is the width of the board.

theme-walnut = Walnuss
theme-slate = Schiefer
theme-meadow = Wiese
theme-night = Nacht
theme-contrast = Hoher Kontrast
theme-clear = Klar: geeignet bei Farbenblindheit

size-small = klein
    .choice = Klein: { $pixels } Pixel breit
size-normal = normal
    .choice = Normal: { $pixels } Pixel breit
size-large = groß
    .choice = Groß: { $pixels } Pixel breit
