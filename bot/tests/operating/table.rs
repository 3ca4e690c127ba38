//! A game of two people, as these stories begin one.

use playground::{Id, Message, Outcome, Playground};
use serde_json::{Value, json};

use crate::program::PATIENCE;

/// Two people at a channel, where the first of them has White.
pub(crate) struct Table<'a> {
    pub(crate) playground: &'a Playground,
    pub(crate) channel: Id,
    pub(crate) white: Id,
    pub(crate) black: Id,
}

impl<'a> Table<'a> {
    /// They begin a game of chess.
    pub(crate) async fn begin(playground: &'a Playground, channel: Id, people: [Id; 2]) -> Self {
        let [white, black] = people;
        let table = Self { playground, channel, white, black };
        let terms = json!({
            "variant": "chess", "opponent": black.to_string(), "color": "white", "thread": false,
            "pace": "1d",
        });
        let challenge = table.run(white, "challenge", terms).await;
        let challenge = challenge.message().expect("a challenge").id;
        table.press(black, challenge, "Accept").await;
        table.sees(white, |it| it.content.contains("plays White")).await;
        table
    }

    /// Somebody runs a command there.
    pub(crate) async fn run(&self, who: Id, name: &str, options: Value) -> Outcome {
        let answer = self.playground.run_command(who, self.channel, name, options).await;
        answer.expect("a command")
    }

    /// Somebody presses a button.
    pub(crate) async fn press(&self, who: Id, message: Id, label: &str) -> Outcome {
        self.playground.press(who, message, label).await.expect("a button")
    }

    /// They play turns, White the first of them.
    pub(crate) async fn plays(&self, turns: &[&str]) {
        for (turn, who) in turns.iter().zip([self.white, self.black].iter().cycle()) {
            let told = self.run(*who, "move", json!({ "turn": turn })).await;
            assert!(!told.is_private(), "{turn}: {}", told.content());
        }
    }

    /// White resigns.
    pub(crate) async fn white_resigns(&self) {
        let asked = self.run(self.white, "resign", json!({})).await;
        let asked = asked.message().expect("a question").id;
        self.press(self.white, asked, "Yes").await;
        self.sees(self.black, |it| it.button("Rematch").is_some()).await;
    }

    /// Waits until somebody sees a message there.
    pub(crate) async fn sees(&self, who: Id, pleases: impl Fn(&Message) -> bool) -> Message {
        let seen = self.playground.wait_for(self.channel, who, PATIENCE, pleases).await;
        seen.expect("the message")
    }
}
