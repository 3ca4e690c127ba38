challenge-rated = Die Partie wird gewertet.
challenge-friendly = Die Partie ist ungewertet.
game-rated = gewertet
game-not-rated = zählt nicht für die Wertung
game-friendly = ungewertet

end-ratings = Wertungen: { LIST($ratings, join: ",") }.
rating-changed = { $name } **{ $rating }** ({ $change })
end-too-often = Nicht gewertet: Pro Tag zählen nur vier Partien gegen denselben Gegner.
end-score = Stand ({ $variant }): { LIST($scores, join: ",") }.
score-of = { $name } **{ $score }**

challenge-refused-rated = Partien gegen mich werden nie gewertet. Lass `rated` weg oder fordere jemanden heraus.
challenge-refused-rated-position = Partien mit eigener Anfangsstellung werden nie gewertet. Lass `rated` oder `position` weg.

leaderboard-heading = **Rangliste: { $variant }**
leaderboard-line = { $rank }. { $name } **{ $rating }** nach { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
leaderboard-place = { $name } steht auf Platz { $rank } von { $total }.
leaderboard-no-place = { $name } hat hier noch keine Wertung.
leaderboard-page = Seite { $number } von { $pages }
rating-mark = ? = vorläufig (zu wenige gewertete Partien); vorläufige Wertungen stehen unten
leaderboard-nobody = Hier hat noch niemand eine Wertung. Mach den Anfang: Starte mit `/challenge` eine gewertete Partie.
leaderboard-empty = Für { $variant } hat hier noch niemand eine Wertung. Mach den Anfang: Starte mit `/challenge` eine gewertete Partie.

profile-heading = **Partien von { $name } auf diesem Server**
profile-rating = **{ $variant }**: Wertung **{ $rating }** nach { $count ->
    [one] einer gewerteten Partie
   *[other] { $count } gewerteten Partien
}
profile-no-rating = **{ $variant }**: noch keine Wertung
profile-people = - gegen andere: { $won } gewonnen, { $draws } remis, { $losses } verloren
profile-engine = - gegen mich: { $won } gewonnen, { $draws } remis, { $losses } verloren
profile-opponents = Am häufigsten gegen: { LIST($opponents, join: ",") }.
profile-opponent = { $name } ({ $score }–{ $theirs })
profile-luckiest = Größtes Glück: eine **{ $number }** in Partie { $game }, { $variant } ({ $turn ->
    [0] am Anfang
   *[other] nach Zug { $turn }
}): Gewinnerwartung +{ $percent } %.
profile-unluckiest = Größtes Pech: eine **{ $number }** in Partie { $game }, { $variant } ({ $turn ->
    [0] am Anfang
   *[other] nach Zug { $turn }
}): Gewinnerwartung −{ $percent } %.
profile-picture = Diagramm: die Wertung für { $variant }, Partie für Partie
profile-luck = Glück = Gewinnerwartung nach dem Wurf minus Durchschnitt der acht möglichen (geschätzt; Sieg = 100 %, Remis = 50 %)
profile-mark = ? = vorläufig (zu wenige gewertete Partien)
profile-empty = { $name } hat auf diesem Server noch keine Partie beendet. Starte eine mit `/challenge`.
refused-no-profile = Bots haben kein Profil, ich auch nicht. Wähl jemanden aus oder lass `person` weg, dann siehst du deins.
curve-shown = Wertung von { $name } ({ $variant }) über { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}: von { $first } auf { $latest }, Tiefstwert { $lowest }, Höchstwert { $highest }.
