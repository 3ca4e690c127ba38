# Aufgaben: Stellungen, in denen etwas zu finden ist. $side ist white oder black, $turn und $reply sind
# Züge, wie man sie schreibt, und $number ist eine Zahl des Würfels.

button-solution = Lösung
button-next-puzzle = Nächste Aufgabe
button-solve = Lösen

puzzle-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}

puzzle-heading = **Aufgabe: { $kind }** · { $variant }
puzzle-heading-daily = **Aufgabe des Tages: { $kind }** · { $variant }

## What is to be found. A number of 0: no die was rolled.

puzzle-task-numbers = { puzzle-side } würfelt gleich. Mit welchen Zahlen gibt es sofort ein Matt? Wähle alle davon und keine anderen.
puzzle-task-number = { $number ->
    [0] { puzzle-side } am Zug: Genau ein Zug setzt sofort matt. Finde ihn.
   *[other] { puzzle-side } am Zug; der Würfel zeigt **{ $number }**. Genau ein Zug setzt sofort matt. Finde ihn.
}
puzzle-task-no-way-out = { puzzle-side } am Zug: Ein Matt gibt es nicht, und nach allen Zügen bis auf einen hat die andere Seite eines, sei es mit einer bestimmten Zahl oder ohne. Finde diesen einen Zug.
puzzle-task-net = { puzzle-side } am Zug: Noch setzt kein Zug matt, aber nach genau einem Schachgebot tun es mindestens drei Zahlen, was auch geantwortet wird. Finde dieses Schach.
puzzle-task-mate = { $turns ->
    [one] { puzzle-side } am Zug: Genau ein Zug setzt sofort matt. Finde ihn.
   *[other] { puzzle-side } am Zug: Matt in { $turns } Zügen, was auch die andere Seite tut. Finde den ersten Zug.
}
puzzle-task-null = { puzzle-side } am Zug, danach wird für die Null gewürfelt. Nach genau einem Zug kann dieser Wurf { puzzle-side } nicht die Partie kosten. Finde ihn.
puzzle-task-null-numbers = Gleich wird für die Null gewürfelt. { puzzle-side } verliert durch manche Zahlen, was auch entschieden wird. Wähle alle davon und keine anderen.
puzzle-then-numbers = **Richtig!** Die Antwort ist { $reply }. Mit welchen Zahlen gibt es jetzt ein Matt? Wähle alle davon und keine anderen.
puzzle-then-mate = **Richtig!** Die Antwort ist { $reply }. { $turns ->
    [one] Setze jetzt sofort matt.
   *[other] Weiter: Matt in { $turns } Zügen.
}

## What became of a try.

puzzle-solved = **Gelöst!** Es ist { $turn }.
puzzle-wrong = **Nein:** { $turn } leistet das nicht.
puzzle-wrong-goes-on = **Nein:** { $turn } ist kein Matt.
puzzle-wrong-draws = **Nein:** { $turn } bringt nur ein Remis.
puzzle-wrong-no-check = **Nein:** { $turn } gibt kein Schach.
puzzle-wrong-refuted = **Nein:** Die Antwort auf { $turn } ist { $reply }, und ein rechtzeitiges Matt gibt es nicht.
puzzle-wrong-escapes = **Nein:** Die Antwort auf { $turn } ist { $reply }, und dann { $count ->
    [0] setzt keine Zahl matt
    [one] setzt nur eine einzige Zahl matt
   *[other] setzen nur { $count } Zahlen matt
}.
puzzle-wrong-mates = **Nein:** Nach { $turn } hat die andere Seite { $number ->
    [0] ein Matt
   *[other] mit **{ $number }** ein Matt
}: { $reply }.
puzzle-wrong-loses = **Nein:** Nach { $turn } verliert die Zahl **{ $number }** die Partie.
puzzle-missed = **Nein:** Es fehlt **{ $number }**. Damit setzt { $turn } matt.
puzzle-missed-roll = **Nein:** Es fehlt **{ $number }**.
puzzle-extra = **Nein:** Mit **{ $number }** gibt es kein Matt.
puzzle-extra-roll = **Nein:** **{ $number }** gehört nicht dazu.

