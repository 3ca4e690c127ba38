theme-walnut = Walnuss
theme-slate = Schiefer
theme-meadow = Wiese
theme-night = Nacht
theme-contrast = Hoher Kontrast
theme-clear = Klar (bei Farbsehschwäche)

size-small = klein
    .choice = Klein ({ $pixels } px breit)
size-normal = normal
    .choice = Normal ({ $pixels } px breit)
size-large = groß
    .choice = Groß ({ $pixels } px breit)
