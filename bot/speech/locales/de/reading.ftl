# Why what a person typed names no legal action. Each message is one or two whole sentences, and an
# answer is up to three messages, one after the other.
#
# $typed (what was typed), $choices (actions that can be typed) and $squares (an action as squares)
# come marked as code. $choices are at most eight, and $more counts the rest. $game is a game's
# name, $side is white or black, and $piece one piece, without its colour unless said otherwise.
# $king, $from, $to and $at are squares.

# The letters that notation in this language has for king, queen, rook, bishop and knight.
notation-letters = K D T L S
# A piece as one word that may be typed.
notation-word = { PIECE($piece) }

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

# Before another message, where the move that it is about comes after a legal placement: the board
# is then as the Gravitatur leaves it.
mistake-after = Zuerst kommt die Gravitatur nach { $at }.

## The text has the form of no action.

mistake-empty = Da steht nichts: Schreib einen Zug.
# Before mistake-decide or mistake-prevent.
mistake-unreadable = { $typed } verstehe ich nicht.
mistake-unreadable-roll-due = { $typed } verstehe ich nicht, und ein Wurf ist fällig: Würfle zuerst.
mistake-unreadable-over = { $typed } verstehe ich nicht als Zug, und die Partie ist zu Ende.
mistake-unreadable-move = { $typed } verstehe ich nicht als Zug. Schreib einen wie { LIST($choices, join: "or") } oder mit Feldern wie { $squares }.

## The game, the board.

# $by is checkmate, null, stalemate or other.
mistake-over = { $by ->
    [checkmate] Die Partie ist durch Matt zu Ende: Es gibt nichts mehr zu spielen.
    [null] Die Partie ist durch die Null zu Ende: Es gibt nichts mehr zu spielen.
    [stalemate] Die Partie ist durch Patt zu Ende: Es gibt nichts mehr zu spielen.
   *[other] Die Partie ist zu Ende: Es gibt nichts mehr zu spielen.
}
mistake-no-square = Das Brett hat kein Feld { $square }.

## The die. $number is what it shows.

mistake-roll-first = Ein Wurf ist fällig: Würfle zuerst und mach dann deinen Zug.
mistake-null-roll-first = Der Wurf für die Null ist fällig: Zuerst würfelt { mistake-side }.
mistake-no-die = { $game } wird ohne Würfel gespielt.
mistake-rolled = Der Würfel zeigt schon eine { $number }: Mach jetzt einen Zug.
# A roll was typed, or a number before a move, and none is due. $why is null (where the die is for
# the Null, after every third turn), check or turn.
mistake-no-roll = { $why ->
    [null] Für die Null wird nach jedem dritten Zug gewürfelt, und jetzt nicht: Mach einen Zug.
    [check] Wer im Schach steht, würfelt nicht: Mach einen Zug.
   *[turn] In diesem Zug wird nicht gewürfelt: Mach einen Zug.
}
mistake-number-no-roll = { $why ->
    [null] Für die Null wird nach jedem dritten Zug gewürfelt, und jetzt nicht: Lass die Zahl weg.
    [check] Wer im Schach steht, würfelt nicht: Schreib `(-)` vor den Zug oder gar nichts.
   *[turn] In diesem Zug wird nicht gewürfelt: Schreib `(-)` vor den Zug oder gar nichts.
}
mistake-number-no-die = { $game } wird ohne Würfel gespielt: Lass die Zahl weg.
mistake-number-other = Der Würfel zeigt eine { $number }: Schreib `({ $number })` vor den Zug oder gar nichts.
# $file is a letter.
mistake-die-binds = Der Würfel zeigt eine { $number }, also muss eine Figur auf der { $file }-Linie landen. Spiele { mistake-choices }.

## Totems, the Null's roll, and what is decided about it.

# $number is the roll that was typed, $said the square that was typed with it.
mistake-null-elsewhere = Eine { $number } bringt die Null nach { $reached }, nicht nach { $said }: Schreib `({ $number })`.
mistake-decide = Zuerst entscheidet { mistake-side } über den Wurf: `prevent` wehrt ihn ab, `accept` akzeptiert ihn.
mistake-prevent = { mistake-side } steht nach dem Wurf im Schach und muss ihn mit `prevent` abwehren.
mistake-no-totem-in-game = { $game } kennt kein Totem: Schreib einen Zug.
mistake-nothing-to-decide = Es gibt keinen Wurf, über den zu entscheiden wäre: Mach einen Zug.
mistake-nothing-to-undo = Es gibt keinen Wurf, den du zurücknehmen könntest: Das geht nur im Zug direkt nach einem Wurf, und nur, wenn er nicht abgewehrt wurde.
mistake-no-totem = { mistake-side } hat kein Totem, das geopfert werden könnte: Schreib einen Zug.
mistake-totem-shields = Das Totem kann jetzt nicht geopfert werden: Ohne es stünde der König im Schach.
mistake-long-step = Ein Himmelskönig im Schach zieht nur ein Feld weit, nicht bis { $to }.
# $piece would land on $other, of its own side.
mistake-pinned-swap = { PIECE($piece, form: "start") } auf { $from } ist gefesselt, und eine gefesselte Figur darf zum Tausch nicht auf { PIECE($other, form: "acc") } ziehen.

