//! The ids that Discord has given to what the bot registered with it. What has none is shown in
//! words.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;
use serenity::all::{CommandId, EmojiId};

use crate::ui::Emoji;

/// Ids by name.
#[derive(Clone, Default, Debug)]
pub(super) struct RegisteredIds {
    /// Of slash commands.
    pub(super) commands: BTreeMap<String, CommandId>,
    /// Of emoji, those of earlier versions among them.
    pub(super) emoji: BTreeMap<String, EmojiId>,
}

/// Discord's number for slash commands among all that is registered.
const SLASH: u64 = 1;

impl RegisteredIds {
    /// Notes what Discord says of the commands that it was sent.
    pub(super) fn note_commands(&mut self, said: &Value) {
        let slash = |it: &&Value| it["type"].as_u64().unwrap_or(SLASH) == SLASH;
        let commands = said.as_array().into_iter().flatten().filter(slash);
        self.commands = commands.filter_map(named).collect();
    }

    /// Notes emoji that Discord says to have.
    pub(super) fn note_emoji<'a>(&mut self, said: impl IntoIterator<Item = &'a Value>) {
        self.emoji.extend(said.into_iter().filter_map(named));
    }

    /// The same ids without those of emoji.
    pub(super) fn without_emoji(&self) -> Self {
        Self { commands: self.commands.clone(), emoji: BTreeMap::new() }
    }

    /// The name and the id of an emoji.
    pub(super) fn emoji(&self, emoji: Emoji) -> Option<(String, EmojiId)> {
        let name = emoji.name();
        let id = *self.emoji.get(&name)?;
        Some((name, id))
    }
}

/// The name and the id of something.
fn named<'a, T: Deserialize<'a>>(value: &'a Value) -> Option<(String, T)> {
    Some((value["name"].as_str()?.to_owned(), T::deserialize(&value["id"]).ok()?))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn commands_that_are_run_on_people_are_not_mentioned() {
        let mut known = RegisteredIds::default();
        known.note_commands(&json!([
            { "name": "move", "id": "4", "type": 1 },
            { "name": "challenge", "id": "5", "type": 2 },
            { "name": "odd" },
        ]));
        assert_eq!(known.commands, BTreeMap::from([("move".to_owned(), CommandId::new(4))]));
        known.note_commands(&json!("something else"));
        assert!(known.commands.is_empty());
    }
}
