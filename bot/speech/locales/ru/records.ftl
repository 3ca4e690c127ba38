# Что значат партии. $name — человек. Рейтинги — числа вроде 1512, с «?» позади, пока они неточны,
# а $score — счёт вроде 2½.

challenge-rated = Партия рейтинговая.
challenge-friendly = Партия товарищеская: рейтинги не изменятся.
# Мелким шрифтом в партии между людьми.
game-rated = рейтинговая
game-friendly = товарищеская

# В конце. $ratings — сообщения «rating-changed», $scores — «score-of».
end-ratings = Рейтинги: { LIST($ratings, join: ",") }.
# $change: на сколько, например +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Партия не в счёт рейтинга: у одних и тех же соперников учитываются только четыре партии в день.
end-score = Счёт в игре «{ $variant }»: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Партии против Eightfold никогда не рейтинговые. Не указывай `rated` или вызови человека.

# Список рейтингов сервера. $place — число вроде 3, из $people.
leaderboard-heading = **Таблица лидеров: { $variant }**
leaderboard-line = { $place }. { $name } **{ $rating }**, { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
leaderboard-place = { $name } на { $place }-м месте из { $people }.
leaderboard-no-place = У { $name } здесь пока нет рейтинга.
leaderboard-page = страница { $number } из { $pages }
rating-mark = «?»: рейтинг ещё неточен, рейтинговых партий пока мало; такие стоят в конце
leaderboard-nobody = На этом сервере пока ни у кого нет рейтинга. Стань первым: `/challenge` зовёт на партию, и в её конце рейтинг получат оба.
leaderboard-empty = На этом сервере пока ни у кого нет рейтинга в игре «{ $variant }». Стань первым: `/challenge` зовёт на партию, и в её конце рейтинг получат оба.
