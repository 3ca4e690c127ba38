settings-saved = **Gespeichert.**
settings-are = **Deine Einstellungen**
settings-own = - Von dir gewählt: { LIST($chosen, join: ",") }
settings-server = - Vom Server gewählt: { LIST($chosen, join: ",") }
settings-seen = - Für dich gilt: { LIST($chosen, join: ",") }
settings-where = Deine Einstellungen gelten für alles, was nur du siehst, und für `/board`. Für das Brett nach einem Zug gelten die Einstellungen dessen, der dran ist. Alles andere bestimmt der Server.

config-saved = **Für diesen Server gespeichert.**
config-are = **Die Einstellungen dieses Servers**
config-seen = - Hier gilt: { LIST($chosen, join: ",") }
config-where = Das gilt für alle ohne eigene Wahl in `/settings`. Was alle sehen, ist in der Sprache des Servers.

setting-nothing = nichts
setting-theme = Farbschema **{ $theme }**
setting-size = Größe **{ $size }**
setting-language = Sprache **{ $language }**
setting-confirm = { $confirm ->
    [yes] Züge per Button und Menü gelten **erst nach Bestätigung**
   *[no] Züge gelten **sofort**
}
setting-tips = { $yes ->
    [yes] **Einsteigertipps** in deinen ersten Partien
   *[no] **keine Einsteigertipps**
}
setting-portrait = { $yes ->
    [yes] dein **Profilbild** auf Brettern
   *[no] **kein Profilbild** von dir auf Brettern
}
setting-one-theme = { $yes ->
    [yes] **ein Farbschema** für alle
   *[no] **eigenes Farbschema** für jeden
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
setting-portraits = { $yes ->
    [yes] **Profilbilder** auf Brettern
   *[no] **ohne Profilbilder**
}
setting-puzzle-games = Aufgabe des Tages aus { LIST($games, join: "or") }

menu-theme = Wähl ein Farbschema
menu-settings = Etwas anderes ändern
themes-shown = Ein Brett in jedem Farbschema, von links nach rechts und von oben nach unten: { LIST($themes, join: ",") }.

language-name = Deutsch
