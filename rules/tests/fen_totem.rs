//! Positions of Totem Chess as text: what is refused, and why, and what odd ones are positions.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod support;

/// Checks that each text is refused for its reason.
#[track_caller]
fn assert_refused(cases: &[(&str, &str)]) {
    for (text, reason) in cases {
        support::assert_refused("totem", text, reason);
    }
}

/// Checks that each text is a position and is written just so.
#[track_caller]
fn assert_accepted(texts: &[&str]) {
    for text in texts {
        support::assert_accepted("totem", text);
    }
}

#[test]
fn boards_that_are_none() {
    assert_refused(&[
        ("8k/9/9/9/404/9/9/K8 w - - 0 1 0 - - -", "9 ranks"),
        ("8k/9/9/9/404/9/9/9/9/K8 w - - 0 1 0 - - -", "9 ranks"),
        ("8k/9/9/9/404/9/9/9/K7 w - - 0 1 0 - - -", "rank 1"),
        ("8k/9/9/9/404/9/9/9/K9 w - - 0 1 0 - - -", "rank 1"),
        ("8k/9/9/9/404/8/9/9/K8 w - - 0 1 0 - - -", "rank 4"),
        ("8k/9/9/9/40x3/9/9/9/K8 w - - 0 1 0 - - -", "'x'"),
        ("8k/9/9/9/40D3/9/9/9/K8 w - - 0 1 0 - - -", "'D'"),
        ("8k/9/9/9/9/9/9/9/K8 w - - 0 1 0 - - -", "exactly one Null"),
        ("8k/9/9/9/404/404/9/9/K8 w - - 0 1 0 - - -", "more than one Null"),
        ("8k/9/9/9/404/9/9/9/9 w - - 0 1 0 - - -", "white must have exactly one royal piece"),
        ("9/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -", "black must have exactly one royal piece"),
        ("8k/9/9/9/404/9/9/9/KK7 w - - 0 1 0 - - -", "white must have exactly one royal piece"),
        ("8k/9/9/9/404/9/8S/9/K8 w - - 0 1 0 - - -", "white must have exactly one royal piece"),
        ("k7a/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -", "black must have exactly one royal piece"),
        ("8k/9/9/9/404/9/9/9/KT1T5 w - - 0 1 0 - - -", "white may have one Totem at most"),
        ("tt6k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -", "black may have one Totem at most"),
        ("P7k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -", "a9, its last rank"),
        ("8k/9/9/9/404/9/9/9/K7p w - - 0 1 0 - - -", "i1, its last rank"),
        ("8k/9/9/9/404/9/9/9/S8 w - - 0 1 0 - - -", "Spirit King cannot stand on a1"),
        ("S7k/9/9/9/404/9/9/9/9 w - - 0 1 0 - - -", "Spirit King cannot stand on a9"),
        ("8K/9/9/9/404/9/9/9/s8 w - - 0 1 0 - - -", "Spirit King cannot stand on a1"),
        ("s7K/9/9/9/404/9/9/9/9 w - - 0 1 0 - - -", "Spirit King cannot stand on a9"),
    ]);
}

#[test]
fn the_player_not_to_move_in_check() {
    assert_refused(&[
        ("7Rk/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - -", "i9 is in check"),
        ("8k/9/9/9/404/9/9/9/K7r b - - 0 1 0 - - -", "a1 is in check"),
        ("8k/9/9/9/404/9/9/9/K7r b - - 0 1 0 ? - -", "a1 is in check"),
        ("9/9/9/9/404/9/9/1k7/K8 w - - 0 1 0 - - -", "b2 is in check"),
        ("8k/9/9/5A3/404/9/9/9/9 w - - 0 1 0 - - -", "i9 is in check"),
        ("9/9/9/9/404/1k7/S8/9/9 w - - 0 1 0 - - -", "b4 is in check"),
        ("8k/8T/9/9/404/9/9/9/K7R w - - 0 1 0 - - -", "i9 is in check"),
    ]);
    // What attacks nobody, or not so far, and the player to move, before a roll too.
    assert_accepted(&[
        "8k/8T/9/9/404/9/9/9/K8 w - - 0 1 0 - - -",
        "8k/9/9/9/404/4A4/9/9/9 w - - 0 1 0 - - -",
        "9/9/9/9/404/k8/S8/9/9 w - - 0 1 0 - - -",
        "8k/8t/9/9/404/9/9/9/K7R w - - 0 1 0 - - -",
        "8k/9/9/9/404/9/9/9/K7r w - - 0 1 0 - - -",
        "8k/9/9/9/404/9/9/9/K7r w - - 0 1 0 ? - -",
    ]);
}

