# /forget-me.

forget-ask =
    Delete your data in every server you play in?
    - Gone: settings, ratings, puzzle history and streak, uploaded files, followed games.
    - Open challenges and rematch offers, sent and received, are canceled.
    - Finished games stay, under “{ former-player }”.
    This can't be undone. Messages already on Discord stay.
# $games are messages "forget-game".
forget-running = { $count ->
    [one] You're still playing 1 game: { LIST($games) }. It goes on under your name unless you resign it now.
   *[other] You're still playing { $count } games: { LIST($games) }. They go on under your name unless you resign them now.
} Use `/forget-me` again afterward to remove your name there, too.
forget-game = game { $game } in { $place }
button-forget-resign = Yes, and resign my games
forget-kept = Nothing was deleted.
forget-done = { $count ->
    [0] Done: your data is deleted.
    [one] Done: your data is deleted, except for the game you're still playing. Use `/forget-me` again once it ends.
   *[other] Done: your data is deleted, except for the { $count } games you're still playing. Use `/forget-me` again once they end.
}

# In place of a player's name, as Discord calls a deleted account.
former-player = Deleted User
