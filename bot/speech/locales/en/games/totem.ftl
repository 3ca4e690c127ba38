# Totem Chess, as in chess.ftl.

game-totem = Totem Chess
    .summary = On 9x9 squares: a Totem that swaps places with friends, and a Null that a d8 sends wandering.
    .credit = By M0B1US_, “Totem Chess Rules”, 2023.

guide-totem-totem =
    You play chess on nine by nine squares. Between king and queen stands a new piece, your **Totem**. In the middle of the board stands the **Null**, which belongs to nobody.

    The **Totem** goes up to three squares in a straight line in any of the eight directions, from e5 up to four. It passes through your own pieces, but never through enemy ones, and through the Null only to take the enemy Totem behind it.

    - It may land on an empty square, or on one of your own pieces: then the two **swap** places.
    - It takes only the enemy Totem and the Null. It attacks nothing else and never gives check.
    - Only the enemy Totem and the Null can take it. For all other enemy pieces it is a wall.
    - Your own pieces move and attack through your Totem as if it were not there.

    You win by checkmate, or by the Null. Whatever these pages do not mention is as in chess.

    Here White has played the Totem from e1 to e4, through the pawn on e2. To type it, write `Te4`.
    .title = The board and the Totem

guide-totem-swaps =
    A **swap** is a turn. Your Totem may land on any of your own pieces in its reach, the king too. And any of your pieces may land on your Totem, by a move that it could make to an empty square. Either way the two change places.

    - A pawn swaps only straight ahead.
    - You may swap in check and across attacked squares. Only the end counts: your king must be safe then.
    - A **pinned** piece may not land on its Totem. But the Totem may land on the pinned piece, and then blocks the line instead.
    - A pawn that a swap carries to its last rank promotes at once.

    A swap is written with both pieces and their new squares: `Tf6<>Bc3` is a Totem that went to f6, where the bishop stood, which is now on c3. `Bc3<>Tf6` is the bishop's own move to c3.

    Here the Totem on e4 and the knight on g6 have changed places: `Tg6<>Ne4`.
    .title = Swaps

guide-totem-pawns =
    - **Pawns** step one, two or three squares from their second rank, through their own Totem too. On the very next turn an enemy pawn may take such a pawn **en passant** on any square that it passed, if that square is empty.
    - **Promotion** is to queen, rook, bishop or knight; or to a Totem, if you have none on the board and are not *barred* (see the next page).
    - **Castling**: the king goes two squares toward the i-file (`O-O`) or three toward the a-file (`O-O-O`), and the rook lands on its other side. Between the two only your own Totem may stand, and nothing where they land. Neither may ever have left its square, for whatever reason. The king may not be in check, nor cross or reach an attacked square.

    Here White has castled through the Totem on e1: `O-O-O`.
    .title = Pawns and castling

guide-totem-roll =
    After every **third turn**, yours and your opponent's counted together, whoever has just moved rolls the die, and the **Null** steps one square. As White sees the board: 1 down-left, 2 left, 3 up-left, 4 up, 5 up-right, 6 right, 7 down-right, 8 down. Over an edge it comes back on the opposite side.

    What it meets there:

    - A **king** or **Spirit King**: that player loses at once.
    - A **Totem** away from home: it is sent **home** (e1 for White, e9 for Black) and takes whatever stands there, of either side. If that is the *enemy* king, the enemy loses; if it is its own king, see *The king's other forms*.
    - A **Totem** at home: it takes the Null.
    - Any other piece is taken.

    Whenever the Null is taken, by a Totem's move too, it **comes back on e5** at once and removes whatever stands there. If that is a king, the game is a draw. If it is a Totem, its player is **barred**: no pawn of that side may become a Totem any more.

    Here White has rolled a 3: the Null went up-left from e5 to d6 and took the knight.
    .title = The Null's roll

guide-totem-sacrifice =
    A roll may put a king in check, by what the Null takes or by a line that it opens.

    - If that player had **no Totem** before the roll, the game is lost at once.
    - If it is the player who **rolled**, that player must **prevent** the roll: the position before it comes back, without that player's Totem. If that does not save the king, the game is lost.
    - If it is the player to **move**, that player may prevent the roll in the same way, or accept it and play on from check.

    You may also **give up your Totem** instead of moving, at any turn; that is written `(t)`. On the turn right after a roll you may give it up to **undo the roll**, written `(t)0`: the position before the roll comes back without your Totem, and it is your opponent's turn. Your king must be safe then.

    Here the Null has stepped left from f3 to e3, and the rook on f6 attacks the king. White may prevent the roll or accept it.
    .title = Check by a roll, and giving up the Totem

guide-totem-forms =
    If your Totem is sent home and finds **its own king** there, the king goes to the square where the Totem was met and becomes a **Spirit King**; the Null comes back on e5.

    - The **Spirit King** steps one square straight ahead or back, and captures one square diagonally, in any direction. You still lose when it is mated.
    - On the first or last rank it becomes an **Ascended King** at once. That moves and swaps like a Totem, also through the Null, and takes enemy pieces, but neither a Totem nor the Null; so it gives check too. Your pieces may land on it to swap. From e5 it reaches four squares and also jumps like a knight. In check it moves one square only.
    - If the Null meets an **Ascended King**, it becomes a king again on the square that the Null came from, and its player's Totem is lost and barred. Without a Totem that player loses.

    Neither form castles.

    Here the Null has met the Totem on e3. The Totem went home to e1, where its king stood, and the king came to e3 as a Spirit King.
    .title = The king's other forms

guide-totem-end =
    You **win** by checkmate, when the Null takes the enemy king, or when a roll puts it in check while its player has no Totem.

    The game is a **draw** when

    - the player to move has no legal turn and is not in check (stalemate);
    - the Null comes back on e5 where a king of any form stands;
    - a roll puts both kings in check and neither player has a Totem;
    - the same position has come five times, the turns since the last roll counted as part of it;
    - each side has made 75 moves without a capture or a pawn's own move.

    Mate and stalemate are judged before a roll. It is never a draw for lack of pieces: the Null can end any game.

    Here the Totem has taken the Null on e4. It came back on e5 and removed the king there: a draw, although Black stood to win.
    .title = How it ends
