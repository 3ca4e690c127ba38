//! The rules of chess for people.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        title: "The game",
        text: "\
White and Black move in turn, one piece a turn. Whoever attacks the enemy king so that it cannot \
be saved wins: **checkmate**. Your own king may never stand attacked when your turn is over.

- The **king** steps one square in any direction.
- The **queen** slides along files, ranks and diagonals, the **rook** along files and ranks, the \
**bishop** along diagonals. None of them jumps.
- The **knight** jumps two squares one way and one to the side.
- The **pawn** steps straight ahead, from its second rank one square or two, and captures one \
square diagonally ahead.

A piece captures by landing on an enemy piece. Type a turn as `Nf3`, `exd5` or by its squares, \
`e2e4`.",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        actions: &["e2e4", "e7e5", "g1f3"],
    },
    GuidePage {
        title: "Special moves, and draws",
        text: "\
**Castling** (`O-O`, `O-O-O`): the king goes two squares toward a rook, which jumps to its other \
side. Neither may have moved, nothing may stand between them, and the king may not be in check, \
nor cross or reach an attacked square. By squares: `e1g1`.

**En passant**: a pawn that has just gone two squares may be taken, on the very next turn, as if \
it had gone one.

**Promotion**: a pawn on its last rank becomes a queen, rook, bishop or knight: `e8=Q`.

**Draws**: no legal move and no check (stalemate); too little material for either side ever to \
mate; the same position five times; 75 moves each without a capture or pawn move.",
        fen: "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        actions: &["e1g1"],
    },
];
