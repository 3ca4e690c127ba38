//! Gravitatur Chess over the wire: a game to a placement that mates, and a turn chosen and typed
//! from either end.

use std::time::Instant;

use playground::{Choice, Message, Outcome};
use rules::{Action, Color, Event, Game, Move};
use serde_json::json;
use tests::{Person, Play, Table, World, refusal};

const GAME: &str = "gravitatur";

/// A king teleports twice, a placement gives check, a king that is drawn out captures its way on,
/// and a placement mates.
const MATE: &str = "@d4/e1c1 @e6/h7h6 @h5/c1b2 @b6 b5c5 @e4";

fn says(text: &str, words: &str) {
    assert!(text.contains(words), "{words:?} is not in {text:?}");
}

#[tokio::test]
async fn a_game_is_played_to_a_placement_that_mates() {
    let world = World::new().await;
    let mut play = Play::begin(&world, GAME).await;
    let mut boards = Vec::new();
    for action in MATE.split_whitespace() {
        boards.push(play.act(action).await.content);
    }
    says(&boards[0], "The Gravitatur on d4 draws the pawns to c3, d3, e3, c5, d5 and e5.");
    says(&boards[0], "The king swaps with the bishop, which is now on e1.");
    says(&boards[3], "Check! That ends the turn.");
    says(&boards[3], "(White), you are in check; your move.");
    says(&boards[4], "The king takes the pawn on c5.");
    says(&boards[5], "G@e4#");
    play.check_end(&play.win("Checkmate", Color::Black)).await;
    world.finish().await;
}

/// What a menu offers: values with their second lines.
fn options(message: &Message) -> Vec<(String, String)> {
    let rows = message.components.iter();
    let parts = rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default());
    let options = parts.flat_map(|it| it["options"].as_array().cloned().unwrap_or_default());
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    options.map(|it| (text(&it["value"]), text(&it["description"]))).collect()
}

fn values(message: &Message) -> Vec<String> {
    options(message).into_iter().map(|(value, _)| value).collect()
}

fn alt(message: &Message) -> String {
    message.attachments[0].description.clone().expect("an alt text")
}
