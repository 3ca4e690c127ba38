game-king-of-the-hill = König des Hügels
    .summary = Schach, das auch gewinnt, wer seinen König auf eines der vier Felder in der Mitte bringt.
    .credit = Wie es auf lichess.org gespielt wird.

guide-king-of-the-hill-hill =
    Alles ist wie im Schach, auch das Matt. Aber ein König, der d4, e4, d5 oder e5 erreicht, den **Hügel**, gewinnt sofort.

    Der König darf nicht ins Schach ziehen, auf dem Hügel so wenig wie anderswo. Aus Mangel an Figuren wird ein Spiel nie remis, denn auch ein König allein kann noch gewinnen.

    Hier hat der weiße König den Hügel erreicht, und Weiß hat gewonnen.
    .title = Der Hügel

king-on-the-hill = { wins } gegen { beaten }: Der König hat den Hügel erreicht{ at-move }.

tip-hill-walk = Dein König gewinnt, wenn er d4, e4, d5 oder e5 erreicht.
tip-hill-guard = Decke die Felder in der Mitte, denen der andere König nahe ist.
