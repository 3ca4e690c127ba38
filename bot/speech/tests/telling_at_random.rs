//! Random games of every variant, told in every language: nothing is missing, nothing is too long,
//! and no sign of Fluent's own is left.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rules::variants::VARIANTS;
use rules::{Action, ByColor, Color, Game, Outcome};
use scene::Scene;
use speech::menu::{Line, Menu};
use speech::narration::{Markup, PlayerName, last_action};
use speech::{Language, ending, next, picture, roll_threats};

use crate::support::alt::is_sound;

/// The most that Discord takes of a message.
const MESSAGE: usize = 2000;

fn people() -> ByColor<PlayerName> {
    let person = |name: &str| PlayerName::Person(name.to_owned());
    ByColor { white: person("<@1>"), black: person("<@2>") }
}

fn check(text: &str, most: usize) {
    let count = text.chars().count();
    assert!((1..=most).contains(&count), "{count} characters: {text}");
    assert!(!text.contains(['{', '}', '$']) && !text.contains("  "), "{text}");
    assert!(!text.starts_with(' ') && !text.ends_with(' '), "{text:?}");
}

/// What a message says of a game as it stands.
fn message(language: Language, game: &Game) -> String {
    let who = people();
    let first = match game.end() {
        Some(end) => ended(language, game, end),
        None => next::next(language, game, &who[game.position().side_to_act()]),
    };
    let told = last_action(language, game, &who, Markup::Discord);
    [first, told, roll_threats::of_game(language, game).join(" ")].join("\n").trim().to_owned()
}

fn ended(language: Language, game: &Game, end: Outcome) -> String {
    let names = ["white", "black", "winner", "loser"];
    let kinds = ["white_is", "black_is", "winner_is", "loser_is"];
    let told = ending::on_board(game, end).with("turn", "9");
    let told = names.iter().fold(told, |told, name| told.with(name, "<@1>"));
    kinds.iter().fold(told, |told, kind| told.with(kind, "person")).format(language)
}

fn check_line(Line { label, description }: &Line) {
    check(label, 100);
    check(description, 1000);
}

/// Checks that what was done is a whole sentence about a side, and that alt text has every piece.
fn check_english(game: &Game) {
    let told = last_action(Language::English, game, &PlayerName::SIDES, Markup::Discord);
    assert!(told.starts_with("White ") || told.starts_with("Black "), "{told}");
    assert!(told.ends_with(['.', '!']) && !told.contains('{'), "{told}");
    let scene = Scene::of_game(game, game.position().side_to_act());
    let alt = picture::alt(Language::English, &scene);
    assert!(is_sound(&alt, &scene), "{alt}");
}

/// Plays a random game, and tells it as it goes.
fn play(language: Language, game: &mut Game, chance: &mut Xoshiro256PlusPlus) {
    for _ in 0..150 {
        let Some(&action) = game.legal_actions().choose(chance) else {
            break;
        };
        if matches!(action, Action::Move(_) | Action::PlaceGravitatur { .. }) {
            check_line(&Menu::full(language, game).turn(action));
        }
        game.play(action).unwrap();
        check(&message(language, game), MESSAGE);
        if language == Language::English {
            check_english(game);
        }
        if chance.random_range(0..8) == 0 {
            let side = *Color::BOTH.choose(chance).unwrap();
            check(&picture::alt(language, &Scene::of_game(game, side)), picture::ALT_LIMIT);
        }
        if game.end().is_some() {
            break;
        }
    }
}

#[test]
fn games_are_told_in_every_language() {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(14);
    for language in Language::ALL {
        for variant in VARIANTS {
            for _ in 0..12 {
                play(language, &mut Game::new(*variant), &mut chance);
            }
        }
    }
}
