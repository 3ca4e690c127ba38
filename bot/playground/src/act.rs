//! Acting as a person: commands, clicks, choices, modals and plain messages.

mod component;
mod forged;
mod menu;
mod modal;
mod offered;
mod person;

use std::time::Instant;

use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::channel::Channel;
use crate::commands::Type;
use crate::compose::{Origin, blank, fill};
use crate::delivery::Delivery;
use crate::event::Event;
use crate::interaction::{Answer, Choice, Interaction, Kind, Outcome, State, token};
use crate::invocation_context::{IntegrationOwners, InvocationContext};
use crate::message::{Message, User};
use crate::options::{Filled, fill as fill_options, partial};
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::{SharedState, wire};
pub(crate) use component::{choose, click};
pub use forged::Forged;
pub(crate) use forged::forge;
pub(crate) use modal::submit_modal;
use offered::offered;
pub(crate) use person::run_user_command;

/// Why a person cannot do that; Discord's client would not have sent it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ActError {
    /// Nobody has this id.
    #[error("there is no such person")]
    NoPerson,
    /// There is no such channel or thread, or this person does not see it.
    #[error("there is no such channel")]
    NoChannel,
    /// There is no such message, or this person does not see it.
    #[error("there is no such message")]
    NoMessage,
    /// The bot has registered no such command.
    #[error("there is no command /{0}")]
    NoCommand(String),
    /// The bot has registered no such command on people.
    #[error("there is no user command {0}")]
    NoUserCommand(String),
    /// The bot has registered the command, but not for here, or not for this person here.
    #[error("the command {command} is not offered here: {reason}")]
    NotOffered {
        /// Its name.
        command: String,
        /// Why.
        reason: String,
    },
    /// An option is missing or not as the command wants it.
    #[error("{option}: {reason}")]
    Option {
        /// Its name.
        option: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The message has no such component.
    #[error("the message has no such button or menu")]
    NoComponent,
    /// The component is disabled.
    #[error("the button or menu is disabled")]
    Disabled,
    /// The menu does not have these values, or not so many may be chosen.
    #[error("the menu does not allow this choice")]
    Values,
    /// No modal of this interaction stands open before this person.
    #[error("there is no such modal")]
    NoModal,
    /// An input of the modal is not as the bot wants it.
    #[error("{input}: {reason}")]
    Input {
        /// Its custom id.
        input: String,
        /// What is wrong with it.
        reason: String,
    },
    /// Discord has no such language.
    #[error("there is no language {0}")]
    NoLocale(String),
    /// The message cannot be sent as it is.
    #[error("{0}")]
    Message(String),
}

/// An interaction under way.
struct Sent {
    id: Id,
    answer: oneshot::Receiver<Answer>,
    /// Whether somebody may hear of it at all.
    heard: bool,
    delivery: Delivery,
}

/// What a person is about to do.
struct Act {
    kind: Kind,
    user: Id,
    channel: Id,
    /// By whose installation of the app.
    owners: IntegrationOwners,
    command: Option<String>,
    /// Whom the command was run on.
    target: Option<Id>,
    focused: u64,
    message: Option<Id>,
    /// The interaction that opened the modal.
    opened_by: Option<Id>,
    data: Value,
}

/// Runs a slash command; `options` is an object from names to values.
pub(crate) async fn run_command(
    shared: &SharedState,
    user: Id,
    channel: Id,
    command: &str,
    options: &Value,
) -> Result<Outcome, ActError> {
    let sent = {
        let mut state = shared.lock();
        let (spec, owners) = offered(&state, Type::Slash, user, channel, command)?;
        let (mut filled, head) = (fill_options(&state, channel, spec, options)?, head(spec));
        filled.keep_files(&mut state, channel);
        let act = Act {
            kind: Kind::Command,
            user,
            channel,
            owners,
            command: Some(command.to_owned()),
            target: None,
            focused: 0,
            message: None,
            opened_by: None,
            data: command_data(&state, channel, head, &filled),
        };
        send(&mut state, act)?
    };
    Ok(outcome(shared, sent).await)
}

/// Asks for suggestions; `options` holds what is typed so far, `focused` names the option.
pub(crate) async fn autocomplete(
    shared: &SharedState,
    user: Id,
    channel: Id,
    command: &str,
    options: &Value,
    focused: &str,
) -> Result<Option<Vec<Choice>>, ActError> {
    let sent = {
        let mut state = shared.lock();
        let (spec, owners) = offered(&state, Type::Slash, user, channel, command)?;
        let filled = partial(&state, channel, spec, options, focused)?;
        let typed = filled.options.iter().find(|option| option["focused"] == true);
        let act = Act {
            kind: Kind::Autocomplete,
            user,
            channel,
            owners,
            command: Some(command.to_owned()),
            target: None,
            focused: typed.and_then(|option| option["type"].as_u64()).unwrap_or(3),
            message: None,
            opened_by: None,
            data: command_data(&state, channel, head(spec), &filled),
        };
        send(&mut state, act)?
    };
    match outcome(shared, sent).await.answer {
        Answer::Choices { choices } => Ok(Some(choices)),
        _ => Ok(None),
    }
}

