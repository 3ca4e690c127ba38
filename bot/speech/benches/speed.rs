//! How long it takes to tell a board: its alt text, the last action, and who is next.

use divan::{Bencher, black_box};
use rules::variants::by_id;
use rules::{Color, Game};
use scene::Scene;
use speech::Language;
use speech::narration::{Markup, PlayerName, last_action};
use speech::next::next;
use speech::picture::alt;

fn main() {
    divan::main();
}

/// A game of each kind after a few turns.
const GAMES: [(&str, &str); 4] = [
    ("chess", "e2e4 d7d5 e4d5"),
    ("superpermutation-d8", "r2 b2b4 r8 a7a5 r3 c2c4 r3 f7f5 r1 d1a4 r4"),
    ("totem", "d2d3 d8d7 e2e3 r5"),
    ("gravitatur", "@d4/c3c4"),
];

fn game((variant, actions): (&str, &str)) -> Game {
    let mut game = Game::new(by_id(variant).expect("a game of that id"));
    for action in actions.split_whitespace() {
        game.play(action.parse().expect("an action")).expect("a legal one");
    }
    game
}

#[divan::bench(args = GAMES)]
fn alt_text(bencher: Bencher, game_of: (&str, &str)) {
    let scene = Scene::of_game(&game(game_of), Color::White);
    bencher.bench(|| alt(Language::English, black_box(&scene)));
}

#[divan::bench(args = GAMES)]
fn message(bencher: Bencher, game_of: (&str, &str)) {
    let game = game(game_of);
    bencher.bench(|| {
        let game = black_box(&game);
        let told = last_action(Language::English, game, &PlayerName::SIDES, Markup::Discord);
        (told, next(Language::English, game, &PlayerName::Side(Color::White)))
    });
}
