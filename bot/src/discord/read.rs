//! What a person asked for, from an interaction as Discord sends it.
//!
//! Read leniently, whichever way it came: what is not needed is not looked at, and what is odd
//! counts as not sent, so that no new kind of anything ever loses a click.

mod place;
mod wire;

use std::collections::HashMap;
use std::fmt;

use rules::shown::in_one_line;
use secrecy::SecretString;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;
use speech::Language;

pub(super) use self::wire::Id;
use self::wire::{Attachment, Data, Head, Interaction, Named, Opt, Resolved, User};
use crate::ids::{ChannelId, InteractionId, MessageId, UserId};
use crate::ui::{Ask, Attached, Clicked, Options, Person, Request, Value as Given};

/// How many characters a name has at most.
const LONGEST_NAME: usize = 32;

/// The flag of an ephemeral message.
const EPHEMERAL: u64 = 1 << 6;

/// An interaction that cannot be read, as far as it can.
#[derive(Debug)]
pub(crate) struct Unreadable {
    /// Discord's number for its kind.
    pub(super) kind: Option<u64>,
    /// What it is about: a command's name, or the kind of a component.
    about: String,
    /// Its id.
    pub(super) id: Option<InteractionId>,
    /// The token that would answer it.
    pub(super) token: Option<SecretString>,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { kind, about, id, .. } = self;
        let id = id.map(|id| id.0);
        write!(f, "kind {kind:?}, id {id:?}, about {about:?}")
    }
}

/// An id, sent as text or as a number.
pub(super) fn id(value: &Value) -> Option<u64> {
    Id::deserialize(value).ok().map(|id| id.0)
}

/// Discord's number for the kind of an interaction, from its JSON.
pub(super) fn kind(interaction: &str) -> Option<u64> {
    head(interaction)?.kind
}

/// Which application an interaction is for, from its JSON.
pub(super) fn application(interaction: &str) -> Option<u64> {
    head(interaction)?.application_id.map(|id| id.0)
}

/// What can be told of it; none where it is no object, or one with keys that no program can read.
fn head(interaction: &str) -> Option<Head> {
    serde_json::from_str(interaction).ok()
}

/// What an interaction asks for, from its JSON; none for the kinds that the bot never gives occasion
/// to.
pub(crate) fn request(interaction: &str) -> Result<Option<Request>, Unreadable> {
    if let Some(request) = read(interaction) {
        return Ok(request);
    }
    // Of two fields of the interaction's own that have one name the last one counts: a `Value` has
    // no others. A part in which there are two is odd.
    let once = serde_json::from_str::<Value>(interaction).map(|it| it.to_string());
    let interaction = once.as_deref().unwrap_or(interaction);
    let head = head(interaction).ok_or_else(|| unreadable(Head::default()))?;
    if !is_asked(head.kind) {
        return Ok(None);
    }
    read(interaction).ok_or_else(|| unreadable(head))
}

/// Whether interactions of this kind ask for something that the bot gives occasion to.
fn is_asked(kind: Option<u64>) -> bool {
    matches!(kind, Some(2..=5))
}

/// What an interaction asks for, if anything, where it can be read at once.
fn read(interaction: &str) -> Option<Option<Request>> {
    let interaction: Interaction = serde_json::from_str(interaction).ok()?;
    if !is_asked(Some(interaction.kind)) {
        return Some(None);
    }
    to_request(&interaction).map(Some)
}

fn unreadable(head: Head) -> Unreadable {
    let about = head.data.name.or(head.data.custom_id).unwrap_or_default();
    // What follows the kind of a component may be long, and tells nothing more.
    let about = in_one_line(about.split(':').next().unwrap_or_default()).chars().take(32).collect();
    let token = head.token.filter(|token| is_token(token));
    Unreadable {
        kind: head.kind,
        about,
        id: head.id.map(|id| InteractionId(id.0)),
        token: token.map(SecretString::from),
    }
}

/// Whether a text can be a token: it becomes part of an address.
fn is_token(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_graphic() && !b"/\\?#%".contains(&byte);
    // As a part of an address dots alone lead elsewhere.
    text.bytes().all(plain) && text.bytes().any(|byte| byte != b'.')
}

