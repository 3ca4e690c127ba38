# What games count for. $name is a person. Ratings are numbers such as 1512, with a "?" behind
# them while they are uncertain, and $score is one such as 2½.

challenge-rated = The game is rated.
challenge-friendly = The game is friendly: it changes no ratings.
# In the small print of a game between people.
game-rated = rated
game-not-rated = not rated
game-friendly = friendly

# At the end. $ratings are messages "rating-changed", $scores messages "score-of".
end-ratings = Ratings: { LIST($ratings, join: ",") }.
# $change: by how much, such as +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Not rated: only four games a day between the same two people are.
end-score = Score in { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Games against Eightfold are never rated. Leave `rated` out, or challenge a person.
challenge-refused-rated-position = Games from a position are never rated. Leave `rated` or `position` out.

# A server's list of ratings. $rank is a number such as 3, of $total.
leaderboard-heading = **Leaderboard: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** after { $count ->
    [one] one game
   *[other] { $count } games
}
leaderboard-place = { $name } is ranked { $rank } of { $total }.
leaderboard-no-place = { $name } has no rating here yet.
leaderboard-page = page { $number } of { $pages }
rating-mark = "?": still uncertain, for want of rated games; such ratings come last
leaderboard-nobody = Nobody is rated in this server yet. Be the first: `/challenge` asks for a game, and when it ends, both players have a rating.
leaderboard-empty = Nobody is rated in { $variant } in this server yet. Be the first: `/challenge` asks for a game, and when it ends, both players have a rating.

# How somebody's games in a server went. $count: how many games were rated.
profile-heading = **Games of { $name } in this server**
profile-rating = **{ $variant }**: rating **{ $rating }** after { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-no-rating = **{ $variant }**: no rating yet
# Numbers of games.
profile-people = - against people: { $won } won, { $draws } drawn, { $losses } lost
profile-engine = - against Eightfold: { $won } won, { $draws } drawn, { $losses } lost
# $opponents are messages "profile-opponent"; $score is that of whose profile it is, $theirs the other's.
profile-opponents = Most often against: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score } : { $theirs })
# $percent: by how much a roll changed the chances.
profile-luckiest = Luckiest die: { $number ->
    [8] an
   *[other] a
} **{ $number }** { $turn ->
    [0] at the start
   *[other] after turn { $turn }
} of game { $game }, { $variant } (chances +{ $percent }%).
profile-unluckiest = Unluckiest die: { $number ->
    [8] an
   *[other] a
} **{ $number }** { $turn ->
    [0] at the start
   *[other] after turn { $turn }
} of game { $game }, { $variant } (chances −{ $percent }%).
# In small print.
profile-picture = in the picture: the rating in { $variant }, game by game
profile-luck = luck: what the number did to one's chances, compared with the mean of all eight, by Eightfold's reckoning
profile-mark = "?": still uncertain, for want of rated games
profile-empty = { $name } has finished no game in this server yet. `/challenge` starts one.
refused-no-profile = Programs have no profile, nor have I. Pick a person, or leave `person` out for your own.
# The picture in words. $count: how many games it shows.
curve-shown = Rating of { $name } in { $variant } over { $count ->
    [one] one rated game
   *[other] { $count } rated games
}: from { $first } to { $latest }, never below { $lowest } or above { $highest }.
