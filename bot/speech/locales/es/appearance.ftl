theme-walnut = Nogal
theme-slate = Pizarra
theme-meadow = Prado
theme-night = Noche
theme-contrast = Alto contraste
theme-clear = Nítido (apto para daltónicos)

size-small = pequeño
    .choice = Pequeño ({ $pixels } px de ancho)
size-normal = normal
    .choice = Normal ({ $pixels } px de ancho)
size-large = grande
    .choice = Grande ({ $pixels } px de ancho)