puzzle-hint-numbers = **Tipp:** Es { $count ->
    [one] ist eine einzige Zahl
   *[other] sind { $count } Zahlen
}.
puzzle-hint-piece = **Tipp:** Es zieht { PIECE($piece, form: "nom") } auf { $square }.
puzzle-hint-file = **Tipp:** Die Gravitatur kommt auf die { $file }-Linie.
puzzle-hint-none = **Tipp:** Dabei zieht keine Figur.

## In small print.

puzzle-counts = Dein erster Versuch zählt.
puzzle-known = Diese Aufgabe hast du schon versucht, deshalb zählt sie nicht mehr.
puzzle-all-tried = Du hast schon alle versucht; bei dieser ist es am längsten her, und sie zählt nicht mehr.
puzzle-unrated = Nur ein erster Versuch zählt.
puzzle-rating = Deine Aufgabenwertung: **{ $rating }**, { $change }.
puzzle-rating-lost = Deine Aufgabenwertung: **{ $rating }**, { $change }. Versuch es weiter: Gezählt hat nur der erste Versuch.
puzzle-rating-hint = Ein Tipp zählt als Fehlversuch. Deine Aufgabenwertung: **{ $rating }**, { $change }.
puzzle-rating-solution = Ein Blick auf die Lösung zählt als Fehlversuch. Deine Aufgabenwertung: **{ $rating }**, { $change }.
puzzle-streak = { $count ->
    [one] Du hast die Aufgabe des Tages einmal gelöst.
   *[other] Du hast die Aufgabe des Tages an { $count } Tagen in Folge gelöst.
}
puzzle-daily-note = Löse sie an ihrem Tag (UTC), um deine Serie fortzusetzen, in beliebig vielen Versuchen, aber ohne **Lösung**. Die nächste kommt { $next }.
puzzle-daily-next = Die nächste kommt { $next }.

## The solution, step by step.

puzzle-solution-done = { puzzle-side } hat { $turn } gespielt.
puzzle-solution-next = { puzzle-side } spielt { $turn }.
puzzle-solution-numbers = Die Zahlen: { LIST($answers, join: ",") }.
puzzle-answer-mates = **{ $number }** ({ LIST($turns, join: "or") })
puzzle-answer-roll = **{ $number }**

puzzle-menu-numbers = Wähle alle Zahlen

## The puzzle of the day, as it is posted.

puzzle-daily-solved = { $count ->
    [0] Die gestrige hat hier niemand gelöst.
    [one] Die gestrige hat hier eine Person gelöst.
   *[other] Die gestrige haben hier { $count } Personen gelöst.
}
puzzle-daily-posted = **Lösen** zeigt sie dir allein. Die nächste kommt { $next }.
menu-puzzles = Kanal für die Aufgabe des Tages; keiner: nirgends
config-puzzles = - Die Aufgabe des Tages erscheint um 00:05 UTC in { $channel }.
config-no-puzzles = - Die Aufgabe des Tages erscheint **nirgends**.
config-puzzles-refused = - Ich konnte die Aufgabe des Tages nicht in { $channel } posten. Dort brauche ich: { LIST($missing) }. { rights-grant }

refused-no-such-puzzle = In { $variant } gibt es solche Aufgaben nicht. Es gibt: { LIST($kinds, join: ",") }.
refused-no-puzzle = Ich habe gerade keine Aufgabe für dich.
refused-puzzle-gone = Diese Aufgabe habe ich nicht mehr so, wie sie dort steht. `/puzzle` gibt dir eine andere.

profile-puzzles = **Aufgaben, überall**: Wertung **{ $rating }**; { $solved } von { $count } im ersten Versuch gelöst; Aufgaben des Tages in Folge: { $streak }
