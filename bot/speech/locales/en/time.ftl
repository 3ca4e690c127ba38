# The time of a game in which each turn may take only so long. $name is the player who is next, $whom
# the other. $when is a time that every reader sees as "in 3 days" or "2 hours ago".

# In a challenge. $amount of $unit: minutes, hours or days.
time-pace = Each turn may take { $unit ->
    [minutes] { $amount ->
        [one] a minute
       *[other] { $amount } minutes
    }
    [hours] { $amount ->
        [one] an hour
       *[other] { $amount } hours
    }
   *[days] { $amount ->
        [one] a day
       *[other] { $amount } days
    }
}.
# In the small print of a board.
time-due = turn due { $when }
time-paused = the clock is paused

time-reminder = { $name }, it is your turn in game { $game }, due { $when }. `/board` shows it.
# What becomes of it where something was done before it arrived.
time-reminder-overtaken = This reminder for game { $game } no longer holds: somebody has acted since.
# $claim: what $whom can claim, win or draw.
time-over = { $whom }, { $name } has run out of time in game { $game }. You can claim { $claim ->
    [draw] the draw, since you can no longer win,
   *[win] the win
} or give one more day; until you choose, { $name } can still move. After three days the game ends by itself.
time-claimed = { $whom } ends the game, since { $name } has run out of time.
time-given = { $whom } gives { $name } one more day: turn due { $when }.

time-stopped = Both want it: the clock of game { $game } is stopped. A turn or `/pause` lets it run again.
time-runs = The clock of game { $game } runs again. Turn of { $name } due { $when }.
# To who did that, alone: what came of it is public.
time-pausing-done = It is in the channel.

time-refused-no-clock = This game has no clock: turns may take as long as they like. `/challenge pace:` gives a new game one.
time-refused-not-late = Nobody is late in this game now, so there is nothing to claim or to give. `/board` shows it.
time-refused-own-time = It is your own time that has run out. Make your turn, and the game goes on, unless the other player claims the win first.
challenge-refused-pace = Eightfold waits as long as you like: leave `pace` out against me.
challenge-refused-lapsed = Nobody answered that challenge within a day. `/challenge` makes a new one.
challenge-lapsed = { $name } was looking for a game of **{ $variant }**; nobody answered within a day.

# Of a person, in a list of settings: whether they are pinged.
setting-pings = { $yes ->
    [yes] you **are pinged** when it is your turn
   *[no] **no pings**
}
# Of a server: how long turns take where a challenge does not say; $amount is 0 where there is no limit.
setting-pace = { $amount ->
    [0] turns **without a limit**
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **a minute** for each turn
           *[other] **{ $amount } minutes** for each turn
        }
        [hours] { $amount ->
            [one] **an hour** for each turn
           *[other] **{ $amount } hours** for each turn
        }
       *[days] { $amount ->
            [one] **a day** for each turn
           *[other] **{ $amount } days** for each turn
        }
    }
}
