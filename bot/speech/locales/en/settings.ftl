# Settings of users and servers. $chosen is a list of messages "setting-...".

settings-saved = **Saved.**
settings-are = **Your settings**
settings-own = - Set by you: { LIST($chosen, join: ",") }
settings-server = - Set by this server: { LIST($chosen, join: ",") }
settings-seen = - In effect for you: { LIST($chosen, join: ",") }
settings-where = Your settings apply to `/board` and to messages only you can see. After a move, the board uses the next player's settings. Everything else uses the server's.

config-saved = **Saved for this server.**
config-are = **This server's settings**
config-seen = - In effect here: { LIST($chosen, join: ",") }
config-where = These apply to everyone here who hasn't set their own with `/settings`. Boards use the server's language.

setting-nothing = nothing
setting-theme = theme **{ $theme }**
setting-size = size **{ $size }**
setting-language = language **{ $language }**
setting-confirm = { $confirm ->
    [yes] moves from buttons and menus **need confirmation**
   *[no] moves **count right away**
}
setting-tips = { $yes ->
    [yes] **tips** in your first games
   *[no] **no tips**
}
setting-portrait = { $yes ->
    [yes] your **profile picture** on boards
   *[no] **no profile picture** of you on boards
}
# A server's: one theme on every board, and the side at the bottom of the board.
setting-one-theme = { $yes ->
    [yes] **one theme** for everyone
   *[no] **each player's own** theme
}
setting-white-below = { $yes ->
    [yes] **White** always at the bottom
   *[no] the **next player** at the bottom
}
# A server's defaults for challenges.
setting-rated = { $yes ->
    [yes] games are **rated**
   *[no] games are **casual**
}
setting-threads = { $yes ->
    [yes] games between players **in threads**
   *[no] games between players **without threads**
}
setting-portraits = { $yes ->
    [yes] **profile pictures** on boards
   *[no] **no profile pictures**
}
setting-puzzle-games = puzzle of the day from { LIST($games, join: "or") }

menu-theme = Choose a theme
menu-settings = Change something else
# Alt text of a picture of all themes.
themes-shown = A board in each theme, from left to right and top to bottom: { LIST($themes, join: ",") }.

# The language's own name.
language-name = English
