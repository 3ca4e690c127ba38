//! A challenge, and what became of it.

use rules::Variant;

use super::side_name;
use crate::game::Wish;
use crate::ids::{ChallengeId, ChannelId, GameId, UserId};
use crate::ui::click::{ChallengeClick, Click};
use crate::ui::reply::{Button, Reply, Row, Style};
use crate::ui::request::Person;
use crate::ui::text::{escape_markdown, in_one_line};

/// A challenge for all to see, still without its picture.
pub(in crate::ui) fn challenge(
    id: ChallengeId,
    challenger: &Person,
    opponent: Option<UserId>,
    variant: &dyn Variant,
    wish: Wish,
) -> Reply {
    let name = challenger.escaped_name();
    let whom = opponent.map_or_else(|| "anybody here".to_owned(), |user| format!("<@{user}>"));
    let side = match wish {
        Wish::Side(color) => format!("{name} plays {}.", side_name(color)),
        Wish::Random => "Sides are chosen by lot.".to_owned(),
    };
    let (title, summary) = (variant.name(), variant.summary());
    let text = format!("{name} challenges {whom} to **{title}**. {summary}\n{side}");
    Reply::public(text).mentioning(opponent).with_row(buttons(id, opponent.is_some()))
}

/// The buttons under a challenge; one that is open to anybody cannot be declined.
fn buttons(id: ChallengeId, declinable: bool) -> Row {
    let button = |label, what, style| Button::new(label, &Click::Challenge(id, what), style);
    let mut buttons = vec![button("Accept", ChallengeClick::Accept, Style::Success)];
    if declinable {
        buttons.push(button("Decline", ChallengeClick::Decline, Style::Danger));
    }
    buttons.push(button("Withdraw", ChallengeClick::Withdraw, Style::Secondary));
    Row::Buttons(buttons)
}

/// What is said of a challenge whose game is played in a thread.
pub(in crate::ui) fn challenge_accepted(
    accepter: &Person,
    game: GameId,
    thread: ChannelId,
) -> String {
    format!("{} accepts: game {game} is played in <#{thread}>.", accepter.escaped_name())
}

/// What is said of a challenge that was declined.
pub(in crate::ui) fn challenge_declined(decliner: &Person, challenger: UserId) -> String {
    format!("{} declines the challenge of <@{challenger}>.", decliner.escaped_name())
}

/// What is said of a challenge that was withdrawn.
pub(in crate::ui) fn challenge_withdrawn(challenger: &str) -> String {
    format!("{} has withdrawn this challenge.", escape_markdown(challenger))
}

/// The name of a game's thread.
pub(in crate::ui) fn thread_name(challenger: &str, accepter: &str) -> String {
    let [challenger, accepter] = [challenger, accepter].map(in_one_line);
    format!("{challenger} v {accepter}")
}
