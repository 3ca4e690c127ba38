# What buttons say.

button-accept = Annehmen
button-decline = Ablehnen
button-withdraw = Zurückziehen
button-roll = Würfeln
button-more = Mehr
button-prevent = Abwehren
button-accept-roll = Wurf akzeptieren
button-sacrifice = Totem opfern
button-undo = Wurf zurücknehmen
button-resign = Aufgeben
button-resign-game = Partie { $game } aufgeben
button-go-on-here = Hier weiterspielen: Partie { $game }
button-replay = Nachspielen
button-animation = Als Animation
button-check-dice = Würfel prüfen
button-without-effect = Ohne Wirkung setzen
button-rules = Regeln
button-back = Zurück
button-play = Spielen
button-type = Zug eintippen
button-play-engine = Gegen Eightfold spielen
button-hint = Tipp
# What players propose to each other, and the answers.
button-offer-draw = Remis anbieten
button-claim-draw = Remis reklamieren
button-accept-draw = Remis annehmen
button-take-back = Zurücknehmen
button-oops = Hoppla
button-allow = Erlauben
button-rematch = Revanche
button-claim-win = Sieg beanspruchen
button-give-day = Einen Tag geben
button-stop-clock = Uhr anhalten
button-run-clock = Uhr weiterlaufen lassen

# $piece is a kind of piece that has just appeared, and the button shows its page of the rules.
button-what-is = Was ist { PIECE($piece, form: "a") }?
button-yes = Ja
button-no = Nein
# Of a menu's pages, and of a game's positions.
button-first = Erste
button-previous = Vorherige
button-next = Nächste
button-last = Letzte

## The form in which a move is typed: its title, at most 45 characters, and what it asks for.

form-title = Zug eintippen
form-label = Dein Zug
form-hint = Zum Beispiel e2e4, Nf3 oder O-O
