# Games taught in five small positions, privately. What a message itself says is the heading of its
# position; idea, task and praise are told around the answer, and every other attribute is why an
# answer is wrong. All of it together fits a Discord message.

button-learn = Learn in 2 minutes

lesson-heading = **{ $game } in 2 minutes** ({ $number } of { $count }): { $title }
lesson-task = **Your task:** { $task }
# Below a task with a roll: the number is known ahead.
lesson-die = { $number ->
    [8] In a lesson the die is fixed: it shows an 8.
   *[other] In a lesson the die is fixed: it shows a { $number }.
}
lesson-rolled = { $number ->
    [8] You rolled an **8**.
   *[other] You rolled a **{ $number }**.
}
# $answer is a square or a turn in words; $because is a whole sentence.
lesson-wrong = **{ $answer }**: no. { $because } Try again.
# $account is what was played, as under a board.
lesson-right = **Right!** { $account }
lesson-done = **Those were all five: you are ready for { $game }.** Play it against Eightfold at its easiest level; `/rules` has every detail.

# What stands under a message of the lesson does not belong to it any more.
refused-lesson-gone = This lesson is no longer as it is shown there. `/learn` begins it anew.

lesson-only-kings-capture = Only kings capture, and no other piece may land on an occupied square.
lesson-no-castling = There is no castling in this game.

## Chess

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

## Gravitatur Chess

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

## Superpermutation d8 Chess

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

## Totem Chess

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
