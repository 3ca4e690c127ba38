# Games as files. $game is a game's number, $variant what is played. $told: yes where the dice's is
# still kept, no where it is told, none where there are no dice.

file-text = { $told ->
    [yes] Game { $game }, { $variant }, as text: its turns, without those taken back, and its dice. The secret of the dice is in it only once the game has ended.
    [none] Game { $game }, { $variant }, as text: its turns, without those taken back. Chess programs open it if it is plain chess.
   *[no] Game { $game }, { $variant }, as text: its turns, without those taken back, its dice and its end.
}
file-json = { $told ->
    [yes] Game { $game }, { $variant }, as JSON: its whole log. The secret of the dice is in it only once the game has ended.
   *[no] Game { $game }, { $variant }, as JSON: its whole log, with all that was taken back.
}
file-again = To see it again, give this file to `/replay`.
# In place of that where the file is too large.
file-large = At more than 64 kB this file is too large for `/replay`; as text the game fits.
# What these files are, for those who cannot see them.
file-text-about = Game { $game }, { $variant }, as text
file-json-about = Game { $game }, { $variant }, as JSON

# Above a game that was read from a file; the names are those in the file.
file-heading = From your file: { $white } with White, { $black } with Black.
# What became of the dice when they were computed again from the file's own secret.
file-dice-hold = I have computed the dice again: all rolls in this file follow from its secret. Whether it is the secret that was promised, the SHA-256 under the game’s first board tells: a made-up one has another.
file-dice-wrong-secret = These are not the dice that were promised: the secret in this file does not have the SHA-256 in it.
file-dice-wrong-roll = Something in this file was changed: roll { $number } does not follow from its secret.
file-dice-unknown = This file does not tell the secret of its dice, or not the number of its game, so nobody can compute the rolls again. Both are in the file of a game that has ended.

# Why a file is not read. $number is a line, or an entry of the log; $typed stands between backticks.
file-refused-too-large = That file is too large: I read files of at most 64 kB, such as those that `/export` gives.
file-refused-elsewhere = I only read files that are attached here, in Discord.
file-refused-failed = I could not get that file from Discord. Please attach it once more.
file-refused-not-kept = I do not keep that file any more. Give it to `/replay` once more.
file-refused-unknown = I find no game in that file. I read what `/export` gives, text or JSON, and chess as PGN.
file-refused-json = That file breaks off or is damaged on line { $number }. I read JSON as `/export` gives it.
file-refused-newer = That file was made by a newer version of me.
file-refused-unclosed = What begins on line { $number } of that file, a comment or a variation, does not end.
file-refused-unopened = Line { $number } of that file has a `)` without its `(`.
# $typed stands between backticks.
file-refused-word = Line { $number } of that file says { $typed }, which is no move here. I read moves such as `Nf3`, their numbers, notes in braces, and a result such as `1-0`.
file-refused-unknown-result = That file gives its result as { $typed }. I read `1-0`, `0-1`, `1/2-1/2` and `*`.
file-refused-variant = I do not know the game { $typed }. `/help` lists mine.
file-refused-start = The start position in that file is wrong: { position-part }
file-refused-turn = I cannot go on from line { $number } of that file.
file-refused-die = On line { $number } of that file, { $typed } is not possible.
file-refused-over = On line { $number } of that file something is played after the end of the game.
file-refused-second = Another game begins on line { $number } of that file, and I show one at a time.
file-refused-entry = { $fault ->
    [unknown] Entry { $number } of the log in that file is none that I know.
    [over] Entry { $number } of the log in that file comes after the end of the game.
    [side] Entry { $number } of the log in that file is not that side’s to make, or names no side.
    [claim] Entry { $number } of the log in that file claims a draw that could not be claimed.
    [takeback] Entry { $number } of the log in that file takes back to an entry that did not stand.
    [time] Entry { $number } of the log in that file ends the game on time in a way that cannot be: only who is to act runs out of time.
    [closed] Entry { $number } of the log in that file closes the game for a reason that did not hold.
   *[illegal] Entry { $number } of the log in that file is not legal there.
}
file-refused-ending = { $fault ->
    [over] The tag `Ending` in that file names an end, but the moves had already ended the game.
    [side] The tag `Ending` in that file names an end that this side could not bring about.
    [claim] The tag `Ending` in that file claims a draw that could not be claimed.
    [time] The tag `Ending` in that file ends the game on time in a way that cannot be: only who is to act runs out of time.
    [closed] The tag `Ending` in that file closes the game for a reason that did not hold.
   *[other] The tag `Ending` in that file names an end that cannot be.
}
file-refused-field = What that file says as { $typed } makes no sense.
file-refused-result = The result in that file is not what its game came to.
file-refused-two-results = The tag `Result` in that file says something else than the result after the last move.
file-refused-long = That game is too long: I read at most 3000 turns and rolls.

# Why a text is no position. $fen is the start of that game, which is one; $king and $rook are squares.
position-part = { $part ->
    [fields] it has too few parts, or too many.
    [placement] its first part does not say what stands on each rank.
    [turn] its second part is neither `w` nor `b`.
    [castling] the castling rights in its third part do not fit.
    [right] its third part has a right to castle without a king on { $king } and a rook on { $rook }.
    [passing] the en passant squares in its fourth part do not fit.
    [clock] its fifth part, the turns without a capture or pawn move, is not a valid number.
    [moves] its sixth part, the move number, is not a valid number.
    [die] its seventh part, the die, does not fit: it is `?`, `1` to `8`, or `-`.
    [null] its last four parts, on the Null's rolls, do not fit.
    [counts] each side needs exactly one king, and there can be only one of each Totem and of the Null.
    [rank] a piece stands on a rank that it cannot stand on.
   *[check] the side that is not to move is in check.
}
position-refused = That is no position of { $game }: { position-part } The start, for example, is { $fen }.
position-refused-over = In that position the game is over already. Choose one in which a turn can be made.
# In a challenge. $fen stands between backticks.
challenge-position = The game begins from this position: { $fen }
