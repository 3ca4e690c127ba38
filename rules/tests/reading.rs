//! Reading what people type, and what programs are told if it cannot be played.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use rules::notation::ReadError;
use support::game;

const CHESS: &str = "chess";
const D8: &str = "superpermutation-d8";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const D8_THREE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 3";

#[track_caller]
fn assert_reads(id: &str, fen: &str, action: &str, texts: &[&str]) {
    let game = game(id, fen);
    for text in texts {
        match game.read(text) {
            Ok(read) => assert_eq!(read.to_string(), action, "{text}"),
            Err(error) => panic!("{text}: {error}"),
        }
    }
}

#[track_caller]
fn assert_told(id: &str, fen: &str, text: &str, wanted: &str) {
    match game(id, fen).read(text) {
        Ok(action) => panic!("{text} was read as {action}"),
        Err(error) => {
            let error = error.to_string();
            assert!(error.contains(wanted), "{text}: {error}");
        }
    }
}

#[test]
fn many_spellings_of_a_move() {
    let knight = [
        "g1f3", "Nf3", "nf3", "NF3", "Ngf3", "N1f3", "Ng1f3", "Ng1-f3", "ng1-f3", "G1F3", "g1-f3",
        "Nf3+", "Nf3#", "Nf3!?", "Nf3!!", " Nf3 ", "N f3", "1. Nf3", "1.Nf3", "♘f3", "♞f3",
        "Ng1–f3", "Ng1—f3",
    ];
    assert_reads(CHESS, START, "g1f3", &knight);
    let pawn = ["e2e4", "e4", "E4", "e2-e4", "Pe4", "pe4", "e4!", "E2-E4", "1.e4", "♙e4"];
    assert_reads(CHESS, START, "e2e4", &pawn);
    assert_reads(CHESS, START, "b2b4", &["b4", "B4"]);
}

#[test]
fn captures_and_en_passant() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let texts =
        ["exd6", "ed6", "e5d6", "e5xd6", "e5:d6", "e5×d6", "exd6 e.p.", "exd6e.p.+", "EXD6"];
    assert_reads(CHESS, fen, "e5d6", &texts);
    // Without the file it is no capture, and no other move either.
    assert_told(CHESS, fen, "d6", "d6");
    let both = "4k3/8/3p4/4P3/3P4/8/8/4K3 w - - 0 1";
    assert_reads(CHESS, both, "d4d5", &["d5"]);
    assert_told(
        CHESS,
        "4k3/8/3p4/2P1P3/8/8/8/4K3 w - - 0 1",
        "d6",
        "a pawn that captures names its file: `cxd6`, `exd6`",
    );
    assert_told(CHESS, fen, "exe6", "`exe6` would capture nothing: write `e6`");
}

#[test]
fn castling() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_reads(CHESS, fen, "e1g1", &["O-O", "0-0", "o-o", "O-O+", "e1g1", "Kg1", "Ke1-g1"]);
    assert_reads(CHESS, fen, "e1c1", &["O-O-O", "0-0-0", "o-o-o", "e1c1"]);
    assert_told(CHESS, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O", "White has no right to castle");
    assert_told(CHESS, "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", "White cannot castle so now");
}

#[test]
fn why_a_king_cannot_castle_is_told() {
    let right = "4k3/8/8/8/8/8/8/R3K2R w K - 0 1";
    assert_told(CHESS, right, "O-O-O", "White has no right to castle with a rook on a1");
    let check = "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1";
    assert_told(
        CHESS,
        check,
        "O-O",
        "the king on e1 is in check, and a king in check cannot castle",
    );
    let bishop = "4k3/8/8/8/8/8/1P5B/4K3 w - - 0 1";
    assert_told(CHESS, bishop, "Bb3", "the bishop on h2 cannot go to b3");
}

#[test]
fn an_ended_game_wants_no_die() {
    let stalemate = "8/8/8/8/8/5k2/5p2/5K2 w - - 0 1 ?";
    assert_told(D8, stalemate, "foo", "the game is over");
}

#[test]
fn promotion() {
    let fen = "8/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    let queen = ["e7e8q", "e8=Q", "e8Q", "e8q", "e8=q", "e8(Q)", "e8/Q", "e7-e8=Q", "e7e8=Q"];
    assert_reads(CHESS, fen, "e7e8q", &queen);
    assert_reads(CHESS, fen, "e7e8b", &["e8=B", "e8b", "e8B"]);
    assert_told(CHESS, fen, "e8", "say what the pawn becomes: `e8=B`, `e8=N`, `e8=Q`, `e8=R`");
    assert_told(CHESS, fen, "e8=K", "a pawn becomes a queen, rook, bishop or knight");
    assert_told(CHESS, START, "e4=Q", "only a pawn that reaches its last rank promotes");
}

