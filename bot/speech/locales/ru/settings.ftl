# What people and servers have chosen. $chosen is a list of the messages "setting-...".

settings-saved = **Сохранено.**
settings-are = **Твои настройки**
settings-own = - Выбрано тобой: { LIST($chosen, join: ",") }
settings-server = - Выбрано на этом сервере: { LIST($chosen, join: ",") }
settings-seen = - В итоге для тебя: { LIST($chosen, join: ",") }
settings-where = Личные сообщения от меня и доски по команде `/board` выглядят по твоему выбору. Доска после хода — по выбору того, чья очередь; вызовы, конец партии и `/replay` — по выбору этого сервера.

config-saved = **Сохранено для этого сервера.**
config-are = **Настройки этого сервера**
config-seen = - Здесь действует: { LIST($chosen, join: ",") }
config-where = Они действуют для всех, кто не выбрал другого в `/settings`. Доски — на языке сервера.

setting-nothing = пока ничего
setting-theme = тема **{ $theme }**
setting-size = размер **{ $size }**
setting-language = язык **{ $language }**
setting-confirm = { $confirm ->
    [yes] ходы **с подтверждением**
   *[no] ходы **без подтверждения**
}
setting-tips = { $yes ->
    [yes] **советы** в первых партиях
   *[no] **без советов**
}
# Of a server: whether every board has its theme, and is seen from White's side.
setting-one-theme = { $yes ->
    [yes] **одна тема** для всех
   *[no] тема **у каждого своя**
}
setting-white-below = { $yes ->
    [yes] **белые** всегда снизу
   *[no] снизу **тот, чья очередь**
}
# Рейтинговые ли партии, если в вызове не указано иное.
setting-rated = { $yes ->
    [yes] партии **рейтинговые**
   *[no] партии **товарищеские**
}
# Открывает ли вызов кому-то ветку, если в нём не указано иное.
setting-threads = { $yes ->
    [yes] партии вдвоём **в ветках**
   *[no] партии вдвоём **без веток**
}

# What a menu of themes says.
menu-theme = Выбери тему

# The language in its own words.
language-name = Русский

themes-shown = Доска в каждой теме, слева направо и сверху вниз: { LIST($themes, join: ",") }.
