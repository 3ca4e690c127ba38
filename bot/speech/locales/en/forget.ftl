# What /forget-me says, to who asks.

forget-ask =
    Shall I forget you, in every server where you play with me?
    - Your settings, ratings, what puzzles you tried and how often in a row you solved the one of the day, the files that you had me show and the games that you follow are removed.
    - Your open challenges and offers of a rematch are closed, and so are those made to you.
    - Games that have ended stay, with “a former player” in your place.
    None of this can be undone. Messages already in Discord stay as they are.
# $games are messages "forget-game".
forget-running = { $count ->
    [one] You still play one game: { LIST($games) }. It goes on under your name, unless you resign it now.
   *[other] You still play { $count } games: { LIST($games) }. They go on under your name, unless you resign them now.
} After that, `/forget-me` removes your name there too.
forget-game = game { $game } in { $place }
button-forget-resign = Yes, and resign my games
forget-kept = Everything stays as it is.
forget-done = { $count ->
    [0] Done: I have forgotten you.
    [one] Done: I have forgotten you, but for the game that you still play. Once it has ended, use `/forget-me` again.
   *[other] Done: I have forgotten you, but for the { $count } games that you still play. Once they have ended, use `/forget-me` again.
}

# Who played an ended game and is forgotten; it stands where a name would.
former-player = a former player
