# What commands and their options are for, as Discord shows it while a command is typed: at most 100
# characters each. An attribute is an option; the names themselves stay English.

command-challenge = Fordere jemanden oder Eightfold selbst zu einer Partie heraus
    .variant = Welches Spiel ihr spielt
    .opponent = Wen du herausforderst: einen Menschen oder Eightfold; ohne Angabe darf jeder annehmen
    .level = Wie stark Eightfold spielt, 1 bis 8; ohne Angabe 3. Nur gegen Eightfold
    .color = Welche Farbe du spielst; ohne Angabe entscheidet das Los
    .pace = Wie lange jeder Zug dauern darf; ohne Angabe, was der Server vorgibt, oder unbegrenzt
    .rated = Ob die Partie gewertet wird; ohne Angabe, wie es dieser Server hält
    .thread = In einem eigenen Thread spielen; mit einer bestimmten Person ohne Angabe ja, wo es geht
    .position = Eine Stellung als FEN, mit der die Partie beginnt; die Partie wird dann nicht gewertet
command-roll = Wirf den Würfel, auf den deine Partie wartet, oder beliebige andere
    .dice = Stattdessen beliebige Würfel, zum Beispiel 2d6+1 oder d20
command-move = Mach deinen Zug
    .turn = Dein Zug, zum Beispiel e2e4 oder Nf3; beim Tippen erscheinen Vorschläge
command-board = Zeige das Brett noch einmal, auch von einem früheren Zug
    .side = Von welcher Seite du es siehst; ohne Angabe von der Seite, die am Zug ist
    .turn = Wie es nach so vielen Zügen stand, beide Seiten zusammengezählt; 0 ist der Anfang
    .text = Auch mit Buchstaben anzeigen
command-games = Deine Partien, wer am Zug ist und was auf diesem Server wartet
command-game = Züge, Spielende und Würfel einer Partie; nur du siehst sie
    .number = Die Nummer der Partie; ohne Angabe die dieses Kanals
command-replay = Sieh dir die Partie in diesem Kanal als Animation an, auch wenn sie noch läuft
    .file = Eine Datei von /export oder Schach als PGN: Zug um Zug, nur für dich
command-review = Wie eine Partie verlief: wer vorne lag, durch Würfel oder Spiel; nur du siehst es
    .game = Welche Partie, nach ihrer Nummer; ohne Angabe die letzte in diesem Kanal
command-export = Hol dir die Partie in diesem Kanal als Datei, auch wenn sie noch läuft; nur du siehst sie
    .format = Text, den bei Schach auch Schachprogramme öffnen, oder JSON mit dem Protokoll; ohne Angabe Text
command-hint = Der beste Zug und warum, in einer Partie gegen Eightfold; nur du siehst ihn
command-odds = Wozu jede Zahl des Würfels oder jeder gute Zug führt; nur du siehst es
    .game = Die Nummer der Partie; ohne Angabe die dieses Kanals
    .turn = Wie es gleich nach so vielen Zügen stand, vor dem nächsten Wurf; 0 ist der Anfang
    .variant = Zu welchem Spiel die Stellung gehört
    .position = Irgendeine Stellung als FEN anstelle einer Partie; braucht variant
command-puzzle = Eine Aufgabe: eine Stellung, in der etwas zu finden ist; nur du siehst sie
    .variant = Aus welchem Spiel; ohne Angabe aus irgendeinem
    .kind = Was zu finden ist; ohne Angabe irgendetwas
    .daily = Die Aufgabe des Tages, für alle dieselbe
command-draw = Biete Remis an, nimm es an oder reklamiere es, wo die Regeln es erlauben
command-takeback = Bitte darum, deinen letzten Zug zurückzunehmen; gegen Eightfold geht das sofort
command-pause = Bitte darum, die Uhr einer Partie anzuhalten, oder lass sie weiterlaufen
command-resign = Gib die Partie in diesem Kanal auf; ich frage vorher nach
command-abort = Brich die Partie ohne Ergebnis ab: früh, wenn beide wollen, oder nach zwei Wochen Stille
command-profile = Wie jemandes Partien auf diesem Server ausgingen: Wertungen, Gegner, Glück
    .person = Wessen; ohne Angabe deine eigenen
    .variant = Für welches Spiel das Bild die Wertung zeigt; ohne Angabe das am häufigsten gewertete
command-leaderboard = Wer auf diesem Server welche Wertung hat
    .variant = In welchem Spiel; ohne Angabe das hier am häufigsten gewertete
command-rules = Lerne mit Bildern, wie ein Spiel geht
    .variant = Welches Spiel du lernen möchtest
command-learn = Lerne ein Spiel in zwei Minuten, in fünf kleinen Stellungen; nur du siehst es
    .variant = Welches Spiel du lernen möchtest
command-settings = Sieh nach oder wähle, wie ich für dich aussehe und mit dir spreche
    .theme = Die Farben der Bilder
    .size = Wie groß die Bilder sind
    .language = Die Sprache, in der ich dir antworte
    .confirm = Ob du das Brett noch einmal siehst, bevor dein Zug gilt
    .pings = Ob du angepingt wirst, wenn du am Zug bist
    .tips = Ob ich dir in deinen ersten drei Partien eines Spiels Tipps gebe
command-config = Sieh nach oder wähle, wie ich auf diesem Server aussehe und spreche; verlangt „Server verwalten“
    .theme = Die Farben der Bilder
    .size = Wie groß die Bilder sind
    .language = Die Sprache der Bretter
    .pace = Wie lange Züge dauern dürfen, wenn eine Herausforderung nichts sagt
    .one_theme = Ob jedes Brett die Farben des Servers hat, egal wer am Zug ist
    .white_below = Ob Weiß immer unten steht, egal wer am Zug ist
    .rated = Ob Partien gewertet werden, wenn die Herausforderung nichts anderes sagt
    .threads = Ob Herausforderungen an jemanden Threads öffnen, wenn sie nichts anderes sagen
    .puzzles = Der Kanal, in dem um 00:05 UTC die Aufgabe des Tages erscheint
command-forget-me = Entferne, was ich über dich aufbewahre: Einstellungen, Wertungen, Herausforderungen, Namen
command-help = Was ich kann und welche Spiele ich kenne

# Choices of options. The games, themes and sizes are in files of their own.

choice-white = Weiß
choice-black = Schwarz
choice-random = Zufällig
choice-none = Ohne Grenze
choice-10m = 10 Minuten
choice-1h = 1 Stunde
choice-1d = 1 Tag
choice-3d = 3 Tage
choice-7d = 7 Tage
choice-text = Text (PGN)
choice-json = JSON
# What a puzzle asks for.
choice-numbers = Welche Zahlen setzen matt?
choice-number = Matt mit dieser Zahl
choice-no-way-out = Kein Matt für die andere Seite
choice-net = Das Netz: ein Schach, dann drei Zahlen
choice-mate = Matt
choice-null = Der Wurf der Null
# Takes back what was chosen before.
choice-default = Standard: nichts gewählt

# Above the commands and games that /help lists.
help-opening = **Schach und Schachvarianten, mit und ohne achtseitigen Würfel.** Fordere jemanden mit `/challenge` heraus; wenn du am Zug bist, erwähne ich dich. Dann nimm die Buttons unter dem Brett oder tippe deinen Zug mit `/move`.
