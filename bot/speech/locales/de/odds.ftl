odds-roll = { $side ->
    [white] Weiß würfelt: Gewinnerwartung **{ $percent } %** im Durchschnitt der acht Würfe.
   *[black] Schwarz würfelt: Gewinnerwartung **{ $percent } %** im Durchschnitt der acht Würfe.
}
odds-turn = { $side ->
    [white] Weiß am Zug: Gewinnerwartung **{ $percent } %** mit dem besten Zug.
   *[black] Schwarz am Zug: Gewinnerwartung **{ $percent } %** mit dem besten Zug.
}
odds-decide = { $side ->
    [white] Weiß entscheidet über den Wurf: Gewinnerwartung **{ $percent } %** mit der besseren Wahl.
   *[black] Schwarz entscheidet über den Wurf: Gewinnerwartung **{ $percent } %** mit der besseren Wahl.
}
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · gewinnt mit **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · verliert, selbst mit **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · remis mit **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · bester Zug **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · gewinnt, selbst nach **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · verliert nach **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · remis nach **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · beste Antwort **{ $turn }**
}
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · gewinnt sofort
    [lost] `{ $number }` **{ $percent } %** · verliert sofort
   *[drawn] `{ $number }` **{ $percent } %** · sofort remis
}
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, gewinnt
    [lost] **{ $turn }** · { $percent } %, verliert
    [drawn] **{ $turn }** · { $percent } %, remis
   *[none] **{ $turn }** · { $percent } %
}
odds-place = { $turn ->
    [0] { $variant } · Partie { $game }, Anfang · Sieg = 100 %, Remis = 50 %
   *[other] { $variant } · Partie { $game }, nach Zug { $turn } · Sieg = 100 %, Remis = 50 %
}
odds-position = { $variant } · Stellung · Sieg = 100 %, Remis = 50 %
odds-shown = { $side ->
    [white] Balken neben dem Brett: Gewinnerwartung von Weiß { $percent } %. { LIST($bars, join: ",") }.
   *[black] Balken neben dem Brett: Gewinnerwartung von Schwarz { $percent } %. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } %, gewinnt
    [lost] { $what }: { $percent } %, verliert
    [drawn] { $what }: { $percent } %, remis
   *[none] { $what }: { $percent } %
}

odds-refused-running = In Partie { $game } spielen zwei gegeneinander: Da helfe ich erst, wenn sie zu Ende ist. Nimm eine beendete Partie, eine gegen mich oder eine Stellung.
odds-refused-own-game = Diese Stellung ähnelt deiner laufenden Partie { $game } zu sehr. Frag noch einmal, wenn sie zu Ende ist.
odds-refused-over = { $turns ->
    [0] Nach diesem Zug war Partie { $game } schon zu Ende. `turn` kann nur 0 sein (Anfang).
   *[other] Nach diesem Zug war Partie { $game } schon zu Ende. `turn` geht von 0 (Anfang) bis { $turns }.
}
odds-refused-always-over = In Partie { $game } war nie jemand am Zug.
odds-refused-which-variant = Gib zu `position` auch `variant` an.
odds-refused-game-and-position = Gib `game` oder `position` an, nicht beides.
odds-refused-turn-and-position = Gib `turn` oder `position` an, nicht beides.
odds-refused-variant-alone = `variant` gehört zu `position`: Gib beides an oder lass `variant` weg.
refused-engine-busy = Ich habe gerade zu viel zu rechnen. Versuch es in einer Minute noch einmal.
refused-stopping = Ich starte gerade neu. Versuch es in einer Minute noch einmal.
