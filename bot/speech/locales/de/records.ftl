# Was Partien zählen. $name ist ein Mensch. Wertungen sind Zahlen wie 1512, mit „?“ dahinter, solange
# sie unsicher sind, und $score ist ein Punktestand wie 2½.

challenge-rated = Die Partie wird gewertet.
challenge-friendly = Es ist eine Freundschaftspartie: Sie ändert keine Wertungen.
# Im Kleingedruckten einer Partie zwischen Menschen.
game-rated = gewertet
game-not-rated = nicht gewertet
game-friendly = Freundschaftspartie

# Am Ende. $ratings sind Nachrichten „rating-changed“, $scores sind „score-of“.
end-ratings = Wertungen: { LIST($ratings, join: ",") }.
# $change: um wie viel, etwa +12.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Nicht gewertet: Von den Partien zweier Menschen zählen nur vier am Tag.
end-score = Stand in { $variant }: { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Partien gegen Eightfold werden nie gewertet. Lass `rated` weg oder fordere einen Menschen heraus.
challenge-refused-rated-position = Partien mit vorgegebener Stellung werden nie gewertet. Lass `rated` oder `position` weg.

# Die Liste der Wertungen eines Servers. $rank ist eine Zahl wie 3, von $total.
leaderboard-heading = **Rangliste: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** nach { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
leaderboard-place = { $name } steht auf Platz { $rank } von { $total }.
leaderboard-no-place = { $name } hat hier noch keine Wertung.
leaderboard-page = Seite { $number } von { $pages }
rating-mark = „?“: noch unsicher, weil gewertete Partien fehlen; solche Wertungen stehen am Ende
leaderboard-nobody = Auf diesem Server hat noch niemand eine Wertung. Mach den Anfang: `/challenge` schlägt eine Partie vor, und nach ihrem Ende haben beide eine Wertung.
leaderboard-empty = In { $variant } hat auf diesem Server noch niemand eine Wertung. Mach den Anfang: `/challenge` schlägt eine Partie vor, und nach ihrem Ende haben beide eine Wertung.

# Wie jemandes Partien auf einem Server ausgingen. $count: wie viele Partien gewertet wurden.
profile-heading = **Partien von { $name } auf diesem Server**
profile-rating = **{ $variant }**: Wertung **{ $rating }** nach { $count ->
    [one] einer gewerteten Partie
   *[other] { $count } gewerteten Partien
}
profile-no-rating = **{ $variant }**: noch keine Wertung
# Zahlen von Partien.
profile-people = - gegen Menschen: { $won } gewonnen, { $draws } remis, { $losses } verloren
profile-engine = - gegen Eightfold: { $won } gewonnen, { $draws } remis, { $losses } verloren
# $opponents sind Nachrichten „profile-opponent“; $score hat, wessen Profil es ist, $theirs das Gegenüber.
profile-opponents = Am häufigsten gegen: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score } : { $theirs })
# $percent: um wie viel ein Wurf die Aussichten änderte.
profile-luckiest = Glücklichster Wurf: eine **{ $number }** { $turn ->
    [0] zu Beginn
   *[other] nach Zug { $turn }
} der Partie { $game }, { $variant } (Aussichten +{ $percent } %).
profile-unluckiest = Unglücklichster Wurf: eine **{ $number }** { $turn ->
    [0] zu Beginn
   *[other] nach Zug { $turn }
} der Partie { $game }, { $variant } (Aussichten −{ $percent } %).
# Im Kleingedruckten.
profile-picture = im Bild: die Wertung in { $variant }, Partie für Partie
profile-luck = Glück: was die Zahl aus den Aussichten machte, verglichen mit dem Mittel aller acht, nach Eightfolds Rechnung
profile-mark = „?“: noch unsicher, weil gewertete Partien fehlen
profile-empty = { $name } hat auf diesem Server noch keine Partie beendet. `/challenge` beginnt eine.
refused-no-profile = Programme haben kein Profil, auch ich nicht. Wähle einen Menschen oder lass `person` weg, dann siehst du dein eigenes.
# Das Bild in Worten. $count: wie viele Partien es zeigt.
curve-shown = Wertung von { $name } in { $variant } über { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}: von { $first } auf { $latest }, nie unter { $lowest } und nie über { $highest }.
