//! What every registered game must satisfy.

use rules::variants::{Features, VARIANTS, Variant, by_id};
use rules::{Action, Color, Event, EventKind, Game, Phase, Role, RollEffect};

use crate::support;

#[test]
fn ids_are_sorted_unique_and_fit_for_urls() {
    let ids: Vec<&str> = VARIANTS.iter().map(|v| v.id()).collect();
    assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "{ids:?}");
    for id in ids {
        assert!(id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        assert_eq!(by_id(id).map(Variant::id), Some(id));
    }
    assert!(by_id("").is_none() && by_id("Chess").is_none());
}

#[test]
fn starts_are_positions_with_legal_actions() {
    for variant in VARIANTS {
        let game = Game::new(*variant);
        assert_eq!(game.fen(), variant.info().start_fen);
        assert!(!game.legal_actions().is_empty() && game.end().is_none());
        let rolls = matches!(game.legal_actions()[0], Action::Roll(_));
        assert!(!rolls || variant.features().die);
    }
}

#[test]
fn a_die_means_something_exactly_where_there_is_one() {
    for variant in VARIANTS {
        for color in Color::BOTH {
            for number in 1..=8 {
                let meaning = variant.roll_effect(Game::new(*variant).position(), number, color);
                assert_eq!(meaning.is_some(), variant.features().die);
                if let Some(meaning) = meaning {
                    assert!(!meaning.squares(variant.features().board_size).is_empty());
                }
            }
            assert_eq!(variant.roll_effect(Game::new(*variant).position(), 0, color), None);
            assert_eq!(variant.roll_effect(Game::new(*variant).position(), 9, color), None);
        }
    }
}

/// What is seen of a game's features in play.
#[derive(Default)]
struct Seen {
    die: bool,
    gravitatur: bool,
    castling: bool,
    captors: Vec<Role>,
    roles: Vec<Role>,
}

/// Every position of the sample answers, and every action in them.
fn seen_in_play(variant: &'static dyn Variant) -> Seen {
    let mut seen = Seen::default();
    for line in support::vectors(variant.id()).lines() {
        let sample: serde_json::Value = serde_json::from_str(line).unwrap();
        let game = Game::from_fen(variant, sample["fen"].as_str().unwrap()).unwrap();
        let position = game.position();
        assert_eq!(position.board.null().is_some(), variant.features().null, "{}", game.fen());
        seen.die |= matches!(position.phase, Phase::Roll { .. } | Phase::MoveWithRoll(_));
        seen.castling |= !position.castling.is_empty();
        for (square, piece) in position.board.pieces() {
            assert!(variant.features().board_size.contains(square), "{}", game.fen());
            seen.roles.push(piece.role);
        }
        for &action in game.legal_actions() {
            seen.die |= matches!(action, Action::Roll(_));
            seen.gravitatur |= action.placement().is_some();
            let events = variant.events(position, action);
            seen.captors.extend(events.iter().filter_map(captor));
        }
    }
    seen
}

/// The piece that captures by its own move.
fn captor(event: &Event) -> Option<Role> {
    let captures = event.kind == EventKind::Moved && event.captured.is_some();
    event.piece.filter(|_| captures).map(|piece| piece.role)
}

#[test]
fn features_are_true_of_play() {
    for variant in VARIANTS {
        let (id, seen, features) = (variant.id(), seen_in_play(*variant), variant.features());
        assert_eq!(seen.die, features.die, "{id}");
        assert_eq!(seen.gravitatur, features.gravitatur, "{id}");
        assert_eq!(seen.castling, features.castling, "{id}");
        for role in Role::ALL {
            assert_eq!(seen.roles.contains(&role), features.has(role), "{id}: {role:?}");
            let captures = seen.captors.contains(&role);
            assert!(!captures || features.can_capture(role), "{id}: {role:?}");
            let must = features.has(role) && features.can_capture(role);
            assert!(captures || !must, "{id}: no {role:?} captures in any sample");
        }
    }
}

#[test]
fn a_game_that_says_nothing_has_what_chess_has() {
    assert_eq!(*by_id("chess").unwrap().features(), Features::CHESS);
}

#[test]
fn the_file_of_a_number_is_counted_from_the_rollers_left() {
    let variant = by_id("superpermutation-d8").unwrap();
    let game = Game::new(variant);
    let meaning = |number, color| variant.roll_effect(game.position(), number, color).unwrap();
    let [a, c, f, h] = [0, 2, 5, 7].map(RollEffect::File);
    assert_eq!(meaning(1, Color::White), a);
    assert_eq!(meaning(8, Color::White), h);
    assert_eq!(meaning(1, Color::Black), h);
    assert_eq!(meaning(3, Color::Black), f);
    assert_eq!(meaning(3, Color::White), c);
    let mut squares = meaning(3, Color::White).squares(variant.features().board_size);
    assert_eq!(squares.len(), 8);
    assert!(squares.all(|square| square.file_letter() == 'c'));
}