#[test]
fn castling_rights_without_king_and_rook_at_home() {
    assert_refused(&[
        ("5k3/9/9/9/404/9/9/9/4K3R w K - 0 1 0 - - -", "king on f1"),
        ("5k3/9/9/9/404/9/9/9/5K1R1 w K - 0 1 0 - - -", "rook on i1"),
        ("5k3/9/9/9/404/9/9/9/R4K3 w KQ - 0 1 0 - - -", "rook on i1"),
        ("5k3/9/9/9/404/9/9/9/5K3 w Q - 0 1 0 - - -", "rook on a1"),
        ("5k2r/9/9/9/404/9/9/9/5K3 w q - 0 1 0 - - -", "rook on a9"),
        ("4k3r/9/9/9/404/9/9/9/5K3 w k - 0 1 0 - - -", "king on f9"),
        ("9/9/3k5/9/404/9/9/9/5A2R w K - 0 1 0 - - -", "king on f1"),
        ("5k3/9/9/9/404/9/9/9/5K2r b K - 0 1 0 - - -", "rook on i1"),
        ("r4k2r/9/9/9/404/9/9/9/5K3 w qk - 0 1 0 - - -", "is written `kq`"),
        ("r4k2r/9/9/9/404/9/9/9/5K3 w x - 0 1 0 - - -", "castling"),
    ]);
}

#[test]
fn en_passant_squares_that_no_pawn_has_just_passed() {
    let reason = "just have passed";
    assert_refused(&[
        ("8k/9/9/9/404/P8/9/9/K8 w - a3 0 1 0 - - -", reason),
        ("8k/9/9/9/404/9/9/9/K8 b - a3 0 1 0 - - -", reason),
        ("8k/9/9/9/404/p8/9/9/K8 b - a3 0 1 0 - - -", reason),
        ("8k/9/9/9/404/N8/9/9/K8 b - a3 0 1 0 - - -", reason),
        ("8k/9/9/P8/404/9/9/9/K8 b - a3a4a5 0 1 0 - - -", reason),
        // All of the squares, and no more.
        ("8k/9/9/9/P304/9/9/9/K8 b - a3 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/9/K8 b - a4 0 1 0 - - -", reason),
        ("8k/9/9/9/404/P8/9/9/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/9/K8 b - a3a4b3 0 1 0 - - -", reason),
        ("8k/9/9/9/404/P1P6/9/9/K8 b - a3c3 0 1 0 - - -", reason),
        // The way was not free.
        ("8k/9/9/9/P304/9/N8/9/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/n8/9/9/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/t8/9/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P8/9/08/9/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/N8/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/K8/9 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/08/K8 b - a3a4 0 1 0 - - -", "more than one Null"),
        ("8k/9/9/9/P8/9/9/08/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/9/9/t8/K8 b - a3a4 0 1 0 - - -", reason),
        ("8k/9/9/9/P304/A8/9/9/9 b - a3a4 0 1 0 - - -", reason),
        // How they are written.
        ("8k/9/9/9/P304/9/9/9/K8 b - a4a3 0 1 0 - - -", "is written `a3a4`"),
        ("8k/9/9/9/p304/9/9/9/K8 w - a6a7 0 1 0 - - -", "is written `a7a6`"),
        ("8k/9/9/9/P304/9/9/9/K8 b - a3a 0 1 0 - - -", "en passant"),
        ("8k/9/9/9/P304/9/9/9/K8 b - j3 0 1 0 - - -", "en passant"),
    ]);
    assert_accepted(&[
        "8k/9/9/9/404/P8/9/9/K8 b - a3 0 1 1 - - -",
        "8k/9/9/9/P304/9/9/9/K8 b - a3a4 0 1 2 - - -",
        "8k/9/9/9/p304/9/9/9/K8 w - a7a6 0 1 0 ? - -",
        "8k/9/9/p8/404/9/9/9/K8 w - a7 0 1 0 - - -",
        // Through the pawn's Totem, and after a swap with it or with the Ascended King.
        "8k/9/9/9/P304/9/T8/9/K8 b - a3a4 0 1 1 - - -",
        "8k/9/9/9/P304/9/9/T8/K8 b - a3a4 0 1 1 - - -",
        "8k/9/9/9/P304/9/9/A8/9 b - a3a4 0 1 1 - - -",
    ]);
}

