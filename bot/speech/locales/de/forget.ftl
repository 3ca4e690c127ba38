forget-ask =
    Deine Daten auf allen Servern löschen?
    - Gelöscht: Einstellungen, Wertungen, Aufgabenverlauf samt Serie und hochgeladene Dateien. Du folgst keiner Partie mehr.
    - Zurückgezogen: offene Herausforderungen und Revanche-Angebote, deine und die an dich.
    - Beendete Partien bleiben, aber unter „{ former-player }“.
    Das lässt sich nicht rückgängig machen. Nachrichten, die schon in Discord stehen, bleiben.
forget-running = { $count ->
    [one] Du spielst noch eine Partie: { LIST($games) }. Sie läuft unter deinem Namen weiter, außer du gibst sie jetzt auf. Ist sie zu Ende,
   *[other] Du spielst noch { $count } Partien: { LIST($games) }. Sie laufen unter deinem Namen weiter, außer du gibst sie jetzt auf. Sind sie zu Ende,
} entfernt `/forget-me` auch dort deinen Namen.
forget-game = Partie { $game } in { $place }
button-forget-resign = Ja, und meine Partien aufgeben
forget-kept = Es wurde nichts gelöscht.
forget-done = { $count ->
    [0] Erledigt: Deine Daten sind gelöscht.
    [one] Erledigt: Deine Daten sind gelöscht, bis auf die Partie, die noch läuft. Nutze `/forget-me` noch einmal, wenn sie zu Ende ist.
   *[other] Erledigt: Deine Daten sind gelöscht, bis auf die { $count } Partien, die noch laufen. Nutze `/forget-me` noch einmal, wenn sie zu Ende sind.
}

former-player = Gelöschter Benutzer
