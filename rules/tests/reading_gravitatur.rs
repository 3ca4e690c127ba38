//! Reading turns of the Gravitatur, and what programs are told if they cannot be played.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

use support::game;

const ID: &str = "gravitatur";
const START: &str = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
const MATE_IN_TWO: &str = "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1";
const CHECKED: &str = "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1";

#[track_caller]
fn assert_reads(fen: &str, action: &str, texts: &[&str]) {
    let game = game(ID, fen);
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
            assert!(error.chars().count() < 500 && !error.contains('\n'), "{error}");
        }
    }
}

#[test]
fn many_spellings_of_a_turn() {
    let knight = [
        "@d4/g1f3",
        "G@d4/Nf3",
        "G@d4/nf3",
        "g@d4/Nf3",
        "G@D4/NF3",
        "@d4/Nf3",
        "@d4 Nf3",
        "@d4Nf3",
        "@d4, Nf3",
        "@d4-Nf3",
        "G @ d4 / N f3",
        "d4/Nf3",
        "Gd4/Nf3",
        "gd4/g1f3",
        "G@d4/Ng1-f3",
        "1. G@d4/Nf3!?",
        "@D4/G1F3",
        "G@d4/♘f3",
    ];
    assert_reads(START, "@d4/g1f3", &knight);
    // The pawn has been drawn to e3 from f2.
    assert_reads(START, "@d4/e3e4", &["G@d4/e4", "@d4/e3e4", "@d4/e3-e4"]);
    assert_reads(START, "@g5/e2e4", &["g5/e4", "@g5/e2e4", "G@g5/E4"]);
}

#[test]
fn teleports_and_promotions() {
    assert_reads(START, "@e5/e1h1", &["G@e5/Kh1", "@e5/Ke1-h1", "G@e5/K h1"]);
    let fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    assert_reads(fen, "@c3/a7a8q", &["G@c3/a8=Q", "c3/a8q", "@c3/a7a8Q", "@c3/a8/Q"]);
    assert_told(ID, fen, "@c3/a8", "after `G@c3`, say what the pawn becomes: `G@c3/a8=B`");
}

#[test]
fn a_placement_that_gives_check_stands_alone() {
    assert_reads(MATE_IN_TWO, "@c8", &["@c8", "G@c8", "G@c8+", "g@C8#", "G @ c8 +", "1.G@c8+"]);
    assert_told(
        ID,
        MATE_IN_TWO,
        "G@c8/h6",
        "the Gravitatur on c8 gives check, which ends the turn: write `G@c8+` alone",
    );
}

#[test]
fn a_move_without_a_placement_is_read_where_only_one_turn_has_it() {
    assert_reads(CHECKED, "e1d1", &["Kd1", "e1d1", "kd1", "Ke1-d1"]);
    assert_told(
        ID,
        START,
        "Nf3",
        "say where the Gravitatur goes before the move: `G@a3/Nf3`, `G@a4/Nf3`",
    );
    let lone = "8/8/8/3k4/8/8/8/K7 w - - 0 1";
    assert_reads(lone, "@h8/g7h7", &["Kh7", "g7h7"]);
}

#[test]
fn a_placement_needs_a_move_after_it() {
    assert_told(ID, START, "G@d4", "after the Gravitatur on d4 comes a move: `G@d4/a3`");
}

#[test]
fn where_the_gravitatur_cannot_go() {
    let wanted = "the Gravitatur needs an empty square, and on e2 stands White's pawn; it can go \
                  to a3, a4, a5, a6, b3, b4, b5, b6 and 24 more";
    assert_told(ID, START, "@e2/Nf3", wanted);
    assert_told(ID, START, "@i9/Nf3", "the board has no square i9");
    let shielded = "r6k/8/8/8/8/8/P7/K7 w - - 0 1";
    let wanted = "the Gravitatur on c4 would leave your king in check on a1; it can go to a3";
    assert_told(ID, shielded, "@c4/a3", wanted);
    assert_told(ID, shielded, "G@c4", wanted);
    let cornered = "7k/8/4q3/8/8/8/8/K7 w - - 0 1";
    assert_told(ID, cornered, "@a2/Kb1", "with the Gravitatur on a2 you would have no legal move");
}

#[test]
fn in_check_the_gravitatur_may_not_be_used() {
    let wanted = "the king on e1 is in check, so you move without the Gravitatur: `Kd1`";
    assert_told(ID, CHECKED, "@a1/Kd1", wanted);
    assert_told(ID, CHECKED, "Ke2", "the king on e1 is in check, and `Ke2` does not end that");
}

#[test]
fn where_no_placement_is_legal_a_move_stands_alone() {
    let fen = "qrNnbNnr/PbPnbqkb/pqbrpppp/pPPpbppP/KpnPppNn/1PPbqbbP/1rppBPpp/NbRBrNbR w - - 0 1";
    assert_reads(fen, "a4a1", &["Ka1", "a4a1"]);
    let wanted = "would leave your king in check on a3; you move without it now: `Ka1`";
    assert_told(ID, fen, "@a2/Ka1", wanted);
}

#[test]
fn what_cannot_be_played_after_a_placement() {
    let told = |text, wanted| assert_told(ID, START, text, wanted);
    told("@d4/Nxf3", "after `G@d4`, `@d4/Nxf3` would capture nothing: write `G@d4/Nf3`");
    told("@d4/b2b3", "after `G@d4`, there is no piece on b2");
    told("@d4/Qxd5", "after `G@d4`, a queen cannot capture in Gravitatur Chess");
    told("@a3/Nd2", "after `G@a3`, no knight can go to d2; knights can play `G@a3/Na3`");
    told("@d4/e9", "after `G@d4`, the board has no square e9");
    told("@d4/O-O", "there is no castling in Gravitatur Chess");
    let pinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_told(ID, pinned, "@a7/Nc3", "after `G@a7`, `@a7/Nc3` would leave the king in check");
    let guarded = "3r2k1/8/8/8/8/8/8/4K3 w - - 0 1";
    assert_told(ID, guarded, "@a7/Kd1", "`@a7/Kd1` would put the king in check; that king can");
}

#[test]
fn what_cannot_be_played_wherever_the_gravitatur_goes() {
    assert_told(ID, START, "Qxd7", "a queen cannot capture in Gravitatur Chess");
    let wanted = "wherever the Gravitatur goes, `Ke7` cannot follow; write its square and then \
                  a move, such as `G@a3/a3`";
    assert_told(ID, START, "Ke7", wanted);
    assert_told(ID, START, "Nxf3", "`Nxf3` would capture nothing: write `G@a3/Nf3`");
}

#[test]
fn what_has_no_form_is_told_how_a_turn_is_written() {
    for text in ["@", "G@", "@d", "@d4/xyz", "xyzzy", "N@d4", "@d4@d5", "e4@d5"] {
        assert_told(ID, START, text, "write one like `G@a3/a3`, `G@a3/Na3`");
    }
    assert_told(ID, START, "x", "or as squares like `@a3/a2a3`");
}

#[test]
fn other_games_have_no_gravitatur() {
    let chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let wanted = "there is no Gravitatur in Chess: write the move alone";
    assert_told("chess", chess, "G@d4/Nf3", wanted);
    assert_told("chess", chess, "@d4", wanted);
}

#[test]
fn pieces_of_other_games_are_unknown() {
    for text in ["@d4/Tf3", "@d4/Sf3", "@d4/e8=T", "@d4/e8=A", "Tf3", "e8S"] {
        assert_told(ID, START, text, "cannot be read");
    }
}
