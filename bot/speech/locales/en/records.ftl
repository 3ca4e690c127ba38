# Ratings and records. $name is a player. Ratings are numbers such as 1512, with a "?" behind them
# while they are provisional; $score is such as 2½.

challenge-rated = Rated game.
challenge-friendly = Casual game: ratings won't change.
# Small print of a game between users.
game-rated = rated
game-not-rated = not rated
game-friendly = casual

# At the end. $ratings are messages "rating-changed", $scores messages "score-of".
end-ratings = Ratings: { LIST($ratings, join: ",") }.
# $change: such as +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Not rated: the same two players can play only four rated games a day.
end-score = Score in { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Games against me are never rated. Leave out `rated`, or challenge someone.
challenge-refused-rated-position = Games from a position are never rated. Leave out `rated` or `position`.

# A server's ratings. $rank is a number such as 3, of $total.
leaderboard-heading = **Leaderboard: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** after { $count ->
    [one] 1 game
   *[other] { $count } games
}
leaderboard-place = { $name } is #{ $rank } of { $total }.
leaderboard-no-place = { $name } isn't rated here yet.
leaderboard-page = page { $number } of { $pages }
rating-mark = ? = provisional (too few rated games), listed last
leaderboard-nobody = Nobody is rated here yet. Be the first: start a rated game with `/challenge`.
leaderboard-empty = Nobody is rated in { $variant } here yet. Be the first: start a rated game with `/challenge`.

# A player's record in a server. $count: rated games.
profile-heading = **{ $name }'s games in this server**
profile-rating = **{ $variant }**: rating **{ $rating }** after { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
profile-no-rating = **{ $variant }**: not rated yet
# Numbers of games.
won-drawn-lost = { $won ->
    [one] 1 win
   *[other] { $won } wins
}, { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
}, { $losses ->
    [one] 1 loss
   *[other] { $losses } losses
}
profile-people = - against players: { won-drawn-lost }
profile-engine = - against me: { won-drawn-lost }
# $opponents are messages "profile-opponent"; $score is that of the player whose profile it is,
# $theirs the opponent's.
profile-opponents = Most frequent opponents: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
# $percent: how much a roll changed the player's chances.
profile-luckiest = Luckiest roll: **{ $number }** in game { $game }, { $variant } ({ $turn ->
    [0] at the start
   *[other] after move { $turn }
}, chances +{ $percent }%).
profile-unluckiest = Unluckiest roll: **{ $number }** in game { $game }, { $variant } ({ $turn ->
    [0] at the start
   *[other] after move { $turn }
}, chances −{ $percent }%).
# Small print.
profile-picture = chart: rating in { $variant }, game by game
profile-luck = luck = how much a roll changed the chances compared with an average roll (estimated; 100% is a win, 50% a draw)
profile-mark = ? = provisional (too few rated games)
profile-empty = { $name } hasn't finished a game in this server yet. Start one with `/challenge`.
refused-no-profile = Bots don't have profiles. Pick a player, or leave out `person` for your own.
# Alt text of the chart. $count: games in it.
curve-shown = { $name }'s { $variant } rating over { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}: from { $first } to { $latest }, lowest { $lowest }, highest { $highest }.
