//! What the stories of time have in common: games with a pace, and a clock that is moved by hand.

use std::time::Duration;

use playground::{Id, Message};
use serde_json::json;
use tests::{GameDriver, Person, START, World};

pub(crate) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Ada challenges Boris to a game of this pace and plays White.
pub(crate) async fn begin<'a>(world: &'a World, variant: &str, pace: &str) -> GameDriver<'a> {
    GameDriver::begin_with(world, variant, world.two(), &json!({ "pace": pace })).await
}

/// A moment from the start, as Discord shows it to every reader by their own clock.
pub(crate) fn from_now(after: Duration) -> String {
    format!("<t:{}:R>", START / 1000 + i64::try_from(after.as_secs()).expect("a time"))
}

/// The public messages that say this.
pub(crate) fn saying(world: &World, person: Person<'_>, words: &str) -> Vec<Message> {
    let messages = world.playground.messages(person.channel, person.id).into_iter();
    messages.filter(|it| it.only_for.is_none() && it.content.contains(words)).collect()
}

/// Waits for the one message that says this.
pub(crate) async fn said(world: &World, person: Person<'_>, words: &str) -> Message {
    let found = person.sees(words, |it| it.content.contains(words)).await;
    assert_eq!(saying(world, person, words).len(), 1, "{words}");
    found
}

/// Lets time pass, and what is due in it be done: the jobs are looked at every minute.
pub(crate) async fn pass(world: &World, time: Duration) {
    world.clock.advance(time);
    world.until("nothing is due", async || world.due(|_| true).await == 0).await;
}

/// How often the bot has edited a message.
pub(crate) fn edits(world: &World, message: Id) -> usize {
    world.requests("PATCH", &format!("/messages/{message}")).len()
}

/// By when the turn is to be made, in milliseconds.
pub(crate) async fn deadline(world: &World, game: u64) -> Option<i64> {
    world.database.deadline(game).await
}

/// A moment so long after the start.
pub(crate) fn after(time: Duration) -> Option<i64> {
    Some(START + i64::try_from(time.as_millis()).expect("a time"))
}
