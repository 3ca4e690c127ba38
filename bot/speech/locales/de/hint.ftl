# A hint in a game against Eightfold: the best turn, and what speaks for it. $turn is the turn as it is
# written, $words the same in words. $side is white or black; $numbers and $count as in danger.ftl,
# where $count is 0 if no die decides.

hint-best = Der beste Zug ist { $turn }.
hint-best-move = Der beste Zug ist { $turn } ({ $words }).
hint-wins = Er gewinnt sofort.
hint-checks = Er gibt Schach.
# The player could win with the next turn, if the other side did nothing.
hint-threat = { $count ->
    [0] Er droht, mit deinem nächsten Zug zu gewinnen.
   *[other] Er droht, mit deinem nächsten Zug { danger-on-mid } zu gewinnen.
}
hint-saved = { $count ->
    [0] Ohne ihn könnte { danger-side } mit dem nächsten Zug gewinnen.
   *[other] Ohne ihn könnte { danger-side } { danger-on-mid } mit dem nächsten Zug gewinnen.
}
hint-left = { $count ->
    [0] Trotzdem kann { danger-side } mit dem nächsten Zug gewinnen.
   *[other] Trotzdem kann { danger-side } { danger-on-mid } mit dem nächsten Zug gewinnen.
}
danger-on-mid = { $count ->
    [8] bei jeder Zahl
   *[other] bei einer { LIST($numbers, join: "or") }
}
# $pieces are pieces with their squares, as in notation: those that can now be taken with gain, and
# the player's own that could have been.
hint-attacks = Er greift { LIST($pieces) } an.
hint-rescues = Er rettet { LIST($pieces) } davor, geschlagen zu werden.
# $dangers are sentences of danger.ftl.
hint-averted = Was er abwendet: { $dangers }
hint-dangers = Danach gilt: { $dangers }
# The other side's turn, as it is written, and in words.
hint-answer = Als Antwort erwarte ich { $turn } ({ $words }).
# What the player can expect with it: 100 is a win, 50 a draw.
hint-worth = Damit kannst du { $percent } % erwarten (100 % ist ein Sieg, 50 % ein Remis).
hint-forced = { $turns ->
    [0] Dann gewinnst du durch den Wurf, was er auch zeigt.
    [one] Danach gewinnst du mit dem nächsten Zug, was auch geschieht.
   *[other] Danach gewinnst du in { $turns } Zügen, was auch geschieht.
}
hint-lost = Die Partie ist aber verloren: Ich sehe keine Verteidigung.
