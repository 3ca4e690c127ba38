# Outside servers: in direct messages and groups, and in servers where the bot is no member. There it
# may answer, and do nothing by itself.

# In a challenge, in small print; and below the first board of a game.
outside-challenge = Hier kann ich nur antworten: Nichts wird gewertet, niemand wird erinnert, und eine Herausforderung verfällt nach einem Tag ohne weiteren Hinweis. `/board` zeigt die Partie noch einmal.
outside-board = Hier kann ich nur antworten: Nichts wird gewertet, und niemand wird erinnert. `/board` zeigt die Partie noch einmal.

outside-refused-rated = Partien außerhalb von Servern werden nie gewertet. Lass `rated` weg oder spiele auf einem Server, der mich eingeladen hat.
outside-refused-nobody-else = Hier sind nur du und ich. Lass `opponent` weg, dann spielst du gegen mich. Andere kannst du auf einem Server, in einer Gruppe oder in euren Direktnachrichten herausfordern; für die letzten beiden füge mich mit **App hinzufügen** in meinem Profil deinem Konto hinzu.
outside-refused-thread = Hier gibt es keine Threads. Lass `thread` weg und beginne, solange hier keine andere Partie läuft: `/board` zeigt die laufende.
outside-refused-rematch = Hier läuft eine andere Partie, und Threads gibt es hier nicht. Drücke noch einmal auf **Revanche**, wenn sie zu Ende ist.
outside-refused-unseen = Auf diesem Server sieht niemand sonst, was ich dir antworte. Knöpfe und Menüs unter einem Brett, das alle sehen, gehen trotzdem. Für alles andere bitte jemanden, der den Server verwaltet, dir **Externe Apps verwenden** zu erlauben, oder spiel in einer Direktnachricht oder einer Gruppe.
outside-unseen-undone = Was du angefangen hast, ist zurückgezogen.
outside-unseen-unbegun = Die Partie hat deshalb nicht begonnen; eine Herausforderung dazu bleibt offen.
outside-unseen-counts = Auf diesem Server sieht niemand sonst meine neuen Nachrichten. Was du getan hast, zählt, und die Uhr steht; das Brett erscheint, sobald jemand anders hier etwas tut. Wer den Server verwaltet, kann dir **Externe Apps verwenden** erlauben.

outside-games-none = Du spielst außerhalb von Servern gerade keine Partie. `/challenge` beginnt eine.
outside-games-elsewhere = Hier wird gerade nicht gespielt. Das sind deine Partien außerhalb von Servern; `/challenge` beginnt eine weitere.
outside-settings-where = Was nur du siehst und Bretter, die du mit `/board` anforderst, sehen so aus, wie du es gewählt hast. Das Brett nach einem Zug richtet sich danach, was die Person gewählt hat, die am Zug ist. Außerhalb von Servern steht, was alle sehen, in der Sprache der Person, die herausgefordert hat.
# To who acted, alone.
outside-unshown = Erledigt, aber Discord hat es mich nicht zeigen lassen. `/board` zeigt die Partie.
