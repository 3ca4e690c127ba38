# Settings of users and servers.

settings-saved = **Сохранено.**
settings-are = **Твои настройки**
settings-own = - Твой выбор: { LIST($chosen, join: ",") }
settings-server = - Настройки сервера: { LIST($chosen, join: ",") }
settings-seen = - Сейчас у тебя: { LIST($chosen, join: ",") }
settings-where = Твои настройки действуют для `/board` и всего, что видно только тебе. Доску после хода рисую по настройкам того, кому ходить, а остальное — по настройкам сервера.

config-saved = **Сохранено для этого сервера.**
config-are = **Этот сервер**
config-seen = - Сейчас на сервере: { LIST($chosen, join: ",") }
config-where = Это для всех, кто не выбрал своё в `/settings`. Доски — на языке сервера.

setting-nothing = по умолчанию
setting-theme = тема **{ $theme }**
setting-size = размер **{ $size }**
setting-language = язык **{ $language }**
setting-confirm = { $confirm ->
    [yes] ходы кнопками и из меню **с подтверждением**
   *[no] ходы **без подтверждения**
}
setting-tips = { $yes ->
    [yes] **советы** в первых партиях
   *[no] **без советов**
}
setting-portrait = { $yes ->
    [yes] твой **аватар** на доске
   *[no] **без твоего аватара** на доске
}
# A server's.
setting-one-theme = { $yes ->
    [yes] **одна тема** для всех
   *[no] тема **у каждого своя**
}
setting-white-below = { $yes ->
    [yes] **белые** всегда снизу
   *[no] снизу **тот, чей ход**
}
setting-rated = { $yes ->
    [yes] партии **рейтинговые**
   *[no] партии **товарищеские**
}
setting-threads = { $yes ->
    [yes] партии вдвоём **в ветках**
   *[no] партии вдвоём **без веток**
}
setting-portraits = { $yes ->
    [yes] **аватары** на доске
   *[no] **без аватаров**
}
setting-puzzle-games = задача дня из { LIST($games, join: ",") }

menu-theme = Выбери тему
menu-settings = Изменить что-то ещё
# Alt text of a picture of all themes.
themes-shown = Доска в каждой теме, слева направо и сверху вниз: { LIST($themes, join: ",") }.

# The language's own name.
language-name = Русский
