notation-letters = K D T L S
notation-word = { PIECE($piece) }
notation-fillers = nach auf von
notation-captures = schlägt schlagen schlag nimmt
notation-castles = rochieren rochiere rochade
notation-castles-short = kurz kurze kleine
notation-castles-long = lang lange große

mistake-side = { $side ->
    [white] Weiß
   *[black] Schwarz
}
# Of moves, in the accusative.
mistake-choices = { $more ->
    [0] { LIST($choices, join: "or") }
    [one] { LIST($choices, join: ",") } oder einen weiteren Zug
   *[other] { LIST($choices, join: ",") } oder einen von { $more } weiteren Zügen
}
# Of squares, in the accusative.
mistake-squares = { $more ->
    [0] { LIST($choices, join: "or") }
    [one] { LIST($choices, join: ",") } oder ein weiteres Feld
   *[other] { LIST($choices, join: ",") } oder eines von { $more } weiteren Feldern
}

mistake-after = Zuerst kommt die Gravitatur nach { $at }.

## The text can't be read.

mistake-empty = Gib einen Zug ein, zum Beispiel `e4` oder `Nf3`.
mistake-unreadable = { $typed } verstehe ich nicht.
mistake-unreadable-roll-due = { $typed } verstehe ich nicht. Würfle zuerst.
mistake-unreadable-over = { $typed } verstehe ich nicht als Zug, und die Partie ist zu Ende.
mistake-unreadable-move = { $typed } verstehe ich nicht als Zug. Versuch einen wie { LIST($choices, join: ",") } oder Felder wie { $squares }.

## The game and the board.

mistake-over = { $by ->
    [checkmate] Die Partie ist durch Matt zu Ende.
    [null] Die Partie ist durch die Null zu Ende.
    [stalemate] Die Partie ist durch Patt zu Ende.
   *[other] Die Partie ist zu Ende.
}
mistake-no-square = Das Feld { $square } gibt es auf diesem Brett nicht.

## The die.

mistake-roll-first = Würfle zuerst, dann zieh.
mistake-null-roll-first = Zuerst muss { mistake-side } für die Null würfeln.
mistake-no-die = { $game } spielt man ohne Würfel.
mistake-rolled = Eine { $number } ist schon gewürfelt: Mach einen Zug.
mistake-no-roll = { $why ->
    [null] Die Null ist jetzt nicht an der Reihe: Mach einen Zug.
    [check] Im Schach wird nicht gewürfelt: Mach einen Zug.
   *[turn] In diesem Zug wird nicht gewürfelt: Mach einen Zug.
}
mistake-number-no-roll = { $why ->
    [null] Die Null ist jetzt nicht an der Reihe: Lass die Zahl weg.
    [check] Im Schach wird nicht gewürfelt: Lass die Zahl weg.
   *[turn] In diesem Zug wird nicht gewürfelt: Lass die Zahl weg.
}
mistake-number-no-die = { $game } spielt man ohne Würfel: Lass die Zahl weg.
mistake-number-other = Gewürfelt ist eine { $number }: Lass die Zahl weg oder schreib `({ $number })`.
mistake-die-binds = Bei einer { $number } muss eine Figur auf der { $file }-Linie landen. Spiel { mistake-choices }.

## Totems, and decisions on the Null's roll.

mistake-null-elsewhere = Eine { $number } bringt die Null nach { $reached }, nicht nach { $said }: Schreib `({ $number })`.
mistake-decide = Zuerst muss { mistake-side } über den Wurf entscheiden: `prevent` wehrt ihn ab, `accept` akzeptiert ihn.
mistake-prevent = { mistake-side } steht nach dem Wurf im Schach und muss ihn mit `prevent` abwehren.
mistake-no-totem-in-game = { $game } spielt man ohne Totem: Mach einen Zug.
mistake-nothing-to-decide = Gerade kannst du keinen Wurf akzeptieren oder abwehren: Mach einen Zug.
mistake-nothing-to-undo = Gerade lässt sich kein Wurf zurücknehmen. Das geht nur direkt nach einem Wurf, der nicht abgewehrt wurde.
mistake-no-totem = { mistake-side } hat kein Totem zum Opfern: Mach einen Zug.
mistake-totem-shields = Das Totem lässt sich jetzt nicht opfern: Der König stünde dann im Schach.
mistake-long-step = Ein Himmelskönig im Schach zieht nur ein Feld weit, nicht nach { $to }.
mistake-pinned-swap = { PIECE($piece, form: "start") } auf { $from } ist gefesselt und darf zum Tausch nicht auf { PIECE($other, form: "acc") } ziehen.

## Placing the Gravitatur.

