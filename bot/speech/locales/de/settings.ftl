# What people and servers have chosen. $chosen is a list of the messages "setting-...".

settings-saved = **Gespeichert.**
settings-are = **Deine Einstellungen**
settings-own = - Von dir gewählt: { LIST($chosen, join: ",") }
settings-server = - Von diesem Server gewählt: { LIST($chosen, join: ",") }
settings-seen = - Für dich gilt also: { LIST($chosen, join: ",") }
settings-where = Was nur du siehst und Bretter, die du mit `/board` anforderst, sehen so aus, wie du es gewählt hast. Das Brett nach einem Zug richtet sich danach, was die Person gewählt hat, die am Zug ist; Herausforderungen, das Ende einer Partie und `/replay` richten sich nach diesem Server.

config-saved = **Für diesen Server gespeichert.**
config-are = **Die Einstellungen dieses Servers**
config-seen = - Hier gilt also: { LIST($chosen, join: ",") }
config-where = Sie gelten hier für alle, die mit `/settings` nichts anderes gewählt haben. Bretter erscheinen in der Sprache des Servers.

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
# Of a server: whether every board has its theme, and is seen from White's side.
setting-one-theme = { $yes ->
    [yes] **dieselben Farben** für alle
   *[no] **eigene Farben** je nach Person
}
setting-white-below = { $yes ->
    [yes] **Weiß** immer unten
   *[no] **Seite am Zug** unten
}
# Ob Partien gewertet werden, wenn die Herausforderung nichts anderes sagt.
setting-rated = { $yes ->
    [yes] Partien sind **gewertet**
   *[no] Partien sind **Freundschaftspartien**
}
# Ob eine Herausforderung an jemanden einen Thread öffnet, wenn sie nichts anderes sagt.
setting-threads = { $yes ->
    [yes] Partien zu zweit **in Threads**
   *[no] Partien zu zweit **ohne Threads**
}

# What a menu of themes says.
menu-theme = Wähle die Farben

# The language in its own words.
language-name = Deutsch

themes-shown = Ein Brett in jeder Farbwahl, von links nach rechts und von oben nach unten: { LIST($themes, join: ",") }.
