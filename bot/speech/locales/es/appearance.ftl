# What pictures can look like. A theme's name stands in menus and in sentences; a size's stands in
# sentences, and its attribute "choice" in menus, where $pixels is the width of the board.

theme-walnut = Nogal
theme-slate = Pizarra
theme-meadow = Prado
theme-night = Noche
theme-contrast = Alto contraste
theme-clear = Claro: apto para daltonismo

size-small = pequeño
    .choice = Pequeño: { $pixels } píxeles de ancho
size-normal = normal
    .choice = Normal: { $pixels } píxeles de ancho
size-large = grande
    .choice = Grande: { $pixels } píxeles de ancho
