//! The moments that the rules of Gravitatur Chess are shown by.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        key: "gravitatur",
        about: &[],
        fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        actions: &["@d4/g1f3"],
    },
    GuidePage {
        key: "check",
        about: &[],
        fen: "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1",
        actions: &["@c8", "g8g7", "@c8/h5h6"],
    },
    GuidePage {
        key: "duty",
        about: &[],
        fen: "kn2r3/pp1q4/2B3Q1/5p1P/3Pp3/8/P4PPP/3R2K1 w - - 0 1",
        actions: &["@a4/g6a6"],
    },
    GuidePage {
        key: "end",
        about: &[],
        fen: "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
        actions: &["@e5/e1h1"],
    },
];
