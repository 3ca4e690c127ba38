# That somebody asks for more than anybody may, and when it would work; to that person alone. $count
# is how many may be at a time, or in a minute; $lapses is shown by Discord, as "in 3 hours".

limit-challenges = { $count ->
    [one] Du hast eine offene Herausforderung, und mehr als eine auf einmal geht nicht. Drücke **Zurückziehen** darunter, oder warte: Sie verfällt { $lapses }.
   *[other] Du hast { $count } offene Herausforderungen, und mehr gehen nicht auf einmal. Drücke **Zurückziehen** unter einer davon – `/games` zeigt sie dort, wo du sie ausgesprochen hast –, oder warte: Die älteste verfällt { $lapses }.
}
limit-challenges-here = { $count ->
    [one] Auf diesem Server ist eine Herausforderung offen, und mehr als eine auf einmal geht nicht. `/games` zeigt sie: Nimm sie an, oder warte, denn sie verfällt { $lapses }.
   *[other] Auf diesem Server sind { $count } Herausforderungen offen, und mehr gehen nicht auf einmal. `/games` zeigt sie: Nimm eine davon an, oder warte, denn die älteste verfällt { $lapses }.
}
limit-commands = Das war ein Befehl zu viel: Ich beantworte jeder Person { $count ->
    [one] einen
   *[other] { $count }
} in der Minute. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Züge werden nie gezählt.
limit-rolls = Das war ein freier Wurf zu viel: Ich würfle für jede Person { $count ->
    [one] einmal
   *[other] { $count }-mal
} in der Minute. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Die Würfe deiner Partien werden nie gezählt.

refused-busy = Ich habe gerade sehr viel zu tun. Versuch es in ein paar Sekunden noch einmal.
