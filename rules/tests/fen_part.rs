//! Which part of a text is wrong that is no position.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use rules::Game;
use rules::fen::FenPart;
use rules::variants::by_id;

#[test]
fn the_wrong_part_is_named() {
    let cases = [
        ("chess", "8/8/8/8/8/8/8/K1k5 w", FenPart::Fields),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - - 0 1 ?", FenPart::Fields),
        ("superpermutation-d8", "8/8/8/8/8/8/8/K1k5 w - - 0 1", FenPart::Fields),
        ("chess", "8/8/8/8/8/8/K1k5 w - - 0 1", FenPart::Placement),
        ("chess", "8/8/8/8/8/8/8/K1x5 w - - 0 1", FenPart::Placement),
        ("chess", "8/8/8/8/8/8/8/K1k41 w - - 0 1", FenPart::Placement),
        ("chess", "8/8/8/8/8/8/8/K1k5 red - - 0 1", FenPart::Turn),
        ("chess", "8/8/8/8/8/8/8/K1k5 w KQ - 0 1", FenPart::Castling),
        ("gravitatur", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", FenPart::Castling),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - e3 0 1", FenPart::EnPassant),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - - x 1", FenPart::Halfmove),
        ("chess", "8/8/8/8/8/8/8/K1k5 w - - 0 01", FenPart::Fullmove),
        ("superpermutation-d8", "8/8/8/8/8/8/8/K1k5 w - - 0 1 9", FenPart::Die),
        ("totem", "4t4/9/9/9/4k4/404/9/9/4K4 w - - 0 1 3 - - -", FenPart::Null),
        ("totem", "4t4/9/9/9/4k4/9/9/9/4K4 w - - 0 1 0 - - -", FenPart::Counts),
        ("chess", "8/8/8/8/8/8/8/K1K5 w - - 0 1", FenPart::Counts),
        ("chess", "8/8/8/8/8/8/8/K1k4P w - - 0 1", FenPart::Rank),
        ("chess", "8/8/8/8/8/8/7R/K6k w - - 0 1", FenPart::Check),
    ];
    for (id, text, part) in cases {
        let error = Game::from_fen(by_id(id).unwrap(), text).err().unwrap();
        assert_eq!(error.part(), part, "{text}: {error}");
    }
    let told: Vec<FenPart> = cases.iter().map(|(.., part)| *part).collect();
    assert!(FenPart::ALL.iter().all(|part| told.contains(part)), "each part is there once");
}
