limit-challenges = { $count ->
    [one] Du hast schon eine offene Herausforderung, mehr geht nicht. Zieh sie zurück oder warte: Sie läuft { $lapses } ab.
   *[other] Du hast { $count } offene Herausforderungen, mehr gehen nicht. Zieh eine zurück (`/games`) oder warte: Die älteste läuft { $lapses } ab.
}
limit-challenges-here = { $count ->
    [one] Auf diesem Server ist schon eine Herausforderung offen, mehr geht nicht. Nimm sie an (`/games`) oder warte: Sie läuft { $lapses } ab.
   *[other] Auf diesem Server sind { $count } Herausforderungen offen, mehr gehen nicht. Nimm eine an (`/games`) oder warte: Die älteste läuft { $lapses } ab.
}
limit-commands = Zu viele Befehle: Mehr als { $count } pro Minute gehen nicht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Züge zählen nicht mit.
limit-rolls = Zu viele freie Würfe: Mehr als { $count } pro Minute gehen nicht. Versuch es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal. Würfe in deinen Partien zählen nicht mit.

refused-busy = Ich habe gerade viel zu tun. Versuch es in ein paar Sekunden noch einmal.
