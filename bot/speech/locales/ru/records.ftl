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
