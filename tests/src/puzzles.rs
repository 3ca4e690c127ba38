//! Puzzles as the files hold them, and somebody who solves them.

use std::time::Duration;

use playground::{Message, Outcome};
use rules::{Action, Game};
use serde_json::{Value, json};
use speech::{Language, move_text};

use crate::{Person, World};

/// A puzzle of the files.
#[derive(Clone, Debug)]
pub struct Puzzle(Value);

/// The puzzle that a message shows, as its buttons tell.
pub fn shown(message: &Message) -> Puzzle {
    let of = |id: &str| id.strip_prefix("puzzle:").map(|rest| rest[..16].to_owned());
    let id = message.buttons().iter().find_map(|it| of(&it.custom_id)).expect("a puzzle");
    let lines = speech::game_files("puzzles.jsonl").flat_map(|(_, text)| text.lines());
    let mut lines = lines.filter(|line| line.contains(&id));
    let line = lines.next().expect("a puzzle of the files");
    Puzzle(serde_json::from_str(line).expect("JSON"))
}

/// Every pair of game and kind of which there are puzzles.
pub fn kinds() -> Vec<(String, String)> {
    let lines = speech::game_files("puzzles.jsonl").flat_map(|(_, text)| text.lines());
    let text = |line: &Value, key: &str| line[key].as_str().expect("text").to_owned();
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let mut kinds: Vec<_> = lines.map(|it| (text(&it, "variant"), text(&it, "kind"))).collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

impl Puzzle {
    /// Its id.
    pub fn id(&self) -> &str {
        self.0["id"].as_str().expect("an id")
    }

    /// What solves it.
    pub fn solution(&self) -> &Value {
        &self.0["solution"]
    }

    /// Its position.
    pub fn game(&self) -> Game {
        let text = |key: &str| self.0[key].as_str().expect("text");
        let variant = rules::variants::by_id(text("variant")).expect("a game");
        Game::from_fen(variant, text("fen")).expect("a position")
    }
}

/// The private answer to `/puzzle`.
pub async fn puzzle(person: Person<'_>, options: Value) -> Message {
    let message = person.asks_privately("puzzle", options).await;
    assert_eq!(message.attachments.len(), 1, "{}", message.content);
    message
}

/// The same of a game and kind.
pub async fn of(person: Person<'_>, variant: &str, kind: &str) -> Message {
    puzzle(person, json!({ "variant": variant, "kind": kind })).await
}

/// The numbers that a node names.
fn faces(node: &Value) -> Vec<String> {
    node["faces"].as_object().expect("numbers").keys().cloned().collect()
}

/// The message that an answer to a click makes of `message`.
fn becomes(message: &Message, outcome: &Outcome) -> Message {
    let next = outcome.shown();
    assert_eq!(next.id, message.id, "the message stays: {}", next.content);
    next
}

/// Names these numbers in the menu.
pub async fn names(who: Person<'_>, message: &Message, numbers: &[String]) -> Message {
    let [menu] = &message.menus()[..] else {
        panic!("no menu of numbers: {}", message.content);
    };
    assert_eq!(menu.options.len(), 8);
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let playground = &who.world().playground;
    let named = playground.choose(who.id, message.id, &menu.custom_id, &numbers).await;
    becomes(message, &named.expect("the menu takes them"))
}

/// Does something that a puzzle waits for: by its button, or by typing it.
pub async fn does(who: Person<'_>, message: &Message, action: &str) -> Message {
    let button = format!(":play:{action}");
    let button = message.buttons().into_iter().find(|it| it.custom_id.ends_with(&button));
    let done = match button {
        Some(button) => who.click_on(message.id, &button.label).await,
        None => who.types_on(message.id, action).await,
    };
    becomes(message, &done)
}

/// Solves the puzzle that a message shows from its beginning; what it becomes.
pub async fn solves(who: Person<'_>, message: &Message) -> Message {
    let puzzle = shown(message);
    let (mut message, mut game) = (message.clone(), puzzle.game());
    let mut node = puzzle.solution().clone();
    loop {
        let Some(action) = node["action"].as_str().map(str::to_owned) else {
            return names(who, &message, &faces(&node)).await;
        };
        message = does(who, &message, &action).await;
        game.play(action.parse().expect("an action")).expect("a legal one");
        let Some((reply, next)) = replied(&game, &node, &message) else {
            return message;
        };
        game.play(reply).expect("a legal reply");
        node = next;
    }
}

/// The reply that a message tells of, and what answers it.
fn replied(game: &Game, node: &Value, message: &Message) -> Option<(Action, Value)> {
    if !["**Right!**", "**Richtig!**"].iter().any(|it| message.content.contains(it)) {
        return None;
    }
    let replies = node["replies"].as_object().expect("replies");
    let told = replies.iter().map(|(reply, next)| (reply.parse().expect("an action"), next));
    let mut told = told.filter(|(reply, _)| {
        let notation = game.notation(*reply);
        [Language::English, Language::German].into_iter().any(|language| {
            message.content.contains(&format!(" **{}**.", move_text(language, &notation)))
        })
    });
    let (reply, next) = told.next().expect("one of the replies is told");
    Some((reply, next.clone()))
}

/// Tries something that does not solve the puzzle; what it becomes.
pub async fn fails(who: Person<'_>, message: &Message) -> Message {
    let puzzle = shown(message);
    let Some(action) = puzzle.solution()["action"].as_str() else {
        let right = faces(puzzle.solution());
        let wrong: Vec<String> =
            (1..=8).map(|it| it.to_string()).filter(|it| !right.contains(it)).collect();
        return names(who, message, &wrong).await;
    };
    let game = puzzle.game();
    let mut others = game.legal_actions().iter().map(ToString::to_string);
    let wrong = others.find(|it| it != action).expect("another action");
    does(who, message, &wrong).await
}

/// Lets time pass, and what is due in it be posted.
pub async fn pass(world: &World, time: Duration) {
    world.clock.advance(time);
    posted(world).await;
}

/// Waits until no puzzle is due.
pub async fn posted(world: &World) {
    let due = async || world.due(|job| job.kind == "puzzle").await;
    world.until("no puzzle is due", async || due().await == 0).await;
}
