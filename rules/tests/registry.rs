//! What every registered game owes.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use rules::variants::{VARIANTS, by_id};
use rules::{Action, Color, Game};

#[test]
fn ids_are_sorted_unique_and_fit_for_urls() {
    let ids: Vec<&str> = VARIANTS.iter().map(|v| v.id()).collect();
    assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "{ids:?}");
    for id in ids {
        assert!(id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        assert_eq!(by_id(id).map(rules::Variant::id), Some(id));
    }
    assert!(by_id("").is_none() && by_id("Chess").is_none());
}

#[test]
fn starts_are_positions_with_legal_actions() {
    for variant in VARIANTS {
        let game = Game::new(*variant);
        assert_eq!(game.fen(), variant.start_fen());
        assert!(!game.legal_actions().is_empty() && game.end().is_none());
        let rolls = matches!(game.legal_actions()[0], Action::Roll(_));
        assert!(!rolls || variant.has_die());
    }
}

#[test]
fn summaries_are_short_sentences() {
    for variant in VARIANTS {
        let summary = variant.summary();
        assert!(summary.ends_with('.') && summary.len() <= 100, "{summary}");
        assert!(!variant.name().is_empty());
    }
}

#[test]
fn rules_are_pages_that_can_be_shown() {
    for variant in VARIANTS {
        assert!(!variant.rules().is_empty(), "{}", variant.id());
        for page in variant.rules() {
            assert!(!page.title.is_empty() && page.title.len() <= 60);
            assert!(
                !page.text.trim().is_empty() && page.text.chars().count() <= 1500,
                "{}",
                page.title
            );
            let mut game = Game::from_fen(*variant, page.fen)
                .unwrap_or_else(|error| panic!("{}: {error}", page.title));
            for action in page.actions {
                game.play(action.parse().unwrap())
                    .unwrap_or_else(|error| panic!("{}: {error}", page.title));
            }
        }
    }
}

#[test]
fn a_die_means_something_exactly_where_there_is_one() {
    for variant in VARIANTS {
        for color in Color::BOTH {
            for number in 1..=8 {
                let meaning = variant.die_meaning(Game::new(*variant).position(), number, color);
                assert_eq!(meaning.is_some(), variant.has_die());
                if let Some((words, squares)) = meaning {
                    assert!(!words.is_empty() && !squares.is_empty());
                }
            }
            assert_eq!(variant.die_meaning(Game::new(*variant).position(), 0, color), None);
            assert_eq!(variant.die_meaning(Game::new(*variant).position(), 9, color), None);
        }
    }
}

#[test]
fn the_file_of_a_number_is_counted_from_the_rollers_left() {
    let variant = by_id("superpermutation-d8").unwrap();
    let game = Game::new(variant);
    let file = |number, color| variant.die_meaning(game.position(), number, color).unwrap().0;
    assert_eq!(file(1, Color::White), "the a-file");
    assert_eq!(file(8, Color::White), "the h-file");
    assert_eq!(file(1, Color::Black), "the h-file");
    assert_eq!(file(3, Color::Black), "the f-file");
    let (_, squares) = variant.die_meaning(game.position(), 3, Color::White).unwrap();
    assert_eq!(squares.len(), 8);
    assert!(squares.iter().all(|square| square.file_letter() == 'c'));
}
