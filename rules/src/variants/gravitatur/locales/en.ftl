# Gravitatur Chess, as in the folder of chess.

game-gravitatur = Gravitatur Chess
    .summary = You place the Gravitatur, which pulls in the nearest piece from each of eight directions, then move.
    .credit = By Вадря Покштя, The Chess Variant Pages, 2024.

guide-gravitatur-gravitatur =
    This is chess with one more piece, the **Gravitatur**, which both players use. The black king starts on d8.

    A move has two parts:

    1. **Place the Gravitatur** on any empty square. On each of a queen's eight lines, the **first** piece slides toward it and stops on the square beside it. It can be any piece of either side, even a pawn or king. A piece already beside it stays, and so does everything behind the first piece. Then the Gravitatur leaves the board.
    2. **Move a piece** of your own, on the board as it is now.

    This is written `G@d4/Nf3`. You can type `@d4/Nf3`, or by squares `@d4/g1f3`.

    Anything not mentioned is as in chess.

    Here the Gravitatur on d4 pulled White's pawns to c3, d3 and e3 and Black's to c5, d5 and e5. Then White moved the knight from g1 to f3.
    .title = The Gravitatur

guide-gravitatur-check =
    - **If the Gravitatur puts the enemy king in check, your turn ends there**, without a move. It can even be checkmate.
    - **In check you can't use it.** You just move a piece, and that must get you out of check.
    - You can't place it so that **your own king** is in check, or the two kings are side by side.

    Here White had a mate in two. The Gravitatur on c8 pulled the knight from e6 to d7, off the line of the bishop on b3. That was check, so White's turn ended: `G@c8+`. Black's only move was `Kg7`. Now White places the Gravitatur on c8 again, where it pulls nothing, and the pawn mates: `G@c8/h6#`.
    .title = Check ends the turn

guide-gravitatur-duty =
    When you're not in check you **must** place the Gravitatur, but you can put it where it pulls nothing.

    - You can't place it so that you have no legal move left, unless it gives check.
    - You move without it only if no placement is legal. If you can't move either, it's stalemate, a draw.
    - A pawn can step two squares whenever it's on its second rank, even if it was pulled back there. Being pulled never promotes a pawn.

    Here White had a mate in one. The black king on a8 seemed safe behind its pawns, but the Gravitatur on a4 pulled the pawn from a7 down to a5. That opened the file in front of the king, and the queen mated on a6: `G@a4/Qa6#`.
    .title = You must use it

guide-gravitatur-end =
    Only **kings capture**. No other piece may land on an occupied square. But all pieces **attack** as in chess: they give check, and guard squares against the enemy king. There's no castling or en passant.

    - **Teleports**: as its move, a king that isn't in check can swap places with any of its own pieces except a pawn, at any distance, as often as you like. Its new square must not be attacked. It's written as a king move.
    - **You win** by checkmate.
    - **It's a draw** by stalemate, when the same position comes up five times, or when each player makes 75 moves without a capture or pawn move (being pulled isn't a move). It's also a draw when only kings are left, or kings and a single bishop or knight.

    Here, after the Gravitatur on e5, the white king has swapped places with the rook on h1: `G@e5/Kh1`.
    .title = No captures, teleports, and how it ends

## Its lesson

lesson-gravitatur-draw = The Gravitatur
    .idea = Before your move you place the **Gravitatur** on an empty square. On each of a queen's eight lines it pulls the **first** piece, of either side, until that piece is beside it. Then it leaves the board, and you move a piece.
    .task = White places it on d4. Where does the pawn on d7 go?
    .stays = It doesn't stay: d5 and d6 are empty, so it's the first piece on that line.
    .one-step = It doesn't stop after one square: it slides until it's beside the Gravitatur.
    .onto = The Gravitatur itself is on d4. The pawn stops beside it.
    .praise = It pulled six pawns, and then White moved the knight. When you're not in check you **must** place it, but you can put it where it pulls nothing (**{ button-without-effect }**). Being pulled never promotes a pawn.
lesson-gravitatur-check = Check ends the turn
    .idea = If the Gravitatur itself puts the enemy king in check, **your turn ends there**, without a move. It can even be mate. You can't place it so that your own king is in check.
    .task = Pull the knight off your bishop's line, so that it's check.
    .no-check = The knight is still between your bishop and the king: no check.
    .praise = The knight went to d7, and the bishop on b3 attacks the king.
lesson-gravitatur-answer = In check
    .idea = **In check you can't use the Gravitatur.** You just move a piece, and that must get you out of check.
    .task = You're Black now, and the bishop on b3 gives check. Get out of check.
    .placed = In check the Gravitatur stays off the board.
    .still = The bishop would still attack your king.
    .praise = The king has left the bishop's line. If no move gets you out of check, it's mate.
lesson-gravitatur-teleport = Kings capture and teleport
    .idea = **Only kings capture**. Other pieces give check as in chess, but can't land on an occupied square. There's no castling. Instead, a king that isn't in check can **teleport** as its move: it swaps places with any of its own pieces except a pawn, at any distance, onto a square that isn't attacked.
    .task = With the Gravitatur on e5, bring your king into the corner on h1.
    .knight = That's a teleport too, but to g1, with the knight.
    .rook = That moves the rook, and the king stays in the middle.
    .step = That's a single step of the king. The corner is h1.
    .praise = King and rook have swapped places. You can teleport as often as you like.
lesson-gravitatur-mate = Pull, then mate
    .idea = You move after the pull, so the Gravitatur can open lines and pull defenders away.
    .task = Open the file in front of the black king, and mate with the queen on a6.
    .closed = The pawn on a7 is still in front of the king.
    .other = The file is open now, but from g8 the queen doesn't attack along it.
    .praise = The pawn was pulled down to a5, and nothing shields the king anymore. Stalemate is a draw, and so is the same position five times.

## Its tips

tip-gravitatur-check = In check you move without the Gravitatur.
tip-gravitatur-first = You move after the pull, so the Gravitatur can open lines for your pieces.
tip-gravitatur-menu = The menu starts with the squares that pull most, then lists the rest by file.
tip-gravitatur-idle = If you like the board as it is, press **{ button-without-effect }**: the Gravitatur pulls nothing.
tip-gravitatur-both = It pulls your pieces too: look where your king's guards would go.
tip-gravitatur-teleport = As your move, your king can swap places with any of your pieces except a pawn.
tip-gravitatur-typed = You can type the whole move, such as `@d4/Nf3`.
