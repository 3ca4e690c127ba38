//! The rules of Gravitatur Chess for people.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        title: "The Gravitatur",
        text: "\
You play chess with one piece more, the **Gravitatur**. It belongs to nobody, and both players use \
it in turn. The black king starts on d8.

A turn has two parts:

1. **Place the Gravitatur** on any empty square. It looks along all eight lines of a queen. On \
each, the **first** piece that it sees slides straight toward it and stops on the square beside \
it: friend or foe, king or pawn, it makes no difference. A piece that is beside it already stays, \
and what stands behind the first piece is not seen. Then the Gravitatur leaves the board.
2. **Make a move** with one of your pieces.

Here White has put the Gravitatur on d4. It drew six pawns: White's to c3, d3 and e3, Black's to \
c5, d5 and e5. Then White moved the knight from g1 to f3.

The turn is written `G@d4/Nf3`. You may type `@d4/Nf3` or, by squares, `@d4/g1f3`; the move is \
written as it is played after the pieces were drawn.

Everything that is not said on these pages is as in chess.",
        fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        actions: &["@d4/g1f3"],
    },
    GuidePage {
        title: "Check ends the turn",
        text: "\
**If the Gravitatur puts the enemy king in check, your turn is over**: you make no move after it. \
It may even be mate.

**In check you may not use it.** Your turn is then a move alone, which must end the check.

**Your own king** may not be in check once the pieces are drawn: such a placement is illegal. Nor \
may the two kings come to stand side by side.

Here White had a mate in two. The Gravitatur on c8 drew the knight from e6 to d7, away from the \
line of the bishop on b3: check, so White's turn ended there, `G@c8+`. Black, in check, could only \
move, and had nothing but `Kg7`. Now White puts the Gravitatur on c8 again. Everything that it \
sees is beside it already, so that nothing changes, and the pawn gives mate: `G@c8/h6#`.",
        fen: "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1",
        actions: &["@c8", "g8g7", "@c8/h5h6"],
    },
    GuidePage {
        title: "You must use it",
        text: "\
When you are not in check you **must** place the Gravitatur, but you may put it where it changes \
nothing.

- A placement after which you would have no legal move is illegal, unless it gives check.
- Only if no turn with the Gravitatur is legal do you move without it. If you cannot do that \
either, it is stalemate, a draw.
- A pawn may step two squares whenever it stands on its second rank, even if it was drawn back \
there. Being drawn never promotes a pawn.

Here White looks for a mate in one. Black's king has fled to a8 and seems safe behind its pawns. \
But the Gravitatur on a4 draws the pawn from a7 down to a5. The file in front of the king is open, \
and the queen mates on a6: `G@a4/Qa6#`.",
        fen: "kn2r3/pp1q4/2B3Q1/5p1P/3Pp3/8/P4PPP/3R2K1 w - - 0 1",
        actions: &["@a4/g6a6"],
    },
    GuidePage {
        title: "No captures, teleportation, and the end",
        text: "\
**Only kings capture.** No other piece may land on an occupied square. Yet all pieces **attack** \
as in chess: they give check, and guard squares against the enemy king. There is no castling and \
no en passant.

**Teleportation.** Instead of an ordinary move, a king that is not in check may swap places with \
any of its own pieces but a pawn, at any distance and as often as you like. The square that it \
goes to must not be attacked. It is written as a move of the king: here, after the Gravitatur on \
e5, White's king changes places with the rook on h1, `G@e5/Kh1`.

**The end.** Checkmate wins. The game is drawn by stalemate, with bare kings, or kings and a \
single bishop or knight; when a position has come five times; or after 75 moves each without a \
capture or pawn move. That the Gravitatur draws a pawn does not count as a pawn move.",
        fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        actions: &["@e5/e1h1"],
    },
];
