# Superpermutation d8 Chess, as in the folder of chess.

game-superpermutation-d8 = Superpermutation d8 Chess
    .summary = A d8 roll names the file you must land on, and your piece climbs past whatever is ahead.
    .credit = From the document “Superpermutation d8 Chess”.

guide-superpermutation-d8-die =
    This is chess, but an eight-sided die names the **file** your piece must land on.

    Files are counted from your left. For White, 1 is the a-file and 8 the h-file. For Black, 1 is the h-file and 8 the a-file. So a 3 sends White to the c-file and Black to the f-file.

    - Roll at the start of your turn, then move any piece that can land on that file. A piece that stays on its file lands there too: `c2-c3` is fine on a 3.
    - If no legal move lands there, you have a **free move**: any legal move will do.
    - In check you don't roll. Play any move that gets you out of check.

    You win by checkmate. Anything not mentioned is as in chess.

    Here White has rolled a 3 and can play `Nb1-c3`, `c2-c3`, `c2-c4` or `Ke1-c1`, a teleport (see the last page).
    .title = The die

guide-superpermutation-d8-climb =
    A piece that lands **climbs**: it swaps places with the piece directly ahead, then with the next, until the square ahead is empty or the board ends.

    - Ahead is toward the opponent's side: up for White, down for Black.
    - It swaps with any piece: friends, enemies, even kings.
    - Every piece climbs, even pawns and kings.
    - The climb is part of the move. The roll only names the file you land on, before the climb.

    Here White has rolled a 1 and moved the bishop from f1 to a6. It climbed past the pawn on a7 and the rook on a8, and both came down a square. This is written `(1) Bf1-a6-a8`: the roll, then where it started, landed and ended. To type it, `Ba6` is enough.
    .title = The climb (superpermutation)

guide-superpermutation-d8-check =
    Only **kings capture**. No other piece may land on an occupied square. But all pieces **attack** as in chess: they give check, and guard squares against the enemy king. There's no castling or en passant.

    - **A check stops the climb.** As soon as any of your pieces checks the enemy king, the climb ends.
    - **In check** you don't roll, and nothing climbs. Move the king, block the line or capture the checking piece with your king. If you can't, it's mate.
    - **Your own king** can't be in check once the climb is over. What happens on the way doesn't matter. You can even swap the *enemy* king into check.

    Here the knight went from f3 to d4 and climbed past Black's knight on d5, White's queen on d6 and the pawn on d7. On d7 it attacks the king on b8, so it stops there.
    .title = Check, and no captures

guide-superpermutation-d8-pawns =
    A pawn on its second rank can step one square or two, however it got there. Swaps can carry it back to its **first rank**. From there it steps one square.

    - **Promotion**: a pawn whose move *or climb* ends on its last rank becomes a queen, rook, bishop or knight: you choose. While it climbs it's still a pawn.
    - **Forced promotion**: if your climb pushes an enemy pawn down to your own first rank, it becomes an enemy queen immediately. If that queen would attack your king, the move is illegal.

    Here Black has rolled an 8, the a-file. The pawn stepped from a4 to a3, climbed past the white pawn on a2 and the rook on a1, which each moved up a square, and became a queen: `(8) a4-a3-a1=Q`.
    .title = Pawns

guide-superpermutation-d8-end =
    A king that isn't in check can **teleport**: as its move, it swaps places with any of its own pieces except a pawn, at any distance, as often as you like.

    - The roll must allow the king's new square, as for any move.
    - That square must not be attacked.
    - Nothing climbs after a teleport. It can give check, by the swapped piece or along a line it opens.

    You win by **checkmate**. The game is a **draw** by stalemate, when the same position comes up five times (the roll doesn't count), or when each player makes 75 moves without a capture or pawn move. It's also a draw when only kings are left, or kings and a single bishop or knight.

    Here Black has rolled a 7, the b-file for Black, and the king on e8 has swapped places with the knight on b8: `(7) Ke8-b8`.
    .title = Teleports, and how it ends

## Its lesson

lesson-d-die = The die names the file
    .idea = At the start of your turn you roll an eight-sided die. It names the **file** your piece must **land** on, counted from your left: for White, 1 is the a-file and 8 the h-file.
    .task = Roll, then play a move that the roll allows.
    .e-file = That lands on the e-file: you'd need a 5.
    .d-file = That lands on the d-file: you'd need a 4.
    .f-file = That lands on the f-file: you'd need a 6.
    .praise = Any piece that can land on the file may move, even one that stays on it: c2 to c3 is fine on a 3. If no legal move lands there, you have a **free move**: any legal move will do.
lesson-d-left = Counted from your left
    .idea = Black sits on the other side and counts from there: for Black, 1 is the h-file and 8 the a-file.
    .task = You're Black. Roll, then play a move that the roll allows.
    .c-file = The c-file is White's 3. For Black it's a 6.
    .e-file = The e-file is a 4 for Black.
    .praise = You don't have to count: the picture marks the file, and in a game the menu lists only moves that land there.
lesson-d-climb = The climb (superpermutation)
    .idea = A piece that lands **climbs**: it swaps with the piece directly ahead (friend, enemy, even a king), then with the next, until the square ahead is empty or the board ends. Ahead is up for White and down for Black.
    .task = White moves the bishop from f1 to a6. Where does it end up?
    .lands = It lands there, but a pawn is directly ahead on a7, so it climbs.
    .goes-on = On a7 the rook on a8 is directly ahead, so it climbs on.
    .other-file = It climbs straight ahead, along the file it landed on.
    .praise = The pawn and the rook each came down a square. A check stops the climb. A pawn that ends on its last rank promotes. An enemy pawn that you push to your first rank becomes a queen.
lesson-d-check = Check, and who captures
    .idea = Pieces give check as in chess, but **only kings capture**. Nothing else may land on an occupied square. **In check you don't roll**, nothing climbs, and any move that gets you out of check will do.
    .task = The queen gives check. What saves your king?
    .teleports = Your own queen is there, and a king in check can't swap places.
    .praise = Nothing guards the queen, so the king can capture it. If no move gets you out of check, it's mate. There's no en passant.
lesson-d-teleport = Teleports
    .idea = Instead of an ordinary move, a king that isn't in check can **teleport**: it swaps places with any of its own pieces except a pawn, at any distance. The roll must allow its new square, and that square must not be attacked.
    .task = Roll, then teleport your king to safety.
    .pawn = The roll allows that, but your king stays in the middle.
    .praise = King and rook have swapped places. Nothing climbs after a teleport, and you can do it as often as you like. You win by mate. Stalemate is a draw, and so is the same position five times.

## Its tips

tip-d-check = In check you don't roll, nothing climbs, and only your king can capture.
tip-d-free = Nothing can land on that file, so you can play any legal move.
tip-d-file = Land on the marked file with any piece that can get there.
tip-d-climb = Look at what's directly ahead of where you land: your piece climbs past it.
tip-d-roll = Each player counts files from their left: your 1 is your opponent's 8.
tip-d-teleport = Your king can swap places with any of your pieces on the marked file except a pawn.
tip-d-stay = Moving straight ahead on the marked file counts too.
tip-d-blockers = Only kings capture, so answer a check with the king, or block it.
