//! What a board has to say of what is stored.

use rules::{ByColor, Game};
use speech::Language;
use speech::narration::{Markup, PlayerName, last_action};

use super::Stored;

/// Who plays a side, as boards name them: by their mention, or the bot as itself.
fn who(person: Option<i64>) -> PlayerName {
    person.map_or(PlayerName::Engine, |person| PlayerName::Person(format!("<@{person}>")))
}

/// What happened last in a game between these two.
pub(super) fn last(game: &Game, people: [Option<i64>; 2]) -> String {
    let [white, black] = people.map(who);
    last_action(Language::default(), game, &ByColor { white, black }, Markup::Discord)
}

/// What a board after this entry has to say; nothing where an end says it all.
pub(super) fn after(game: &Stored, seq: i64) -> Option<&str> {
    let line = game.log.iter().find(|line| line.seq == seq)?;
    match line.kind.as_str() {
        "played" => game.told.get(&seq).map(String::as_str),
        "takeback" => Some(" took back "),
        _ => None,
    }
}

/// What the last board of a game with this result has to say.
pub(super) fn end(game: &Stored, result: &str) -> String {
    match result {
        "white" => win(game.people[0]),
        "black" => win(game.people[1]),
        "draw" => "**Draw** between ".to_owned(),
        _ => "Game aborted".to_owned(),
    }
}

/// What is said where this person has won, or the bot.
fn win(winner: Option<i64>) -> String {
    winner.map_or_else(|| "**I win**".to_owned(), |person| format!("**<@{person}> wins**"))
}

/// A board's text without what changes while it stands: tips, when a turn is due, the board in
/// letters, pictures of dice, which may not be there yet, and what the game came to for its players,
/// which is left out where the database failed.
pub(super) fn lasting(content: &str) -> String {
    let ends = ["\n-# ", "\n```", "\nRatings: ", "\nScore in "]
        .into_iter()
        .filter_map(|it| content.find(it));
    let mut parts = content[..ends.min().unwrap_or(content.len())].split("<:");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.map(|it| it.split_once("> ").map_or(it, |(_, rest)| rest));
    let text = rest.fold(first, |text, part| text + part).replace(" The clock is paused.", "");
    match text.split_once(" Due <t:") {
        Some((before, due)) => before.to_owned() + due.split_once(">.").map_or(due, |it| it.1),
        None => text,
    }
}
