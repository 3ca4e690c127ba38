# Totem Chess, as in the folder of chess.

game-totem = Totem Chess
    .summary = Chess on 9×9: your Totem swaps places with your pieces, and a die moves the neutral Null.
    .credit = By M0B1US_, “Totem Chess Rules”, 2023.

guide-totem-totem =
    This is chess on a 9×9 board. Between king and queen is a new piece, your **Totem**. In the middle is the **Null**, which belongs to nobody.

    The **Totem** goes up to three squares in any of the eight directions, or up to four from e5. It passes through your own pieces, but never through enemy ones, and through the Null only to capture the enemy Totem behind it.

    - It can land on an empty square, or **swap** places with one of your own pieces.
    - It captures only the enemy Totem and the Null. It attacks nothing else, so it never gives check.
    - Only the enemy Totem can capture it, and the Null sends it home. To all other enemy pieces it's a wall.
    - Your own pieces move and attack through your Totem as if it weren't there.

    You win by checkmate or thanks to the Null (see the last page). Anything not mentioned is as in chess.

    Here the Totem went from e1 to e4, through the pawn on e2. To type it, write `Te4`.
    .title = The board and the Totem

guide-totem-swaps =
    A **swap** is a move in which two of your pieces trade places. Your Totem can land on any of your pieces in its reach, even the king. Your other pieces can land on the Totem by any move they could make to an empty square.

    - A pawn swaps only straight ahead.
    - You can swap in check and across attacked squares, as long as your king is safe afterward.
    - A **pinned** piece can't land on the Totem. But the Totem can land on the pinned piece and block the line in its place.
    - A pawn that a swap carries to its last rank promotes immediately.

    A swap is written with both pieces and their new squares: in `Tf6<>Bc3` the Totem went to f6 and the bishop from there to c3. `Bc3<>Tf6` is the bishop's own move to c3.

    Here the Totem on e4 and the knight on g6 have swapped places: `Tg6<>Ne4`.
    .title = Swaps

guide-totem-pawns =
    - **Pawns** step one, two or three squares from their second rank, even through their own Totem. On the very next move an enemy pawn can capture such a pawn **en passant** on any empty square it passed.
    - **Promotion** is to a queen, rook, bishop or knight, or to a Totem if you have none on the board and haven't lost it *for good* (see the next page).
    - **Castling**: the king goes two squares toward the i-file (`O-O`) or three toward the a-file (`O-O-O`), and the rook lands on its other side. Only your own Totem may stand between the two, and nothing where they land. Neither may ever have left its square, for any reason. The king must not be in check, nor cross or reach an attacked square.

    Here White has castled through the Totem on e1: `O-O-O`.
    .title = Pawns and castling

