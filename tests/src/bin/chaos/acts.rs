//! What a person could do next, and doing it.

use ::tests::audit::Acknowledged;
use ::tests::board_of;
use playground::{ActError, Answer, Id, Message, Outcome, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

/// Something that a person could do.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Presses a button.
    Press(Id, String),
    /// Chooses from a menu.
    Choose(Id, String, String),
    /// Runs a command.
    Command(&'static str, Value),
    /// Types a turn that the bot suggests.
    Type,
}

/// How likely a button is pressed, by what its `custom_id` begins with.
const BUTTONS: [(&str, u32); 18] = [
    ("roll", 60),
    ("decide", 60),
    ("play", 60),
    ("challenge:accept", 120),
    ("challenge:decline", 4),
    ("challenge:withdraw", 2),
    ("offer:accept", 40),
    ("offer:decline", 15),
    ("offer:withdraw", 5),
    ("answer", 40),
    ("oops", 4),
    ("more", 4),
    ("draw", 3),
    ("takeback", 4),
    ("rematch", 60),
    ("review", 3),
    ("win", 30),
    ("day", 30),
];

/// Others that are pressed now and then.
const SELDOM: [&str; 8] = ["ask", "pick", "claim", "hint", "pause", "follow", "dice", "view"];

/// How likely something is chosen from a menu.
const MENU: u32 = 70;

/// Commands, and how likely they are run in a game.
const COMMANDS: [(&str, u32); 8] = [
    ("roll", 8),
    ("draw", 2),
    ("takeback", 3),
    ("resign", 10),
    ("abort", 1),
    ("board", 2),
    ("pause", 1),
    ("games", 1),
];

/// How likely it is asked how the last game went, where none goes on.
const REVIEW: u32 = 12;

/// How likely a turn is typed.
const TYPED: u32 = 40;

/// What a person could do about these messages, the newest last; `plays` says whether a game goes
/// on here.
pub(crate) fn choose(messages: &[Message], plays: bool, choice: &mut StdRng) -> Option<Act> {
    let mut acts: Vec<(u32, Act)> = Vec::new();
    for message in messages {
        let buttons = message.buttons().into_iter().filter(|it| !it.disabled);
        acts.extend(buttons.filter_map(|button| {
            Some((likelihood(&button.custom_id)?, Act::Press(message.id, button.custom_id)))
        }));
        for menu in message.menus() {
            if let Some((_, value)) = menu.options.choose(choice) {
                let act = Act::Choose(message.id, menu.custom_id.clone(), value.clone());
                acts.push((MENU, act));
            }
        }
    }
    if plays {
        let commands = COMMANDS.iter();
        acts.extend(commands.map(|(name, likely)| (*likely, Act::Command(name, json!({})))));
        acts.push((TYPED, Act::Type));
    } else {
        acts.push((REVIEW, Act::Command("review", json!({}))));
    }
    let chosen = acts.choose_weighted(choice, |(likely, _)| *likely);
    chosen.ok().map(|(_, act)| act.clone())
}

fn likelihood(custom_id: &str) -> Option<u32> {
    let begins = |name: &str| {
        custom_id.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(':'))
    };
    let known = BUTTONS.iter().find(|(name, _)| begins(name)).map(|(_, likely)| *likely);
    known.or_else(|| SELDOM.iter().any(|name| begins(name)).then_some(1))
}

/// Does it.
pub(crate) async fn perform(
    playground: &Playground,
    (person, channel): (Id, Id),
    act: &Act,
    choice: &mut StdRng,
) -> Result<Outcome, ActError> {
    match act {
        Act::Press(message, custom_id) => playground.click(person, *message, custom_id).await,
        Act::Choose(message, custom_id, value) => {
            playground.choose(person, *message, custom_id, &[value]).await
        }
        Act::Command(name, options) => {
            playground.run_command(person, channel, name, options.clone()).await
        }
        Act::Type => {
            let typed = json!({ "turn": "" });
            let asked = playground.autocomplete(person, channel, "move", typed, "turn").await?;
            let choices = asked.unwrap_or_default();
            let turn = choices.choose(choice).map_or(json!("e2e4"), |it| it.value.clone());
            playground.run_command(person, channel, "move", json!({ "turn": turn })).await
        }
    }
}

/// Whether this may stop a clock or let it run, beside an answer to an offer.
pub(crate) fn may_pause(act: &Act) -> bool {
    match act {
        Act::Command(name, _) => *name == "pause",
        Act::Press(_, custom_id) => custom_id.starts_with("pause:"),
        Act::Choose(..) | Act::Type => false,
    }
}

/// What somebody is told privately who has changed a game.
const DONE: [&str; 5] = [
    "You played **",
    "You resigned.",
    "You sacrificed your Totem",
    "The game is a draw.",
    "You took back your move.",
];

/// What becomes of an offer that somebody accepts.
const AGREED: [&str; 3] = [" accepted ", "> let <", " agreed to "];

/// What a person was told that they had done.
pub(crate) fn acknowledged(act: &Act, outcome: &Outcome) -> Option<Acknowledged> {
    let (Answer::Message { message } | Answer::Updated { message }) = &outcome.answer else {
        return None;
    };
    let entry = Acknowledged::Entry(outcome.interaction);
    if message.only_for.is_some() {
        return DONE.iter().any(|done| message.content.starts_with(done)).then_some(entry);
    }
    match act {
        Act::Command("challenge", _) if message.button("Accept").is_some() => {
            Some(Acknowledged::Challenge(outcome.interaction))
        }
        Act::Press(_, custom_id) if custom_id.starts_with("challenge:accept:") => {
            let begins = message.content.contains(" accept") && message.components.is_empty();
            begins.then_some(Acknowledged::Accepted(number(custom_id)?))
        }
        Act::Press(_, custom_id) if custom_id.starts_with("offer:accept:") => {
            let agreed = message.buttons().is_empty()
                && AGREED.iter().any(|agreed| message.content.contains(agreed));
            agreed.then_some(Acknowledged::Agreed(number(custom_id)?))
        }
        Act::Press(_, custom_id) if custom_id.starts_with("win:") => {
            message.content.contains(" ended the game: ").then_some(entry)
        }
        act => {
            let changed = changes(act) && board_of(message).is_some_and(|(_, ply)| ply != Some(0));
            changed.then_some(entry)
        }
    }
}

/// The number that a button's `custom_id` ends with.
fn number(custom_id: &str) -> Option<i64> {
    custom_id.rsplit(':').next()?.parse().ok()
}

/// Whether a public board can only be the answer to this because it changed a game.
fn changes(act: &Act) -> bool {
    let clicks = ["roll:", "decide:", "play:", "oops:"];
    match act {
        Act::Type => true,
        Act::Press(_, custom_id) | Act::Choose(_, custom_id, _) => {
            clicks.iter().any(|it| custom_id.starts_with(it))
        }
        Act::Command(name, _) => ["roll", "draw", "takeback", "abort"].contains(name),
    }
}
