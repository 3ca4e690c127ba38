# Was Partien zählen. $name ist ein Mensch. Wertungen sind Zahlen wie 1512, mit „?“ dahinter, solange
# sie unsicher sind, und $score ist ein Punktestand wie 2½.

challenge-rated = Die Partie wird gewertet.
challenge-friendly = Es ist eine Freundschaftspartie: Sie ändert keine Wertungen.
# Im Kleingedruckten einer Partie zwischen Menschen.
game-rated = gewertet
game-friendly = Freundschaftspartie

# Am Ende. $ratings sind Nachrichten „rating-changed“, $scores sind „score-of“.
end-ratings = Wertungen: { LIST($ratings, join: ",") }.
# $change: um wie viel, etwa +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Nicht gewertet: Von den Partien zweier Menschen zählen nur vier am Tag.
end-score = Stand in { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Partien gegen Eightfold werden nie gewertet. Lass `rated` weg oder fordere einen Menschen heraus.

# Die Liste der Wertungen eines Servers. $place ist eine Zahl wie 3, von $people.
leaderboard-heading = **Rangliste: { $variant }**
leaderboard-line = { $place }. { $name } **{ $rating }** nach { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
leaderboard-place = { $name } steht auf Platz { $place } von { $people }.
leaderboard-no-place = { $name } hat hier noch keine Wertung.
leaderboard-page = Seite { $number } von { $pages }
rating-mark = „?“: noch unsicher, weil gewertete Partien fehlen; solche Wertungen stehen am Ende
leaderboard-nobody = Auf diesem Server hat noch niemand eine Wertung. Mach den Anfang: `/challenge` bittet um eine Partie, und ihr Ende wertet beide.
leaderboard-empty = In { $variant } hat auf diesem Server noch niemand eine Wertung. Mach den Anfang: `/challenge` bittet um eine Partie, und ihr Ende wertet beide.
