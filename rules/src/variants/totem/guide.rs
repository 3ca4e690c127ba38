//! The moments that the rules of Totem Chess are shown by.

use crate::Role;
use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        key: "totem",
        about: &[],
        fen: "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -",
        actions: &["e1e4"],
    },
    GuidePage {
        key: "swaps",
        about: &[],
        fen: "rnbqtkbnr/ppppp1ppp/5p3/6N2/404/4T4/9/PPPPPPPPP/RNBQ1KB1R w KQkq - 0 3 1 - - -",
        actions: &["e4g6"],
    },
    GuidePage {
        key: "pawns",
        about: &[],
        fen: "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/R3TK2R w KQkq - 0 9 1 - - -",
        actions: &["f1c1"],
    },
    GuidePage {
        key: "roll",
        about: &[],
        fen: "r1bqtkbnr/ppppppppp/9/3n5/404/9/4P4/PPPP1PPPP/RNBQTKBNR b KQkq - 0 2 0 ? - -",
        actions: &["r3"],
    },
    GuidePage {
        key: "sacrifice",
        about: &[],
        fen: "4tk3/9/9/5r3/9/9/503/9/4TK3 w - - 4 30 0 ? - -",
        actions: &["r2"],
    },
    GuidePage {
        key: "forms",
        about: &[Role::SpiritKing, Role::AscendedKing],
        fen: "4tk3/9/p8/9/9/404/4T4/9/4K4 b - - 0 30 0 ? - -",
        actions: &["r8"],
    },
    GuidePage {
        key: "end",
        about: &[],
        fen: "5k3/9/2q6/9/4K4/404/9/4T4/4r4 w - - 0 40 1 - - -",
        actions: &["e2e4"],
    },
];
