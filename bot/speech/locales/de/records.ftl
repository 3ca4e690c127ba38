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
