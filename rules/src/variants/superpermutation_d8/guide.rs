//! The moments that the rules of Superpermutation d8 Chess are shown by.

use crate::variants::GuidePage;

pub(super) const PAGES: &[GuidePage] = &[
    GuidePage {
        key: "die",
        about: &[],
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?",
        actions: &["r3"],
    },
    GuidePage {
        key: "climb",
        about: &[],
        fen: "rnbqkbnr/pppp1ppp/8/4P3/4p3/8/PPPP1PPP/RNBQKBNR w - - 0 2 1",
        actions: &["f1a6"],
    },
    GuidePage {
        key: "check",
        about: &[],
        fen: "rkb2bnr/1ppp2p1/3Q1p2/3npq1P/pPP3Pp/5N2/P2PPP2/RNB1KB1R w - - 4 8 4",
        actions: &["f3d4"],
    },
    GuidePage {
        key: "pawns",
        about: &[],
        fen: "r1b2bn1/kp1P4/3N1p1P/2PppqPp/pPpQ2pr/3nP3/P4P2/RNB1RBK1 b - - 0 12 8",
        actions: &["a4a3q"],
    },
    GuidePage {
        key: "end",
        about: &[],
        fen: "rnb1kbnr/1ppp2p1/5p2/3Qpq1P/pPP3Pp/8/P2PPP2/RNB1KBNR b - - 1 6 7",
        actions: &["e8b8"],
    },
];
