file-text = { $told ->
    [yes] Partie { $game } ({ $variant }) als Text: Züge und Würfe, ohne Zugrücknahmen. Den Würfel-Seed gibt es erst, wenn die Partie zu Ende ist.
    [none] Partie { $game } ({ $variant }) als Text: Züge, ohne Zugrücknahmen. Partien im normalen Schach kannst du auch in anderen Schachprogrammen öffnen.
   *[no] Partie { $game } ({ $variant }) als Text: Züge, Würfe und Ergebnis, ohne Zugrücknahmen.
}
file-json = { $told ->
    [yes] Partie { $game } ({ $variant }) als JSON: das ganze Protokoll, mit Zugrücknahmen. Den Würfel-Seed gibt es erst, wenn die Partie zu Ende ist.
   *[no] Partie { $game } ({ $variant }) als JSON: das ganze Protokoll, mit Zugrücknahmen.
}
file-again = Zum Nachspielen häng diese Datei bei `/replay` an.
file-large = Diese Datei ist zu groß für `/replay` (über 64 kB). Exportiere die Partie dafür als Text.
file-text-about = Partie { $game } ({ $variant }) als Text
file-json-about = Partie { $game } ({ $variant }) als JSON

file-heading = Aus deiner Datei: { $white } (Weiß) gegen { $black } (Schwarz).
file-dice-hold = Würfe geprüft: Alle folgen aus dem Seed in der Datei. Der Seed ist echt, wenn sein SHA-256 auch unter dem ersten Brett der Partie steht.
file-dice-wrong-secret = Der Seed in dieser Datei passt nicht zu seinem SHA-256: Das sind nicht die versprochenen Würfe.
file-dice-wrong-roll = Diese Datei wurde geändert: Wurf { $number } folgt nicht aus dem Seed.
file-dice-unknown = Die Würfe kann ich nicht prüfen: In dieser Datei fehlt der Würfel-Seed oder die Nummer der Partie. Exportiere die Partie noch einmal, wenn sie zu Ende ist.

file-refused-too-large = Diese Datei ist zu groß: Ich lese bis zu 64 kB.
file-refused-elsewhere = Ich lese nur Dateien, die hier in Discord angehängt sind.
file-refused-failed = Ich konnte diese Datei nicht laden. Häng sie noch einmal an.
file-refused-not-kept = Diese Datei habe ich nicht mehr. Häng sie noch einmal bei `/replay` an.
file-refused-unknown = In dieser Datei steht keine Partie. Ich lese Dateien von `/export` und Schach als PGN.
file-refused-json = Diese Datei bricht in Zeile { $number } ab oder ist dort beschädigt. Ich lese JSON von `/export`.
file-refused-newer = Diese Datei stammt von einer neueren Version von mir.
file-refused-unclosed = Zeile { $number }: Ein Kommentar oder eine Nebenvariante hat kein Ende.
file-refused-unopened = Zeile { $number }: Hier steht `)` ohne `(`.
file-refused-word = Zeile { $number }: { $typed } ist kein Zug. Schreib Züge wie `Nf3` oder `Sf3` und Kommentare in geschweifte Klammern.
file-refused-unknown-result = Das Ergebnis { $typed } kenne ich nicht. Es muss `1-0`, `0-1`, `1/2-1/2` oder `*` sein.
file-refused-variant = Die Variante { $typed } kenne ich nicht. `/help` zeigt meine.
file-refused-start = Die Anfangsstellung in dieser Datei stimmt nicht: { position-part }
file-refused-turn = Zeile { $number } dieser Datei verstehe ich nicht.
file-refused-die = Zeile { $number }: { $typed } ist hier nicht möglich.
file-refused-over = Zeile { $number }: Die Partie ist schon zu Ende.
file-refused-second = Zeile { $number }: Hier beginnt eine zweite Partie. Ich zeige nur eine pro Datei.
file-refused-entry = { $fault ->
    [unknown] Eintrag { $number } im Protokoll: Diese Art von Eintrag kenne ich nicht.
    [over] Eintrag { $number } im Protokoll: Die Partie ist schon zu Ende.
    [side] Eintrag { $number } im Protokoll: Er ist von der falschen Seite oder von keiner.
    [claim] Eintrag { $number } im Protokoll: Dieses Remis ließ sich nicht beanspruchen.
    [takeback] Eintrag { $number } im Protokoll: Er nimmt bis zu einem Eintrag zurück, der nicht galt.
    [time] Eintrag { $number } im Protokoll: Nur wer dran ist, kann die Zeit überschreiten.
    [closed] Eintrag { $number } im Protokoll: Der angegebene Abbruchgrund ist hier nicht möglich.
   *[illegal] Eintrag { $number } im Protokoll: Er ist hier nicht legal.
}
file-refused-ending = { $fault ->
    [over] PGN-Tag `Ending`: Die Züge hatten die Partie schon beendet.
    [side] PGN-Tag `Ending`: So konnte diese Seite die Partie nicht beenden.
    [claim] PGN-Tag `Ending`: Dieses Remis ließ sich nicht beanspruchen.
    [time] PGN-Tag `Ending`: Nur wer dran ist, kann die Zeit überschreiten.
    [closed] PGN-Tag `Ending`: Der angegebene Abbruchgrund ist hier nicht möglich.
   *[other] PGN-Tag `Ending`: So konnte die Partie nicht enden.
}
file-refused-field = Der Wert von { $typed } in dieser Datei ergibt keinen Sinn.
file-refused-result = Das Ergebnis in dieser Datei passt nicht zur Partie.
file-refused-two-results = Der PGN-Tag `Result` passt nicht zum Ergebnis nach dem letzten Zug.
file-refused-long = Diese Partie ist zu lang: Ich lese bis zu 3000 Züge und Würfe.

position-part = { $part ->
    [fields] Sie hat zu wenige oder zu viele Teile.
    [placement] Der erste Teil muss sagen, was auf jeder Reihe steht.
    [turn] Der zweite Teil muss `w` oder `b` sein.
    [castling] Die Rochaderechte im dritten Teil passen nicht.
    [right] Im dritten Teil steht ein Rochaderecht ohne König auf { $king } und Turm auf { $rook }.
    [passing] Die En-passant-Felder im vierten Teil passen nicht.
    [clock] Der fünfte Teil, die Züge ohne Schlagen und ohne Bauernzug, ist keine gültige Zahl.
    [moves] Der sechste Teil, die Zugnummer, ist keine gültige Zahl.
    [die] Der siebte Teil, der Würfel, passt nicht: Er ist `?`, `1` bis `8` oder `-`.
    [null] Die letzten vier Teile, zu den Würfen für die Null, passen nicht.
    [kings] Jede Seite hat genau einen König.
    [counts] Jede Seite hat höchstens ein Totem, und es gibt genau eine Null.
    [rank] Eine Figur steht auf einer Reihe, auf der sie nicht stehen kann.
   *[check] Die Seite, die nicht am Zug ist, steht im Schach.
}
position-refused = Das ist keine Stellung für { $game }: { position-part } Die Anfangsstellung zum Vergleich: { $fen }
position-refused-over = In dieser Stellung ist die Partie schon zu Ende. Wähl eine, in der noch ein Zug geht.
challenge-position = Anfangsstellung: { $fen }
