challenged-person = { $name } fordert { $whom } zu **{ $variant }** heraus. { $summary }
challenged-anybody = { $name } sucht einen Gegner für **{ $variant }**. { $summary }
challenger-side = { $name } spielt { $side ->
    [white] Weiß
   *[black] Schwarz
}.
challenger-lot = Die Farben werden ausgelost.
challenge-accepted = { $name } nimmt die Herausforderung von { $challenger } an: Partie { $game } beginnt!
challenge-accepted-in-thread = { $name } nimmt die Herausforderung von { $challenger } an: Partie { $game } läuft in { $thread }.
challenge-declined = { $name } lehnt die Herausforderung von { $challenger } ab.
challenge-withdrawn = { $name } hat diese Herausforderung zurückgezogen.

ask-resign = Partie { $game } aufgeben? { $side ->
    [white] Schwarz
   *[black] Weiß
} gewinnt dann.
what-follows = { $then ->
    [roll] Danach würfelst du für die Null.
   *[turn] Danach ist { $side ->
        [white] Schwarz
       *[black] Weiß
    } am Zug.
}
ask-sacrifice = Dein Totem in Partie { $game } opfern? Das zählt als dein Zug. { what-follows }
ask-undo = Dein Totem in Partie { $game } opfern, um den Wurf zurückzunehmen? Es gilt wieder die Stellung davor, aber ohne dein Totem. Das zählt als dein Zug. { what-follows }
declined-resign = Die Partie geht weiter.
declined-sacrifice = Du behältst dein Totem.
declined-undo = Du behältst dein Totem, und der Wurf gilt.
agreed-resign = Du hast aufgegeben.
agreed-sacrifice = Du hast dein Totem geopfert.
agreed-undo = Du hast dein Totem geopfert und den Wurf zurückgenommen.

guide-heading = **{ $game }: { $title }** ({ $number } von { $count })

you-played = Du hast { $notation } gespielt.
game-went-on = Die Partie ist schon weiter. { $last }
more-about = { $variant }, Partie { $game }: { next-is } am Zug.

dice-promised = Die Würfe von Partie { $game } folgen aus einem geheimen Seed, der am Anfang feststand. Sein SHA-256 ist `{ $hash }`. Am Ende der Partie zeige ich den Seed, dann kannst du jeden Wurf nachprüfen.
dice-checked = { $count ->
    [0] In Partie { $game } wurde nicht gewürfelt.
    [one] **Ein Wurf geprüft: Er stimmt.**
   *[other] **{ $count } Würfe geprüft: Alle stimmen.**
}
dice-wrong = **Wurf { $number } folgt nicht aus dem Seed.**
dice-proof = { $count ->
    [0] So prüfst du den Seed selbst:
    [one] Der Wurf von Partie { $game }: { $rolls }. So prüfst du ihn selbst:
   *[other] Die Würfe von Partie { $game } der Reihe nach: { $rolls }. So prüfst du sie selbst:
} { $filed ->
    [yes] Die erste Zeile gibt den SHA-256 `{ $hash }` aus. Vergleiche ihn mit dem { dice-published }.
   *[no] Die erste Zeile gibt den SHA-256 `{ $hash }` aus, der auch { dice-published } steht.
}
dice-published = { $challenge ->
    [yes] in der angenommenen Herausforderung
   *[no] unter dem ersten Brett
}
dice-formula = Die zweite Zeile gibt die Hexziffern eines Wurfs aus. Seine Nummer steht nach dem Doppelpunkt. Der Wurf ist 1 + (die ersten beiden Ziffern mod 8). Zum Beispiel ist `a3` 163, und 163 mod 8 ist 3: eine 4.
rolls-freely = { $name } würfelt { $dice }

fault-logged = Da ist etwas schiefgegangen (Fehler `{ $id }`). Versuch es noch einmal. Passiert es wieder, sag meinem Betreiber Bescheid.
unreadable-logged = Das konnte ich nicht lesen. Versuch es noch einmal. Passiert es wieder, sag meinem Betreiber Bescheid.
board-follows = Erledigt. Das Brett folgt, sobald es geht.

challenge-which = Welche Variante möchtest du gegen { $whom } spielen?
challenge-sent = Herausforderung verschickt.

engine-begun = Partie { $game } gegen mich (Stufe { $level }) beginnt!
engine-begun-in-thread = Partie { $game } gegen mich (Stufe { $level }) läuft in { $thread }.
engine-which = Welche Variante möchtest du gegen mich spielen?
engine-how = **{ $game } gegen mich.** Wähl eine Stufe und drück dann deine Farbe: Die Partie beginnt sofort. Die Prozente sind meine Ergebnisse gegen die Stufe darunter (ein Remis ist ein halber Sieg).
engine-level = Stufe { $level }
engine-level-about = { $level ->
    [1] { $score } % gegen zufällige Züge: die leichteste
    [3] { $score } % gegen Stufe { $below }: gut für den Anfang
    [8] { $score } % gegen Stufe { $below }: meine volle Stärke
   *[other] { $score } % gegen Stufe { $below }
}
menu-level = Stufe { $level } (ändern)
greeting = **Willkommen!** Ich bin Eightfold: Schach und Schachvarianten, mit und ohne achtseitigen Würfel. Drück **{ button-play-engine }**, wähl eine Variante und zieh mit den Buttons oder `/move`. Zu zweit? Öffne diese Seite noch einmal als jemand anderes und nutze `/challenge`. Mehr dazu in `/rules` und `/help`.
greeting-direct = Hallo! Ich lese keine Nachrichten, nur Befehle und Buttons. Drück **{ button-play-engine }** oder tipp `/` ein, um zu sehen, was ich kann.
