//! The application commands that the bot has registered.

use serde_json::{Value, json};

use crate::error::Refusal;
use crate::invocation_context::InvocationContext;
use crate::limits::command;
use crate::snowflake::Id;

/// Where commands are registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    Global,
    Guild,
}

/// What a command is run on; Discord numbers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Type {
    /// Typed after a slash.
    Slash = 1,
    /// On a person.
    User = 2,
}

/// Both lists, as Discord's JSON.
#[derive(Debug, Default)]
pub(crate) struct Commands {
    global: Vec<Value>,
    guild: Vec<Value>,
}

impl Commands {
    pub(crate) fn list(&self, scope: Scope) -> &Vec<Value> {
        match scope {
            Scope::Global => &self.global,
            Scope::Guild => &self.guild,
        }
    }

    pub(crate) fn list_mut(&mut self, scope: Scope) -> &mut Vec<Value> {
        match scope {
            Scope::Global => &mut self.global,
            Scope::Guild => &mut self.guild,
        }
    }

    /// What a person may run in the guild: its own commands before global ones of the same name.
    pub(crate) fn of(&self, kind: Type) -> Vec<&Value> {
        let mut found: Vec<&Value> = Vec::new();
        for it in self.guild.iter().chain(&self.global).filter(|it| it["type"] == kind as u8) {
            if !found.iter().any(|known| known["name"] == it["name"]) {
                found.push(it);
            }
        }
        found.sort_by_key(|it| it["name"].as_str().unwrap_or_default().to_owned());
        found
    }

    /// Those that are offered in a context.
    pub(crate) fn offered(&self, kind: Type, context: &InvocationContext) -> Vec<&Value> {
        let all = self.guild.iter().chain(&self.global).filter(|it| it["type"] == kind as u8);
        let mut found: Vec<&Value> = Vec::new();
        for it in all.filter(|it| context.check(it).is_ok()) {
            if !found.iter().any(|known| known["name"] == it["name"]) {
                found.push(it);
            }
        }
        found
    }

    /// All of this type, by name.
    pub(crate) fn every(&self, kind: Type) -> Vec<&Value> {
        let all = self.guild.iter().chain(&self.global);
        let mut found: Vec<&Value> = all.filter(|it| it["type"] == kind as u8).collect();
        found.sort_by_key(|it| it["name"].as_str().unwrap_or_default().to_owned());
        found
    }

    /// The commands of this type and name, the guild's own before a global one.
    pub(crate) fn called(&self, kind: Type, name: &str) -> impl Iterator<Item = &Value> {
        let all = self.guild.iter().chain(&self.global);
        all.filter(move |it| it["type"] == kind as u8 && it["name"] == name)
    }

    /// Adds a command or puts it in the place of its namesake; says whether it is new.
    pub(crate) fn put(&mut self, scope: Scope, command: Value) -> Result<bool, Refusal> {
        let list = self.list_mut(scope);
        let same = |it: &Value| it["name"] == command["name"] && it["type"] == command["type"];
        if let Some(place) = list.iter_mut().find(|it| same(it)) {
            *place = command;
            return Ok(false);
        }
        list.push(command);
        let counted = command::check_count(list);
        if counted.is_err() {
            list.pop();
        }
        counted.map(|()| true)
    }
}

/// Who a command belongs to.
pub(crate) struct Owner {
    pub(crate) application: Id,
    /// Of guild commands.
    pub(crate) guild: Option<Id>,
}

/// A whole command object from what the bot sent.
pub(crate) fn whole(sent: &Value, id: Id, version: Id, owner: &Owner) -> Value {
    let mut command = json!({
        "id": id, "application_id": owner.application, "version": version, "type": 1,
        "default_member_permissions": null, "name_localizations": null, "description": "",
        "description_localizations": null, "nsfw": false, "dm_permission": true,
        "integration_types": [0, 1], "contexts": null,
    });
    if let Some(guild) = owner.guild {
        command["guild_id"] = json!(guild);
    }
    for (key, value) in sent.as_object().into_iter().flatten() {
        let ours = matches!(key.as_str(), "id" | "application_id" | "version" | "guild_id");
        if !ours && (!value.is_null() || key == "contexts") {
            command[key] = value.clone();
        }
    }
    command
}
