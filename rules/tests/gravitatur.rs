//! Gravitatur Chess: what is not told case by case.

use rules::{EventKind, Game};

use crate::support::{self, game};

const ID: &str = "gravitatur";

#[test]
fn a_placement_alone_shows_what_it_draws() {
    let game = Game::new(support::variant(ID));
    let events = |turn: &str| game.variant().events(game.position(), turn.parse().unwrap());
    let placement = events("@d4");
    assert_eq!(placement[0].kind, EventKind::GravitaturPlaced);
    assert_eq!(placement[0].to.unwrap().to_string(), "d4");
    let mut drawn: Vec<String> = placement[1..]
        .iter()
        .map(|event| {
            assert_eq!(event.kind, EventKind::Attracted);
            let (piece, from, to) = (event.piece.unwrap(), event.from.unwrap(), event.to.unwrap());
            format!("{}{from}{to}", piece.letter())
        })
        .collect();
    drawn.sort();
    assert_eq!(drawn, ["Pb2c3", "Pd2d3", "Pf2e3", "pa7c5", "pd7d5", "pg7e5"]);
    let turn = events("@d4/g1f3");
    assert_eq!(turn[..placement.len()], placement);
    let kinds = turn.iter().map(|event| event.kind).skip(placement.len());
    assert_eq!(kinds.collect::<Vec<_>>(), [EventKind::Moved]);
    let promotion = support::game(ID, "8/P6k/8/8/8/8/8/K7 w - - 0 1");
    let events = promotion.variant().events(promotion.position(), "@c3/a7a8n".parse().unwrap());
    let last = events.last().unwrap();
    assert_eq!((last.kind, last.piece.unwrap().letter()), (EventKind::Promoted, 'N'));
}

/// The notation of every legal turn that mates.
fn mates(game: &Game) -> Vec<String> {
    let turns = game.legal_actions().iter();
    turns.map(|&turn| game.notation(turn)).filter(|text| text.ends_with('#')).collect()
}

#[test]
fn the_mates_of_the_rules_page_are_the_only_ones() {
    let in_one = game(ID, "kn2r3/pp1q4/2B3Q1/5p1P/3Pp3/8/P4PPP/3R2K1 w - - 0 1");
    assert_eq!(mates(&in_one), ["G@a4/Qa6#"]);
    assert_eq!(in_one.read("1. G @ a4/Qa6#").unwrap().to_string(), "@a4/g6a6");
    let mut in_two = game(ID, "3r1bkr/2p4p/4np2/5P1P/8/1B6/8/6KR w - - 0 1");
    assert!(mates(&in_two).is_empty());
    for text in ["G@c8", "Kg7", "G@c8/h6"] {
        let turn = in_two.read(text).unwrap();
        in_two.play(turn).unwrap();
    }
    assert_eq!(support::outcome(&in_two), "white checkmate");
}
