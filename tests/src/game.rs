//! What most tests begin with: the game that has a die, and a game of two.

use playground::Outcome;
use rules::Game;
use rules::variants::by_id;
use serde_json::{Value, json};

use crate::{GameDriver, Person, World, refusal};

/// The game that most stories are about.
pub const GAME: &str = "superpermutation-d8";

/// Ada challenges Boris in `#chess` and plays White.
pub async fn begin<'a>(world: &'a World, variant: &str) -> GameDriver<'a> {
    let (ada, boris) = world.two();
    GameDriver::begin(world, variant, ada, boris).await
}

/// Their game of chess after a turn of each, with nothing owed any more.
pub async fn opened(world: &World) -> GameDriver<'_> {
    let game = begin(world, "chess").await;
    let seq = game.plays(0, &["e2e4", "e7e5"]).await;
    game.noted(seq).await;
    world.settle().await;
    game
}

/// A game after these actions.
pub fn after(variant: &str, actions: &str) -> Game {
    let mut game = Game::new(by_id(variant).expect("a game"));
    plays(&mut game, actions);
    game
}

/// Plays these actions.
pub fn plays(game: &mut Game, actions: &str) {
    for action in actions.split_whitespace() {
        game.play(action.parse().expect("an action")).expect("a legal action");
    }
}

/// The options of a challenge to this person, in which who challenges plays White.
pub fn to(person: Person<'_>, variant: &str) -> Value {
    json!({ "variant": variant, "opponent": person.id.to_string(), "color": "white" })
}

/// Checks that each of these answers is a private refusal that says something of `help`.
pub fn refused<'a>(
    person: Person<'_>,
    help: &str,
    outcomes: impl IntoIterator<Item = &'a Outcome>,
) {
    for outcome in outcomes {
        let text = refusal(person, outcome);
        assert!(text.contains(help), "{help:?} is not in {text:?}");
    }
}
