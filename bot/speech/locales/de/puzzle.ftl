button-solution = Lösung
button-next-puzzle = Nächste Aufgabe
button-solve = Lösen

puzzle-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

puzzle-heading = **Aufgabe: { $kind }** · { $variant }
puzzle-heading-daily = **Aufgabe des Tages: { $kind }** · { $variant }

puzzle-task-numbers = { puzzle-side } würfelt gleich. Bei welchen Würfen gibt es Matt in einem Zug? Wähl alle passenden aus.
puzzle-task-number = { $number ->
    [0] { puzzle-side } am Zug: Setz in einem Zug matt.
   *[other] { puzzle-side } am Zug nach einer **{ $number }**: Setz in einem Zug matt.
}
puzzle-task-no-way-out = { puzzle-side } am Zug: Finde den einzigen Zug, nach dem der Gegner bei keinem Wurf mattsetzen kann.
puzzle-task-net = { puzzle-side } am Zug: Finde das Schach, nach dem du bei mindestens drei Würfen mattsetzen kannst, egal was der Gegner antwortet.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } am Zug: Setz in einem Zug matt.
   *[other] { puzzle-side } am Zug: Matt in { $turns } Zügen. Finde den ersten Zug.
}
puzzle-task-null = { puzzle-side } am Zug, dann wird für die Null gewürfelt. Finde den einzigen Zug, der bei jedem Wurf sicher ist.
puzzle-task-null-numbers = Gleich wird für die Null gewürfelt. Bei welchen Würfen ist { puzzle-side } nicht zu retten? Wähl alle passenden aus.
puzzle-then-numbers = **Richtig!** Der Gegner antwortet mit { $reply }. Bei welchen Würfen gibt es jetzt Matt in einem Zug? Wähl alle passenden aus.
puzzle-then-mate = **Richtig!** Der Gegner antwortet mit { $reply }. { $turns ->
    [one] Jetzt Matt in einem Zug.
   *[other] Jetzt Matt in { $turns } Zügen.
}

puzzle-solved = **Gelöst!** Die Lösung ist { $turn }.
puzzle-wrong = **Leider nein:** { $turn } ist nicht die Lösung.
puzzle-wrong-goes-on = **Leider nein:** { $turn } ist kein Matt.
puzzle-wrong-draws = **Leider nein:** { $turn } führt nur zum Remis.
puzzle-wrong-no-check = **Leider nein:** { $turn } ist kein Schach.
puzzle-wrong-refuted = **Leider nein:** Auf { $turn } folgt { $reply }, und das Matt kommt zu spät.
puzzle-wrong-escapes = **Leider nein:** Auf { $turn } folgt { $reply }, und dann gibt es { $count ->
    [0] bei keinem Wurf
    [one] nur bei einem Wurf
   *[other] nur bei { $count } Würfen
} ein Matt.
puzzle-wrong-mates = **Leider nein:** Nach { $turn } setzt der Gegner { $number ->
    [0] matt
   *[other] bei einer **{ $number }** matt
}: { $reply }.
puzzle-wrong-loses = **Leider nein:** Nach { $turn } ist die Partie bei einer **{ $number }** verloren.
puzzle-missed = **Leider nein:** Es fehlt die **{ $number }**. Damit setzt { $turn } matt.
puzzle-missed-roll = **Leider nein:** Es fehlt die **{ $number }**.
puzzle-extra = **Leider nein:** Bei einer **{ $number }** gibt es kein Matt.
puzzle-extra-roll = **Leider nein:** Die **{ $number }** gehört nicht dazu.

puzzle-hint-numbers = **Tipp:** Gesucht { $count ->
    [one] ist ein Wurf
   *[other] sind { $count } Würfe
}.
puzzle-hint-piece = **Tipp:** Es zieht { PIECE($piece, form: "nom") } auf { $square }.
puzzle-hint-file = **Tipp:** Die Gravitatur kommt auf die { $file }-Linie.
puzzle-hint-none = **Tipp:** Es zieht keine Figur.

puzzle-counts = Dein erster Versuch zählt. Mit **{ button-hint }** oder **{ button-solution }** gilt er als Fehlversuch.
puzzle-known = Diese Aufgabe hast du schon versucht. Sie zählt nicht mehr.
puzzle-all-tried = Alle passenden Aufgaben hast du schon versucht. Diese liegt am längsten zurück und zählt nicht mehr.
puzzle-unrated = Es zählt nur der erste Versuch.
puzzle-rating = Deine Aufgabenwertung: **{ $rating }** ({ $change }).
puzzle-rating-lost = Deine Aufgabenwertung: **{ $rating }** ({ $change }). Versuch es ruhig weiter: Nur der erste Versuch zählt.
puzzle-rating-hint = Tipp genutzt: zählt als Fehlversuch. Deine Aufgabenwertung: **{ $rating }** ({ $change }).
puzzle-rating-solution = Lösung angesehen: zählt als Fehlversuch. Deine Aufgabenwertung: **{ $rating }** ({ $change }).
puzzle-streak = { $count ->
    [one] Serie bei der Aufgabe des Tages: ein Tag.
   *[other] Serie bei der Aufgabe des Tages: { $count } Tage.
}
puzzle-daily-note = Für deine Serie zählt sie nur heute (UTC). Du hast beliebig viele Versuche, darfst aber nicht **{ button-solution }** drücken. Nächste Aufgabe: { $next }.
puzzle-daily-next = Nächste Aufgabe: { $next }.

puzzle-solution-done = { puzzle-side } hat { $turn } gespielt.
puzzle-solution-next = { puzzle-side } spielt { $turn }.
puzzle-solution-numbers = Die Würfe: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Wähl alle passenden Würfe

puzzle-daily-solved = { $count ->
    [0] Die Aufgabe von gestern hat hier niemand gelöst.
    [one] Die Aufgabe von gestern hat hier eine Person gelöst.
   *[other] Die Aufgabe von gestern haben hier { $count } Leute gelöst.
}
puzzle-daily-posted = Drück **{ button-solve }**: Deine Versuche siehst nur du. Nächste Aufgabe: { $next }.
menu-puzzles = Kanal für die Aufgabe des Tages (leer = aus)
menu-puzzle-games = Varianten der Aufgabe des Tages
config-puzzles = - Die Aufgabe des Tages erscheint um 00:05 UTC in { $channel }.
config-no-puzzles = - Die Aufgabe des Tages erscheint **nirgends**.
config-puzzles-refused = - Ich konnte die Aufgabe des Tages nicht in { $channel } posten. Dort brauche ich { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = Solche Aufgaben gibt es für { $variant } nicht. Es gibt: { LIST($kinds, join: ",") }.
refused-no-puzzle = Ich habe gerade keine Aufgabe für dich.
refused-puzzle-gone = Diese Aufgabe hat sich geändert. Hol dir mit `/puzzle` eine andere.

profile-puzzles = **Aufgaben (alle Server)**: Wertung **{ $rating }** · { $solved } von { $count } im ersten Versuch gelöst · Serie bei der Aufgabe des Tages: { $streak }