fn to_request(interaction: &Interaction) -> Option<Request> {
    let token = Some(&interaction.token).filter(|token| is_token(token))?;
    let member = interaction.member.as_ref();
    let user = member.map(|member| &member.user).or(interaction.user.as_ref())?;
    let place = place::of(interaction)?;
    Some(Request {
        id: InteractionId(interaction.id.0),
        token: SecretString::from(token.as_str()),
        person: person(user, member.and_then(|member| member.nick.as_deref())),
        locale: language(interaction.locale.as_deref()),
        place,
        ask: ask(interaction)?,
    })
}

fn ask(interaction: &Interaction) -> Option<Ask> {
    let data = &interaction.data;
    match interaction.kind {
        2 if data.kind == Some(2) => Some(Ask::OnPerson {
            name: data.name.clone()?,
            person: named(data.target_id?.0, &data.resolved),
        }),
        2 => Some(Ask::Command { name: data.name.clone()?, options: options(data) }),
        4 => Some(Ask::Complete { name: data.name.clone()?, typed: typed(data) }),
        3 => Some(Ask::Click {
            custom_id: data.custom_id.clone()?,
            values: data.values.iter().map(|chosen| chosen.0.clone()).collect(),
            message: interaction.message.as_ref().map(clicked)?,
        }),
        5 => Some(Ask::Submit {
            custom_id: data.custom_id.clone()?,
            texts: texts(data),
            message: interaction.message.as_ref().map(clicked)?,
        }),
        _ => None,
    }
}

/// The language of one of Discord's locales; the default where the bot does not speak it.
fn language(locale: Option<&str>) -> Language {
    locale.and_then(Language::of_locale).unwrap_or_default()
}

fn clicked(message: &wire::Clicked) -> Clicked {
    Clicked { id: MessageId(message.id.0), private: message.flags & EPHEMERAL != 0 }
}

/// What was typed in a form.
fn texts(data: &Data) -> Vec<String> {
    let inputs = data.components.iter().flat_map(|row| row.components.iter().chain(&row.component));
    inputs.map(|input| input.value.clone()).collect()
}

/// What is typed so far of the option that is being typed.
fn typed(data: &Data) -> String {
    let focused = data.options.iter().find(|option| option.focused);
    match focused.map(|option| &option.value) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}

fn options(data: &Data) -> Options {
    let given = |option: &Opt| Some((option.name.clone(), given(option, &data.resolved)?));
    Options(data.options.iter().filter_map(given).collect())
}

/// The value of an option; none of the kinds that no command of ours has.
fn given(option: &Opt, resolved: &Resolved) -> Option<Given> {
    match option.kind {
        3 => option.value.as_str().map(|text| Given::Text(text.to_owned())),
        4 => option.value.as_i64().map(Given::Number),
        5 => option.value.as_bool().map(Given::Flag),
        6 => id(&option.value).map(|number| Given::Person(named(number, resolved))),
        7 => id(&option.value).map(|number| Given::Channel(ChannelId(number))),
        11 => id(&option.value).and_then(|number| attached(number, resolved)).map(Given::File),
        _ => None,
    }
}

/// A person whom a command names: who is named stays named, whatever is told of them.
fn named(number: u64, resolved: &Resolved) -> Person {
    let user: Option<User> = told(&resolved.users, number);
    let nick = told(&resolved.members, number).and_then(|member: Named| member.nick);
    let unknown = || Person { id: UserId(number), name: number.to_string(), is_bot: false };
    user.map_or_else(unknown, |user| person(&user, nick.as_deref()))
}

/// What is told of what has this id, where that can be read.
fn told<T: DeserializeOwned>(of: &HashMap<String, Box<RawValue>>, id: u64) -> Option<T> {
    serde_json::from_str(of.get(&id.to_string())?.get()).ok()
}

/// A file that a command names.
fn attached(number: u64, resolved: &Resolved) -> Option<Attached> {
    let Attachment { url, filename, size } = told(&resolved.attachments, number)?;
    Some(Attached { name: filename, url, size })
}

/// A person, by the name that others see; by their id where nobody sees anything of that.
fn person(user: &User, nick: Option<&str>) -> Person {
    let names = [nick, user.global_name.as_deref(), user.username.as_deref()];
    let mut names = names.into_iter().flatten().map(shown_name);
    let name = names.find(|name| !name.is_empty()).unwrap_or_else(|| user.id.0.to_string());
    Person { id: UserId(user.id.0), name, is_bot: user.bot }
}

/// What is seen of a name, and no more of it than Discord lets anybody have.
fn shown_name(name: &str) -> String {
    let shown: String = in_one_line(name).trim().chars().take(LONGEST_NAME).collect();
    shown.trim_end().to_owned()
}

#[cfg(test)]
mod tests;