#[test]
fn a_small_b_is_the_pawn_or_the_bishop_where_only_one_fits() {
    let both = "4k3/8/8/3p4/1p6/2B5/1P6/4K3 w - - 0 1";
    assert_reads(CHESS, both, "c3b4", &["Bxb4", "bxb4", "bb4"]);
    let both = "4k3/8/8/8/1p1b4/2p5/1P6/B3K3 w - - 0 1";
    assert_reads(CHESS, both, "b2c3", &["bxc3", "bc3", "b2c3", "b2xc3"]);
    let both = "4k3/8/8/8/8/2p5/1P1B4/4K3 w - - 0 1";
    assert_reads(CHESS, both, "b2c3", &["bxc3"]);
    assert_reads(CHESS, both, "d2c3", &["Bxc3", "Bc3"]);
    assert_told(CHESS, both, "bc3", "`bc3` can mean several moves: `bxc3`, `Bxc3`");
}

#[test]
fn several_candidates_are_named() {
    let fen = "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1";
    assert_told(CHESS, fen, "Nd2", "`Nd2` can mean several moves: `Nbd2`, `Nfd2`");
    assert_reads(CHESS, fen, "b1d2", &["Nbd2", "Nb1d2", "b1d2", "nbd2"]);
}

#[test]
fn as_much_of_the_origin_is_written_as_tells_pieces_apart() {
    let fen = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    let game = game(CHESS, fen);
    for (action, notation) in [("e4e1", "Qee1"), ("h4e1", "Qh4e1"), ("h1e1", "Q1e1")] {
        assert_eq!(game.notation(action.parse().unwrap()), notation);
        assert_reads(CHESS, fen, action, &[notation]);
    }
    assert_told(CHESS, fen, "Qhe1", "several moves: `Q1e1`, `Qh4e1`");
}

