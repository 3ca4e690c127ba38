refused-outside-servers = Das geht nur auf Servern, auf denen ich bin.
refused-unknown-command = Diesen Befehl gibt es nicht mehr. `/help` zeigt alle.
refused-unknown-button = Dieser Button geht nicht mehr. `/board` zeigt neue.
refused-missing-option = Die Option `{ $option }` fehlt.
refused-bad-option = Gib für `{ $option }` eins davon an: { LIST($values, join: ",") }.
refused-not-manager = Für die Servereinstellungen brauchst du **Server verwalten**. Deine eigenen änderst du mit `/settings`.
refused-not-legal-now = Das geht gerade nicht. Deine legalen Züge findest du unter dem Brett und unter **{ button-more }**.

refused-roll-form = Schreib Würfel wie `2d6+1`: Anzahl, `d`, Seiten und, wenn du willst, einen Bonus mit `+` oder `-`.
refused-roll-count = Ich werfe 1 bis 100 Würfel auf einmal, zum Beispiel `3d6`.
refused-roll-sides = Ein Würfel hat 2 bis 1000 Seiten, zum Beispiel `d20`.
refused-roll-bonus = Der Bonus ist höchstens 100000, zum Beispiel `d20+5`.

refused-no-such-game = Hier gibt es keine Partie { $game }. `/games` zeigt die laufenden.
refused-no-game-yet = In diesem Kanal wurde noch nicht gespielt. Starte eine Partie mit `/challenge`.
refused-no-game-running = In diesem Kanal läuft keine Partie. Starte eine mit `/challenge`.
refused-ended = Partie { $game } ist zu Ende. Starte eine neue mit `/challenge`.
refused-not-seated = In Partie { $game } spielst du nicht mit. Starte eine eigene mit `/challenge`.
refused-roll-first = Würfle zuerst: mit **{ button-roll }** unter dem Brett oder `/roll`.
refused-engine-thinks = Ich denke noch nach. Mein Zug steht gleich auf dem Brett.
refused-not-against-engine = Den besten Zug verrate ich nur in Partien gegen mich, nicht in Partie { $game }. Starte eine mit **{ button-play-engine }** unter `/help`.
refused-no-roll-due = Jetzt gibt es nichts zu würfeln. Zieh mit den Buttons unter dem Brett oder mit `/move`.
refused-no-die = { $game } spielt man ohne Würfel. Frei würfelst du mit `/roll dice:2d6+1`.
refused-illegal = `{ $action }` geht hier nicht. Deine legalen Züge findest du unter dem Brett und unter **{ button-more }**.
refused-duplicate = Schon erledigt (Doppelklick?). `/board` zeigt die aktuelle Stellung.

refused-not-next = { $duty ->
    [roll] Zuerst muss { side-name } würfeln
    [decide] Zuerst muss { side-name } über den Wurf entscheiden
   *[turn] { side-name } ist am Zug
}, und du spielst { $own ->
    [white] Weiß
   *[black] Schwarz
}. Ich pinge dich, wenn du dran bist.

refused-decide-first = Der Wurf bringt dich ins Schach. Wähl zuerst **{ button-prevent }** (kostet dein Totem) oder **{ button-accept-roll }**.
refused-prevent-first = Der Wurf bringt dich ins Schach, und { side-name } ist am Zug. Du musst **{ button-prevent }** wählen (kostet dein Totem).

refused-old-board = Dieses Brett ist veraltet: Partie { $game } ist schon { $since ->
    [one] einen Zug oder Wurf
   *[other] { $since } Züge oder Würfe
} weiter. `/board` zeigt das neueste.
refused-old-board-taken-back = Dieses Brett ist veraltet: In Partie { $game } wurde seitdem ein Zug zurückgenommen. `/board` zeigt das neueste.
refused-unknown-board = Dieses Brett von Partie { $game } gilt nicht mehr. `/board` zeigt das neueste.

refused-no-turn-yet = Partie { $game } hat noch keine Züge: `turn` kann nur 0 sein (Anfang).
refused-no-such-turn = Diesen Zug gibt es in Partie { $game } nicht. `turn` geht von 0 (Anfang) bis zum letzten Zug (`{ $last }`): `1` ist der erste Zug von Weiß, `1...` der von Schwarz.

