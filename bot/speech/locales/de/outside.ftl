outside-challenge = Hier kann ich nur antworten: keine Wertungen, keine Erinnerungen, und Herausforderungen laufen nach einem Tag ohne Hinweis ab. `/board` zeigt die Partie wieder.
outside-board = Hier kann ich nur antworten: keine Wertungen, keine Erinnerungen. `/board` zeigt die Partie wieder.

outside-refused-rated = Partien außerhalb von Servern werden nie gewertet. Lass `rated` weg oder spiel auf einem Server, auf dem ich bin.
outside-refused-nobody-else = Hier sind nur wir zwei: Lass `opponent` weg, um gegen mich zu spielen. Andere forderst du auf einem Server, in einer Gruppe oder per Direktnachricht heraus (für die letzten beiden: **App hinzufügen** in meinem Profil).
outside-refused-thread = Hier gibt es keine Threads. Lass `thread` weg und fang an, wenn keine andere Partie läuft.
outside-refused-rematch = Hier läuft eine andere Partie, und Threads gibt es nicht. Drück **{ button-rematch }**, wenn sie zu Ende ist.
outside-refused-unseen = Auf diesem Server siehst nur du meine Antworten. Buttons und Menüs unter einem Brett, das alle sehen, gehen trotzdem. Für alles andere müssen die Admins des Servers **Externe Apps verwenden** erlauben; oder du spielst in einer Direktnachricht oder Gruppe.
outside-unseen-undone = Was du gestartet hast, ist zurückgezogen.
outside-unseen-unbegun = Die Partie hat also nicht begonnen; eine Herausforderung dazu bleibt offen.
outside-unseen-counts = Auf diesem Server siehst nur du meine neuen Nachrichten. Was du getan hast, zählt, und die Uhr ist angehalten; das Brett erscheint, sobald hier jemand anderes etwas tut. Die Admins des Servers können **Externe Apps verwenden** erlauben.

outside-games-none = Du spielst außerhalb von Servern gerade nicht. Starte eine Partie mit `/challenge`.
outside-games-elsewhere = Hier läuft keine Partie. Starte eine mit `/challenge` oder spiel eine von deinen weiter:
outside-settings-where = Deine Einstellungen gelten für alles, was nur du siehst, und für `/board`. Nach einem Zug sieht das Brett so aus, wie es die Person eingestellt hat, die dran ist; die Sprache ist die der Person, die herausgefordert hat.
outside-unshown = Erledigt, aber Discord hat meine Antwort nicht angezeigt. `/board` zeigt die Partie.
