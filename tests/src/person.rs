//! What a person does, as with hands: buttons are found by what they say, menus by what they hold.

use std::sync::atomic::Ordering;

use playground::{ActError, Button, Choice, Id, Message, Outcome};
use serde_json::{Value, json};
use speech::Language;

use crate::{PATIENCE, World, offers};

/// The style of buttons that do what is due.
const PRIMARY: u64 = 1;

/// A person in a channel.
#[derive(Clone, Copy)]
pub struct Person<'a> {
    world: &'a World,
    /// Who.
    pub id: Id,
    /// Where.
    pub channel: Id,
}

impl<'a> Person<'a> {
    /// A person in a channel of this world.
    pub fn new(world: &'a World, id: Id, channel: Id) -> Self {
        Self { world, id, channel }
    }

    /// The world.
    pub fn world(&self) -> &'a World {
        self.world
    }

    /// The same person in another channel.
    #[must_use]
    pub fn at(self, channel: Id) -> Self {
        Self { channel, ..self }
    }

    /// The text that mentions this person.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Runs a slash command.
    pub async fn command(&self, name: &str, options: Value) -> Outcome {
        let ran = self.try_command(name, options).await;
        ran.unwrap_or_else(|error| panic!("/{name}: {error}"))
    }

    /// The public answer to a slash command.
    pub async fn asks(&self, name: &str, options: Value) -> Message {
        let outcome = self.command(name, options).await;
        let message = outcome.message().expect("an answer").clone();
        assert_eq!(message.only_for, None, "/{name}: {}", message.content);
        message
    }

    /// The private answer to a slash command.
    pub async fn asks_privately(&self, name: &str, options: Value) -> Message {
        let outcome = self.command(name, options).await;
        let message = outcome.message().expect("an answer").clone();
        assert_eq!(message.only_for, Some(self.id), "/{name}: {}", message.content);
        message
    }

    /// The message of an offer that this command makes, once it is known where it stands.
    pub async fn offers(&self, command: &str) -> Message {
        let offer = self.asks(command, json!({})).await;
        offers::noted(self.world).await;
        offer
    }

    /// Runs a slash command that Discord's client may not send.
    ///
    /// # Errors
    ///
    /// Says why it would not.
    pub async fn try_command(&self, name: &str, options: Value) -> Result<Outcome, ActError> {
        self.world.playground.run_command(self.id, self.channel, name, options).await
    }

    /// Checks that Discord's client does not send this command, for what it has as `option`.
    pub async fn cannot_send(&self, name: &str, options: Value, option: &str) {
        let tried = self.try_command(name, options).await;
        let is_it =
            |error: &ActError| matches!(error, ActError::Option { option: it, .. } if it == option);
        assert!(tried.as_ref().is_err_and(is_it), "/{name}: {tried:?}");
    }

    /// Runs a command on somebody.
    pub async fn command_on(&self, name: &str, target: Id) -> Outcome {
        let ran = self.world.playground.run_user_command(self.id, self.channel, name, target).await;
        ran.unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Makes a move by typing it.
    pub async fn types(&self, turn: &str) -> Outcome {
        self.command("move", json!({ "turn": turn })).await
    }

    /// Presses **Yes** where an answer asks whether something is meant; whether it does.
    pub async fn confirms(&self, answer: &Outcome) -> bool {
        let question = answer.message().filter(|it| it.button("Yes").is_some());
        if let Some(question) = question {
            self.click_on(question.id, "Yes").await;
        }
        question.is_some()
    }

    /// Presses **Type a move** on this message, in whatever language it is, and sends the form that
    /// opens with this text.
    pub async fn types_on(&self, message: Id, turn: &str) -> Outcome {
        let shown = self.world.playground.message(message, self.id).expect("a message");
        let labels = Language::ALL.map(|language| language.format("button-type", &[]));
        let label = labels.iter().find(|label| shown.button(label).is_some());
        let opened = self.click_on(message, label.map_or("Type a move", String::as_str)).await;
        self.fills(&opened, turn).await
    }

    /// Sends the form that an answer opened with this text in its only line.
    pub async fn fills(&self, opened: &Outcome, text: &str) -> Outcome {
        let form = opened.modal().expect("a form");
        let [input] = &form.inputs[..] else {
            panic!("not one line: {form:?}");
        };
        let values = json!({ input.custom_id.as_str(): text });
        let sent = self.world.playground.submit_modal(self.id, opened.interaction, values).await;
        sent.unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// What is suggested while this is typed as a move.
    pub async fn suggestions(&self, typed: &str) -> Vec<Choice> {
        let playground = &self.world.playground;
        let options = json!({ "turn": typed });
        let asked = playground.autocomplete(self.id, self.channel, "move", options, "turn").await;
        let choices = asked.expect("/move suggests").expect("suggestions come");
        assert!(choices.len() <= 25, "{} suggestions", choices.len());
        choices
    }

    /// A message as it is now for this person.
    pub fn reads(&self, message: Id) -> Message {
        self.world.playground.message(message, self.id).expect("the message is there")
    }

    /// Waits for the newest message seen in the channel that pleases.
    pub async fn sees(&self, what: &str, pleases: impl Fn(&Message) -> bool) -> Message {
        let playground = &self.world.playground;
        let seen = playground.wait_for(self.channel, self.id, PATIENCE, pleases).await;
        seen.unwrap_or_else(|| {
            let seen = playground.messages_of(self.channel, self.id, |_| true);
            let seen: Vec<&str> = seen.iter().map(|it| &*it.content).collect();
            panic!("waited in vain for {what}; these stand there: {seen:#?}")
        })
    }

    /// Presses the button that says this on the newest message that has one.
    pub async fn click(&self, label: &str) -> Outcome {
        let has_it = |message: &Message| message.button(label).is_some_and(|it| !it.disabled);
        let message = self.sees(&format!("a button {label}"), has_it).await;
        self.click_on(message.id, label).await
    }

    /// Presses the button that says this on this message.
    pub async fn click_on(&self, message: Id, label: &str) -> Outcome {
        self.world.touches.fetch_add(1, Ordering::Relaxed);
        let pressed = self.world.playground.press(self.id, message, label).await;
        pressed.unwrap_or_else(|error| panic!("{label}: {error}"))
    }

    /// Chooses from the menus or buttons on this message, on whichever page the value stands.
    pub async fn choose(&self, message: &Message, value: &str) -> Outcome {
        let mut message = message.clone();
        loop {
            let mut menus = message.menus().into_iter();
            let holds = |(_, it): &(String, String)| it == value;
            if let Some(menu) = menus.find(|menu| menu.options.iter().any(holds)) {
                self.world.touches.fetch_add(2, Ordering::Relaxed);
                let playground = &self.world.playground;
                let chosen =
                    playground.choose(self.id, message.id, &menu.custom_id, &[value]).await;
                return chosen.unwrap_or_else(|error| panic!("{value}: {error}"));
            }
            let mut buttons = message.buttons().into_iter();
            if let Some(button) = buttons.find(|it| chosen_by(it).as_deref() == Some(value)) {
                return self.click_on(message.id, &button.label).await;
            }
            let next = message.button("Next");
            assert!(next.is_some(), "{value} is in no menu");
            let turned = self.click_on(message.id, "Next").await;
            message = turned.message().expect("the next page").clone();
        }
    }

    /// Chooses these channels from the first menu of channels on this message.
    pub async fn chooses_channels(&self, message: &Message, channels: &[Id]) -> Outcome {
        let menus = message.channel_menus();
        let menu = menus.first().unwrap_or_else(|| panic!("no such menu: {}", message.content));
        let values: Vec<String> = channels.iter().map(ToString::to_string).collect();
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        let playground = &self.world.playground;
        let chosen = playground.choose(self.id, message.id, &menu.custom_id, &values).await;
        chosen.unwrap_or_else(|error| panic!("{values:?}: {error}"))
    }

    /// Makes a move by what stands under the board; returns the last answer.
    pub async fn picks(&self, steps: &[&str]) -> Outcome {
        let board = self.sees("a board", |it| it.only_for.is_none() && has_more(it)).await;
        self.picks_in(&board, steps).await
    }

    /// Presses a button of what **More** shows.
    pub async fn more(&self, label: &str) -> Outcome {
        let more = self.click("More").await;
        self.click_on(more.message().expect("what is rarer").id, label).await
    }

    /// The same from the picker's first step, as **More** shows it.
    pub async fn picks_privately(&self, steps: &[&str]) -> Outcome {
        let outcome = self.click("More").await;
        let message = outcome.message().expect("a menu").clone();
        if steps.is_empty() { outcome } else { self.picks_in(&message, steps).await }
    }

    /// Goes on from a message with a menu: steps that leave no choice are not asked for.
    async fn picks_in(&self, message: &Message, steps: &[&str]) -> Outcome {
        let (mut message, mut steps) = (message.clone(), steps);
        loop {
            let mut offered = choices(&message).into_iter();
            let chosen = if let Some(rest) = offered.find(|it| is_rest(it, steps)) {
                steps = &[];
                rest
            } else {
                let nth = self.next_of(&mut message, steps).await;
                let step = steps[nth].to_owned();
                steps = &steps[nth + 1..];
                step
            };
            let outcome = self.choose(&message, &chosen).await;
            let next = outcome.message().cloned();
            match next.filter(|it| it.only_for.is_some() && !it.components.is_empty()) {
                Some(next) if !steps.is_empty() => {
                    assert_eq!(next.only_for, Some(self.id), "the picker is private");
                    assert_eq!(next.attachments.len(), 1, "the picker has a preview");
                    message = next;
                }
                _ => return outcome,
            }
        }
    }

    /// Which of these steps the menu asks for, on whichever page it stands.
    async fn next_of(&self, message: &mut Message, steps: &[&str]) -> usize {
        loop {
            if let Some(nth) = steps.iter().position(|step| holds(message, step)) {
                return nth;
            }
            assert!(message.button("Next").is_some(), "{steps:?} are in no menu");
            let turned = self.click_on(message.id, "Next").await;
            *message = turned.message().expect("the next page").clone();
        }
    }
}

/// Whether a message is a board on which something can be done.
fn has_more(message: &Message) -> bool {
    message.button("More").is_some()
}

/// Whether a choice is all that is left of these steps: the only one, or a whole move behind what need
/// not be chosen.
fn is_rest(choice: &str, steps: &[&str]) -> bool {
    let moved = choice.split('/').next_back().unwrap_or_default();
    (0..steps.len().max(2) - 1).any(|from| steps[from..].concat() == moved)
}

/// Whether a message offers this choice of a move.
fn holds(message: &Message, value: &str) -> bool {
    choices(message).iter().any(|it| it == value)
}

/// The choices of a move that a message offers: in its menus, and by its buttons where they are few.
pub fn choices(message: &Message) -> Vec<String> {
    let by_buttons = message.buttons().into_iter().filter_map(|it| chosen_by(&it));
    message.values().into_iter().chain(by_buttons).collect()
}

/// What a button chooses of a move.
fn chosen_by(button: &Button) -> Option<String> {
    let id: Vec<&str> = button.custom_id.split(':').collect();
    let path = match id[..] {
        ["play", _, _, action] | ["puzzle", .., "play", action] => action,
        ["open", .., path]
        | ["puzzle", .., "step", path]
        | ["pick", .., path, _]
        | ["puzzle", .., "pick", path, _] => path,
        _ => return None,
    };
    // Others turn the pages, and lead back.
    let chosen = path.split('.').next_back().map(str::to_owned);
    chosen.filter(|_| button.style == PRIMARY)
}

/// A text with its mentions of commands as the code spans that the bot says: `/board`.
pub fn spelled(text: &str) -> String {
    let mut parts = text.split("</");
    let mut spelled = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let mention =
            part.split_once('>').and_then(|(it, rest)| Some((it.split_once(':')?.0, rest)));
        match mention {
            Some((name, rest)) => spelled.push_str(&format!("`/{name}`{rest}")),
            None => spelled.push_str(&format!("</{part}")),
        }
    }
    spelled
}

/// The text of a refusal, which only the person who acted may see, with its commands in words.
pub fn refusal(person: Person<'_>, outcome: &Outcome) -> String {
    let message = outcome.message().expect("an answer in words");
    assert_eq!(message.only_for, Some(person.id), "{}", message.content);
    assert!(message.attachments.is_empty() && message.components.is_empty());
    assert!(message.content.len() > 20, "{}", message.content);
    let ours = message.content.contains("Something went wrong");
    assert!(!ours, "the person is told of a fault of ours: {}", message.content);
    spelled(&message.content)
}
