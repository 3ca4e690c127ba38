# Ratings and records.

challenge-rated = Партия рейтинговая.
challenge-friendly = Партия товарищеская: рейтинги не изменятся.
# Small print of a game between users.
game-rated = рейтинговая
game-not-rated = без рейтинга
game-friendly = товарищеская

end-ratings = Рейтинги: { LIST($ratings, join: ",") }.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Без рейтинга: с одним соперником засчитываются только четыре партии в день.
end-score = Счёт в игре «{ $variant }»: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Рейтинговых партий со мной нет. Убери `rated` или вызови кого-нибудь другого.
challenge-refused-rated-position = С выбранной позиции рейтинговых партий нет. Убери `rated` или `position`.

leaderboard-heading = **Таблица лидеров: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }**, { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
leaderboard-place = { $name } — { $rank }-е место из { $total }.
leaderboard-no-place = У { $name } здесь пока нет рейтинга.
leaderboard-page = страница { $number } из { $pages }
rating-mark = ? = рейтинг неточный (мало рейтинговых партий), такие игроки — в конце таблицы
leaderboard-nobody = Здесь пока ни у кого нет рейтинга. Первое место свободно: сыграй рейтинговую партию (`/challenge`).
leaderboard-empty = В игре «{ $variant }» здесь пока ни у кого нет рейтинга. Первое место свободно: сыграй рейтинговую партию (`/challenge`).

profile-heading = **{ $name }: партии на этом сервере**
profile-rating = **{ $variant }**: рейтинг **{ $rating }**, { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}
profile-no-rating = **{ $variant }**: рейтинга пока нет
profile-people = - против игроков: побед { $won }, ничьих { $draws }, поражений { $losses }
profile-engine = - против меня: побед { $won }, ничьих { $draws }, поражений { $losses }
profile-opponents = Самые частые соперники: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
profile-luckiest = Самый удачный бросок: **{ $number }** (шансы +{ $percent } %), { $variant }, партия { $game } { $turn ->
    [0] (начало)
   *[other] (после хода { $turn })
}.
profile-unluckiest = Самый неудачный бросок: **{ $number }** (шансы −{ $percent } %), { $variant }, партия { $game } { $turn ->
    [0] (начало)
   *[other] (после хода { $turn })
}.
# Small print.
profile-picture = график: рейтинг в игре «{ $variant }» по партиям
profile-luck = удача = насколько бросок изменил шансы по сравнению со средним (оценка)
profile-mark = ? = рейтинг неточный (мало рейтинговых партий)
profile-empty = У { $name } на этом сервере пока нет завершённых партий. Начать партию: `/challenge`.
refused-no-profile = У ботов нет профиля. Выбери участника; без `person` покажу твой.
# Alt text of the chart.
curve-shown = { $name }, рейтинг в игре «{ $variant }», { $count ->
    [one] { $count } рейтинговая партия
    [few] { $count } рейтинговые партии
   *[many] { $count } рейтинговых партий
}: сначала { $first }, сейчас { $latest }, минимум { $lowest }, максимум { $highest }.
