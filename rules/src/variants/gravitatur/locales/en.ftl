# Gravitatur Chess, as in the folder of chess.

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

## Its lesson

lesson-gravitatur-draw = The Gravitatur
    .idea = Before your move you place the **Gravitatur** on an empty square. On each of the eight lines of a queen it draws the **first** piece, whoever’s it is, until that stands beside it. Then it leaves the board, and you move a piece.
    .task = White places it on d4. Where does the pawn from d7 go?
    .stays = It does not stay: d5 and d6 are empty, so it is the first piece on that line.
    .one-step = It does not go just one square, but slides until it stands beside the Gravitatur.
    .onto = The Gravitatur itself stands on d4; the pawn stops beside it.
    .praise = It drew six pawns, three of each side, and then White moved the knight. When you are not in check you **must** place it, but you may do so where it changes nothing (**Place without effect**). Being drawn never promotes a pawn.
lesson-gravitatur-check = Check ends the turn
    .idea = If the Gravitatur itself puts the enemy king in check, **your turn ends there**: no move follows. It may even be mate. Your own king may not be in check by it.
    .task = Draw the knight off the line of your bishop, so that it is check.
    .no-check = The knight still stands between your bishop and the king: no check.
    .praise = The knight went to d7, and the bishop on b3 attacks the king.
lesson-gravitatur-answer = In check
    .idea = **In check you may not use the Gravitatur.** Your turn is a move alone, and it must end the check.
    .task = You are Black now, and the bishop on b3 gives check. Answer it.
    .placed = In check the Gravitatur stays off the board.
    .still = After that the bishop still attacks your king.
    .praise = The king has left the bishop’s line. If no move ends a check, it is mate.
lesson-gravitatur-teleport = Kings capture and teleport
    .idea = **Only kings capture**; the others give check as in chess, but may not land on an occupied square. There is no castling. Instead, a king that is not in check may **teleport** as its move: it swaps places with any of its own pieces but a pawn, at any distance, onto a square that is not attacked.
    .task = With the Gravitatur on e5, bring your king into the corner h1.
    .knight = That is a teleport too, but to g1, with the knight.
    .rook = That moves the rook, and the king stays in the middle.
    .step = That is a single step of the king. The corner is h1.
    .praise = King and rook have changed places. You may teleport as often as you like.
lesson-gravitatur-mate = Mate with both
    .idea = The move is made on the board as the Gravitatur has left it: so it opens lines, and draws defenders away.
    .task = Open the file in front of the black king, and give mate with the queen on a6.
    .closed = The pawn on a7 still stands in front of the king.
    .other = The file is open now, but from g8 the queen does not attack along it.
    .praise = The pawn was drawn down to a5, and nothing shields the king any more. Stalemate, or the same position five times, is a draw.

## Its tips

tip-gravitatur-check = In check you move without the Gravitatur.
tip-gravitatur-first = Place the Gravitatur first, then move a piece on the board as it has left it.
tip-gravitatur-menu = The menu begins with the squares that draw most or give check; the other squares are behind the files.
tip-gravitatur-idle = If you like the board as it is, press **Place without effect**.
tip-gravitatur-both = It draws your pieces too: look where your king’s guards would go.
tip-gravitatur-teleport = Your king may swap places with any of your pieces but a pawn, as your move.
tip-gravitatur-typed = You can type the whole turn, such as `@d4/Nf3`.
