# That somebody asks for more than anybody may, and when it would work; to that person alone. $count
# is how many may be at a time, or in a minute; $lapses is shown by Discord, as "in 3 hours".

limit-challenges = { $count ->
    [one] You have an open challenge, and can have only one at a time. Press **Withdraw** under it, or wait: it lapses { $lapses }.
   *[other] You have { $count } open challenges, as many as you can have at a time. Press **Withdraw** under one of them, which `/games` lists where you made it, or wait: the oldest lapses { $lapses }.
}
limit-challenges-here = { $count ->
    [one] A challenge is open in this server, and only one can be at a time. `/games` shows it: accept it, or wait, since it lapses { $lapses }.
   *[other] { $count } challenges are open in this server, as many as can be at a time. `/games` lists them: accept one, or wait, since the oldest lapses { $lapses }.
}
limit-commands = That was one command too many: I answer { $count ->
    [one] one
   *[other] { $count }
} a minute from each person. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Turns are never counted.
limit-rolls = That was one free roll too many: I make { $count ->
    [one] one
   *[other] { $count }
} a minute for each person. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. The dice of your games are never counted.

refused-busy = I am very busy just now. Please try again in a few seconds.
