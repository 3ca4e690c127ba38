settings-saved = **Guardado.**
settings-are = **Tus ajustes**
settings-own = - Elegido por ti: { LIST($chosen, join: ",") }
settings-server = - Elegido por este servidor: { LIST($chosen, join: ",") }
settings-seen = - En uso: { LIST($chosen, join: ",") }
settings-where = Tus ajustes valen para `/board` y para lo que solo ves tú. Los tableros que salen tras cada jugada usan los ajustes de quien tiene el turno; lo demás, los del servidor.

config-saved = **Guardado para este servidor.**
config-are = **Los ajustes de este servidor**
config-seen = - En uso aquí: { LIST($chosen, join: ",") }
config-where = Valen aquí para quien no tenga los suyos en `/settings`. Los tableros están en el idioma del servidor.

setting-nothing = nada
setting-theme = tema **{ $theme }**
setting-size = tamaño **{ $size }**
setting-language = idioma **{ $language }**
setting-confirm = { $confirm ->
    [yes] jugadas con botones y menús **con confirmación**
   *[no] jugadas **sin confirmación**
}
setting-tips = { $yes ->
    [yes] **consejos** en tus primeras partidas
   *[no] **sin consejos**
}
setting-portrait = { $yes ->
    [yes] tu **foto de perfil** en los tableros
   *[no] **sin tu foto de perfil** en los tableros
}
setting-one-theme = { $yes ->
    [yes] **un mismo tema** para todos
   *[no] el tema **de cada persona**
}
setting-white-below = { $yes ->
    [yes] **las blancas** siempre abajo
   *[no] abajo, **quien tiene el turno**
}
setting-rated = { $yes ->
    [yes] partidas **por puntos**
   *[no] partidas **amistosas**
}
setting-threads = { $yes ->
    [yes] partidas entre dos personas **en hilos**
   *[no] partidas entre dos personas **sin hilos**
}
setting-portraits = { $yes ->
    [yes] **fotos de perfil** en los tableros
   *[no] **sin fotos de perfil**
}
setting-puzzle-games = ejercicio del día de { LIST($games, join: "or") }

menu-theme = Elige un tema
menu-settings = Cambiar otra cosa
themes-shown = Un tablero con cada tema, de izquierda a derecha y de arriba abajo: { LIST($themes, join: ",") }.

language-name = Español
