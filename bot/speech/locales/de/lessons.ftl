# $answer is a square or a move in words, and $because a sentence.
button-learn = In 2 Minuten lernen

lesson-heading = **{ $game } in 2 Minuten** ({ $number } von { $count }): { $title }
lesson-task = **Du bist dran:** { $task }
lesson-die = In dieser Lektion steht der Wurf fest: eine { $number }.
lesson-rolled = Du hast eine **{ $number }** gewürfelt.
lesson-wrong = **Leider nein: { $answer }.** { $because } Versuch es noch einmal.
lesson-right = **Richtig!** { $account }
lesson-done = **Das waren alle fünf: Du bist bereit für { $game }.** Spiel gleich gegen mich auf der leichtesten Stufe. Alle Einzelheiten stehen in `/rules`.

refused-lesson-gone = Diese Lektion hat sich geändert. `/learn` beginnt sie neu.

lesson-only-kings-capture = Nur Könige dürfen schlagen: Keine andere Figur darf auf ein besetztes Feld ziehen.
lesson-no-castling = Rochade gibt es in dieser Variante nicht.
