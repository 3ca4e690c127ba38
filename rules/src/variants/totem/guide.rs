//! The rules of Totem Chess for people.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        title: "The board and the Totem",
        text: "\
You play chess on 9 by 9 squares. Between king and queen stands a new piece, your **Totem**, and in \
the middle of the board the **Null**, which belongs to nobody.

The **Totem** goes up to 3 squares in a straight line, any of the eight ways; from e5 up to 4. It \
passes through your own pieces, never through enemy ones, and through the Null only to take the enemy \
Totem behind it.

- It may land on an empty square, or on one of your own pieces: the two **swap** places.
- It takes only the enemy Totem and the Null, and it attacks nothing else: it never gives check.
- Only the enemy Totem and the Null can take it. For the enemy it is a wall.
- Your own pieces pass through your Totem as if it were not there, and attack through it.

Here White plays the Totem from e1 to e4: it passes through the pawn on e2. To type it, write `Te4`.

You win by checkmate, or by the Null. What is not said on these pages is as in chess.",
        fen: "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -",
        actions: &["e1e4"],
    },
    GuidePage {
        title: "Swaps",
        text: "\
A **swap** is a turn. The Totem may land on any own piece that it reaches, the king too; and any own \
piece may land on the Totem by a move that it could make to an empty square. The two change places.

- A pawn swaps only straight ahead.
- You may swap in check, and across attacked squares: only the end counts, and there your king must \
be safe.
- A **pinned** piece may not land on its Totem. The Totem may land on the pinned piece, and then \
holds the pin.
- A pawn that a swap carries to its last rank promotes at once.

A swap is written with both pieces and their new squares: `Tf6<>Bc3` is a Totem that went to f6, \
where the bishop stood, which is now on c3. `Bc3<>Tf6` is the bishop's own move there.

Here the Totem on e4 and the knight on g6 change places: `Tg6<>Ne4`.",
        fen: "rnbqtkbnr/ppppp1ppp/5p3/6N2/404/4T4/9/PPPPPPPPP/RNBQ1KB1R w KQkq - 0 3 1 - - -",
        actions: &["e4g6"],
    },
    GuidePage {
        title: "Pawns and castling",
        text: "\
**Pawns** step 1, 2 or 3 squares from their second rank, also through their own Totem. Whichever \
squares a pawn passed, an enemy pawn may take it **en passant** on any of them, on the very next \
turn, if that square is empty.

**Promotion**: to queen, rook, bishop or knight, and to a Totem if you have none on the board and \
are not *barred* (see the next page).

**Castling**: toward the i-file the king goes two squares, to h (`O-O`), toward the a-file three, to \
c (`O-O-O`). Between king and rook all squares are empty or hold your own Totem; where the two land, \
nothing stands. Neither has ever left its square, whatever moved it; the king is not in check and \
neither crosses nor reaches an attacked square.

Here White castles through the Totem on e1: `O-O-O`.",
        fen: "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/R3TK2R w KQkq - 0 9 1 - - -",
        actions: &["f1c1"],
    },
    GuidePage {
        title: "The Null's roll",
        text: "\
After every **third turn** (yours and your opponent's counted together) whoever has just moved rolls \
the die, and the **Null** steps one square: 1 down-left, 2 left, 3 up-left, 4 up, 5 up-right, 6 \
right, 7 down-right, 8 down, as White sees the board. Over an edge it comes back on the other side.

What it meets there:

- A **king** or **Spirit King**: that player loses at once.
- A **Totem** away from home: it is sent **home** (e1 for White, e9 for Black) and takes what stands \
there, of either side. If that is the *enemy* king, the enemy loses. If it is its own king, see \
*The king's other forms*.
- A **Totem** at home: it takes the Null.
- Any other piece is taken.

When the Null is taken, also by a Totem's move, it **comes back on e5** at once and removes what \
stands there. A Totem lost so is **barred**: no pawn of yours may become one any more. If a king is \
removed so, the game is a draw.

Here White has rolled a 3: the Null goes up-left, from e5 to d6, and takes the knight.",
        fen: "r1bqtkbnr/ppppppppp/9/3n5/404/9/4P4/PPPP1PPPP/RNBQTKBNR b KQkq - 0 2 0 ? - -",
        actions: &["r3"],
    },
    GuidePage {
        title: "Check by a roll, and giving up the Totem",
        text: "\
A roll may put a king in check by what the Null takes or opens up.

- If that player had **no Totem** before the roll, the game is lost at once.
- If the player who **rolled** is in check, that player must **prevent** the roll, or loses: the \
position before the roll comes back, and the own Totem is given up. It must save the king.
- If the player to **move** is in check, that player may prevent it in the same way, or accept the \
roll and play on from check.

At any turn of yours you may also **sacrifice** your Totem instead of moving, written `(t)`. On the \
turn right after a roll you may sacrifice it to **undo the roll**, written `(t)0`: the position \
before the roll comes back without your Totem, and it is the opponent's turn.

Here the Null has stepped left, from f3 to e3, and the rook on f6 attacks the king: White may \
prevent the roll or accept it.",
        fen: "4tk3/9/9/5r3/9/9/503/9/4TK3 w - - 4 30 0 ? - -",
        actions: &["r2"],
    },
    GuidePage {
        title: "The king's other forms",
        text: "\
When your Totem is sent home and finds **its own king** there, the king moves to the square where \
the Totem was met and becomes a **Spirit King**; the Null comes back on e5. The **Spirit King** steps one square \
straight ahead or back, and captures one square diagonally, any of the four ways. You still lose \
when it is mated.

On the first or last rank it becomes an **Ascended King** at once, which moves and swaps like a \
Totem, also through the Null, and takes enemy pieces, but no Totem and not the Null; it gives check \
that way. Your pieces may land on it to swap. From e5 it goes as far as 4 squares, and also jumps like a knight. In check it moves one square only.

If the Null meets an **Ascended King**, it becomes a king again on the square that the Null came \
from, and its player's Totem is lost and barred; without a Totem that player loses.

Neither form castles. Here the Totem on e3 is met by the Null and goes home to e1, where its king stands: the \
king comes to e3 as a Spirit King.",
        fen: "4tk3/9/p8/9/9/404/4T4/9/4K4 b - - 0 30 0 ? - -",
        actions: &["r8"],
    },
    GuidePage {
        title: "How it ends",
        text: "\
**You win** by checkmate, or when the Null takes the enemy king, or puts it in check while its player \
has no Totem.

**Draws**:

- no legal turn and no check (stalemate);
- the Null comes back on e5 where a king of any form stands;
- a roll puts both kings in check and neither player has a Totem;
- the same position five times, the turns since the last roll counted with it;
- 75 moves each without a capture or a pawn's own move.

Mate and stalemate are judged before a roll. There is no draw for lack of material: the Null can end \
any game.

Here the Totem takes the Null on e4, which comes back on e5 and removes the king there: a draw, even \
though Black stood to win.",
        fen: "5k3/9/2q6/9/4K4/404/9/4T4/4r4 w - - 0 40 1 - - -",
        actions: &["e2e4"],
    },
];
