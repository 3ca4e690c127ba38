//! What a person typed after a command, checked as Discord's client does before it sends it.

mod files;

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::act::ActError;
use crate::message::Attachment;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::wire;

/// Integers beyond this are not exact in Discord's clients.
const EXACT: i64 = 1 << 53;

/// Options as an interaction carries them, and the people and channels they name.
#[derive(Debug, Default)]
pub(crate) struct Filled {
    pub(crate) options: Vec<Value>,
    users: BTreeSet<Id>,
    channels: BTreeSet<Id>,
    files: Vec<Attachment>,
}

impl Filled {
    /// Keeps the files that are attached.
    pub(crate) fn keep_files(&mut self, state: &mut SimState, channel: Id) {
        self.files = files::keep(state, channel, &mut self.options);
    }

    /// The interaction's `resolved`.
    pub(crate) fn resolved(&self, state: &SimState, here: Id) -> Option<Value> {
        if self.users.is_empty() && self.channels.is_empty() && self.files.is_empty() {
            return None;
        }
        let mut resolved = json!({});
        for user in self.users.iter().filter_map(|id| state.user(*id)) {
            resolved["users"][user.id.to_string()] = wire::user(user);
            if state.is_member_at(user.id, here) {
                resolved["members"][user.id.to_string()] = wire::resolved_member(user);
            }
        }
        for channel in self.channels.iter().filter_map(|id| state.channel(*id)) {
            let object = wire::interaction_channel(state, channel);
            resolved["channels"][channel.id.to_string()] = object;
        }
        for file in &self.files {
            resolved["attachments"][file.id.to_string()] = wire::attachment(file);
        }
        Some(resolved)
    }
}

/// Checks a whole command that is run in a channel; `given` is an object from option names to
/// values.
pub(crate) fn fill(
    state: &SimState,
    here: Id,
    command: &Value,
    given: &Value,
) -> Result<Filled, ActError> {
    known(command, given)?;
    let mut filled = Filled::default();
    for option in specs(command) {
        let name = name(option);
        match &given[name] {
            Value::Null if option["required"] == true => {
                return Err(problem(name, "This option is required."));
            }
            Value::Null => {}
            value => {
                checked(state, here, option, value).map_err(|reason| problem(name, reason))?;
                push(&mut filled, option, value);
            }
        }
    }
    Ok(filled)
}

/// The same while it is being typed: one option is focused, the others may be wrong.
pub(crate) fn partial(
    state: &SimState,
    here: Id,
    command: &Value,
    given: &Value,
    focused: &str,
) -> Result<Filled, ActError> {
    known(command, given)?;
    let completes = |it: &&Value| it["name"] == focused && it["autocomplete"] == true;
    if !specs(command).any(|option| completes(&option)) {
        return Err(problem(focused, "This option has no autocomplete."));
    }
    let mut filled = Filled::default();
    for option in specs(command) {
        let value = &given[name(option)];
        if name(option) == focused {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let text = if value.is_null() { String::new() } else { text };
            let kind = &option["type"];
            let entry = json!({"name": focused, "type": kind, "value": text, "focused": true});
            filled.options.push(entry);
        } else if !value.is_null() && checked(state, here, option, value).is_ok() {
            push(&mut filled, option, value);
        }
    }
    Ok(filled)
}

fn push(filled: &mut Filled, option: &Value, value: &Value) {
    let entry = json!({"name": option["name"], "type": option["type"], "value": value});
    filled.options.push(entry);
    let id = value.as_str().and_then(|text| text.parse().ok());
    match (option["type"].as_u64(), id) {
        (Some(6 | 9), Some(id)) => drop(filled.users.insert(id)),
        (Some(7), Some(id)) => drop(filled.channels.insert(id)),
        _ => {}
    }
}

/// Refuses options that the command does not have.
fn known(command: &Value, given: &Value) -> Result<(), ActError> {
    let mut names = given.as_object().into_iter().flatten().map(|(name, _)| name);
    match names.find(|name| !specs(command).any(|option| option["name"] == **name)) {
        Some(name) => Err(problem(name, "The command has no such option.")),
        None => Ok(()),
    }
}

fn specs(command: &Value) -> impl Iterator<Item = &Value> {
    command["options"].as_array().into_iter().flatten()
}

fn name(option: &Value) -> &str {
    option["name"].as_str().unwrap_or_default()
}

fn problem(option: &str, reason: impl Into<String>) -> ActError {
    ActError::Option { option: option.to_owned(), reason: reason.into() }
}

/// Checks one value.
fn checked(state: &SimState, here: Id, option: &Value, value: &Value) -> Result<(), String> {
    match option["type"].as_u64() {
        Some(3) => text(option, value)?,
        Some(4) => integer(option, value)?,
        Some(5) if value.is_boolean() => {}
        Some(5) => return Err("True or false.".to_owned()),
        Some(6 | 9) => known_id(value, "person", |id| state.can_be_named(id, here))?,
        Some(7) => known_id(value, "channel", |id| state.channel(id).is_some())?,
        Some(10) => number(option, value)?,
        Some(files::ATTACHMENT) => files::check(state, value)?,
        _ => return Err("The stand-in does not know this type of option.".to_owned()),
    }
    let choices = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    if choices.is_empty() || choices.iter().any(|choice| choice["value"] == *value) {
        return Ok(());
    }
    Err("Choose one of the choices.".to_owned())
}

fn text(option: &Value, value: &Value) -> Result<(), String> {
    let length = value.as_str().ok_or("A text.")?.chars().count() as u64;
    if length == 0 {
        return Err("A text.".to_owned());
    }
    let (least, most) = (option["min_length"].as_u64(), option["max_length"].as_u64());
    if least.is_some_and(|least| length < least) {
        return Err(format!("At least {} characters.", least.unwrap_or_default()));
    }
    if length > most.unwrap_or(6000) {
        return Err(format!("At most {} characters.", most.unwrap_or(6000)));
    }
    Ok(())
}

fn integer(option: &Value, value: &Value) -> Result<(), String> {
    match value.as_i64() {
        Some(number) if (-EXACT..=EXACT).contains(&number) => self::number(option, value),
        _ => Err("A whole number.".to_owned()),
    }
}

fn number(option: &Value, value: &Value) -> Result<(), String> {
    let number = value.as_f64().ok_or("A number.")?;
    match (option["min_value"].as_f64(), option["max_value"].as_f64()) {
        (Some(least), _) if number < least => Err(format!("At least {least}.")),
        (_, Some(most)) if number > most => Err(format!("At most {most}.")),
        _ => Ok(()),
    }
}

fn known_id(value: &Value, what: &str, known: impl Fn(Id) -> bool) -> Result<(), String> {
    let id = value.as_str().and_then(|text| text.parse().ok());
    if id.is_some_and(known) { Ok(()) } else { Err(format!("Choose a {what}.")) }
}
