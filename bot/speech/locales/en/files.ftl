# Games as files. $game is a game's number, $variant the variant's name. $told: yes where the dice
# secret is not out yet, no where it is, none where there are no dice.

file-text = { $told ->
    [yes] Game { $game } ({ $variant }) as text: dice and moves, without takebacks. The dice secret is left out until the game ends.
    [none] Game { $game } ({ $variant }) as text: the moves, without takebacks. Chess programs can open it if it's standard chess.
   *[no] Game { $game } ({ $variant }) as text: result, dice and moves, without takebacks.
}
file-json = { $told ->
    [yes] Game { $game } ({ $variant }) as JSON: the full log, takebacks included. The dice secret is left out until the game ends.
   *[no] Game { $game } ({ $variant }) as JSON: the full log, takebacks included.
}
file-again = To watch it again, attach this file to `/replay`.
# In place of that, where the file is too large.
file-large = This file is too large for `/replay`: the limit is 64 KB. Export it as text instead.
# Alt texts of the files.
file-text-about = Game { $game } ({ $variant }) as text
file-json-about = Game { $game } ({ $variant }) as JSON

# Above a game from a file.
file-heading = From your file: { $white } (White) vs { $black } (Black).
# The dice, checked against the secret in the file.
file-dice-hold = Rolls verified: they all follow from the file's secret. To be sure it's the real one, compare its SHA-256 with the one under the game's first board.
file-dice-wrong-secret = The secret in this file doesn't match its SHA-256, so don't trust its rolls.
file-dice-wrong-roll = This file was changed: roll { $number } doesn't follow from the dice secret.
file-dice-unknown = This file lacks the dice secret or game number, so its rolls can't be verified. Export the game again once it has ended.

# Why a file can't be read. $number is a line, or an entry of the log; $typed is in backticks.
file-refused-too-large = That file is too large. The limit is 64 KB.
file-refused-elsewhere = I only read files attached here, in Discord.
file-refused-failed = I couldn't get that file from Discord. Please attach it again.
file-refused-not-kept = I no longer have that file. Attach it to `/replay` again.
file-refused-unknown = There's no game in that file. I read files from `/export` and chess games as PGN.
file-refused-json = That file is cut off or damaged on line { $number }. I read JSON from `/export`.
file-refused-newer = That file is from a newer version of me.
file-refused-unclosed = Line { $number }: this comment or variation isn't closed.
file-refused-unopened = Line { $number }: there's a `)` without its `(`.
file-refused-word = Line { $number }: { $typed } isn't a move. I read moves such as `Nf3`, move numbers, comments in braces, and a result such as `1-0`.
file-refused-unknown-result = I don't know the result { $typed }. It must be `1-0`, `0-1`, `1/2-1/2` or `*`.
file-refused-variant = I don't know the variant { $typed }. See `/help` for mine.
file-refused-start = The start position in that file is wrong: { position-part }
# What is wrong there comes after it.
file-refused-turn = I couldn't play line { $number } of that file.
file-refused-die = Line { $number }: { $typed } isn't possible here.
file-refused-over = Line { $number }: the game is already over.
file-refused-second = Line { $number }: another game starts here. I show one at a time.
file-refused-entry = { $fault ->
    [unknown] Log entry { $number }: I don't know this kind of entry.
    [over] Log entry { $number }: the game is already over.
    [side] Log entry { $number } is by the wrong side, or by neither.
    [claim] Log entry { $number }: this draw couldn't be claimed.
    [takeback] Log entry { $number } is a takeback to a point that isn't in the game.
    [time] Log entry { $number }: only the player to act can run out of time.
    [closed] Log entry { $number }: the game couldn't be aborted for this reason.
   *[illegal] Log entry { $number } isn't legal here.
}
file-refused-ending = { $fault ->
    [over] Tag `Ending`: the moves had already ended the game.
    [side] Tag `Ending`: this side couldn't end the game like that.
    [claim] Tag `Ending`: this draw couldn't be claimed.
    [time] Tag `Ending`: only the player to act can run out of time.
    [closed] Tag `Ending`: the game couldn't be aborted for this reason.
   *[other] Tag `Ending`: the game couldn't end like that.
}
file-refused-field = The value of { $typed } in that file makes no sense.
file-refused-result = The result in that file doesn't match its game.
file-refused-two-results = The tag `Result` doesn't match the result after the last move.
file-refused-long = That game is too long. The limit is 3000 moves and rolls.

# What is wrong with a position (FEN). $king and $rook are squares.
position-part = { $part ->
    [fields] it has too few or too many fields.
    [placement] the first field must say what's on each rank.
    [turn] the second field must be `w` or `b`.
    [castling] the castling rights in the third field don't fit.
    [right] the third field has a castling right without a king on { $king } and a rook on { $rook }.
    [passing] the en passant squares in the fourth field don't fit.
    [clock] the fifth field, moves without a capture or pawn move, isn't a valid number.
    [moves] the sixth field, the move number, isn't a valid number.
    [die] the seventh field, the die, doesn't fit: it's `?`, `1` to `8`, or `-`.
    [null] the last four fields, on the Null's rolls, don't fit.
    [kings] each side needs exactly one king.
    [counts] there must be one Null, and at most one Totem a side.
    [rank] a piece is on a rank where it can't be.
   *[check] the side not to move is in check.
}
# $fen is the start position of $game, a variant.
position-refused = That isn't a { $game } position: { position-part } The start position is { $fen }.
position-refused-over = The game is already over in that position. Choose one with a legal move.
# In a challenge.
challenge-position = Start position: { $fen }
