# What people and servers have chosen. $chosen is a list of the messages "setting-...".

settings-saved = **Saved.**
settings-are = **Your settings**
settings-own = - Chosen by you: { LIST($chosen, join: ",") }
settings-server = - Chosen by this server: { LIST($chosen, join: ",") }
settings-seen = - In effect for you: { LIST($chosen, join: ",") }
settings-where = What I show to you alone, and boards that you ask for with `/board`, look as you have chosen. The board after a turn looks as the player has chosen who is next; challenges, the end of a game and `/replay` as this server has.

config-saved = **Saved for this server.**
config-are = **This server's settings**
config-seen = - In effect here: { LIST($chosen, join: ",") }
config-where = They hold for everybody here who has not chosen otherwise with `/settings`. Boards are in the server's language.

setting-nothing = nothing
setting-theme = theme **{ $theme }**
setting-size = size **{ $size }**
setting-language = language **{ $language }**
setting-confirm = { $confirm ->
    [yes] turns **are confirmed**
   *[no] turns **are made at once**
}
setting-tips = { $yes ->
    [yes] **tips** in your first games
   *[no] **no tips**
}
# Of a server: whether every board has its theme, and is seen from White's side.
setting-one-theme = { $yes ->
    [yes] **one theme** for all
   *[no] **each player's own** theme
}
setting-white-below = { $yes ->
    [yes] **White** always below
   *[no] the **next player** below
}
# Whether games are rated unless a challenge says otherwise.
setting-rated = { $yes ->
    [yes] games are **rated**
   *[no] games are **friendly**
}
# Whether a challenge to a person opens a thread unless it says otherwise.
setting-threads = { $yes ->
    [yes] games between two people **in threads**
   *[no] games between two people **without threads**
}

# What a menu of themes says.
menu-theme = Choose a theme
# Of the picture above it, where each theme is shown.
themes-shown = A board in each theme, from left to right and from top to bottom: { LIST($themes, join: ",") }.

# The language in its own words.
language-name = English
