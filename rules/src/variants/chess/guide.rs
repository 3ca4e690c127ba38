//! The moments that the rules of chess are shown by.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        key: "pieces",
        about: &[],
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        actions: &["e2e4", "e7e5", "g1f3"],
    },
    GuidePage {
        key: "special-moves",
        about: &[],
        fen: "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
        actions: &["e1g1"],
    },
];
