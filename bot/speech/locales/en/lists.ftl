# Lists of games and challenges, for one user. $count: how many are in a list.

games-yours = **Your turn** ({ $count })
games-theirs = **Your opponent's turn** ({ $count })
games-challenges = **Open challenges** ({ $count })
games-ended = **Your finished games**
games-others = **Other games in this server** ({ $count })

# A game: $whom is the opponent, $since a time that Discord shows, as "3 hours ago". $linked is yes
# where $place is the link to its board, no where it is its channel, gone where that was deleted.
games-own = - { $linked ->
    [gone] **{ $variant }** (channel deleted)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} vs { $whom } · { $turn ->
    [0] start
   *[other] move { $turn }
} · game { $game } · { $timed ->
    [yes] move due { $since }
   *[no] last played { $since }
}
# An ended game of the user.
games-own-ended = - { $linked ->
    [gone] **{ $variant }** (channel deleted)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} vs { $whom } · { $result ->
    [won] you won
    [lost] you lost
    [draw] a draw
   *[aborted] aborted
} · game { $game } · ended { $since }
# A game of others.
games-other = - { $linked ->
    [gone] **{ $variant }** (channel deleted)
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
}, { $white } vs { $black } · { $turn ->
    [0] start
   *[other] move { $turn }
} · game { $game } · { $timed ->
    [yes] move due { $since }
   *[no] last played { $since }
}

# A challenge in the channel $place, made $since; $whom is the other player.
games-challenge-made = - **{ $variant }** in { $place } · waiting for { $whom } · { $since }
games-challenge-open = - **{ $variant }** in { $place } · yours, open to anyone · { $since }
games-challenge-to-you = - **{ $variant }** in { $place } · { $whom } challenged you · { $since }
games-challenge-anybody = - **{ $variant }** in { $place } · { $whom } is looking for an opponent · { $since }

games-more = … and { $count } more { $count ->
    [one] game
   *[other] games
}
games-more-of-yours = … and { $count } more in `/games`
games-none = You aren't playing in this server. Start a game with `/challenge`.
# Above a list of the user's games.
games-elsewhere = There's no game in this channel. Start one with `/challenge`, or continue one of yours:
page-of = Page { $number } of { $count }

# After a move: which of the user's other games has waited longest.
games-wait = { $count ->
    [one] Another game is waiting for you
   *[other] { $count } other games are waiting for you. The most urgent
}: { $linked ->
    [yes] [**{ $variant }**]({ $place })
   *[no] **{ $variant }** in { $place }
} vs { $whom }.

## A game's page in /game.

# $since is when it started.
game-about = **{ $variant } · game { $game }** · started { $since } · { $turns ->
    [0] no moves
    [one] 1 move
   *[other] { $turns } moves
}
game-secret = Dice secret: `{ $secret }`
game-fen = FEN: { $fen }
# $address: an analysis board.
game-fen-analysis = FEN: { $fen } · [analysis board]({ $address })

## Following other players' games.

button-follow = Follow
follow-state = You're following this game. Press **{ button-follow }** again to stop.
follow-begun = I'll ping you when game { $game } ends. Press **{ button-follow }** again to stop.
follow-stopped = You're no longer following game { $game }.
# $people are mentions, $last says how the game ended.
follow-ended = { LIST($people) }: game { $game } has ended. { $last }
refused-follows-own = You're playing in game { $game }, so I'll ping you anyway.

# Moving a game whose channel was deleted; $channel is where it is played.
games-go-on-here = Game { $game } continues here.
refused-busy-here = Another game is in progress here. Use `/games` in another channel, or wait until it ends.
refused-already-here = Game { $game } is already in this channel.
refused-channel-there = Game { $game } is in { $channel }.
