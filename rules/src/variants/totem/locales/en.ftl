# Totem Chess, as in the folder of chess.

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

## Its lesson

lesson-totem-swap = The Totem
    .idea =
        You play chess on nine by nine squares; what is not told here is as in chess. Between king and queen stands your **Totem**.
        - It goes up to three squares in any direction, straight or diagonal (up to four from e5, the middle), past your own pieces but never past enemy ones.
        - If it lands on one of yours, the two **swap** places.
        - It takes only the enemy Totem and the **Null**, which stands on e5 here and which no other piece can take. It never gives check.
    .task = Swap the Totem with the bishop.
    .takes = The Totem cannot take a pawn: it takes only the enemy Totem and the Null.
    .knight = That swaps it with the knight. The bishop stands one square farther.
    .empty = It may go there through its own pieces, but h4 is empty: nothing is swapped.
    .praise =
        Your other pieces may swap as well: they move **onto** your Totem as if its square were empty, a pawn straight ahead. Only a pinned piece may not. In check a swap is allowed if it ends the check.
        Your pieces move and attack through your Totem; for enemy pieces it is a wall that only their Totem can take. Pawns go up to three squares from their second rank, and one that reaches the last rank may become a Totem if you have none.
lesson-totem-roll = The Null’s roll
    .idea =
        The **Null** belongs to nobody. After every **third turn**, both sides’ turns counted, whoever has just moved rolls, and the Null steps one square and takes what it meets.
        As White sees the board, the numbers go clockwise: 1 down-left, 2 left, 3 up-left, 4 up, 5 up-right, 6 right, 7 down-right, 8 down.
    .task = Roll: where does the Null go?
    .one = That is down-left, a 1.
    .four = That is straight up, a 4.
    .five = That is up-right, a 5.
    .praise =
        Over an edge it comes back on the opposite side. What it may meet:
        - A **king**: that player loses at once.
        - A **Totem** away from home: the Null stays there, and the Totem goes home (e1 or e9) and takes whatever stands there. If that is the enemy king, the Totem’s side wins.
        - A Totem at home: the Totem takes the Null.
        - Anything else: the Null takes it.
        Whenever the Null is taken, it comes back on e5 and removes what stands there: if that is a king, the game is a draw.
lesson-totem-king = The Null beside your king
    .idea = Yours is the third turn, so you roll right after it. The board warns you: red numbers would end the game.
    .task = The Null stands beside your king. What saves you?
    .beside = There the king still stands beside the Null: an 8 would take it.
    .stays = The king stays beside the Null: a 7 would take it.
    .sacrifice = Giving up the Totem moves neither king nor Null: a 7 would take the king, and nothing prevents that.
    .praise =
        Your Totem took the Null, which came back on e5, far from your king. A step of the king out of its reach would have done, too.
        A Totem that stands on e5 when the Null comes back is lost **for good**: no pawn of its side may become a Totem any more.
lesson-totem-prevent = Preventing a roll
    .idea = The Null blocks lines, so its step can open one, and a roll can put a king in check. Its player may then give up the Totem to **prevent** the roll: the position before the roll comes back, and whoever’s turn it is plays on. Or they accept the roll and play on in check. If your own roll puts you in check, you must prevent it.
    .task = Black rolled a 2, and the rook gives check. No move saves your king. What do you do?
    .accept = Then the check stands, and no move ends it. You could only give up the Totem as your turn, to undo the roll.
    .praise =
        The Null is back on e5, and it is your move. But without a Totem, the next roll that puts your king in check **loses at once**.
        Under **More** you may also give up your Totem **as your turn**: at any time, or right after any roll, whoever made it, to undo that roll. Your king may not be in check after it.
lesson-totem-forms = Spirit King and Ascended King
    .idea = If the Null sends your Totem home, and your own king stands there, the king goes where the Totem was, as a **Spirit King**: it steps one square straight ahead or back, and takes one square diagonally. On the first or last rank it becomes an **Ascended King**.
    .task = Make your Spirit King an Ascended King.
    .sideways = A Spirit King does not step sideways.
    .takes = It may take that pawn, but on c7 it stays a Spirit King.
    .back = It may step back, but on d7 it stays a Spirit King.
    .praise =
        An Ascended King moves and swaps like a Totem, past the Null as well, and takes enemy pieces, but neither Totem nor Null; so it gives check. In check it goes one square only.
        An Ascended King that the Null meets becomes a king again, and its Totem is lost for good; whoever has no Totem then loses.
        You **win** by mate of the enemy king, whatever its form, or by the Null.

## Its tips

tip-totem-decide = Preventing costs your Totem; accept if you can answer the check.
tip-totem-form = Your king has another form now; the button below the board or `/rules` tells how it moves.
tip-totem-check = You may swap in check: your Totem can carry the king out of it, or stand in between.
tip-totem-danger = The hatched numbers would cost something; your turn can still change what the Null meets.
tip-totem-null-next = The Null moves right after this turn, and it takes whatever it meets.
tip-totem-roll = As White sees the board, 1 is down-left, and the numbers go on clockwise to 8, down.
tip-totem-swap = Your Totem swaps with any piece of yours up to three squares away in a straight line.
tip-totem-shelter = Enemy pieces cannot take your Totem, so it is a wall in front of your king.
tip-totem-keep = Keep your Totem: without it, a check by the Null loses at once.
tip-totem-castle = You castle two squares toward the i-file or three toward the a-file; your own Totem may stand in between.
tip-totem-passing = A pawn that went two or three squares may be taken en passant on any square that it passed.