#[test]
fn what_a_piece_cannot_do() {
    assert_told(CHESS, START, "Nd2", "no knight can go to d2; knights can play `Na3`, `Nc3`");
    assert_told(CHESS, START, "e4e5", "there is no piece on e4");
    assert_told(CHESS, START, "e7e5", "the pawn on e7 is Black's, and White is to move");
    assert_told(CHESS, START, "Nb2b4", "on b2 stands a pawn, not a knight");
    assert_told(CHESS, START, "e2e5", "the pawn on e2 cannot go to e5; it can play `e3`, `e4`");
    assert_told(CHESS, START, "e5", "and 8 more");
    assert_told(CHESS, START, "Bc4", "no bishop can go to c4");
    assert_told(CHESS, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Qa4", "White has no queen");
    assert_told(CHESS, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Rbb4", "White has no rook on the b-file");
    assert_told(CHESS, "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "R3b4", "White has no rook on rank 3");
}

#[test]
fn the_king_must_be_safe() {
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_told(CHESS, pinned, "Nc3", "would leave the king in check; that knight has no legal");
    assert_told(D8, &format!("{pinned} -"), "Nc3", "would leave the king in check");
    let guarded = "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_told(CHESS, guarded, "Kd1", "`Kd1` would put the king in check; that king can play");
    let checked = "4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1";
    assert_told(CHESS, checked, "Nb3", "the king on e1 is in check, and `Nb3` does not end that");
    assert_told(D8, &format!("{checked} -"), "Nb3", "the king on e1 is in check");
}

#[test]
fn the_die_binds() {
    assert_reads(D8, D8_THREE, "b1c3", &["Nc3", "b1c3", "Nb1-c3", "(3) Nb1-c3", "(3)Nc3", "nc3"]);
    assert_reads(D8, D8_THREE, "e1c1", &["Kc1", "Ke1-c1", "e1c1"]);
    let wanted = "the die shows 3, so a piece must land on the c-file: `Nb1-c3`, `c2-c3`";
    assert_told(D8, D8_THREE, "e4", wanted);
    assert_told(D8, D8_THREE, "(5) e4", "the die shows 3: write `(3)` before the move");
    assert_told(D8, D8_THREE, "(-) c4", "the die shows 3");
    assert_told(D8, D8_THREE, "(3)", "the die shows 3 already: now make a move");
    let checked = "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1 -";
    assert_reads(D8, checked, "e1d1", &["(-) Ke1-d1", "Kd1", "(-)Kd1"]);
    assert_told(D8, checked, "(4) Kd1", "no die is rolled in check");
    assert_told(D8, checked, "4", "no die is rolled in check");
    assert_told(CHESS, START, "(5) e4", "no die is rolled in Chess");
    assert_told(CHESS, START, "5", "no die is rolled in Chess");
}

#[test]
fn a_roll_comes_first() {
    let due = D8_THREE.replace(" 3", " ?");
    assert_reads(D8, &due, "r5", &["(5)", "5", "r5", "R5", " ( 5 ) "]);
    assert_told(D8, &due, "e4", "a die is due: roll it first");
    assert_told(D8, &due, "(5) e4", "a die is due: roll it first");
    assert_told(D8, &due, "hello", "a die is due: roll it first");
    assert_told(D8, &due, "(9)", "a die is due");
}

#[test]
fn climbs_are_named_by_any_of_their_squares() {
    let fen = "k7/8/8/2n5/2P5/8/8/B6K w - - 0 1 3";
    let texts = [
        "a1c3",
        "Ba1-c3-c5",
        "(3) Ba1-c3-c5",
        "Ba1-c3",
        "Ba1-c5",
        "Bc3",
        "Bc5",
        "Bc3-c5",
        "a1-c3-c5",
        "a1c3c5",
        "a1c5",
        "ba1-c3-c5",
    ];
    assert_reads(D8, fen, "a1c3", &texts);
    assert_told(D8, fen, "Ba1-c3-c6", "the bishop on a1 cannot go to c6");
}

#[test]
fn a_landing_square_comes_before_a_final_one() {
    // The king may take on d5, or step to d4 and climb there.
    let fen = "7k/8/8/3n4/4K3/8/8/8 w - - 0 1 4";
    assert_reads(D8, fen, "e4d5", &["Kd5", "Kxd5", "e4d5", "Ke4xd5"]);
    assert_reads(D8, fen, "e4d4", &["Ke4-d4-d5", "Kd4", "Kd4-d5"]);
}

#[test]
fn only_kings_capture_and_people_are_told_so() {
    let fen = "7k/8/8/3n4/8/8/8/K2R4 w - - 0 1 4";
    assert_told(D8, fen, "Rxd5", "a rook cannot capture in Superpermutation d8 Chess");
    assert_reads(D8, fen, "d1d4", &["Rd4", "Rd5"]);
    let aside = "7k/8/1n6/8/8/8/8/K2R4 w - - 0 1 -";
    assert_told(D8, aside, "Rb6", "a rook cannot capture");
}

#[test]
fn a_square_on_the_b_file_is_no_bishop() {
    let pinned = "1r2k3/8/8/8/8/2n5/1P1B4/1K6 w - - 0 1";
    for text in ["b2c3", "b2xc3", "b2-c3", "bxc3"] {
        assert_told(CHESS, pinned, text, "king");
    }
    assert_reads(CHESS, pinned, "d2c3", &["Bxc3", "Bc3", "d2c3"]);
    let empty = "4k3/8/8/8/8/8/8/B3K3 w - - 0 1";
    assert_told(CHESS, empty, "b1c3", "no piece on b1");
    assert_reads(CHESS, empty, "a1c3", &["bc3", "Bc3"]);
}

#[test]
fn a_dash_is_no_capture() {
    // The king may take the knight on d5, or climb past it from d4.
    let fen = "7k/8/8/3n4/4K3/8/8/8 w - - 0 1 4";
    assert_reads(D8, fen, "e4d4", &["Ke4-d5", "(4) Ke4-d5", "Ke4-d4-d5", "Kd4"]);
    assert_reads(D8, fen, "e4d5", &["Ke4xd5", "Kxd5", "e4d5", "Kd5"]);
    assert_reads(CHESS, "7k/8/8/3n4/4K3/8/8/8 w - - 0 1", "e4d5", &["Ke4-d5", "e4-d5"]);
}

#[test]
fn form_and_meaning_are_told_apart() {
    let chess = game(CHESS, START);
    for text in ["", " ", "xyzzy", "Nf", "e2e4e5e6e7", "((3)", "(x) e4", "O-O-O-O", "ß", "=Q"] {
        assert!(matches!(chess.read(text), Err(ReadError::Syntax { .. })), "{text:?}");
    }
    assert_told(CHESS, START, "e9", "the board has no square e9");
    for text in ["e5", "e9", "Nd2", "O-O", "(3) e4", "3"] {
        assert!(matches!(chess.read(text), Err(ReadError::Meaning { .. })), "{text:?}");
    }
    assert_told(
        CHESS,
        START,
        "xyzzy",
        "write one like `a3`, `a4`, `Na3`, or as squares like `a2a3`",
    );
}

#[test]
fn long_and_odd_text_is_quoted_briefly() {
    let error = game(CHESS, START).read(&"`x\n".repeat(500)).unwrap_err().to_string();
    assert!(error.chars().count() < 200 && !error.contains('\n'), "{error}");
    assert!(!error.contains("``"), "{error}");
}

#[test]
fn nothing_is_read_when_the_game_is_over() {
    assert_told(CHESS, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "the game is over by stalemate");
    assert_told(CHESS, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "Kg8", "the game is over by checkmate");
    assert_told(D8, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 ?", "5", "the game is over by stalemate");
}