guide-totem-roll =
    After every **third move** (counting both players'), whoever just moved rolls the die, and the **Null** steps one square. As White sees the board: 1 down-left, 2 left, 3 up-left, 4 up, 5 up-right, 6 right, 7 down-right, 8 down. It wraps around the edges.

    What happens depends on what it meets:

    - A **king** or **Spirit King**: its player loses immediately.
    - A **Totem** away from home: it's sent **home** (e1 for White, e9 for Black) and captures whatever is there, of either side. If that's the *enemy* king, the enemy loses. For its *own* king, see *The king's other forms*.
    - A **Totem** at home: it captures the Null.
    - An **Ascended King**: see *The king's other forms*.
    - **Any other piece**: the Null captures it.

    Whenever the Null is captured, it **returns to e5** immediately and removes whatever is there. If that's a king, the game is a draw. If it's a Totem, it's lost **for good**: no pawn of that side can become a Totem anymore.

    Here White has rolled a 3: the Null went up-left from e5 to d6 and captured the knight.
    .title = The Null's roll

guide-totem-sacrifice =
    A roll can put a king in check, by what the Null captures or by a line it opens. If that happens to yours:

    - If you had **no Totem** before the roll, you lose immediately.
    - If **you** rolled, you must **prevent** the roll. If that doesn't save your king, you lose.
    - If your **opponent** rolled, you can prevent the roll, or accept it and play on in check.

    There are two ways to take a roll back:

    - **Prevent** it, right away: it's as if the roll never happened, minus your Totem, and the same player is still to move.
    - **Undo** it, as your own move right after your opponent's unprevented roll, even if you aren't in check: same board, but then it's your opponent's turn. It's written `(t)0`.

    You can also simply **sacrifice your Totem** as your move at any time, written `(t)`. After any sacrifice, your king must be safe.

    Here the Null has stepped left from f3 to e3, and the rook on f6 attacks the king. White can prevent the roll or accept it.
    .title = Check by a roll, and sacrificing the Totem

guide-totem-forms =
    If your Totem is sent home and finds **your own king** there, the king goes to the square the Totem just left and becomes a **Spirit King**. The Null returns to e5.

    - The **Spirit King** steps one square straight ahead or back, and captures one square diagonally, in any direction. You still lose when it's mated. On the first or last rank it immediately becomes an Ascended King.
    - An **Ascended King** moves and swaps like a Totem, and can also pass through the Null. It gives check and captures enemy pieces, but not the Totem or the Null. Your pieces can land on it to swap. From e5 it reaches four squares and also jumps like a knight. In check it moves only one square.
    - An Ascended King that the **Null** meets turns back into a king, on the square the Null came from. Its player loses the Totem for good. A player who had no Totem on the board loses the game.

    Neither form can castle.

    Here the Null has met the Totem on e3. The Totem went home to e1, where its king stood, and the king came to e3 as a Spirit King.
    .title = The king's other forms

guide-totem-end =
    You **win** when

    - you checkmate the enemy king, whatever its form
    - the Null meets the enemy king or Spirit King, or sends your Totem home onto the enemy king
    - the Null meets the enemy's Ascended King, and they have no Totem
    - a roll puts the enemy king in check, and they had no Totem, or they rolled and preventing it doesn't help

    The game is a **draw** when

    - the player to move has no legal move and isn't in check (stalemate)
    - the Null returns to e5 and removes a king of any form
    - a roll puts both kings in check, and neither player had a Totem
    - the same position comes up five times, with the same number of moves since the last roll
    - each player makes 75 moves without a capture or pawn move (a Totem swapping with a pawn isn't one)

    If a move mates or stalemates, there's no roll. The game is never a draw by insufficient material: the Null can end any game.

    Here the Totem has captured the Null on e4. The Null returned to e5 and removed the king there: a draw, though Black was winning.
    .title = How it ends

## Its lesson

lesson-totem-swap = The Totem
    .idea =
        This is chess on a 9×9 board, and anything not mentioned is as in chess. Between king and queen is your **Totem**.
        - It goes up to three squares in any direction, straight or diagonal (up to four from e5, the middle), through your own pieces but never through enemy ones.
        - If it lands on one of yours, the two **swap** places.
        - It captures only the enemy Totem and the **Null**, which is on e5 here and which no other piece can capture. It never gives check.
    .task = Swap the Totem with the bishop.
    .takes = The Totem can't capture a pawn, only the enemy Totem and the Null.
    .knight = That swaps it with the knight. The bishop is one square farther.
    .empty = It can go there through its own pieces, but h4 is empty: nothing is swapped.
    .praise =
        Your other pieces can swap too: they move **onto** your Totem as if its square were empty. In check you can swap if that gets you out of it.
        Your pieces move and attack through your Totem. To enemy pieces it's a wall that only their Totem can capture. Pawns go up to three squares from their second rank.
lesson-totem-roll = The Null's roll
    .idea =
        The **Null** belongs to nobody. After every **third move** (counting both players'), whoever just moved rolls, and the Null steps one square and captures what it meets.
        As White sees the board, the numbers go clockwise: 1 down-left, 2 left, 3 up-left, 4 up, 5 up-right, 6 right, 7 down-right, 8 down.
    .task = Roll: where does the Null go?
    .one = That's down-left, a 1.
    .four = That's straight up, a 4.
    .five = That's up-right, a 5.
    .praise =
        The Null wraps around the edges. What happens depends on what it meets:
        - A **king**: its player loses immediately.
        - A **Totem** away from home: the Null stays there, and the Totem is sent home (e1 or e9) and captures whatever is there, even the enemy king.
        - A Totem at home: it captures the Null.
        - Any other piece: the Null captures it.
        A captured Null returns to e5 and removes what's there. If that's a king, the game is a draw.
lesson-totem-king = The Null beside your king
    .idea = This is the third move, so you roll right after it. The board warns you: red numbers would end the game.
    .task = The Null is beside your king. What saves you?
    .beside = The king is still beside the Null there: it would be captured on an 8.
    .stays = The king stays beside the Null: it would be captured on a 7.
    .sacrifice = Sacrificing the Totem moves neither king nor Null: on a 7 the king would be captured, and you can't prevent that.
    .praise =
        Your Totem captured the Null, which returned to e5, far from your king. Moving the king out of its reach would have worked too.
        If a Totem is on e5 when the Null returns, it's lost **for good**: no pawn of its side can become a Totem anymore.
lesson-totem-prevent = Preventing a roll
    .idea = The Null's step can open a line, so a roll can put a king in check. If it's yours, you can **prevent** the roll right away: it's as if it never happened, minus your Totem, and the same player is still to move. Or accept the roll and play on in check. If you rolled yourself, you must prevent it, and then your opponent moves.
    .task = Black rolled a 2, and the rook gives check. No move saves your king. What do you do?
    .accept = Then you're still in check, and no move gets you out. You could only sacrifice the Totem as your move, to undo the roll.
    .praise =
        The Null is back on e5, and it's your move. But without a Totem, the next roll that puts your king in check **loses immediately**.
        Under **{ button-more }** you can also sacrifice your Totem **as your move**. Right after your opponent's roll, that can **undo** it, even if you aren't in check: same board, but then it's your opponent's turn. Your king must be safe afterward.
lesson-totem-forms = Spirit King and Ascended King
    .idea = If the Null sends your Totem home, and your own king is there, the king goes where the Totem was, as a **Spirit King**: it steps one square straight ahead or back, and captures one square diagonally. On the first or last rank it becomes an **Ascended King**.
    .task = Make your Spirit King an Ascended King.
    .sideways = A Spirit King doesn't step sideways.
    .takes = It can capture that pawn, but on c7 it stays a Spirit King.
    .back = It can step back, but on d7 it stays a Spirit King.
    .praise =
        An Ascended King moves and swaps like a Totem, but also gives check and captures any enemy piece except the Totem. In check it moves only one square.
        If the Null meets it, it turns back into a king, and its player loses the Totem for good. A player without a Totem loses the game.
        You **win** by mating the enemy king in any form, or thanks to the Null.

## Its tips

tip-totem-decide = Preventing costs your Totem, so accept if you can answer the check.
tip-totem-form = Your king has a new form. The button below the board explains how it moves.
tip-totem-check = You can swap in check: your Totem can carry the king out of check or block the line.
tip-totem-danger = Hatched numbers would cost a piece, a Totem or the game. Your move can still change that.
tip-totem-null-next = The Null moves right after this move and can capture what it meets.
tip-totem-roll = As White sees the board, 1 is down-left, and the numbers go clockwise to 8, down.
tip-totem-swap = Your Totem swaps with any of your pieces up to three squares away in a straight line.
tip-totem-shelter = Only the enemy Totem can capture your Totem, so it's a wall in front of your king.
tip-totem-keep = Keep your Totem: without it, a roll that puts your king in check loses immediately.
tip-totem-castle = Castle two squares toward the i-file or three toward the a-file. Your own Totem may be in between.
tip-totem-passing = A pawn that went two or three squares can be captured en passant on any square it passed.
