# What games count for. $name is a person. Ratings are numbers such as 1512, with a "?" behind
# them while they are uncertain, and $score is one such as 2½.

challenge-rated = The game is rated.
challenge-friendly = The game is friendly: it changes no ratings.
# In the small print of a game between people.
game-rated = rated
game-friendly = friendly

# At the end. $ratings are messages "rating-changed", $scores messages "score-of".
end-ratings = Ratings: { LIST($ratings, join: ",") }.
# $change: by how much, such as +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Not rated: of the games of two people, only four a day are.
end-score = Score in { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Games against Eightfold are never rated. Leave `rated` out, or challenge a person.

# A server's list of ratings. $place is a number such as 3, of $people.
leaderboard-heading = **Leaderboard: { $variant }**
leaderboard-line = { $place }. { $name } **{ $rating }** after { $count ->
    [one] one game
   *[other] { $count } games
}
leaderboard-place = { $name } is in place { $place } of { $people }.
leaderboard-no-place = { $name } has no rating here yet.
leaderboard-page = page { $number } of { $pages }
rating-mark = "?": still uncertain, for want of rated games; such ratings come last
leaderboard-nobody = Nobody is rated in this server yet. Be the first: `/challenge` asks for a game, and its end rates both players.
leaderboard-empty = Nobody is rated in { $variant } in this server yet. Be the first: `/challenge` asks for a game, and its end rates both players.
