# Gravitatur Chess, as in chess.ftl.

game-gravitatur = Gravitatur Chess
    .summary = Before each move you place the Gravitatur, and it draws the nearest piece on every line to it.
    .credit = By Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    You play chess with one more piece, the **Gravitatur**. It belongs to nobody, and both players use it. The black king starts on d8.

    A turn has two parts:

    1. **Place the Gravitatur** on any empty square. It looks along the eight lines of a queen. On each of them the **first** piece slides straight toward it and stops on the square beside it. It makes no difference what piece that is or whose: pawns and kings slide too. A piece that is already beside it stays, and whatever stands behind the first piece is not seen. Then the Gravitatur leaves the board.
    2. **Make a move** with one of your own pieces.

    The turn is written `G@d4/Nf3`. To type it, `@d4/Nf3` is enough, or by squares `@d4/g1f3`. The move is the one on the board as the Gravitatur has left it.

    Whatever these pages do not mention is as in chess.

    Here White has put the Gravitatur on d4. It drew six pawns: White's to c3, d3 and e3, Black's to c5, d5 and e5. Then White moved the knight from g1 to f3.
    .title = The Gravitatur

guide-gravitatur-check =
    - **If the Gravitatur puts the enemy king in check, your turn ends there**: you make no move. It may even be checkmate.
    - **In check you may not use it.** Your turn is then just a move, and it must end the check.
    - **Your own king** may not be in check once the pieces have been drawn: you cannot place the Gravitatur like that. Nor may the two kings end up side by side.

    Here White had a mate in two. The Gravitatur on c8 drew the knight from e6 to d7, off the line of the bishop on b3. That was check, so White's turn ended: `G@c8+`. Black, in check, could only move, and had nothing but `Kg7`. Now White puts the Gravitatur on c8 once more. Everything that it sees is beside it already, so nothing changes, and the pawn gives mate: `G@c8/h6#`.
    .title = Check ends the turn

guide-gravitatur-duty =
    When you are not in check you **must** place the Gravitatur, but you may put it where it changes nothing.

    - You may not place it so that no legal move is left to you, unless it gives check.
    - Only if you have no legal turn with the Gravitatur do you move without it. If you cannot move either, it is stalemate, a draw.
    - A pawn may step two squares whenever it stands on its second rank, even if it was drawn back there. A pawn is never promoted by being drawn.

    Here White looks for a mate in one. Black's king has fled to a8 and seems safe behind its pawns. But the Gravitatur on a4 draws the pawn from a7 down to a5. Now the file in front of the king is open, and the queen gives mate on a6: `G@a4/Qa6#`.
    .title = You must use it

guide-gravitatur-end =
    Only **kings capture**. No other piece may land on an occupied square. Yet all pieces **attack** as in chess: they give check, and guard squares against the enemy king. There is no castling and no en passant.

    - **Teleportation**: instead of an ordinary move, a king that is not in check may swap places with any of its own pieces but a pawn, at any distance and as often as you like. The square that it goes to must not be attacked. It is written as a move of the king.
    - **You win** by checkmate.
    - **The game is a draw** by stalemate; when only kings are left, or kings and a single bishop or knight; when the same position has come five times; or when each side has made 75 moves without a capture or a pawn move. A pawn that was only drawn has not moved.

    Here, after the Gravitatur on e5, White's king has changed places with the rook on h1: `G@e5/Kh1`.
    .title = No captures, teleportation, and the end
