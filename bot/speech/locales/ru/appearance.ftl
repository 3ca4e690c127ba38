# Themes and sizes of pictures.

theme-walnut = Орех
theme-slate = Сланец
theme-meadow = Луг
theme-night = Ночь
theme-contrast = Высокий контраст
theme-clear = Чёткая (для дальтоников)

size-small = маленький
    .choice = Маленький ({ $pixels } px в ширину)
size-normal = обычный
    .choice = Обычный ({ $pixels } px в ширину)
size-large = большой
    .choice = Большой ({ $pixels } px в ширину)
