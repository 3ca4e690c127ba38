# One-line tips in a person's first three games of a kind, in small print under the board. Each is one
# short line.

tip = Tipp: { $tip }

tip-chess-check = Du stehst im Schach; das Menü zeigt nur Züge, die es abwehren.
tip-chess-menu = Wähle im Menü oder tippe deinen Zug mit `/move`, etwa `Nf3` oder `e2e4`.
tip-chess-pieces = Bring früh Springer und Läufer ins Spiel und stell einen Bauern in die Mitte.
tip-chess-oops = Vertippt? **Hoppla** nimmt den Zug innerhalb einer Minute zurück.
tip-chess-castle = Rochiere früh: Das ist der Königszug zwei Felder auf einen Turm zu.
tip-chess-guarded = Schau vor jedem Zug, was dein Gegenüber als Nächstes schlagen könnte.
tip-chess-more = Hinter **Mehr** findest du Remisangebot, Aufgeben und die Regeln.

tip-gravitatur-check = Im Schach ziehst du ohne die Gravitatur.
tip-gravitatur-first = Setze erst die Gravitatur; gezogen wird auf dem Brett, wie sie es hinterlässt.
tip-gravitatur-menu = Oben im Menü stehen die Felder, die am meisten anziehen oder Schach geben; die anderen findest du über die Linien.
tip-gravitatur-idle = Gefällt dir das Brett, wie es ist, drücke **Ohne Wirkung setzen**.
tip-gravitatur-both = Auch deine Figuren werden angezogen: Achte darauf, wer dann noch deinen König schützt.
tip-gravitatur-teleport = Dein König darf als Zug mit jeder eigenen Figur außer einem Bauern den Platz tauschen.
tip-gravitatur-typed = Du kannst den ganzen Zug tippen, etwa `@d4/Nf3`.

tip-d-check = Im Schach würfelst du nicht, und nichts klettert; schlagen darf nur dein König.
tip-d-free = Auf dieser Linie kann nichts landen, also darfst du ziehen, was du willst.
tip-d-file = Lande auf der markierten Linie; womit, ist dir überlassen.
tip-d-climb = Achte darauf, was direkt vor deinem Zielfeld steht: Deine Figur klettert an allem vorbei.
tip-d-roll = Gezählt wird von links aus der Sicht dessen, der würfelt: Deine 1 ist drüben die 8.
tip-d-teleport = Dein König darf mit jeder eigenen Figur außer einem Bauern tauschen, wenn das Feld auf der Linie liegt.
tip-d-stay = Auch ein Zug geradeaus auf der markierten Linie passt zur Zahl.
tip-d-blockers = Schlagen dürfen nur Könige: Ein Schach wehrst du mit dem König ab oder stellst etwas dazwischen.

tip-totem-decide = Abwehren kostet dein Totem; akzeptiere, wenn du das Schach parieren kannst.
tip-totem-form = Dein König hat jetzt eine andere Gestalt; der Knopf unter dem Brett oder `/rules` sagt, wie er zieht.
tip-totem-check = Auch im Schach darfst du tauschen: Dein Totem holt den König heraus oder stellt sich dazwischen.
tip-totem-danger = Die schraffierten Zahlen würden etwas kosten; dein Zug kann noch ändern, was die Null trifft.
tip-totem-null-next = Gleich nach diesem Zug zieht die Null und schlägt, was sie trifft.
tip-totem-roll = Aus der Sicht von Weiß ist 1 links unten; weiter geht es im Uhrzeigersinn bis 8, unten.
tip-totem-swap = Dein Totem tauscht mit jeder eigenen Figur, die in gerader Richtung höchstens drei Felder entfernt steht.
tip-totem-shelter = Gegnerische Figuren können dein Totem nicht schlagen: Es ist eine Mauer vor deinem König.
tip-totem-keep = Behalte dein Totem: Ohne es verlierst du durch ein Schach der Null sofort.
tip-totem-castle = Rochiert wird zwei Felder zur i-Linie hin oder drei zur a-Linie hin; dein Totem darf dazwischenstehen.
tip-totem-passing = Ein Bauer, der zwei oder drei Felder weit zog, darf auf jedem überquerten Feld en passant geschlagen werden.
