# Chess: its name, what is special about it in one sentence of at most 100 characters, and its rules,
# page by page. A page with its heading is a Discord message of at most 2,000 characters; each ends
# with what the picture below it shows.

game-chess = Chess
    .summary = The chess that everybody knows, by the FIDE Laws, without a die.
    .credit = By the Laws of Chess of FIDE.

guide-chess-pieces =
    White moves first, then both sides take turns, one move each. Attack the enemy king so that nothing can save it, and you win: that is **checkmate**. A king under attack is in **check**, and its side must end the check at once. Your own king may never be in check when your move is over.

    - The **king** steps one square in any direction.
    - The **queen** slides any distance along files, ranks and diagonals, the **rook** along files and ranks, the **bishop** along diagonals. None of them jumps.
    - The **knight** jumps two squares along a file or rank and one to the side, over whatever is between.
    - The **pawn** steps one square straight ahead, or two from its second rank. It captures one square diagonally ahead.

    A piece captures by landing on an enemy piece. Choose your move from the menus, or type it: `Nf3`, `exd5`, or by its squares, `e2e4`.

    Here each side has moved a pawn two squares, and White the knight from g1 to f3.
    .title = The pieces

guide-chess-special-moves =
    - **Castling** (`O-O` or `O-O-O`): the king goes two squares toward a rook, and the rook jumps to its other side. Neither may have moved before, and nothing may stand between them. The king may not be in check, nor cross or reach an attacked square. By squares: `e1g1`.
    - **En passant**: when a pawn has just gone two squares past an enemy pawn, that pawn may capture it as if it had gone one square, but only on the very next move.
    - **Promotion**: a pawn that reaches its last rank becomes a queen, rook, bishop or knight: `e8=Q`.

    The game is a **draw** when

    - the player to move has no legal move and is not in check (stalemate);
    - neither side has enough left to give mate;
    - the same position has come five times;
    - each side has made 75 moves without a capture or a pawn move.

    Here White has castled: the king went from e1 to g1, the rook from h1 to f1.
    .title = Special moves, and draws

## Its lesson

lesson-chess-turn = Your turn
    .idea = White moves first, then both sides take turns. The menu lists only what is legal; you can also type a move with `/move`, such as `Nf3` or `e2e4`. A knight jumps two squares along a file or rank and one to the side.
    .task = Attack the pawn on e5 with a knight.
    .no-attack = From there the knight does not attack e5.
    .praise = From f3 the knight could take on e5 next. In a game your opponent is mentioned now; **Oops** takes your turn back within a minute, and **More** has draw offers and resigning.
lesson-chess-mate = Checkmate
    .idea = A king under attack is in **check**, and its side must end that at once: move the king, block the line, or take the attacker. If none of these works, it is **checkmate** and the game is over.
    .task = Give checkmate with one move.
    .no-check = That gives no check, so the game goes on.
    .praise = The rook attacks along the last rank, and the king’s own pawns leave it no way out. You may never leave your own king in check; I offer you no such move.
lesson-chess-castle = Castling
    .idea = Once in a game the king may **castle**: it goes two squares toward a rook, and the rook jumps to its other side. Neither may have moved, nothing may stand between them, and the king may not be in check, nor cross or reach an attacked square.
    .task = Castle.
    .crosses = The rook on d8 attacks d1, and the king may not cross that square.
    .step = That is one step of the king alone, and then it may never castle again.
    .praise = You choose it as a move of the king; typed, it is `O-O` toward the h-file and `O-O-O` toward the a-file.
lesson-chess-passing = En passant
    .idea = A pawn steps one square ahead, or two from its second rank, and takes diagonally ahead. If a pawn goes **two** squares past an enemy pawn, that one may take it as if it had gone one square, but only on the very next move. Black has just played d7 to d5.
    .task = Take the pawn that has just passed yours.
    .late = Then it is too late: only this turn could take the pawn so.
    .sideways = A pawn takes diagonally: it goes to the square that the other pawn passed over.
    .praise = Your pawn stands on d6, and the black one is gone from d5.
lesson-chess-promote = Promotion, and draws
    .idea = A pawn that reaches the last rank becomes a queen, rook, bishop or knight, as you choose. But if the other side then has no legal move and is not in check, it is **stalemate**, a draw.
    .task = Promote so that you win.
    .stalemate = Then the black king has no square to go to, but is not in check: stalemate, a draw.
    .too-little = King and that piece alone can never give mate: a draw.
    .praise = The king must go to a6, and then the rook mates on a8. When the same position has come three times, or after 50 moves without a capture or pawn move, **Claim the draw** appears under the board.

## Its tips

tip-chess-check = You are in check; the menu lists only turns that end it.
tip-chess-menu = Choose from the menu, or type a move with `/move`, such as `Nf3` or `e2e4`.
tip-chess-pieces = Bring out knights and bishops early, and put a pawn in the middle.
tip-chess-oops = If your hand slipped, **Oops** takes the turn back within a minute.
tip-chess-castle = Castle early; it is the king’s move of two squares toward a rook.
tip-chess-guarded = Before you move, look at what your opponent could take next.
tip-chess-more = Behind **More** are draw offers, resigning and the rules.
