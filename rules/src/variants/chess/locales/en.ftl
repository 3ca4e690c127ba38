# Chess: its name, what is special about it in one sentence of at most 100 characters, and its rules,
# page by page. A page with its heading is a Discord message of at most 2,000 characters; each ends
# with what the picture below it shows.

game-chess = Chess
    .summary = Standard chess, no die.
    .credit = FIDE Laws of Chess.

guide-chess-pieces =
    White moves first, then the players take turns. A king under attack is in **check**, and its player must get out of check right away. If nothing can save the king, it's **checkmate**, and the attacker wins. You can never leave your own king in check.

    - The **king** steps one square in any direction.
    - The **queen** slides any distance along files, ranks and diagonals, the **rook** along files and ranks, the **bishop** along diagonals. None of them jumps.
    - The **knight** jumps two squares along a file or rank and one to the side, over anything.
    - The **pawn** steps one square straight ahead, or two from its second rank. It captures one square diagonally ahead.

    Pieces capture by landing on an enemy piece. Choose your move from the menus, or type it: `Nf3`, `exd5` or `e2e4`.

    Here both sides have moved a pawn two squares, and White has moved the knight from g1 to f3.
    .title = The pieces

guide-chess-special-moves =
    - **Castling** (`O-O` or `O-O-O`): the king goes two squares toward a rook, and the rook jumps to its other side. Neither may have moved before, and nothing may be between them. The king must not be in check, nor cross or reach an attacked square. `e1g1` works too.
    - **En passant**: when a pawn goes two squares past an enemy pawn, that pawn can capture it as if it had gone one, but only on the very next move.
    - **Promotion**: a pawn that reaches its last rank becomes a queen, rook, bishop or knight: `e8=Q`.

    The game is a **draw** when

    - the player to move has no legal move but isn't in check (stalemate)
    - neither player has enough material left to mate
    - the same position comes up five times
    - each player makes 75 moves without a capture or pawn move

    You can claim a draw earlier, when the position comes up a third time or after 50 moves each: press **{ button-claim-draw }** or use `/draw`.

    Here White has castled: king from e1 to g1, rook from h1 to f1.
    .title = Special moves, and draws

## Its lesson

lesson-chess-turn = Your turn
    .idea = White moves first, then the players take turns. Choose a legal move from the menu, or type one with `/move`, such as `Nf3`. A knight jumps two squares along a file or rank and one to the side.
    .task = Attack the pawn on e5 with a knight.
    .no-attack = From there the knight doesn't attack e5.
    .praise = The knight on f3 could capture on e5 next. In a real game I'd ping your opponent now. **{ button-oops }** takes your move back within a minute, and **{ button-more }** has draw offers and resigning.
lesson-chess-mate = Checkmate
    .idea = A king under attack is in **check**. You must get out of check right away: move the king, block the line or capture the attacker. If you can't, it's **checkmate** and the game is over.
    .task = Give checkmate with one move.
    .no-check = That isn't check, so the game goes on.
    .praise = The rook attacks along the last rank, and the king's own pawns leave it no way out. You can't leave your own king in check: the menu doesn't offer such moves.
lesson-chess-castle = Castling
    .idea = Once per game the king can **castle**: it goes two squares toward a rook, and the rook jumps to its other side. Neither may have moved, nothing may be between them, and the king must not be in check, nor cross or reach an attacked square.
    .task = Castle.
    .crosses = The rook on d8 attacks d1, and the king can't cross that square.
    .step = That's only one square, and once the king has moved, it can never castle.
    .praise = You choose it as a king move. Typed, it's `O-O` toward the h-file and `O-O-O` toward the a-file.
lesson-chess-passing = En passant
    .idea = A pawn steps one square ahead, or two from its second rank, and captures diagonally ahead. If a pawn goes **two** squares past an enemy pawn, that pawn can capture it as if it had gone one, but only on the very next move. Black has just moved from d7 to d5.
    .task = Capture the pawn that has just passed yours.
    .late = Then it's too late: en passant works only on the very next move.
    .sideways = A pawn captures diagonally: it goes to the square the other pawn passed over.
    .praise = Your pawn is on d6, and the black pawn is gone from d5.
lesson-chess-promote = Promotion, and draws
    .idea = A pawn that reaches the last rank becomes a queen, rook, bishop or knight: you choose. But if your opponent then has no legal move and isn't in check, it's **stalemate**: a draw.
    .task = Promote so that you win.
    .stalemate = Then the black king can't move but isn't in check: stalemate, a draw.
    .too-little = A king and that piece can't mate: a draw.
    .praise = The king must go to a6, and the rook mates on a8. After the same position three times, or 50 moves without a capture or pawn move, **{ button-claim-draw }** appears below the board.

## Its tips

tip-chess-check = You're in check, so the menu lists only moves that get you out of it.
tip-chess-menu = Choose from the menu, or type a move with `/move`, such as `Nf3` or `e2e4`.
tip-chess-pieces = Bring out your knights and bishops early, and put a pawn in the center.
tip-chess-castle = Castle early: move the king two squares toward a rook.
tip-chess-guarded = Before you move, look at what your opponent could capture next.
tip-chess-more = **{ button-more }** has draw offers, resigning and the rules.
