//! Why texts name no legal action, told in English: one row for each kind of reason.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use rules::Game;
use speech::Language;
use speech::reading::mistake;

/// Checks what is said of each text: a position (the start, if it is empty), the text, and the
/// answer.
#[track_caller]
fn check(variant: &str, rows: &[(&str, &str, &str)]) {
    let variant = rules::variants::by_id(variant).unwrap();
    for &(fen, text, told) in rows {
        let fen = if fen.is_empty() { variant.start_fen() } else { fen };
        let game = Game::from_fen(variant, fen).unwrap();
        let error = game.read(text).unwrap_err();
        assert_eq!(mistake(Language::English, &error), told, "{text}");
    }
}

#[test]
fn in_chess() {
    check(
        "chess",
        &[
            ("", "", "There is nothing to read: write a move."),
            (
                "",
                "xyzzy",
                "`xyzzy` cannot be read as a move. Write one like `a3`, `a4`, `Na3`, or as \
                 squares like `a2a3`.",
            ),
            ("", "e9", "The board has no square e9."),
            (
                "",
                "{e4",
                "`{e4` cannot be read as a move. Write one like `a3`, `a4`, `Na3`, or as squares \
                 like `a2a3`.",
            ),
            ("", "5", "No die is rolled in Chess."),
            ("", "(5) e4", "No die is rolled in Chess: leave the number out."),
            ("", "prevent", "There is no Totem in Chess: write a move."),
            ("", "@d4", "There is no Gravitatur in Chess: write the move alone."),
            (
                "",
                "O-O",
                "White cannot castle on that side now: pieces or attacked squares are in the way.",
            ),
            ("", "e4e5", "There is no piece on e4."),
            ("", "e7e5", "The pawn on e7 is Black's, and White is to move."),
            ("", "Nb2b4", "There is a pawn on b2, not a knight."),
            (
                "",
                "Nd2",
                "No knight can go to d2. Your knights can play `Na3`, `Nc3`, `Nf3` or `Nh3`.",
            ),
            ("", "e2e5", "The pawn on e2 cannot go to e5. That pawn can play `e3` or `e4`."),
            (
                "",
                "e5",
                "No pawn can go to e5. Your pawns can play `a3`, `a4`, `b3`, `b4`, `c3`, `c4`, \
                 `d3`, `d4` or one of 8 more.",
            ),
            (
                "",
                "Qd4",
                "The queen on d1 cannot go to d4. You can play `a3`, `a4`, `Na3`, `Nc3`, `b3`, \
                 `b4`, `c3`, `c4` or one of 12 more.",
            ),
            ("", "e4=Q", "Only a pawn that reaches its last rank promotes: write `e4`."),
            ("", "exd3", "The pawn on e2 cannot go to d3. That pawn can play `e3` or `e4`."),
            ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "White has no right to castle."),
            (
                "4k3/8/8/8/8/8/8/R3K2R w K - 0 1",
                "O-O-O",
                "White has no right to castle with a rook on a1.",
            ),
            (
                "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1",
                "O-O",
                "The king on e1 is in check, and a king in check cannot castle.",
            ),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Qa4", "White has no queen."),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Rbb4", "White has no rook on the b-file."),
            ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "R3b4", "White has no rook on rank 3."),
            (
                "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
                "Nc3",
                "`Nc3` would leave the king in check. That knight has no legal move now.",
            ),
            (
                "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1",
                "Kd1",
                "`Kd1` would put the king in check. That king can play `Ke2`, `Kf1` or `Kf2`.",
            ),
            (
                "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1",
                "Nb3",
                "The king on e1 is in check, and `Nb3` does not end that. You can play `Ne4`, \
                 `Kd1`, `Kf1` or `Kf2`.",
            ),
            (
                "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
                "e8",
                "Say what the pawn becomes: `e8=B`, `e8=N`, `e8=Q` or `e8=R`.",
            ),
            (
                "8/4P2k/8/8/8/8/8/4K3 w - - 0 1",
                "e8=K",
                "A pawn becomes a queen, a rook, a bishop or a knight: `e8=B`, `e8=N`, `e8=Q` or \
                 `e8=R`.",
            ),
            (
                "4k3/8/3p4/2P1P3/8/8/8/4K3 w - - 0 1",
                "d6",
                "A pawn that captures names its file: `cxd6` or `exd6`.",
            ),
            (
                "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1",
                "Nd2",
                "`Nd2` can mean several moves: `Nbd2` or `Nfd2`.",
            ),
            (
                "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
                "Kg8",
                "The game is over by checkmate: there is nothing left to play.",
            ),
            (
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "Kg8",
                "The game is over by stalemate: there is nothing left to play.",
            ),
            (
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "foo",
                "`foo` cannot be read as a move, and the game is over.",
            ),
        ],
    );
}

