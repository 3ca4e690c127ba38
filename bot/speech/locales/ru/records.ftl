# Что значат партии. $name — человек. Рейтинги — числа вроде 1512, с «?» позади, пока они неточны,
# а $score — счёт вроде 2½.

challenge-rated = Партия рейтинговая.
challenge-friendly = Партия товарищеская: рейтинги не изменятся.
# Мелким шрифтом в партии между людьми.
game-rated = рейтинговая
game-not-rated = без рейтинга
game-friendly = товарищеская

# В конце. $ratings — сообщения «rating-changed», $scores — «score-of».
end-ratings = Рейтинги: { LIST($ratings, join: ",") }.
# $change: на сколько, например +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Партия не влияет на рейтинг: у одной и той же пары соперников учитываются только четыре партии в день.
end-score = Счёт в игре «{ $variant }»: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Партии против Eightfold никогда не рейтинговые. Не указывай `rated` или вызови человека.
challenge-refused-rated-position = Партии с заданной позиции никогда не рейтинговые. Убери `rated` или `position`.

# Список рейтингов сервера. $rank — число вроде 3, из $total.
leaderboard-heading = **Таблица лидеров: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }**, { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
leaderboard-place = { $name } на { $rank }-м месте из { $total }.
leaderboard-no-place = У { $name } здесь пока нет рейтинга.
leaderboard-page = страница { $number } из { $pages }
rating-mark = «?»: рейтинг ещё неточен, рейтинговых партий пока мало; такие стоят в конце
leaderboard-nobody = На этом сервере пока ни у кого нет рейтинга. Начало за тобой: `/challenge` предложит партию, и после неё рейтинг получат оба игрока.
leaderboard-empty = На этом сервере пока ни у кого нет рейтинга в игре «{ $variant }». Начало за тобой: `/challenge` предложит партию, и после неё рейтинг получат оба игрока.

# Как прошли чьи-то партии на сервере. $count: сколько партий были рейтинговыми.
profile-heading = **Партии { $name } на этом сервере**
profile-rating = **{ $variant }**: рейтинг **{ $rating }**, { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
profile-no-rating = **{ $variant }**: рейтинга пока нет
# Сколько партий.
profile-people = - против людей: побед { $won }, ничьих { $draws }, поражений { $losses }
profile-engine = - против Eightfold: побед { $won }, ничьих { $draws }, поражений { $losses }
# $opponents — сообщения «profile-opponent»; $score — счёт того, чей это профиль, $theirs — соперника.
profile-opponents = Чаще всего против: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score } : { $theirs })
# $percent: насколько бросок изменил шансы.
profile-luckiest = Самый удачный бросок: **{ $number }** { $turn ->
    [0] в начале
   *[other] после { $turn }-го хода
} партии { $game }, { $variant } (шансы +{ $percent } %).
profile-unluckiest = Самый неудачный бросок: **{ $number }** { $turn ->
    [0] в начале
   *[other] после { $turn }-го хода
} партии { $game }, { $variant } (шансы −{ $percent } %).
# Мелким шрифтом.
profile-picture = на картинке: рейтинг в игре «{ $variant }», партия за партией
profile-luck = удача: как число изменило шансы по сравнению со средним из всех восьми, по расчётам Eightfold
profile-mark = «?»: рейтинг ещё неточен, рейтинговых партий пока мало
profile-empty = У { $name } на этом сервере пока нет оконченных партий. Начать можно командой `/challenge`.
refused-no-profile = У программ нет профиля, и у меня тоже. Выбери человека или не указывай `person`, чтобы увидеть свой.
# Картинка словами. $count: сколько партий на ней.
curve-shown = Рейтинг { $name } в игре «{ $variant }», { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}: от { $first } до { $latest }, не ниже { $lowest } и не выше { $highest }.
