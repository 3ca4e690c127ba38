# Odds: what each number of the die, each good turn or each decision leads to. $side is the side that
# acts, which all percentages are seen from: 100 is a win, 50 a draw. $how is how the game ends at once:
# none, won, lost or drawn, as that side sees it. $turn is a turn as it is written, or the name of a
# decision.

# Who is to roll, to move or to decide, and what they can expect.
odds-roll = { $side ->
    [white] Weiß würfelt und kann **{ $percent } %** erwarten, das Mittel der acht Zahlen.
   *[black] Schwarz würfelt und kann **{ $percent } %** erwarten, das Mittel der acht Zahlen.
}
odds-turn = { $side ->
    [white] Weiß ist am Zug und kann mit dem besten Zug **{ $percent } %** erwarten.
   *[black] Schwarz ist am Zug und kann mit dem besten Zug **{ $percent } %** erwarten.
}
odds-decide = { $side ->
    [white] Weiß entscheidet über den Wurf und kann mit der besseren Wahl **{ $percent } %** erwarten.
   *[black] Schwarz entscheidet über den Wurf und kann mit der besseren Wahl **{ $percent } %** erwarten.
}
# A number, and the best turn or decision after it: the same side's, or the other side's.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · gewinnt sofort: **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · verliert sofort: **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · sofort remis: **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · am besten ist **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · gewinnt sofort, selbst nach der besten Antwort **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · verliert sofort: die Antwort ist **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · sofort remis: die Antwort ist **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · die beste Antwort ist **{ $turn }**
}
# A number that ends the game by itself.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · der Wurf gewinnt die Partie
    [lost] `{ $number }` **{ $percent } %** · der Wurf verliert die Partie
   *[drawn] `{ $number }` **{ $percent } %** · der Wurf macht die Partie remis
}
# A turn or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, gewinnt sofort
    [lost] **{ $turn }** · { $percent } %, verliert sofort
    [drawn] **{ $turn }** · { $percent } %, sofort remis
   *[none] **{ $turn }** · { $percent } %
}
# The small print: which game, and after how many turns; or a position by itself.
odds-place = { $turn ->
    [0] { $variant } · Partie { $game }, Anfang · 100 % ist ein Sieg, 50 % ein Remis
   *[other] { $variant } · Partie { $game }, nach Zug { $turn } · 100 % ist ein Sieg, 50 % ein Remis
}
odds-position = { $variant } · eine Stellung · 100 % ist ein Sieg, 50 % ein Remis
# The picture, for those who do not see it.
odds-shown = { $side ->
    [white] Balken neben dem Brett: Weiß kann { $percent } % erwarten. { LIST($bars, join: ",") }.
   *[black] Balken neben dem Brett: Schwarz kann { $percent } % erwarten. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } % und ein Sieg sofort
    [lost] { $what }: { $percent } % und eine Niederlage sofort
    [drawn] { $what }: { $percent } % und ein Remis sofort
   *[none] { $what }: { $percent } %
}

# What is refused.
odds-refused-running = Partie { $game } wird zwischen Menschen gespielt und läuft noch: Bis sie zu Ende ist, sage ich nichts über ihre Chancen. Ich nenne die von beendeten Partien, von Partien gegen mich und von Stellungen.
odds-refused-own-game = Deine Partie { $game } läuft noch und war in dieser Stellung oder kann mit dem nächsten Zug dahin kommen. Frag noch einmal, wenn sie zu Ende ist.
odds-refused-over = { $turns ->
    [0] Nach diesem Zug war Partie { $game } zu Ende. `turn` kann 0 sein, der Anfang.
   *[other] Nach diesem Zug war Partie { $game } zu Ende. `turn` geht von 0, dem Anfang, bis { $turns }.
}
odds-refused-always-over = In Partie { $game } gab es nie etwas zu wählen oder zu würfeln.
odds-refused-which-variant = Eine Stellung gehört zu einem Spiel: Gib auch `variant` an.
odds-refused-game-and-position = Gib entweder `game` oder `position` an, nicht beides: Das eine ist eine Partie, die hier gespielt wurde, das andere irgendeine Stellung.
odds-refused-turn-and-position = `turn` ist ein Zug einer Partie, und `position` hat keine: Lass eins von beiden weg.
odds-refused-variant-alone = `variant` sagt, zu welchem Spiel `position` gehört: Gib auch eine Stellung als FEN an oder lass `variant` weg.
refused-engine-busy = Gerade bitten mich zu viele, nachzudenken. Frag in einer Minute noch einmal.
refused-stopping = Ich werde gerade neu gestartet. Versuch es in einer Minute noch einmal.