#[test]
fn in_superpermutation_d8() {
    check(
        "superpermutation-d8",
        &[
            ("", "e4", "A die is due: roll it first, then make your move."),
            ("", "hello", "`hello` cannot be read, and a die is due: roll it first."),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 3",
                "e4",
                "The die shows 3, so a piece must land on the c-file: `Nb1-c3`, `c2-c3`, `c2-c4` \
                 or `Ke1-c1`.",
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 3",
                "(5) c4",
                "The die shows 3: write `(3)` before the move, or nothing.",
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 3",
                "(3)",
                "The die shows 3 already: now make a move.",
            ),
            ("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 -", "4", "No die is rolled in check: make a move."),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 -", "4", "No die is rolled on this turn: make a move."),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 -",
                "(4) Kd1",
                "No die is rolled on this turn: write `(-)` before the move, or nothing.",
            ),
            (
                "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 -",
                "(4) Kd1",
                "No die is rolled in check: write `(-)` before the move, or nothing.",
            ),
            (
                "7k/8/8/3n4/8/8/8/K2R4 w - - 0 1 4",
                "Rxd5",
                "In Superpermutation d8 Chess a rook cannot capture.",
            ),
        ],
    );
}

#[test]
fn in_gravitatur() {
    check(
        "gravitatur",
        &[
            (
                "",
                "Nf3",
                "Say where the Gravitatur goes before the move: `G@a3/Nf3`, `G@a4/Nf3`, \
                 `G@a5/Nf3`, `G@a6/Nf3`, `G@b3/Nf3`, `G@b4/Nf3`, `G@b5/Nf3`, `G@b6/Nf3` or one of 21 \
                 more.",
            ),
            (
                "",
                "G@d4",
                "After the Gravitatur on d4 comes a move: `G@d4/a3`, `G@d4/a4`, `G@d4/Na3`, \
                 `G@d4/Nd2`, `G@d4/Ba3`, `G@d4/Bb2`, `G@d4/Bd2`, `G@d4/c4` or one of 18 more.",
            ),
            (
                "",
                "@e2/Nf3",
                "The Gravitatur needs an empty square, and the white pawn stands on e2. The \
                 Gravitatur can go to a3, a4, a5, a6, b3, b4, b5, b6 or one of 24 more.",
            ),
            (
                "",
                "@d4/Nxf3",
                "The Gravitatur goes to d4 first. `@d4/Nxf3` would capture nothing: write \
                 `G@d4/Nf3`.",
            ),
            (
                "",
                "Ke7",
                "Wherever the Gravitatur goes, `Ke7` cannot follow. Write the square of the \
                 Gravitatur and then a move, such as `G@a3/a3`.",
            ),
            ("", "@d4/O-O", "There is no castling in Gravitatur Chess."),
            (
                "r6k/8/8/8/8/8/P7/K7 w - - 0 1",
                "@c4/a3",
                "The Gravitatur on c4 would leave your king in check on a1. The Gravitatur can \
                 go to a3, a4, a5, a6, a7, b1, b2, b3 or one of 43 more.",
            ),
            (
                "7k/8/4q3/8/8/8/8/K7 w - - 0 1",
                "@a2/Kb1",
                "With the Gravitatur on a2 you would have no legal move. The Gravitatur can go \
                 to a4, a5, b1, b2, b3, b4, b5, b6 or one of 41 more.",
            ),
            (
                "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1",
                "G@c8/h6",
                "The Gravitatur on c8 gives check, which ends the turn: write `G@c8+` alone.",
            ),
            (
                "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1",
                "@a1/Kd1",
                "The king on e1 is in check, so you move without the Gravitatur: `Kd1`, `Kd2`, \
                 `Kf1` or `Kf2`.",
            ),
            (
                "qrNnbNnr/PbPnbqkb/pqbrpppp/pPPpbppP/KpnPppNn/1PPbqbbP/1rppBPpp/NbRBrNbR w - - 0 1",
                "@a2/Ka1",
                "The Gravitatur on a2 would leave your king in check on a3. You move without the \
                 Gravitatur now: `Ka1`.",
            ),
        ],
    );
}

