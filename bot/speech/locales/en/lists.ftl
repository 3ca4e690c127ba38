# Lists of games and challenges, for the person who asks. $count: how many are in a list.

games-yours = **Your move** ({ $count })
games-theirs = **Your opponent’s move** ({ $count })
games-challenges = **Open challenges** ({ $count })
games-others = **Other games in this server** ({ $count })

# A game: $variant is its name, $whom the opponent, $since how long ago the last turn was, such as “3
# hours ago”. $linked is yes where $place is the address of its board, else $place is its channel.
games-own = - { $linked ->
    [gone] **{ $variant }**, whose channel is gone,
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} against { $whom } · { $turn ->
    [0] the start
   *[other] turn { $turn }
} · game { $game } · { $timed ->
    [yes] turn due { $since }
   *[no] last played { $since }
}
# The same of others.
games-other = - { $linked ->
    [gone] **{ $variant }**, whose channel is gone
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
}, { $white } v { $black } · { $turn ->
    [0] the start
   *[other] turn { $turn }
} · game { $game } · { $timed ->
    [yes] turn due { $since }
   *[no] last played { $since }
}

# A challenge in the channel $place, made $since; $whom is the other person.
games-challenge-made = - **{ $variant }** in { $place } · { $whom } has not answered you · { $since }
games-challenge-open = - **{ $variant }** in { $place } · yours, for anybody · { $since }
games-challenge-to-you = - **{ $variant }** in { $place } · { $whom } challenges you · { $since }
games-challenge-anybody = - **{ $variant }** in { $place } · { $whom } is looking for an opponent · { $since }

games-more = … and { $count ->
    [one] one more game
   *[other] { $count } more games
}
games-more-of-yours = … and { $count ->
    [one] one more: `/games` shows all
   *[other] { $count } more: `/games` shows all
}
games-none = You play no game in this server. `/challenge` starts one.
games-elsewhere = No game is being played in this channel. These are yours in this server; `/challenge` starts another one.
page-of = Page { $number } of { $count }

# To who has just made a turn: the one of their other games that has waited longest.
games-wait = { $count ->
    [one] One other game waits for you
   *[other] { $count } other games wait for you; the most urgent
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} against { $whom }.

## A game on paper.

# $since is the time when it began.
game-about = **{ $variant } · game { $game }**, begun { $since }, { $turns ->
    [0] no turn yet
    [one] one turn
   *[other] { $turns } turns
}.
game-secret = The secret: `{ $secret }`

## Following a game that others play.

button-follow = Follow
follow-state = You follow this game; **Follow** ends that.
follow-begun = You follow game { $game }: I mention you once, when it has ended. If you press **Follow** again, I do not.
follow-stopped = You no longer follow game { $game }.
# $people are mentioned, $last tells how the game ended.
follow-ended = { LIST($people) }: game { $game } has ended. { $last }
refused-follows-own = You play in game { $game } yourself: I mention you when it is your move, and when it has ended.

# A game whose channel was deleted goes on here, or why it does not; $channel is where it is played.
games-go-on-here = Game { $game } goes on here.
refused-busy-here = Another game is running here. Use `/games` in another channel, or here once that game has ended.
refused-already-here = Game { $game } is played in this channel already.
refused-channel-there = Game { $game } is played in { $channel }.
