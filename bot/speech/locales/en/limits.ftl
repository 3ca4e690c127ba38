# Limits that a user has reached. $count is the limit; $lapses is shown by Discord, as "in 3 hours".

limit-challenges = { $count ->
    [one] You can have only one open challenge. Withdraw yours, or wait: it expires { $lapses }.
   *[other] You already have { $count } open challenges, the maximum. Withdraw one (`/games`), or wait: the oldest expires { $lapses }.
}
limit-challenges-here = { $count ->
    [one] This server can have only one open challenge. Accept it (`/games`), or wait: it expires { $lapses }.
   *[other] This server already has { $count } open challenges, the maximum. Accept one (`/games`), or wait: the oldest expires { $lapses }.
}
limit-commands = Too many commands: the limit is { $count } a minute. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Moves don't count.
limit-rolls = Too many free rolls: the limit is { $count } a minute. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}. Rolls in your games don't count.

refused-busy = I'm very busy right now. Please try again in a few seconds.
