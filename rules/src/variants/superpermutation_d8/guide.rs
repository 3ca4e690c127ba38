//! The rules of Superpermutation d8 Chess for people.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        title: "The die",
        text: "\
You play chess, and an eight-sided die says **where** you may move: not which piece, but the \
**file** on which the moving piece must land.

Each player counts the files from their own left: for White 1 is the a-file and 8 the h-file, for \
Black 1 is the h-file and 8 the a-file. So a 3 sends White to the c-file and Black to the f-file.

- Roll at the start of your turn, then choose any piece that can land on that file. A piece that \
stays on its file lands there too: `c2-c3` obeys a 3.
- If no legal move lands on the file, you have a **free move**: any legal move will do.
- In check you do not roll. Play any move that ends the check.

Here White has rolled a 3 and may play `Nb1-c3`, `c2-c3`, `c2-c4`, or `Ke1-c1`, a teleport, of \
which more later.

You win by checkmate, as ever. Everything that is not said on these pages is as in chess.",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?",
        actions: &["r3"],
    },
    GuidePage {
        title: "Superpermutation",
        text: "\
What lands, **climbs**. If a piece stands on the square directly ahead of the one you landed on, \
the two swap places. If another stands ahead of the new square, they swap too, and so on, until \
the square ahead is empty or the board ends.

- Ahead is always toward the opponent's side: up for White, down for Black.
- It makes no difference what stands there, or whose it is: friends, enemies and even kings are \
swapped.
- Every piece climbs after its move: pawns and kings as well.
- Move and climb are one turn. The die asks only for the square you land on, before the climb.

Here White has rolled a 1 and plays the bishop from f1 to a6. It climbs past the pawn on a7 and \
the rook on a8, which both come down a square. The move is written `(1) Bf1-a6-a8`: the die, from \
where, landing, and where the climb ended. To type it, `Ba6` is enough.",
        fen: "rnbqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w - - 0 2 1",
        actions: &["f1a6"],
    },
    GuidePage {
        title: "Check, and no captures",
        text: "\
**Only kings capture.** No other piece may land on an occupied square, and any piece in the way \
stops it. Yet all pieces **attack** as in chess: they give check, and guard squares against the \
enemy king. There is no castling and no en passant.

**A check stops the climb.** A piece that gives check where it lands stays there; if check comes \
in the midst of a climb, by whichever of your pieces, the climb ends at that square.

**In check** you roll no die, and nothing climbs, whatever you play. Move the king, block the \
line, or capture the checking piece with the king. If you can do none of these, it is mate.

Your own king may never be in check when your turn is over, climb included; what happens on the \
way does not matter. You may well swap the *enemy* king into check.

Here the knight goes from f3 to d4, finds the queen on d5 ahead of it and climbs: past d5, past \
d6, up to d7. There it attacks the king on b8, and there it stays.",
        fen: "rkb2bnr/1ppp2p1/3Q1p2/3npq1P/pPP3Pp/5N2/P2PPP2/RNB1KB1R w - - 4 8 4",
        actions: &["f3d4"],
    },
    GuidePage {
        title: "Pawns",
        text: "\
A pawn on its second rank may step one square or two, however it came there. Swaps may carry it \
back to its **first rank**; from there it steps one square.

**Promotion.** A pawn whose move *or climb* ends on its last rank becomes a queen, rook, bishop \
or knight, as you choose. While it climbs it is still a pawn.

**Forced promotion.** If your climb pushes an enemy pawn down to your own first rank, it becomes \
an enemy queen at once, whether you like it or not. Where that queen would give check to your \
king, the move is illegal.

Here Black has rolled an 8, the a-file. The pawn steps from a4 to a3, climbs down past the \
white pawn on a2 and the rook on a1, and becomes a queen there: `(8) a4-a3-a1=Q`. The white pawn \
and rook each move up a square.",
        fen: "r1b2bn1/kp1P4/3N1p1P/2PppqPp/pPpQ2pr/3nP3/P4P2/RNB1RBK1 b - - 0 12 8",
        actions: &["a4a3q"],
    },
    GuidePage {
        title: "Teleportation, and the end",
        text: "\
**Teleportation.** A king that is not in check may swap places with any of its own pieces but a \
pawn, at any distance and as often as you like. It takes your whole turn.

- The die must allow the square that the king goes to, as for any move.
- That square must not be attacked.
- Nothing climbs after a teleport. It may give check, by the swapped piece or along a line that \
it opens.

Here Black has rolled a 7, which is Black's name for the b-file, and the king on e8 changes \
places with the knight on b8: `(7) Ke8-b8`.

**The end.** Checkmate wins; with no legal move and no check it is stalemate, a draw. The game is \
also drawn with bare kings, or kings and a single bishop or knight; when a position has come five \
times; or after 75 moves each without a capture or pawn move. Positions are compared before the roll: the die is no part of \
them.",
        fen: "rnb1kbnr/1ppp2p1/5p2/3Qpq1P/pPP3Pp/8/P2PPP2/RNB1KBNR b - - 1 6 7",
        actions: &["e8b8"],
    },
];
