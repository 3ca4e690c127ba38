# Small messages. $name and $challenger are people, as a mention or a name.

challenged-person = { $name } fordert { $whom } zu einer Partie **{ $variant }** heraus. { $summary }
challenged-anybody = { $name } sucht jemanden für eine Partie **{ $variant }**. { $summary }
challenger-side = { $name } spielt { $side ->
    [white] Weiß
   *[black] Schwarz
}.
challenger-lot = Die Farben werden ausgelost.
challenge-accepted = { $name } nimmt die Herausforderung von { $challenger } an: Partie { $game } beginnt.
challenge-accepted-in-thread = { $name } nimmt die Herausforderung von { $challenger } an: Partie { $game } wird in { $thread } gespielt.
challenge-declined = { $name } lehnt die Herausforderung von { $challenger } ab.
challenge-withdrawn = { $name } hat diese Herausforderung zurückgezogen.

# $then: roll where the player rolls for the Null next, else turn. $side is the player's.
ask-resign = Partie { $game } aufgeben? { $side ->
    [white] Du spielst Weiß, und Schwarz
   *[black] Du spielst Schwarz, und Weiß
} gewinnt dann sofort.
what-follows = { $then ->
    [roll] würfelst du für die Null
   *[turn] ist { $side ->
        [white] Schwarz
       *[black] Weiß
    } am Zug
}
ask-sacrifice = Dein Totem in Partie { $game } opfern? Es verschwindet vom Brett; das ist dein Zug, danach { what-follows }.
ask-undo = Dein Totem in Partie { $game } opfern, um den Wurf zurückzunehmen? Dann gilt wieder die Stellung vor dem Wurf, aber ohne dein Totem; das ist dein Zug, danach { what-follows }.
declined-resign = Du spielst weiter.
declined-sacrifice = Du behältst dein Totem.
declined-undo = Du behältst dein Totem, und der Wurf bleibt gültig.
agreed-resign = Du hast aufgegeben.
agreed-sacrifice = Du hast dein Totem geopfert.
agreed-undo = Du hast dein Totem geopfert und den Wurf zurückgenommen.

# Above a page of a game's rules: which of how many.
guide-heading = **{ $game }: { $title }** ({ $number } von { $count })

you-played = Du hast { $notation } gespielt.
# $last: what happened last, a whole sentence.
game-went-on = Die Partie ist schon weiter. { $last }
more-about = { $variant }, Partie { $game }: { $name } ist am Zug.

# How the dice are checked. $hash is what was published at the start, $rolls are numbers.
dice-promised = Alle Würfe von Partie { $game } folgen aus einem Geheimnis von 32 Byte, das zu Beginn zufällig gezogen wurde. Sein SHA-256-Wert, `{ $hash }`, steht unter dem ersten Brett; wenn die Partie zu Ende ist, zeige ich das Geheimnis hier, und du kannst jeden Wurf nachrechnen.
dice-proof = { $count ->
    [0] In Partie { $game } wurde nicht gewürfelt.
    [one] Der einzige Wurf in Partie { $game }: { $rolls }.
   *[other] Die Würfe in Partie { $game }, der Reihe nach: { $rolls }.
} Die erste Zeile gibt den SHA-256-Wert aus, { $filed ->
    [yes] zum Vergleich mit dem unter dem ersten Brett
   *[no] der unter dem ersten Brett stand
}, `{ $hash }`, die zweite die Ziffern von Wurf 1. Für einen anderen Wurf ersetze die 1 hinter dem Doppelpunkt durch seine Nummer.
dice-formula = Ein Wurf ist 1 + (die ersten beiden Hexadezimalziffern als Zahl, mod 8): `a3` ist 163, 163 mod 8 ist 3, also war es eine 4.
rolls-freely = { $name } würfelt { $dice }

fault-logged = Bei mir ist etwas schiefgegangen; es ist als `{ $id }` protokolliert. Bitte versuch es noch einmal; wenn es wieder passiert, sag denen Bescheid, die mich betreiben.
unreadable-logged = Ich konnte nicht lesen, was Discord mir geschickt hat; es ist protokolliert. Bitte versuch es noch einmal; wenn es wieder passiert, sag denen Bescheid, die mich betreiben.
board-follows = Erledigt; das Brett folgt, sobald ich es zeigen kann.

# A person is challenged by the command on their name. $whom is a mention.
challenge-which = Welches Spiel möchtest du gegen { $whom } spielen?
challenge-sent = Deine Herausforderung ist unterwegs.

# Games against the engine, which plays at a $level from 1 to 8.
engine-begun = Partie { $game } gegen Eightfold (Stufe { $level }) beginnt.
engine-begun-in-thread = Partie { $game } gegen Eightfold (Stufe { $level }) wird in { $thread } gespielt.
engine-which = Welches Spiel möchtest du gegen Eightfold spielen? Die Partie beginnt sofort, auf Stufe { $level }, und die Farben werden ausgelost.
engine-level = Stufe { $level }
engine-level-about = { $level ->
    [1] die leichteste
    [8] so gut ich kann
   *[3] für den Anfang
}
# In place of a choice from the menu of levels.
menu-level = Stufe { $level }; andere wählen
# Where the bot is tried out, for who comes first.
greeting = **Willkommen!** Ich bin Eightfold, ein Bot für Schach mit achtseitigem Würfel. Drücke **Gegen Eightfold spielen** und wähle ein Spiel, dann geht es los: Nimm die Buttons unter dem Brett oder tippe deinen Zug mit `/move`. Um gegeneinander zu spielen, öffne diese Seite ein zweites Mal als jemand anderes und tippe `/challenge`. `/rules` erklärt jedes Spiel mit Bildern, und `/help` zeigt alles, was ich kann.
