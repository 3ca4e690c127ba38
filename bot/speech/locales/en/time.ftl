# Games with a limit on the time per move. $name is the player whose turn it is, $whom the other.
# $when is shown by Discord, as "in 3 days" or "2 hours ago".

# In a challenge. $amount of $unit: minutes, hours or days.
time-pace = Time per move: { $unit ->
    [minutes] { $amount ->
        [one] 1 minute
       *[other] { $amount } minutes
    }
    [hours] { $amount ->
        [one] 1 hour
       *[other] { $amount } hours
    }
   *[days] { $amount ->
        [one] 1 day
       *[other] { $amount } days
    }
}.
# On a board, behind who must move.
time-due = Due { $when }.
time-paused = The clock is paused.

time-reminder = { $name }, it's your turn in game { $game }: move due { $when }. `/board` shows the game.
# In place of a reminder that came too late.
time-reminder-overtaken = Never mind this reminder: game { $game } has moved on.
# $claim: what $whom can claim, win or draw.
time-over = { $whom }, { $name } is out of time (game { $game }). Claim the { $claim ->
    [draw] draw (you can no longer win)
   *[win] win
} or add a day. Until you do, { $name } can still move. The game ends by itself in three days.
time-claimed = { $whom } ended the game: { $name } ran out of time.
time-given = { $whom } gave { $name } one more day: move due { $when }.

time-stopped = Game { $game }'s clock is paused by agreement. A move or `/pause` resumes it.
time-runs = Game { $game }'s clock is running again. { $name }'s move is due { $when }.
# Only to the player who did that; what came of it is public.
time-pausing-done = Done: see the channel.

time-refused-no-clock = This game has no clock. Set one for a new game with `/challenge pace:`.
time-refused-not-late = Nobody is out of time in this game. `/board` shows the game.
time-refused-own-time = You're the one out of time. Move before your opponent claims the win, and the game goes on.
challenge-refused-pace = I wait as long as you like: leave out `pace` in games against me.
challenge-refused-lapsed = That challenge expired. Send a new one with `/challenge`.
challenge-lapsed = { $name } was looking for a game of **{ $variant }**. The challenge expired.

# A user's setting.
setting-pings = { $yes ->
    [yes] **pings** when it's your turn
   *[no] **no pings**
}
# A server's default time per move; $amount is 0 where there is no limit.
setting-pace = { $amount ->
    [0] **no limit** on time
   *[other] { $unit ->
        [minutes] { $amount ->
            [one] **1 minute** per move
           *[other] **{ $amount } minutes** per move
        }
        [hours] { $amount ->
            [one] **1 hour** per move
           *[other] **{ $amount } hours** per move
        }
       *[days] { $amount ->
            [one] **1 day** per move
           *[other] **{ $amount } days** per move
        }
    }
}
