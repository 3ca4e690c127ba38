# What a person asked for and cannot have: what is wrong, and what would work. All of these are told
# to the person alone. $side and $own are white or black.

refused-outside-servers = Das geht nur auf Servern, die mich eingeladen haben: Dort gibt es Wertungen und die Einstellungen eines Servers.
refused-unknown-command = Diesen Befehl kenne ich nicht mehr. `/help` zeigt, welche es gibt.
refused-unknown-button = Diesen Button kenne ich nicht mehr. `/board` zeigt das Brett mit neuen.
refused-missing-option = Die Option `{ $option }` fehlt.
refused-bad-option = Für `{ $option }` geht nur { LIST($values, join: "or") }.
refused-not-manager = Für den Server darf nur wählen, wer die Berechtigung „Server verwalten“ hat. Mit `/settings` wählst du für dich selbst.
refused-not-legal-now = Das ist jetzt nicht erlaubt. Was erlaubt ist, steht unter dem Brett und hinter **Mehr**.

refused-roll-form = Schreib Würfel als `2d6+1`: wie viele, `d` oder `w`, wie viele Seiten und mit `+` oder `-`, was dazukommt oder abgezogen wird, zum Beispiel `1d20+5`.
refused-roll-count = Ich werfe 1 bis 100 Würfel auf einmal, zum Beispiel `3d6`.
refused-roll-sides = Ein Würfel hat 2 bis 1000 Seiten, zum Beispiel `d20`.
refused-roll-bonus = Ich addiere oder subtrahiere höchstens 100000, zum Beispiel `d20+5`.

refused-no-such-game = Hier gibt es keine Partie { $game }. `/games` zeigt, welche laufen.
refused-no-game-yet = In diesem Kanal wurde noch keine Partie gespielt. `/challenge` beginnt eine.
refused-no-game-running = In diesem Kanal läuft keine Partie. `/challenge` beginnt eine.
refused-ended = Partie { $game } ist zu Ende. `/challenge` beginnt eine neue.
refused-not-seated = Du spielst in Partie { $game } nicht mit, und nur wer mitspielt, kann in ihr etwas tun. `/challenge` beginnt eine eigene Partie.
refused-roll-first = Zuerst wird gewürfelt: Drücke **Würfeln** unter dem Brett oder schreib `/roll`.
refused-engine-thinks = Eightfold denkt nach; seine Antwort steht gleich auf dem Brett.
refused-not-against-engine = In Partien zwischen Menschen gebe ich keine Tipps, das wäre nicht fair. Partie { $game } ist so eine. Drücke **Gegen Eightfold spielen** unter `/help`, dann bekommst du welche.
refused-no-roll-due = Jetzt ist kein Wurf fällig: Mach deinen Zug unter dem Brett oder mit `/move`.
refused-no-die = { $game } wird ohne Würfel gespielt. Für einen freien Wurf nenne die Würfel: `/roll dice:2d6+1`.
refused-illegal = `{ $action }` ist hier nicht erlaubt. Was erlaubt ist, steht unter dem Brett und hinter **Mehr**.
refused-duplicate = Dieser Zug oder Wurf ist schon gemacht, vielleicht durch einen Doppelklick. `/board` zeigt die jetzige Stellung.

refused-not-next = { $duty ->
    [roll] Zuerst muss { side-name } würfeln
    [decide] Zuerst muss { side-name } über den Wurf entscheiden
   *[turn] { side-name } ist am Zug
}, und du spielst { $own ->
    [white] Weiß
   *[black] Schwarz
}. Ich erwähne dich, wenn du dran bist.

refused-decide-first = Der Wurf bringt dich ins Schach, und zuerst entscheidest du darüber: Wehre ihn ab und opfere dafür dein Totem, mit **Abwehren** unter dem Brett oder `/move prevent`, oder akzeptiere ihn, mit **Wurf akzeptieren** oder `/move accept`.
refused-prevent-first = Der Wurf bringt dich ins Schach, und { side-name } ist am Zug. Du musst ihn abwehren und dafür dein Totem opfern, mit **Abwehren** unter dem Brett oder `/move prevent`.

# $since: how many turns and rolls were made since.
refused-old-board = Das ist ein altes Brett von Partie { $game }: { $since ->
    [one] Seitdem wurde einmal gezogen oder gewürfelt
   *[other] Seitdem wurde { $since }-mal gezogen oder gewürfelt
}. `/board` zeigt das neueste.
refused-old-board-taken-back = Das ist ein altes Brett von Partie { $game }: Seitdem wurde ein Zug zurückgenommen. `/board` zeigt das neueste.
refused-unknown-board = Das ist ein altes Brett von Partie { $game }: Diesen Zug kenne ich nicht. `/board` zeigt das neueste.

refused-no-turn-yet = In Partie { $game } wurde noch nicht gezogen: `turn:0` ist ihr Anfang.
refused-no-such-turn = { $turns ->
    [one] Der letzte Zug von Partie { $game } ist der erste: `turn` ist 0, der Anfang, oder 1.
   *[other] Der bisher letzte Zug von Partie { $game } ist Zug { $turns }: `turn` geht von 0, dem Anfang, bis { $turns }.
}
refused-no-such-turn-ended = { $turns ->
    [one] Der letzte Zug von Partie { $game } ist der erste: `turn` ist 0, der Anfang, oder 1.
   *[other] Partie { $game } endete mit Zug { $turns }: `turn` geht von 0, dem Anfang, bis { $turns }.
}

