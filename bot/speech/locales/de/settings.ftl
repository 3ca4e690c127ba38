settings-saved = **Gespeichert.**
settings-are = **Deine Einstellungen**
settings-own = - Von dir gewählt: { LIST($chosen, join: ",") }
settings-server = - Vom Server gewählt: { LIST($chosen, join: ",") }
settings-seen = - Für dich gilt: { LIST($chosen, join: ",") }
settings-where = Deine Einstellungen gelten für alles, was nur du siehst, und für `/board`. Für das Brett nach einem Zug gelten die Einstellungen der Person, die dran ist. Alles andere bestimmt der Server.

config-saved = **Für diesen Server gespeichert.**
config-are = **Die Einstellungen dieses Servers**
config-seen = - Hier gilt: { LIST($chosen, join: ",") }
config-where = Sie gelten hier für alle ohne eigene `/settings`. Bretter sind in der Sprache des Servers.

setting-nothing = nichts
setting-theme = Farben **{ $theme }**
setting-size = Größe **{ $size }**
setting-language = Sprache **{ $language }**
setting-confirm = { $confirm ->
    [yes] Züge **werden bestätigt**
   *[no] Züge **gelten sofort**
}
setting-tips = { $yes ->
    [yes] **Tipps** in deinen ersten Partien
   *[no] **keine Tipps**
}
setting-one-theme = { $yes ->
    [yes] **dieselben Farben** für alle
   *[no] **eigene Farben** je nach Person
}
setting-white-below = { $yes ->
    [yes] **Weiß** immer unten
   *[no] **Seite am Zug** unten
}
setting-rated = { $yes ->
    [yes] Partien sind **gewertet**
   *[no] Partien sind **ungewertet**
}
setting-threads = { $yes ->
    [yes] Partien zu zweit **in Threads**
   *[no] Partien zu zweit **ohne Threads**
}

menu-theme = Wähl die Farben
themes-shown = Ein Brett in jedem Farbschema, von links nach rechts und von oben nach unten: { LIST($themes, join: ",") }.

language-name = Deutsch