mistake-no-gravitatur = { $game } spielt man ohne Gravitatur: Schreib nur den Zug.
mistake-without-gravitatur = Der König auf { $king } steht im Schach, also ziehst du ohne die Gravitatur. Spiel { mistake-choices }.
mistake-occupied = Die Gravitatur braucht ein leeres Feld, und auf { $at } steht { PIECE($piece, form: "nom") }.
mistake-exposes-king = Mit der Gravitatur auf { $at } stünde dein König auf { $king } im Schach.
mistake-no-move-after = Mit der Gravitatur auf { $at } hättest du keinen legalen Zug.
mistake-places = Du kannst die Gravitatur auf { mistake-squares } setzen.
mistake-no-place = Du ziehst jetzt ohne die Gravitatur. Spiel { mistake-choices }.
mistake-ends-turn = Die Gravitatur auf { $at } gibt Schach, und damit endet der Zug. Spiel nur { mistake-choices }.
mistake-move-missing = Nach der Gravitatur auf { $at } fehlt noch ein Zug. Spiel { mistake-choices }.
mistake-placement-missing = Vor dem Zug fehlt das Feld der Gravitatur. Spiel { mistake-choices }.
mistake-follows-none = Wohin die Gravitatur auch kommt, { $typed } geht danach nicht. Schreib erst ihr Feld und dann einen anderen Zug. Versuch { mistake-choices }.

## Castling.

mistake-no-castling = Im { $game } gibt es keine Rochade.
mistake-no-right = { mistake-side } hat kein Rochaderecht.
mistake-no-right-with = { mistake-side } hat kein Rochaderecht mit einem Turm auf { $rook }.
mistake-castling-in-check = Der König auf { $king } steht im Schach, also darf er nicht rochieren.
mistake-castling-in-the-way = Diese Rochade geht für { mistake-side } jetzt nicht: Figuren stehen im Weg, oder ein Feld ist angegriffen.

## Where a move starts.

mistake-start-empty = Auf { $from } steht keine Figur.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } auf { $from } gehört Schwarz, und Weiß ist am Zug.
   *[black] { PIECE($piece, form: "start") } auf { $from } gehört Weiß, und Schwarz ist am Zug.
}
mistake-start-other = Auf { $from } steht { PIECE($piece, form: "a") }, { PIECE($said, form: "no") }.
mistake-no-such-piece = { $on ->
    [file] { mistake-side } hat auf der { $line }-Linie { PIECE($piece, form: "no-acc") }.
    [rank] { mistake-side } hat auf der { $line }. Reihe { PIECE($piece, form: "no-acc") }.
   *[none] { mistake-side } hat { PIECE($piece, form: "no-acc") }.
}

## The king's safety.

mistake-stays-in-check = Der König auf { $king } steht im Schach, und { $typed } ändert daran nichts.
mistake-walks-into-check = Mit { $typed } würde der König ins Schach ziehen.
mistake-exposes = Nach { $typed } stünde der König im Schach.

## What can be played.

mistake-you-can = Du kannst { mistake-choices } spielen.
mistake-it-can = Mit { PIECE($piece, form: "dat") } kannst du { mistake-choices } spielen.
mistake-it-cannot = { PIECE($piece, form: "that") } hat jetzt keinen legalen Zug.
mistake-they-can = Spiel einen Zug deiner { PIECE($pieces) }: { mistake-choices }.

## Moves.

mistake-promotion-missing = Schreib dazu, was aus dem Bauern wird. Spiel { mistake-choices }.
mistake-several = { $typed } kann mehrere Züge bedeuten. Spiel { mistake-choices }.
mistake-cannot-capture = Im { $game } kann { PIECE($piece, form: "a") } nicht schlagen.
mistake-file-missing = Beim Schlagen mit dem Bauern schreibst du seine Linie davor. Spiel { mistake-choices }.
mistake-no-such-swap = Dieser Tausch geht nicht: { $typed }. Spiel { mistake-choices }.
mistake-captures-nothing = { $typed } würde nichts schlagen. Spiel { mistake-choices }.
mistake-no-such-promotion = Ein Bauer wird { LIST($roles, form: "into", join: "or") }. Spiel { mistake-choices }.
mistake-no-promotion = Ein Bauer wird nur auf seiner letzten Reihe umgewandelt. Spiel { mistake-choices }.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } auf { $from } kann nicht so ziehen.
   *[other] { PIECE($piece, form: "start") } auf { $from } kann nicht nach { $to } ziehen.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "no-start") } kann so ziehen.
   *[other] { PIECE($piece, form: "no-start") } kann nach { $to } ziehen.
}