challenge-refused-oneself = Du kannst dich nicht selbst herausfordern. Wähle jemand anderen, oder lass `opponent` weg, um alle herauszufordern.
challenge-refused-bot = Bots spielen nicht, außer mir: Wähle als `opponent` Eightfold für eine Partie gegen mich oder einen Menschen, oder lass es weg, um alle herauszufordern.
challenge-refused-level = Nur Eightfold hat eine Stufe. Wähle mich als `opponent` oder lass `level` weg.
challenge-refused-too-many = Du spielst schon drei Partien gegen Eightfold, in { LIST($channels) }, und mehr gehen nicht auf einmal. Beende eine davon, oder gib hier eine auf.
challenge-refused-own-game = Deine Partie { $game } läuft noch und war in der Stellung, mit der diese beginnen würde, oder kann mit dem nächsten Zug dahin kommen. Frag noch einmal, wenn sie zu Ende ist.
challenge-refused-made = Diese Herausforderung gibt es schon.
challenge-refused-same = Diese Herausforderung hast du schon ausgesprochen, und sie ist noch offen: Warte auf eine Antwort oder drücke **Zurückziehen** darunter.
challenge-refused-unknown = Diese Herausforderung kenne ich nicht mehr. `/challenge` macht eine neue.
challenge-refused-accepted = Diese Herausforderung ist schon angenommen. `/challenge` macht eine neue.
challenge-refused-declined = Diese Herausforderung ist schon abgelehnt. `/challenge` macht eine neue.
challenge-refused-withdrawn = Diese Herausforderung ist schon zurückgezogen. `/challenge` macht eine neue.
challenge-refused-own = Das ist deine eigene Herausforderung: Jemand anderes muss sie beantworten. Du kannst sie zurückziehen.
challenge-refused-for-another = Diese Herausforderung gilt jemand anderem. Mit `/challenge` machst du eine eigene.
challenge-refused-answered = Jemand war schneller: Diese Herausforderung ist schon beantwortet.
challenge-refused-open-to-all = Diese Herausforderung gilt allen: Du musst sie nicht ablehnen.
challenge-refused-not-challenger = Zurückziehen kann eine Herausforderung nur, wer sie ausgesprochen hat.
challenge-refused-no-threads-here = In Sprach- und Stage-Kanälen gibt es keine Threads. Lass `thread` weg und nimm an, solange hier keine andere Partie läuft, oder sprich die Herausforderung in einem Textkanal aus.

offer-refused-unknown = Dieses Angebot kenne ich nicht mehr. `/board` zeigt die Partie.
offer-refused-accepted = Dieses Angebot ist schon angenommen.
offer-refused-declined = Dieses Angebot ist schon abgelehnt.
offer-refused-withdrawn = Dieses Angebot ist schon zurückgezogen.
offer-refused-lapsed = Dieses Angebot gilt nicht mehr. Mit `/draw`, `/takeback` und `/abort` machst du ein neues.
offer-refused-own = Das ist dein eigenes Angebot: Wer gegen dich spielt, muss es beantworten. Du kannst es zurückziehen.
offer-refused-not-theirs = Zurückziehen kann ein Angebot nur, wer es gemacht hat.
offer-refused-offered = { $kind ->
    [draw] Du hast schon Remis angeboten, und die Antwort steht noch aus.
    [rematch] Du hast schon um eine Revanche gebeten, und die Antwort steht noch aus.
   *[other] Danach hast du schon gefragt, und die Antwort steht noch aus.
}
offer-refused-made = { $kind ->
    [rematch] Du hast schon um eine Revanche gebeten. `/challenge` fragt nach einer neuen Partie.
   *[other] Danach hast du schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.
}
offer-refused-draw-too-soon = Du hast erst vor Kurzem Remis angeboten. { $turns ->
    [one] Nach einem weiteren Zug kannst du es wieder anbieten.
   *[other] Nach { $turns } weiteren Zügen kannst du es wieder anbieten.
}
offer-refused-no-claim = Jetzt gibt es kein Remis zu reklamieren. Mit `/draw` bietest du eines an.
offer-refused-no-turn-yet = Du hast in dieser Partie noch keinen Zug gemacht, den du zurücknehmen könntest.
offer-refused-not-their-turn = Das kann nur, wer diesen Zug gerade gemacht hat. Mit `/takeback` fragst du, ob du deinen eigenen zurücknehmen darfst.
offer-refused-too-late = Frei zurücknehmen kann man einen Zug eine Minute lang, solange danach nichts geschehen ist. `/takeback` fragt, ob du es trotzdem darfst.
offer-refused-engine = Eightfold lehnt das Remis ab und spielt weiter. { $turns ->
    [one] Nach einem weiteren Zug kannst du es wieder anbieten.
   *[other] Nach { $turns } weiteren Zügen kannst du es wieder anbieten.
}
offer-refused-still-running = Partie { $game } läuft noch; eine Revanche gibt es danach.
offer-refused-forgotten = Dein Gegner hat sich vergessen lassen; darum gibt es keine Revanche. Mit `/challenge` forderst du jemand anderen heraus.
offer-refused-rematch-begun = Die Revanche hat schon begonnen. `/board` zeigt sie dort, wo sie gespielt wird.
offer-refused-no-threads-for-rematch = Hier läuft eine andere Partie, und in Sprach- und Stage-Kanälen gibt es keine Threads. Drücke noch einmal auf **Revanche**, wenn sie zu Ende ist.
