//! The games in words: their names, what is special about each, and their rules.

use std::collections::HashSet;

use rules::variants::VARIANTS;
use speech::{Language, guide, variant_names};

#[test]
fn every_game_has_a_name_of_its_own_and_a_short_sentence() {
    for language in Language::ALL {
        let mut names = Vec::new();
        for variant in VARIANTS {
            let name = variant_names::name(language, *variant);
            // A thread, a button and a choice have it in them.
            assert!((1..=60).contains(&name.chars().count()), "{name}");
            let summary = variant_names::summary(language, *variant);
            assert!((1..=100).contains(&summary.chars().count()), "{summary}");
            assert!(summary.ends_with('.'), "{summary}");
            assert!(!names.contains(&name), "{name}");
            names.push(name);
        }
    }
}

#[test]
fn programs_and_people_know_a_game_by_the_same_english_name() {
    for variant in VARIANTS {
        assert_eq!(variant_names::name(Language::English, *variant), variant.info().name);
        assert_eq!(variant_names::name_by_id(Language::English, variant.id()), variant.info().name);
    }
    assert_eq!(variant_names::name_by_id(Language::English, "go"), "go");
}

#[test]
fn rules_are_pages_that_can_be_shown() {
    for variant in VARIANTS {
        let (id, pages) = (variant.id(), guide::pages(*variant));
        let keys: HashSet<&str> = pages.iter().map(|page| page.key.as_str()).collect();
        assert!(!keys.is_empty() && keys.len() == pages.len(), "{id}: {keys:?}");
        for page in pages {
            let place = format!("{id}, {}", page.key);
            assert!(page.key.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{place}");
            assert!(page.game(*variant).is_some(), "{place}");
        }
    }
}

#[test]
fn every_page_of_rules_is_told_under_its_heading() {
    for language in Language::ALL {
        for variant in VARIANTS {
            let count = guide::pages(*variant).len();
            for number in 0..count {
                let place = format!("{}, page {number}, {language:?}", variant.id());
                let page = guide::page(language, *variant, number).unwrap_or_default();
                let (heading, text) = page.split_once('\n').unwrap_or_default();
                assert!(
                    heading.contains(&variant_names::name(language, *variant)),
                    "{place}: {heading}"
                );
                assert!(heading.chars().count() <= 120, "{place}: {heading}");
                // Discord hides the line breaks around a text, not those within.
                assert!(!text.is_empty() && text.trim() == text, "{place}");
                assert!(!text.contains(['{', '}', '\t']), "{place}");
                assert_eq!(text.matches("**").count() % 2, 0, "{place}: something stays bold");
                assert_eq!(text.matches('`').count() % 2, 0, "{place}: some code stays open");
                // What is after the heading fits a message with it.
                assert!(page.chars().count() <= 2000, "{place}: {}", page.chars().count());
            }
            assert_eq!(guide::page(language, *variant, count), None);
        }
    }
}

#[test]
fn a_page_reads_as_discord_shows_it() {
    let chess =
        rules::variants::by_id("chess").and_then(|it| guide::page(Language::English, it, 1));
    let page = chess.unwrap_or_default();
    let start = "**Chess: Special moves, and draws** (2 of 2)\n- **Castling** (`O-O` or `O-O-O`): ";
    assert!(page.starts_with(start), "{page}");
    assert!(page.contains("\n\nThe game is a **draw** when\n\n- the player"), "{page}");
}