#[test]
fn in_totem() {
    check(
        "totem",
        &[
            (
                "",
                "(t)0",
                "There is no roll to undo: that is possible only on the turn right after one, if \
                 it was not prevented.",
            ),
            ("", "prevent", "There is no roll to accept or prevent: make a turn."),
            (
                "",
                "(5) 0f6",
                "A die is rolled for the Null after every third turn, and not now: make a move.",
            ),
            (
                "",
                "(5) e4",
                "A die is rolled for the Null after every third turn, and not now: leave the \
                 number out.",
            ),
            (
                "4k4/9/9/9/404/9/9/9/3TK4 b - - 0 9 0 ? - -",
                "Kd8",
                "The die for the Null is due: White rolls it first.",
            ),
            (
                "4k4/9/9/9/404/9/9/9/3TK4 b - - 0 9 0 ? - -",
                "(5) 0f4",
                "A roll of 5 brings the Null to f6, not to f4: write `(5)`.",
            ),
            (
                "4k4/9/9/9/404/9/9/9/4K4 w - - 0 9 1 - - -",
                "(t)",
                "White has no Totem to give up: write a move.",
            ),
            (
                "4k4/4r4/9/9/08/9/9/4T4/4K4 w - - 0 9 1 - - -",
                "t",
                "The Totem cannot be given up now: the king would be in check without it.",
            ),
            (
                "4k4/9/9/7b1/08/5R3/5T3/3K5/9 w - - 0 9 1 - - -",
                "Rf3<>Tf4",
                "The rook on f4 is pinned, and a pinned piece cannot land on its Totem to swap.",
            ),
            (
                "4k4/9/9/9/08/9/A3r4/9/9 w - - 0 9 1 - - -",
                "Aa6",
                "An Ascended King in check moves one square only, not to a6.",
            ),
            (
                "4k4/9/9/5B3/08/9/2T6/9/4K4 w - - 0 9 1 - - -",
                "Tf6<>Nc3",
                "`Tf6<>Nc3` is no swap of that kind: write `Tf6<>Bc3`.",
            ),
            (
                "6r2/8r/5k02/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9 w - - 0 44 0 !b b t5r2/8r/50a2/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9,-,-,0,-",
                "Sd5",
                "Black is in check after the roll and must `prevent` it.",
            ),
            (
                "6r2/8r/5k02/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9 w - - 0 44 0 !b b t5r2/8r/50a2/1n2S1PN1/1p2T4/9/3p3n1/6p1p/9,-,-,0,-",
                "foo",
                "`foo` cannot be read. Black is in check after the roll and must `prevent` it.",
            ),
        ],
    );
}

#[test]
fn in_totem_after_a_roll_for_the_null() {
    let totem = rules::variants::by_id("totem").unwrap();
    let told = |fen: &str, text: &str| {
        let mut game = Game::from_fen(totem, fen).unwrap();
        game.play("r2".parse().unwrap()).unwrap();
        mistake(Language::English, &game.read(text).unwrap_err())
    };
    let may_accept = "4tk3/9/9/5r3/9/9/503/9/4TK3 w - - 4 30 0 ? - -";
    assert_eq!(told(may_accept, "Kg1"), "White decides on the roll first: `prevent` or `accept`.");
    let must_prevent = "3tk4/9/9/9/404/9/4R4/9/4K4 w - - 4 30 0 ? - -";
    assert_eq!(
        told(must_prevent, "foo"),
        "`foo` cannot be read. Black is in check after the roll and must `prevent` it."
    );
    let lost = "4r3k/9/9/9/404/9/9/9/4K4 w - - 4 30 0 ? - -";
    assert_eq!(told(lost, "Ke2"), "The game is over by the Null: there is nothing left to play.");
}
