# What pictures can look like. A theme's name stands in menus and in sentences; a size's stands in
# sentences, and its attribute "choice" in menus, where $pixels is the width of the board.

theme-walnut = Орех
theme-slate = Сланец
theme-meadow = Луг
theme-night = Ночь
theme-contrast = Высокий контраст
theme-clear = Ясная: различима при дальтонизме

size-small = маленький
    .choice = Маленький: { $pixels } px в ширину
size-normal = обычный
    .choice = Обычный: { $pixels } px в ширину
size-large = большой
    .choice = Большой: { $pixels } px в ширину
