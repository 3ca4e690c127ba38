# What people and servers have chosen. $chosen is a list of the messages "setting-...".

settings-saved = **Guardado.**
settings-are = **Tus ajustes**
settings-own = - Elegido por ti: { LIST($chosen, join: ",") }
settings-server = - Elegido por este servidor: { LIST($chosen, join: ",") }
settings-seen = - Resultado para ti: { LIST($chosen, join: ",") }
settings-where = Lo que te muestro solo a ti y los tableros que pides con `/board` se ven como has elegido tú. El tablero tras un turno se ve como ha elegido quien juega a continuación; los retos, el final de una partida y `/replay`, como ha elegido este servidor.

config-saved = **Guardado para este servidor.**
config-are = **Los ajustes de este servidor**
config-seen = - Resultado aquí: { LIST($chosen, join: ",") }
config-where = Valen aquí para quien no haya elegido otra cosa con `/settings`. Los tableros están en el idioma del servidor.

setting-nothing = nada
setting-theme = tema **{ $theme }**
setting-size = tamaño **{ $size }**
setting-language = idioma **{ $language }**
setting-confirm = { $confirm ->
    [yes] jugadas **con confirmación**
   *[no] jugadas **sin confirmación**
}
setting-tips = { $yes ->
    [yes] **consejos** en tus primeras partidas
   *[no] **sin consejos**
}
# Of a server: whether every board has its theme, and is seen from White's side.
setting-one-theme = { $yes ->
    [yes] **un mismo tema** para todos los tableros
   *[no] el tema **de cada cual**
}
setting-white-below = { $yes ->
    [yes] **las blancas** siempre abajo
   *[no] abajo, **quien tiene el turno**
}
# Si las partidas puntúan, salvo que el reto diga otra cosa.
setting-rated = { $yes ->
    [yes] las partidas **puntúan**
   *[no] las partidas son **amistosas**
}
# Si un reto a alguien abre un hilo, salvo que diga otra cosa.
setting-threads = { $yes ->
    [yes] partidas entre dos **en hilos**
   *[no] partidas entre dos **sin hilos**
}

# What a menu of themes says.
menu-theme = Elige un tema

# The language in its own words.
language-name = Español

themes-shown = Un tablero con cada tema, de izquierda a derecha y de arriba abajo: { LIST($themes, join: ",") }.
