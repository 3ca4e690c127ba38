//! Positions as text: what is refused and why, and what odd texts are positions.
//!
//! A line of `cases/fen.txt` is a game, a text and, if it is refused, the part that is wrong and a
//! piece of the reason. A text without them is a position and is written just so.

use rules::fen::FenPart;
use rules::{Game, fen};

use crate::support;

#[test]
fn a_text_is_a_position_or_is_refused_for_its_reason() {
    support::check_cases("cases/fen.txt", |case| {
        let fields: Vec<&str> = case.split('|').map(str::trim).collect();
        match fields[..] {
            [id, text] => check(id, text, None),
            [id, text, refused] => check(id, text, Some(refused)),
            _ => Err("a case has a game, a text and one refusal at most".to_owned()),
        }
    });
}

fn check(id: &str, text: &str, refused: Option<&str>) -> Result<(), String> {
    match (Game::from_fen(support::variant(id), text), refused) {
        (Ok(game), None) if game.fen() == text => Ok(()),
        (Ok(game), _) => Err(format!("accepted as {}", game.fen())),
        (Err(error), None) => Err(error.to_string()),
        (Err(error), Some(wanted)) => {
            let (part, reason) = wanted.split_once(": ").ok_or("a refusal has `: `")?;
            let (found, told) = (format!("{:?}", error.part()), error.to_string());
            let is_short = !told.contains('\n') && told.chars().count() < 200;
            let is_so = found == part && told.contains(reason) && is_short;
            if is_so { Ok(()) } else { Err(format!("{found}: {told}")) }
        }
    }
}

#[test]
fn each_part_is_wrong_in_some_case() {
    let cases = support::cases("cases/fen.txt");
    for part in FenPart::ALL {
        let refusal = format!("| {part:?}: ");
        assert!(cases.iter().any(|case| case.text.contains(&refusal)), "{part:?}");
    }
}

#[test]
fn white_space_between_fields_is_free() {
    let variant = support::variant("chess");
    let text = " 8/8/8/8/8/8/8/K1k5\tw  - - 0 1 \r\n";
    let position = fen::parse(variant, text).unwrap();
    assert_eq!(fen::write(variant, &position), "8/8/8/8/8/8/8/K1k5 w - - 0 1");
}

#[test]
fn clocks_at_their_limit_go_on() {
    let mut game = support::game("chess", "4k3/8/8/8/8/8/8/4K3 b - - 999999 999999");
    support::play(&mut game, "e8d8");
    assert!(game.fen().ends_with(" 1000000 1000000"));
    assert_eq!(support::game("chess", &game.fen()).fen(), game.fen());
}