#[test]
fn barred_sides_with_a_totem() {
    assert_refused(&[
        ("8k/9/9/9/404/9/9/9/KT7 w - - 0 1 0 - w -", "white is barred and has a Totem"),
        ("7tk/9/9/9/404/9/9/9/K8 w - - 0 1 0 - wb -", "black is barred and has a Totem"),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - bw -", "barred sides"),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - x -", "barred sides"),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - ww -", "barred sides"),
    ]);
    assert_accepted(&[
        "8k/9/9/9/404/9/9/9/KT7 w - - 0 1 0 - b -",
        "7tk/9/9/9/404/9/9/9/K8 w - - 0 1 0 - w -",
        "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - wb -",
    ]);
}

#[test]
fn fields_that_are_malformed_or_do_not_fit_together() {
    let undo = "8k/9/9/404/9/9/9/9/K8,-,-,0,-";
    let position = "8k/9/9/9/404/9/9/9/K8 w - - 0 1";
    for (rest, reason) in [
        ("".to_owned(), "four more"),
        ("0 - -".to_owned(), "four more"),
        ("0 - - - -".to_owned(), "four more"),
        ("3 - - -".to_owned(), "plies since the last roll"),
        ("- - - -".to_owned(), "plies since the last roll"),
        ("00 - - -".to_owned(), "plies since the last roll"),
        ("0 ! - -".to_owned(), "phase"),
        ("0 !x - -".to_owned(), "phase"),
        ("0 1 - -".to_owned(), "phase"),
        ("0 ?? - -".to_owned(), "phase"),
        ("1 ? - -".to_owned(), "plies since the last roll are 0"),
        ("2 ? - -".to_owned(), "plies since the last roll are 0"),
        (format!("1 - - {undo}"), "plies since the last roll are 0"),
        (format!("2 !w - {undo}"), "plies since the last roll are 0"),
        (format!("0 ? - {undo}"), "while a roll is owed"),
        ("0 !w - -".to_owned(), "needs the position before it"),
        ("0 !b - -".to_owned(), "needs the position before it"),
    ] {
        assert_refused(&[(&format!("{position} {rest}"), reason)]);
    }
}

#[test]
fn undo_fields_that_are_malformed() {
    let position = "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - -";
    for (undo, reason) in [
        ("?", "the position before the last roll is"),
        ("8k/9/9/404/9/9/9/9/K8", "the position before the last roll is"),
        ("8k/9/9/404/9/9/9/9/K8,-,-,0", "the position before the last roll is"),
        ("8k/9/9/404/9/9/9/9/K8,-,-,0,-,-", "the position before the last roll is"),
        ("8k/9/9/404/9/9/9/K8,-,-,0,-", "before the last roll, the board has 9 ranks"),
        ("8k/9/9/404/9/9/9/9/K8,x,-,0,-", "before the last roll, castling"),
        ("8k/9/9/404/9/9/9/9/K8,-,x,0,-", "before the last roll, en passant"),
        ("8k/9/9/404/9/9/9/9/K8,-,-,x,-", "before the last roll, the halfmove clock"),
        ("8k/9/9/404/9/9/9/9/K8,-,-,00,-", "is written"),
        ("8k/9/9/404/9/9/9/9/K8,-,-,0,x", "before the last roll, the barred sides"),
        // No position of its own.
        ("8k/9/9/9/9/9/9/9/K8,-,-,0,-", "before the last roll, there must be exactly one Null"),
        ("8k/9/9/404/9/9/9/9/9,-,-,0,-", "before the last roll, white must have exactly one"),
        ("8k/9/9/404/9/9/9/9/KT7,-,-,0,w", "before the last roll, white is barred"),
        ("8k/9/9/404/9/9/9/9/K7R,-,-,0,-", "before the last roll, it is white's move"),
        ("8k/9/9/404/9/9/9/9/K8,K,-,0,-", "before the last roll, white cannot castle"),
        ("8k/9/9/404/9/9/9/9/K8,-,a7,0,-", "before the last roll, no black pawn"),
    ] {
        assert_refused(&[(&format!("{position} {undo}"), reason)]);
    }
}

