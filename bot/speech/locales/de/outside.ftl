outside-challenge = Hier gibt es keine Wertungen und keine Erinnerungen, und Herausforderungen laufen nach einem Tag ab, ohne dass ich Bescheid sage. `/board` zeigt die Partie.
outside-board = Hier gibt es keine Wertungen und keine Erinnerungen. `/board` zeigt die Partie.

outside-refused-rated = Gewertet wird nur auf Servern, auf denen ich bin. Lass `rated` hier weg.
outside-refused-nobody-else = Hier sind nur wir zwei: Lass `opponent` weg, um gegen mich zu spielen. Andere forderst du auf einem Server heraus. Mit **App hinzufügen** in meinem Profil geht es auch in Gruppen und Direktnachrichten.
outside-refused-thread = Hier gibt es keine Threads. Lass `thread` weg und fang an, sobald keine andere Partie läuft.
outside-refused-rematch = Hier läuft noch eine andere Partie. Drück **{ button-rematch }**, wenn sie zu Ende ist.
outside-refused-unseen = Auf diesem Server siehst nur du meine Antworten. Unter einem Brett, das alle sehen, kannst du trotzdem ziehen. Für alles andere müssen Server-Admins **Externe Apps verwenden** erlauben. Oder spiel in einer Direktnachricht oder Gruppe.
outside-unseen-undone = Deine Herausforderung oder Anfrage habe ich deshalb zurückgezogen.
outside-unseen-unbegun = Die Partie hat also nicht begonnen, aber die Herausforderung bleibt offen.
outside-unseen-counts = Auf diesem Server siehst nur du meine neuen Nachrichten. Deine Aktion gilt, und die Uhr ist angehalten. Das Brett erscheint, sobald hier jemand anderes etwas tut. Server-Admins können **Externe Apps verwenden** erlauben.

outside-games-none = Du spielst außerhalb von Servern gerade nicht. Starte eine Partie mit `/challenge`.
outside-games-elsewhere = Hier läuft keine Partie. Starte eine mit `/challenge` oder spiel eine von deinen weiter:
outside-settings-where = Deine Einstellungen gelten für alles, was nur du siehst, und für `/board`. Für das Brett nach einem Zug gelten die Einstellungen dessen, der dran ist. Die Texte dazu sind in der Sprache des Herausforderers.
outside-unshown = Erledigt, aber Discord hat meine Antwort nicht angezeigt. `/board` zeigt die Partie.
