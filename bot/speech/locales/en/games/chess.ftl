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