#[test]
fn undo_fields_from_which_no_roll_leads_here() {
    let reason = "no roll leads";
    assert_refused(&[
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/404/9/9/9/9/9/K8,-,-,0,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/9/404/9/9/9/K8,-,-,0,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/9/9/9/9/1K7,-,-,0,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/9/9/9/9/K8,-,-,1,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 1 1 0 - - 8k/9/9/404/4n4/9/9/9/K8,-,-,0,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - w 8k/9/9/404/9/9/9/9/K8,-,-,0,-", reason),
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/9/9/9/9/K8,-,-,0,b", reason),
        // Another field for castling or for en passant.
        ("5k3/9/9/9/404/9/9/9/5K2R w - - 0 1 0 - - 5k3/9/9/404/9/9/9/9/5K2R,K,-,0,-", reason),
        ("8k/9/9/9/p304/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/p8/9/9/9/K8,-,a7a6,0,-", reason),
        // A decision that is not owed, is another player's, or is owed.
        ("8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 !w - 8k/9/9/404/9/9/9/9/K8,-,-,0,-", reason),
        ("4r3k/9/9/9/305/9/9/9/T3K4 w - - 0 1 0 !b - 4r3k/9/9/9/404/9/9/9/T3K4,-,-,0,-", reason),
        ("4r3k/9/9/9/305/9/9/9/T3K4 b - - 0 1 0 - - 4r3k/9/9/9/404/9/9/9/T3K4,-,-,0,-", reason),
        // The game ended there, or before the roll.
        ("4r3k/9/9/9/305/9/9/9/4K4 w - - 0 1 0 - - 4r3k/9/9/9/404/9/9/9/4K4,-,-,0,-", reason),
        ("k8/2Q6/1K7/9/404/9/9/9/9 b - - 0 1 0 - - k8/2Q6/1K7/404/9/9/9/9/9,-,-,0,-", reason),
    ]);
}

#[test]
fn positions_of_every_phase_round_trip() {
    assert_accepted(&[
        "rnbqtkbnr/ppppppppp/9/9/404/9/9/PPPPPPPPP/RNBQTKBNR w KQkq - 0 1 0 - - -",
        // Pawns on their own first rank, every royal piece, no piece but the royal ones.
        "p7k/9/9/9/404/9/9/9/KP7 w - - 0 1 0 - - -",
        "9/4s4/9/9/404/9/9/9/A8 b - - 0 1 2 - - -",
        "8k/9/9/9/404/9/9/9/K8 b - - 12 34 1 - - -",
        // A roll that is owed, also after mate and stalemate, where it never comes.
        "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 ? - -",
        "k7R/9/1K7/9/404/9/9/9/9 b - - 0 1 0 ? - -",
        "k8/2Q6/1K7/9/404/9/9/9/9 b - - 0 1 0 ? - -",
        // After a roll, before and after a decision, and after it was prevented.
        "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/9/9/9/9/K8,-,-,0,-",
        "8k/9/9/9/404/9/9/9/K8 w - - 0 1 0 - - 8k/9/9/404/4n4/9/9/9/K8,-,-,9,-",
        "4r3k/9/9/9/305/9/9/9/T3K4 w - - 7 1 0 !w - 4r3k/9/9/9/404/9/9/9/T3K4,-,-,7,-",
        "4r3k/9/9/9/305/9/9/9/T3K4 w - - 7 1 0 - - 4r3k/9/9/9/404/9/9/9/T3K4,-,-,7,-",
        "4r3k/9/9/9/305/9/9/9/T3K4 b - - 7 1 0 !w - 4r3k/9/9/9/404/9/9/9/T3K4,-,-,7,-",
        "4r3k/9/9/9/404/9/9/9/4K4 w - - 7 30 0 - - -",
        // Castling lost and a side barred by the roll.
        "5k3/9/9/9/9/9/9/9/5K20 w - - 0 1 0 - - 5k3/9/9/9/9/9/9/80/5K2R,K,-,7,-",
        "8k/9/9/404/4K4/9/9/9/9 w - - 0 1 0 - w 8k/9/9/4A4/404/9/9/9/T8,-,-,7,-",
        // En passant with the Null on a target, and in the pawn's place.
        "8k/9/9/9/P8/9/08/9/8K b - a3a4 7 30 0 - - 8k/9/9/9/P8/9/107/9/8K,-,a3a4,7,-",
        "8k/9/9/9/08/9/9/9/8K b - a3a4 0 30 0 - - 8k/9/9/08/P8/9/9/9/8K,-,a3a4,7,-",
    ]);
}
