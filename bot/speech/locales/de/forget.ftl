# Was /forget-me sagt, zu dem, der fragt.

forget-ask =
    Soll ich dich vergessen, auf jedem Server, auf dem du mit mir spielst?
    - Deine Einstellungen, Wertungen, welche Aufgaben du versucht und wie oft in Folge du die des Tages gelöst hast, die Dateien, die du mir gezeigt hast, und die Partien, denen du folgst, werden entfernt.
    - Deine offenen Herausforderungen und Revanche-Angebote werden geschlossen, ebenso die an dich.
    - Beendete Partien bleiben, mit „jemand von früher“ an deiner Stelle.
    Nichts davon lässt sich rückgängig machen. Nachrichten, die schon in Discord stehen, bleiben, wie sie sind.
forget-running = { $count ->
    [one] Du spielst noch eine Partie: { LIST($games) }. Sie läuft unter deinem Namen weiter, wenn du sie nicht jetzt aufgibst.
   *[other] Du spielst noch { $count } Partien: { LIST($games) }. Sie laufen unter deinem Namen weiter, wenn du sie nicht jetzt aufgibst.
} Danach entfernt `/forget-me` deinen Namen auch dort.
forget-game = Partie { $game } in { $place }
button-forget-resign = Ja, und meine Partien aufgeben
forget-kept = Alles bleibt, wie es ist.
forget-done = { $count ->
    [0] Erledigt: Ich habe dich vergessen.
    [one] Erledigt: Ich habe dich vergessen, bis auf die Partie, die du noch spielst. Nutze `/forget-me` noch einmal, wenn sie beendet ist.
   *[other] Erledigt: Ich habe dich vergessen, bis auf die { $count } Partien, die du noch spielst. Nutze `/forget-me` noch einmal, wenn sie beendet sind.
}

former-player = jemand von früher