/// Writes a plain message.
pub(crate) fn say(
    state: &mut SimState,
    user: Id,
    channel: Id,
    content: &str,
) -> Result<Message, ActError> {
    let author = person(state, user)?.clone();
    writable_channel(state, user, channel)?;
    let body = json!({"content": content});
    let no = |refusal: crate::error::Refusal| ActError::Message(refusal.line());
    crate::limits::message::check(&state.emojis, "", &body, &[], &[]).map_err(no)?;
    let origin = Origin { channel, author, kind: 0, used: None, replies_to: None, only_for: None };
    let mut message = blank(state, origin);
    fill(state, &mut message, &body, &[]).map_err(no)?;
    state.add_message(message.clone());
    Ok(message)
}

/// Takes an ephemeral message out of this person's sight; the bot hears nothing of it.
pub(crate) fn dismiss(state: &mut SimState, user: Id, message: Id) -> Result<(), ActError> {
    match state.messages.get(&message) {
        Some(it) if it.only_for == Some(user) => {
            state.delete_message(message);
            Ok(())
        }
        _ => Err(ActError::NoMessage),
    }
}

fn person(state: &SimState, id: Id) -> Result<&User, ActError> {
    state.person(id).ok_or(ActError::NoPerson)
}

/// A channel where this person can write: in forums that is so in posts only.
fn writable_channel(state: &SimState, user: Id, id: Id) -> Result<&Channel, ActError> {
    let open = |it: &&Channel| it.is_for(user) && !it.kind.is_forum();
    state.channel(id).filter(open).ok_or(ActError::NoChannel)
}

/// What an interaction says of a command whatever is filled in.
fn head(spec: &Value) -> Value {
    let mut data = json!({"id": spec["id"], "name": spec["name"], "type": spec["type"]});
    if !spec["guild_id"].is_null() {
        data["guild_id"] = spec["guild_id"].clone();
    }
    data
}

fn command_data(state: &SimState, channel: Id, head: Value, filled: &Filled) -> Value {
    let mut data = head;
    if !filled.options.is_empty() {
        data["options"] = Value::Array(filled.options.clone());
    }
    if let Some(resolved) = filled.resolved(state, channel) {
        data["resolved"] = resolved;
    }
    data
}

/// Tells the bot, and remembers that it owes an answer.
fn send(state: &mut SimState, act: Act) -> Result<Sent, ActError> {
    person(state, act.user)?;
    let id = state.new_id();
    let token = token(id);
    let object = object(state, &act, id, &token)?;
    let (sender, answer) = oneshot::channel();
    state.add_interaction(Interaction {
        id,
        token,
        kind: act.kind,
        user: act.user,
        channel: act.channel,
        owners: act.owners,
        command: act.command,
        target: act.target,
        focused: act.focused,
        message: act.message,
        opened_by: act.opened_by,
        modal: None,
        since: Instant::now(),
        state: State::Waiting(sender),
        original: None,
        made: Vec::new(),
        follow_ups: 0,
    });
    let heard = state.may_hear();
    let server = state.channel(act.channel).and_then(|it| it.guild).filter(|id| *id == state.guild);
    let delivery = state.deliver(server, &object);
    Ok(Sent { id, answer, heard, delivery })
}

/// The interaction as Discord's JSON.
fn object(state: &SimState, act: &Act, id: Id, token: &str) -> Result<Value, ActError> {
    let user = person(state, act.user)?;
    let channel = writable_channel(state, user.id, act.channel)?;
    let mut object = json!({
        "id": id, "application_id": state.application, "type": act.kind.number(),
        "token": token, "version": 1, "data": act.data, "locale": user.locale,
        "channel_id": channel.id, "channel": wire::interaction_channel(state, channel),
        "app_permissions": wire::app_permissions(state, channel).to_string(),
        "authorizing_integration_owners": act.owners.json(),
        "context": InvocationContext::of(state, channel, user).context as u8, "entitlements": [],
        "attachment_size_limit": state.attachment_size_limit,
    });
    wire::merge(&mut object, wire::actor(state, channel, user));
    if let Some(message) = act.message.and_then(|id| state.messages.get(&id)) {
        object["message"] = wire::message(state, message);
    }
    Ok(object)
}

/// Waits for the bot's first answer, as long as Discord does.
async fn outcome(shared: &SharedState, mut sent: Sent) -> Outcome {
    let interaction = sent.id;
    let wait = shared.lock().options.answer_within;
    let answer = match sent.heard {
        true => timeout(wait, answered(&mut sent)).await.ok().flatten(),
        false => None,
    };
    let answer = match answer {
        Some(answer) => answer,
        // An answer may have come between the timeout and now; only then is it not too late.
        None => give_up(&mut shared.lock(), &mut sent),
    };
    Outcome { interaction, answer }
}

/// The answer; none where no endpoint has taken the interaction, which is over then.
async fn answered(sent: &mut Sent) -> Option<Answer> {
    tokio::select! {
        answer = &mut sent.answer => answer.ok(),
        () = sent.delivery.failed() => None,
    }
}

fn give_up(state: &mut SimState, sent: &mut Sent) -> Answer {
    if let Ok(answer) = sent.answer.try_recv() {
        return answer;
    }
    let Some(interaction) = state.interactions.get_mut(&sent.id) else {
        return Answer::Silence;
    };
    interaction.expire();
    let (user, channel) = (interaction.user, interaction.channel);
    let message = interaction.message.filter(|_| interaction.kind == Kind::Component);
    if interaction.kind != Kind::Autocomplete {
        state.say(Event::Unanswered { user, channel, interaction: sent.id, message });
    }
    Answer::Silence
}
