hint-best = Bester Zug: { $turn }.
hint-best-move = Bester Zug: { $turn } ({ $words }).
hint-wins = Damit gewinnst du sofort.
hint-checks = Damit gibst du Schach.
hint-threat = { $count ->
    [0] Damit drohst du, im nächsten Zug zu gewinnen.
   *[other] Damit drohst du, { danger-on-mid } im nächsten Zug zu gewinnen.
}
hint-saved = { $count ->
    [0] Sonst könnte { danger-side } im nächsten Zug gewinnen.
   *[other] Sonst könnte { danger-side } { danger-on-mid } im nächsten Zug gewinnen.
}
hint-left = { $count ->
    [0] Trotzdem kann { danger-side } im nächsten Zug gewinnen.
   *[other] Trotzdem kann { danger-side } { danger-on-mid } im nächsten Zug gewinnen.
}
danger-on-mid = { $count ->
    [8] bei jedem Wurf
   *[other] bei einer { LIST($numbers, join: "or") }
}
hint-attacks = Damit greifst du { LIST($pieces) } an.
hint-rescues = Damit rettest du { LIST($pieces) }.
hint-averted = Damit verhinderst du: { $dangers }
hint-dangers = Danach: { $dangers }
hint-answer = Erwartete Antwort: { $turn } ({ $words }).
hint-worth = Deine Gewinnerwartung danach: { $percent } % (Remis = 50 %).
hint-forced = { $turns ->
    [0] Dann gewinnst du bei jedem Wurf.
    [one] Dann gewinnst du im nächsten Zug, egal was passiert.
   *[other] Dann gewinnst du in { $turns } Zügen, egal was passiert.
}
hint-lost = Die Partie ist aber verloren: Ich sehe keine Rettung.
