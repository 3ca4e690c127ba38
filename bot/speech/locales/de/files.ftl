# Games as files. $game is a game's number, $variant what is played. $told: yes where the dice's is
# still kept, no where it is told, none where there are no dice.

file-text = { $told ->
    [yes] Partie { $game }, { $variant }, als Text: die gültigen Züge und Würfe. Das Geheimnis der Würfel steht erst darin, wenn die Partie zu Ende ist.
    [none] Partie { $game }, { $variant }, als Text: die gültigen Züge. Gewöhnliches Schach öffnen auch Schachprogramme.
   *[no] Partie { $game }, { $variant }, als Text: die gültigen Züge und Würfe und das Ende.
}
file-json = { $told ->
    [yes] Partie { $game }, { $variant }, als JSON: ihr ganzes Protokoll. Das Geheimnis der Würfel steht erst darin, wenn die Partie zu Ende ist.
   *[no] Partie { $game }, { $variant }, als JSON: ihr ganzes Protokoll, auch alles Zurückgenommene.
}
file-again = Um sie wieder anzusehen, gib diese Datei bei `/replay` an.
# In place of that where the file is too large.
file-large = Mit mehr als 64 kB ist diese Datei zu groß für `/replay`; als Text passt die Partie.
# What these files are, for those who cannot see them.
file-text-about = Partie { $game }, { $variant }, als Text
file-json-about = Partie { $game }, { $variant }, als JSON

# Above a game that was read from a file; the names are those in the file.
file-heading = Aus deiner Datei: { $white } mit Weiß, { $black } mit Schwarz.
# What became of the dice when they were computed again from the file's own secret.
file-dice-hold = Ich habe die Würfe nachgerechnet: Alle in dieser Datei folgen aus ihrem Geheimnis. Ob es das versprochene Geheimnis ist, zeigt der SHA-256-Wert unter dem ersten Brett der Partie: Ein erfundenes hat einen anderen.
file-dice-wrong-secret = Das sind nicht die versprochenen Würfel: Das Geheimnis in dieser Datei hat nicht den SHA-256-Wert, der darin steht.
file-dice-wrong-roll = In dieser Datei wurde etwas geändert: Wurf { $number } folgt nicht aus ihrem Geheimnis.
file-dice-unknown = In dieser Datei fehlt das Geheimnis der Würfel oder die Nummer der Partie, also kann niemand die Würfe nachrechnen. Beides steht in der Datei einer beendeten Partie.