challenge-refused-oneself = Dich selbst kannst du nicht herausfordern. Wähl jemand anderen oder lass `opponent` weg, dann dürfen alle annehmen.
challenge-refused-bot = Außer mir spielt hier kein Bot. Wähl mich oder jemand anderen, oder lass `opponent` weg, dann dürfen alle annehmen.
challenge-refused-level = Nur ich habe eine Stufe. Wähl mich als `opponent` oder lass `level` weg.
challenge-refused-too-many = Du spielst schon drei Partien gegen mich ({ LIST($channels) }). Spiel eine zu Ende oder gib unten eine auf.
challenge-refused-own-game = Diese Anfangsstellung ähnelt deiner laufenden Partie { $game } zu sehr. Versuch es noch einmal, wenn sie zu Ende ist.
challenge-refused-made = Diese Herausforderung gibt es schon.
challenge-refused-same = Diese Herausforderung hast du schon verschickt. Warte auf eine Antwort oder drück darunter **{ button-withdraw }**.
challenge-refused-unknown = Diese Herausforderung gibt es nicht mehr. Schick eine neue mit `/challenge`.
challenge-refused-accepted = Diese Herausforderung ist schon angenommen. Schick eine neue mit `/challenge`.
challenge-refused-declined = Diese Herausforderung ist schon abgelehnt. Schick eine neue mit `/challenge`.
challenge-refused-withdrawn = Diese Herausforderung wurde zurückgezogen. Schick eine neue mit `/challenge`.
challenge-refused-own = Deine eigene Herausforderung kannst du nur zurückziehen.
challenge-refused-for-another = Diese Herausforderung gilt jemand anderem. Schick eine eigene mit `/challenge`.
challenge-refused-answered = Jemand war schneller: Diese Herausforderung ist schon beantwortet.
challenge-refused-open-to-all = Diese Herausforderung ist für alle offen. Du musst sie nicht ablehnen.
challenge-refused-not-challenger = Nur wer diese Herausforderung verschickt hat, kann sie zurückziehen.
challenge-refused-no-threads-here = In Sprach- und Stage-Kanälen gibt es keine Threads. Lass `thread` weg und nimm an, sobald hier keine andere Partie läuft, oder geh in einen Textkanal.

offer-refused-unknown = Darauf kannst du nicht mehr antworten. `/board` zeigt die Partie.
offer-refused-accepted = Das wurde schon angenommen.
offer-refused-declined = Das wurde schon abgelehnt.
offer-refused-withdrawn = Das wurde zurückgezogen.
offer-refused-lapsed = { $kind ->
    [pause] Diese Anfrage ist abgelaufen. Frag noch einmal mit `/pause`.
    [draw] Dieses Remisangebot ist abgelaufen. Biete mit `/draw` ein neues an.
    [takeback] Diese Anfrage ist abgelaufen. Frag noch einmal mit `/takeback`.
    [abort] Diese Anfrage ist abgelaufen. Frag noch einmal mit `/abort`.
   *[rematch] Dieses Revanche-Angebot ist abgelaufen. Drück noch einmal **{ button-rematch }**.
}
offer-refused-own = Hier muss dein Gegner antworten. Du kannst es nur zurückziehen.
offer-refused-not-theirs = Zurückziehen kann das nur, wer gefragt hat.
offer-refused-offered = { $kind ->
    [draw] Du hast schon Remis angeboten. Dein Gegner hat noch nicht geantwortet.
    [rematch] Du hast schon eine Revanche angeboten. Dein Gegner hat noch nicht geantwortet.
   *[other] Das hast du schon gefragt. Dein Gegner hat noch nicht geantwortet.
}
offer-refused-made = { $kind ->
    [rematch] Du hast schon eine Revanche angeboten. Für eine andere Partie nimm `/challenge`.
   *[other] Das hast du schon gefragt. Nach dem nächsten Zug geht es wieder.
}
offer-refused-draw-too-soon = Du hast gerade erst Remis angeboten. { $turns ->
    [one] Nach einem weiteren Zug geht es wieder.
   *[other] Nach { $turns } weiteren Zügen geht es wieder.
}
offer-refused-no-claim = Gerade kannst du kein Remis beanspruchen. Mit `/draw` bietest du eins an.
offer-refused-no-turn-yet = Du hast in dieser Partie keinen Zug, den du zurücknehmen kannst.
offer-refused-not-their-turn = Nur wer diesen Zug gemacht hat, kann ihn zurücknehmen. Deinen eigenen nimmst du mit `/takeback` zurück.
offer-refused-too-late = **{ button-oops }** geht nur eine Minute lang und nur, solange danach nichts passiert ist. Frag deinen Gegner mit `/takeback`.
offer-refused-engine = Kein Remis: Ich spiele weiter. { $turns ->
    [one] Nach einem weiteren Zug kannst du es wieder anbieten.
   *[other] Nach { $turns } weiteren Zügen kannst du es wieder anbieten.
}
offer-refused-still-running = Partie { $game } läuft noch. Eine Revanche gibt es, wenn sie zu Ende ist.
offer-refused-forgotten = Keine Revanche: Dein Gegner hat seine Daten gelöscht. Fordere mit `/challenge` jemand anderen heraus.
offer-refused-rematch-begun = Die Revanche läuft schon. `/board` zeigt sie dort, wo sie gespielt wird.
offer-refused-no-threads-for-rematch = Hier läuft eine andere Partie, und in diesem Kanal gibt es keine Threads. Drück noch einmal **{ button-rematch }**, wenn sie zu Ende ist.
