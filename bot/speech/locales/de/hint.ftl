hint-best = Bester Zug: { $turn }.
hint-best-move = Bester Zug: { $turn } ({ $words }).
hint-wins = Er gewinnt sofort.
hint-checks = Er gibt Schach.
hint-threat = { $count ->
    [0] Er droht, im nächsten Zug zu gewinnen.
   *[other] Er droht, { danger-on-mid } im nächsten Zug zu gewinnen.
}
hint-saved = { $count ->
    [0] Ohne ihn könnte { danger-side } im nächsten Zug gewinnen.
   *[other] Ohne ihn könnte { danger-side } { danger-on-mid } im nächsten Zug gewinnen.
}
hint-left = { $count ->
    [0] Trotzdem kann { danger-side } im nächsten Zug gewinnen.
   *[other] Trotzdem kann { danger-side } { danger-on-mid } im nächsten Zug gewinnen.
}
danger-on-mid = { $count ->
    [8] bei jedem Wurf
   *[other] bei einer { LIST($numbers, join: "or") }
}
hint-attacks = Er greift { LIST($pieces) } an.
hint-rescues = Er rettet { LIST($pieces) }.
hint-averted = Er verhindert das: { $dangers }
hint-dangers = Danach: { $dangers }
hint-answer = Erwartete Antwort: { $turn } ({ $words }).
hint-worth = Deine Gewinnerwartung danach: { $percent } % (Remis = 50 %).
hint-forced = { $turns ->
    [0] Dann gewinnst du bei jedem Wurf.
    [one] Dann gewinnst du im nächsten Zug, egal was passiert.
   *[other] Dann gewinnst du in { $turns } Zügen, egal was passiert.
}
hint-lost = Die Partie ist aber verloren: Ich sehe keine Rettung.