## Placing the Gravitatur.

mistake-no-gravitatur = { $game } kennt keine Gravitatur: Schreib nur den Zug.
mistake-without-gravitatur = Der König auf { $king } steht im Schach, also ziehst du ohne die Gravitatur. Spiele { mistake-choices }.
# $piece has an owner here.
mistake-occupied = Die Gravitatur braucht ein leeres Feld, und auf { $at } steht { PIECE($piece, form: "nom") }.
mistake-exposes-king = Die Gravitatur auf { $at } brächte deinen eigenen König auf { $king } ins Schach.
mistake-no-move-after = Nach der Gravitatur auf { $at } hättest du keinen legalen Zug.
# These two come behind the three before. $choices are squares in the first, not marked as code.
mistake-places = Du kannst die Gravitatur auf { mistake-squares } setzen.
mistake-no-place = Du ziehst jetzt ohne die Gravitatur: Spiele { mistake-choices }.
mistake-ends-turn = Die Gravitatur auf { $at } gibt Schach, und damit endet der Zug: Schreib nur { mistake-choices }.
mistake-move-missing = Nach der Gravitatur auf { $at } fehlt noch ein Zug. Schreib { mistake-choices }.
mistake-placement-missing = Vor dem Zug fehlt, wohin die Gravitatur kommt. Schreib { mistake-choices }.
mistake-follows-none = Wohin du die Gravitatur auch setzt, { $typed } kann danach nicht folgen. Schreib das Feld der Gravitatur und dann einen Zug, zum Beispiel { mistake-choices }.

## Castling.

mistake-no-castling = { $game } kennt keine Rochade.
mistake-no-right = { mistake-side } hat kein Rochaderecht.
mistake-no-right-with = { mistake-side } hat mit einem Turm auf { $rook } kein Rochaderecht.
mistake-castling-in-check = Der König auf { $king } steht im Schach, und im Schach darf er nicht rochieren.
mistake-castling-in-the-way = { mistake-side } kann auf dieser Seite jetzt nicht rochieren: Figuren oder angegriffene Felder sind im Weg.

## Where a move starts.

mistake-start-empty = Auf { $from } steht keine Figur.
# $side is the side to move, and $piece the other side's.
mistake-start-theirs = { $side ->
    [white] { PIECE($piece, form: "start") } auf { $from } gehört Schwarz, und Weiß ist am Zug.
   *[black] { PIECE($piece, form: "start") } auf { $from } gehört Weiß, und Schwarz ist am Zug.
}
# $said is the piece that was typed.
mistake-start-other = Auf { $from } steht { PIECE($piece, form: "a") }, { PIECE($said, form: "no") }.
# $on says where it was to start: file, rank or none; $line is the file's letter or the rank's number.
mistake-no-such-piece = { $on ->
    [file] { mistake-side } hat auf der { $line }-Linie { PIECE($piece, form: "no-acc") }.
    [rank] { mistake-side } hat auf der { $line }. Reihe { PIECE($piece, form: "no-acc") }.
   *[none] { mistake-side } hat { PIECE($piece, form: "no-acc") }.
}

## The king's safety. A message about what can be played comes behind each.

mistake-stays-in-check = Der König auf { $king } steht im Schach, und { $typed } ändert daran nichts.
mistake-walks-into-check = Mit { $typed } würde der König ins Schach ziehen.
mistake-exposes = Nach { $typed } stünde der König im Schach.

## What can be played. $pieces are several of a kind.

mistake-you-can = Du kannst { mistake-choices } spielen.
mistake-it-can = { PIECE($piece, form: "that") } kann { mistake-choices } spielen.
mistake-it-cannot = { PIECE($piece, form: "that") } hat jetzt keinen legalen Zug.
mistake-they-can = Deine { PIECE($pieces) } können { mistake-choices } spielen.

## Moves.

mistake-promotion-missing = Sag dazu, was aus dem Bauern wird. Schreib { mistake-choices }.
mistake-several = { $typed } kann mehrere Züge bedeuten. Schreib { mistake-choices }.
mistake-cannot-capture = Im { $game } kann { PIECE($piece, form: "a") } nicht schlagen.
mistake-file-missing = Schlägt ein Bauer, gehört seine Linie dazu. Schreib { mistake-choices }.
mistake-no-such-swap = { $typed } ist kein solcher Platztausch. Schreib { mistake-choices }.
mistake-captures-nothing = { $typed } würde nichts schlagen. Schreib { mistake-choices }.
# $roles are the pieces that it may become.
mistake-no-such-promotion = Ein Bauer wird { LIST($roles, form: "into", join: "or") }. Schreib { mistake-choices }.
mistake-no-promotion = Umgewandelt wird ein Bauer nur auf seiner letzten Reihe. Schreib { mistake-choices }.
# $to is none where no square was typed. What can be played comes behind both.
mistake-it-does-not-reach = { $to ->
    [none] { PIECE($piece, form: "start") } auf { $from } kann nicht so ziehen.
   *[other] { PIECE($piece, form: "start") } auf { $from } kann nicht nach { $to } ziehen.
}
mistake-none-reaches = { $to ->
    [none] { PIECE($piece, form: "no-start") } kann so ziehen.
   *[other] { PIECE($piece, form: "no-start") } kann nach { $to } ziehen.
}