# Why a file is not read. $number is a line, or an entry of the log; $typed stands between backticks.
file-refused-too-large = Diese Datei ist zu groß: Ich lese Dateien bis 64 kB, wie `/export` sie ausgibt.
file-refused-elsewhere = Ich lese nur Dateien, die hier in Discord angehängt sind.
file-refused-failed = Ich konnte diese Datei nicht von Discord laden. Bitte häng sie noch einmal an.
file-refused-not-kept = Diese Datei habe ich nicht mehr. Gib sie noch einmal bei `/replay` an.
file-refused-unknown = In dieser Datei finde ich keine Partie. Ich lese, was `/export` ausgibt, Text oder JSON, und Schach als PGN.
file-refused-json = Diese Datei bricht in Zeile { $number } ab oder ist dort beschädigt. Ich lese JSON, wie `/export` es ausgibt.
file-refused-newer = Diese Datei stammt von einer neueren Version von mir.
file-refused-unclosed = Was in Zeile { $number } dieser Datei anfängt, ein Kommentar oder eine Variante, hört nicht auf.
file-refused-unopened = In Zeile { $number } dieser Datei steht eine `)` ohne ihre `(`.
# $typed stands between backticks.
file-refused-word = In Zeile { $number } dieser Datei steht { $typed }, und das ist hier kein Zug. Ich lese Züge wie `Nf3` oder `Sf3`, ihre Nummern, Anmerkungen in geschweiften Klammern und ein Ergebnis wie `1-0`.
file-refused-unknown-result = Als Ergebnis nennt diese Datei { $typed }. Ich lese `1-0`, `0-1`, `1/2-1/2` und `*`.
file-refused-variant = Das Spiel { $typed } kenne ich nicht. `/help` nennt meine.
file-refused-start = Die Anfangsstellung in dieser Datei stimmt nicht: { position-part }
file-refused-turn = Ab Zeile { $number } dieser Datei komme ich nicht weiter.
file-refused-die = In Zeile { $number } dieser Datei ist { $typed } nicht möglich.
file-refused-over = In Zeile { $number } dieser Datei geht es nach dem Ende der Partie weiter.
file-refused-second = In Zeile { $number } dieser Datei beginnt noch eine Partie, und ich zeige nur eine auf einmal.
file-refused-entry = { $fault ->
    [unknown] Eintrag { $number } des Protokolls in dieser Datei kenne ich nicht.
    [over] Eintrag { $number } des Protokolls in dieser Datei kommt nach dem Ende der Partie.
    [side] Eintrag { $number } des Protokolls in dieser Datei steht dieser Seite nicht zu oder nennt keine Seite.
    [claim] Eintrag { $number } des Protokolls in dieser Datei reklamiert ein Remis, das nicht zu reklamieren war.
    [takeback] Eintrag { $number } des Protokolls in dieser Datei nimmt bis zu einem Eintrag zurück, der nicht galt.
    [time] Eintrag { $number } des Protokolls in dieser Datei beendet die Partie auf unmögliche Weise durch Zeit: Nur wer dran ist, kann sie überschreiten.
    [closed] Eintrag { $number } des Protokolls in dieser Datei schließt die Partie aus einem Grund, der nicht zutraf.
   *[illegal] Eintrag { $number } des Protokolls in dieser Datei ist dort nicht erlaubt.
}
file-refused-ending = { $fault ->
    [over] Das Tag `Ending` in dieser Datei nennt ein Ende, aber die Züge hatten die Partie schon beendet.
    [side] Das Tag `Ending` in dieser Datei nennt ein Ende, das diese Seite nicht herbeiführen konnte.
    [claim] Das Tag `Ending` in dieser Datei reklamiert ein Remis, das nicht zu reklamieren war.
    [time] Das Tag `Ending` in dieser Datei beendet die Partie auf unmögliche Weise durch Zeit: Nur wer dran ist, kann sie überschreiten.
    [closed] Das Tag `Ending` in dieser Datei schließt die Partie aus einem Grund, der nicht zutraf.
   *[other] Das Tag `Ending` in dieser Datei nennt ein unmögliches Ende.
}
file-refused-field = Was diese Datei als { $typed } angibt, ergibt keinen Sinn.
file-refused-result = Das Ergebnis in dieser Datei passt nicht zu ihrer Partie.
file-refused-two-results = Das Tag `Result` in dieser Datei sagt etwas anderes als das Ergebnis nach dem letzten Zug.
file-refused-long = Diese Partie ist zu lang: Ich lese höchstens 3000 Züge und Würfe.

# Why a text is no position. $fen is the start of that game, which is one; $king and $rook are squares.
position-part = { $part ->
    [fields] Sie hat zu wenige oder zu viele Teile.
    [placement] Der erste Teil sagt nicht, was auf jeder Reihe steht.
    [turn] Der zweite Teil ist weder `w` noch `b`.
    [castling] Die Rochaderechte im dritten Teil passen nicht.
    [right] Im dritten Teil steht ein Rochaderecht, aber kein König auf { $king } mit einem Turm auf { $rook }.
    [passing] Die En-passant-Felder im vierten Teil passen nicht.
    [clock] Der fünfte Teil, die Züge ohne Schlagen und Bauernzug, ist keine gültige Zahl.
    [moves] Der sechste Teil, die Zugnummer, ist keine gültige Zahl.
    [die] Der siebte Teil, der Würfel, passt nicht: Er ist `?`, `1` bis `8` oder `-`.
    [null] Die letzten vier Teile, zu den Würfen der Null, passen nicht.
    [counts] Jede Seite braucht genau einen König und darf höchstens ein Totem haben; die Null gibt es höchstens einmal.
    [rank] Eine Figur steht auf einer Reihe, auf der sie nicht stehen kann.
   *[check] Die Seite, die nicht am Zug ist, steht im Schach.
}
position-refused = Das ist keine Stellung in { $game }. { position-part } Der Anfang zum Beispiel ist { $fen }.
position-refused-over = In dieser Stellung ist die Partie schon zu Ende. Wähle eine, in der noch gezogen werden kann.
# In a challenge. $fen stands between backticks.
challenge-position = Die Partie beginnt mit dieser Stellung: { $fen }
