# Superpermutation d8 Chess, as in the folder of chess.

game-superpermutation-d8 = Superpermutation d8 Chess
    .summary = A d8 names the file to land on, counted from your left; what lands climbs past what stands ahead.
    .credit = From the document “Superpermutation d8 Chess”.

guide-superpermutation-d8-die =
    You play chess, and an eight-sided die says **where** to go: not which piece moves, but the **file** on which it must land.

    The files are counted from your own left. For White 1 is the a-file and 8 the h-file; for Black 1 is the h-file and 8 the a-file. So a 3 sends White to the c-file and Black to the f-file.

    - Roll at the start of your turn, then move any piece that can land on that file. A piece that stays on its file lands there too: `c2-c3` obeys a 3.
    - If no legal move lands there, you have a **free move**: any legal move will do.
    - In check you do not roll. Play any move that ends the check.

    You win by checkmate. Whatever these pages do not mention is as in chess.

    Here White has rolled a 3 and may play `Nb1-c3`, `c2-c3`, `c2-c4`, or `Ke1-c1`, a teleport (see the last page).
    .title = The die

guide-superpermutation-d8-climb =
    A piece that lands **climbs**. If another piece stands directly ahead of its square, the two swap places. If there is one ahead of the new square too, they swap again, and so on, until the square ahead is empty or the board ends.

    - Ahead is toward the opponent's side: up for White, down for Black.
    - It makes no difference what stands there, or whose it is: friends, enemies and even kings are swapped.
    - Every piece climbs after its move, pawns and kings too.
    - Move and climb are one turn. The die asks only for the square you land on, before the climb.

    Here White has rolled a 1 and moved the bishop from f1 to a6. It climbed past the pawn on a7 and the rook on a8, and both came down a square. The turn is written `(1) Bf1-a6-a8`: the die, where the bishop came from, where it landed, and where its climb ended. To type it, `Ba6` is enough.
    .title = Superpermutation

guide-superpermutation-d8-check =
    Only **kings capture**. No other piece may land on an occupied square. Yet all pieces **attack** as in chess: they give check, and guard squares against the enemy king. There is no castling and no en passant.

    - **A check stops the climb.** As soon as the enemy king is in check, from whichever of your pieces, the climb ends.
    - **In check** you do not roll, and nothing climbs, whatever you play. Move the king, block the line, or capture the checking piece with your king. If you can do none of these, it is mate.
    - **Your own king** may not be in check when your turn is over, climb included; what happens on the way does not matter. You may well swap the *enemy* king into check.

    Here the knight went from f3 to d4 and climbed past Black's knight on d5, the queen on d6 and the pawn on d7. On d7 it attacks the king on b8, and so it stays there.
    .title = Check, and no captures

guide-superpermutation-d8-pawns =
    A pawn on its second rank may step one square or two, however it came there. Swaps may carry it back to its **first rank**; from there it steps one square.

    - **Promotion**: a pawn whose move *or climb* ends on its last rank becomes a queen, rook, bishop or knight, as you choose. While it climbs it is still a pawn.
    - **Forced promotion**: if your climb pushes an enemy pawn down to your own first rank, it becomes an enemy queen at once, whether you like it or not. If that queen would attack your king, you may not play the move.

    Here Black has rolled an 8, the a-file. The pawn stepped from a4 to a3, climbed past the white pawn on a2 and the rook on a1, and became a queen: `(8) a4-a3-a1=Q`. The white pawn and rook each moved up a square.
    .title = Pawns

guide-superpermutation-d8-end =
    In a **teleportation** a king that is not in check swaps places with any of its own pieces but a pawn, at any distance and as often as you like. That is your whole turn.

    - The die must allow the square that the king goes to, as for any move.
    - That square must not be attacked.
    - Nothing climbs after a teleport. It may give check, by the swapped piece or along a line that it opens.

    You win by **checkmate**. The game is a **draw** when the player to move has no legal move and is not in check (stalemate); when only kings are left, or kings and a single bishop or knight; when the same position has come five times; or when each side has made 75 moves without a capture or a pawn move. Positions are compared before the roll: the die is no part of them.

    Here Black has rolled a 7, which is Black's number for the b-file, and the king on e8 has changed places with the knight on b8: `(7) Ke8-b8`.
    .title = Teleportation, and the end

## Its lesson

lesson-d-die = The die names the file
    .idea = At the start of your turn you roll an eight-sided die. It names the **file** on which your piece must **land**, counted from your own left: for White, 1 is the a-file and 8 the h-file.
    .task = Roll, then play a turn that the number allows.
    .e-file = That lands on the e-file, for which you need a 5.
    .d-file = That lands on the d-file, for which you need a 4.
    .f-file = That lands on the f-file, for which you need a 6.
    .praise = Whichever piece can land on the file may move, and one that stays on it lands there too: c2 to c3 obeys a 3. If no legal move lands there, you have a **free move**: any will do.
lesson-d-left = Counted from your own left
    .idea = Black sits on the other side, and counts from there: for Black, 1 is the h-file and 8 the a-file.
    .task = You are Black. Roll, then play a turn that the number allows.
    .c-file = The c-file is White’s 3. For Black it is a 6.
    .e-file = The e-file is a 4 for Black.
    .praise = The picture marks the file that a number means, and the menu lists only what lands there, so you need not count.
lesson-d-climb = Superpermutation
    .idea = A piece that has landed **climbs**: if another one stands straight ahead of it, friend, enemy or king, the two swap places; and so on, until the square ahead is empty or the board ends. Ahead is up for White and down for Black.
    .task = White moves the bishop from f1 to a6. Where does it end up?
    .lands = It lands there, but a pawn stands straight ahead on a7, so it climbs.
    .goes-on = On a7 the rook on a8 stands straight ahead of it, so it climbs on.
    .other-file = It climbs straight ahead, along the file on which it has landed.
    .praise = Pawn and rook each came down a square. A check stops a climb at once. A pawn that ends on its last rank promotes; an enemy pawn that you push to your first rank becomes a queen.
lesson-d-check = Check, and who captures
    .idea = Pieces give check as in chess, but **only kings capture**; nothing else may land on an occupied square. **In check you do not roll**, nothing climbs, and any legal move that ends the check will do.
    .task = The queen gives check. What saves your king?
    .teleports = Your own queen stands there, and a king in check may not swap places.
    .praise = Nothing guards the queen, so the king may take it. If no move ends a check, it is mate. There is no en passant.
lesson-d-teleport = Teleportation
    .idea = A king that is not in check may **teleport** instead of an ordinary move: it swaps places with any of its own pieces but a pawn, at any distance. The number must allow the square that it goes to, and that may not be attacked.
    .task = Roll, then bring your king into safety by a teleport.
    .pawn = That obeys the number, but your king stays in the middle.
    .praise = King and rook have changed places. Nothing climbs after a teleport, and you may do it as often as you like. You win by mate; stalemate, or the same position five times, is a draw.

## Its tips

tip-d-check = In check you do not roll, and nothing climbs; only your king may capture.
tip-d-free = Nothing can land on that file, so you may play whatever you like.
tip-d-file = Land on the marked file; whichever piece can go there may.
tip-d-climb = Look straight ahead of where you land: your piece climbs past everything that stands there.
tip-d-roll = The number counts files from the roller’s own left: your 1 is your opponent’s 8.
tip-d-teleport = Your king may swap places with any of your pieces but a pawn, if that square is on the file.
tip-d-stay = Moving straight ahead on the marked file obeys the number, too.
tip-d-blockers = Only kings capture, so a check is answered with the king, or by standing in between.
