//! A challenge, and what became of it.

use rules::Variant;
use rules::sanitize::single_line;
use rules::variants::VARIANTS;
use speech::{Fact, Language, variant_names};

use super::board::dice_promise;
use super::{former, learn_button, shortened, time};
use crate::game::{Challenge, ChallengeState, ChallengeTerms, GameState, StartPosition};
use crate::ids::{ChallengeId, ChannelId, UserId};
use crate::ui::text::escape_markdown;
use crate::ui::{Button, ChallengeClick, Choice, ComponentId, Reply, Row, Style, ThreadName, User};

/// A challenge for all to see, still without its picture; of ratings it says nothing in a
/// user install, since [`as_user_install`] does. It has a button to `learn` the game
/// where that may be of use.
pub(in crate::ui) fn challenge(
    language: Language,
    id: ChallengeId,
    challenger: &User,
    terms: &ChallengeTerms,
    (is_user_install, learn): (bool, bool),
) -> Reply {
    let &ChallengeTerms { opponent, color, time_control, is_rated, ref start, .. } = terms;
    let variant = start.variant();
    let name = ("name", Fact::from(challenger.escaped_name()));
    let side = match color.color() {
        Some(color) => language.format("challenger-side", &[name.clone(), ("side", color.into())]),
        None => language.format("challenger-lot", &[]),
    };
    let mut facts = vec![
        name,
        ("variant", variant_names::name(language, variant).into()),
        ("summary", variant_names::summary(language, variant).into()),
    ];
    let key = match opponent {
        Some(user) => {
            facts.push(("whom", user.into()));
            "challenged-person"
        }
        None => "challenged-anybody",
    };
    let counts = if is_rated { "challenge-rated" } else { "challenge-friendly" };
    let counts = (!is_user_install).then(|| language.format(counts, &[]));
    let time_control = time_control.map(|time_control| time::time_control(language, time_control));
    let terms: Vec<String> = [side].into_iter().chain(time_control).chain(counts).collect();
    let text = format!("{}\n{}", language.format(key, &facts), terms.join(" "));
    let learn = learn.then(|| learn_button(language, variant));
    let buttons = buttons(language, id, opponent.is_some(), learn);
    Reply::public(text).mentioning(opponent).with_row(buttons)
}

/// A challenge that says where its game begins, where that is not the usual start.
pub(in crate::ui) fn beginning(language: Language, reply: Reply, start: &StartPosition) -> Reply {
    let Some(fen) = start.fen() else {
        return reply;
    };
    let said = language.format("challenge-position", &[("fen", format!("`{fen}`").into())]);
    Reply { text: format!("{}\n{said}", reply.text), ..reply }
}

/// The same where the bot is a user install: it says what does not work there.
pub(in crate::ui) fn as_user_install(language: Language, reply: Reply) -> Reply {
    let said = language.format("outside-challenge", &[]);
    Reply { text: format!("{}\n-# {said}", reply.text), ..reply }
}

/// The buttons under a challenge; one that is open to anybody cannot be declined.
fn buttons(language: Language, id: ChallengeId, declinable: bool, learn: Option<Button>) -> Row {
    let button =
        |key, what, style| super::button(language, key, &ComponentId::Challenge(id, what), style);
    let mut buttons = vec![button("button-accept", ChallengeClick::Accept, Style::Success)];
    if declinable {
        buttons.push(button("button-decline", ChallengeClick::Decline, Style::Danger));
    }
    buttons.push(button("button-withdraw", ChallengeClick::Withdraw, Style::Secondary));
    buttons.extend(learn);
    Row::Buttons(buttons)
}

/// Asks, privately, which game to challenge a person to.
pub(in crate::ui) fn which_game(language: Language, opponent: UserId) -> Reply {
    let menu = Row::Menu {
        custom_id: ComponentId::ChallengeTo(opponent).to_string(),
        placeholder: language.format("menu-game", &[]),
        choices: games(language),
    };
    Reply::private(language.format("challenge-which", &[("whom", opponent.into())])).with_row(menu)
}

/// A line for each game.
pub(super) fn games(language: Language) -> Vec<Choice> {
    let choice = |variant: &&dyn Variant| Choice {
        label: variant_names::name(language, *variant),
        value: variant.id().to_owned(),
        description: Some(shortened(variant_names::summary(language, *variant))),
        emoji: None,
    };
    VARIANTS.iter().map(choice).collect()
}

/// What that becomes once the challenge is made.
pub(in crate::ui) fn challenge_sent(language: Language) -> String {
    language.format("challenge-sent", &[])
}

/// What becomes of a challenge that is accepted, with the dice's promise; its game is played here, or
/// in a thread.
pub(in crate::ui) fn challenge_accepted(
    language: Language,
    accepter: &User,
    challenger: UserId,
    state: &GameState,
    thread: Option<ChannelId>,
) -> String {
    let facts = [
        ("name", accepter.escaped_name().into()),
        ("challenger", challenger.into()),
        ("game", state.id().into()),
    ];
    let accepted = match thread {
        None => language.format("challenge-accepted", &facts),
        Some(thread) => {
            let thread = [("thread", thread.into())];
            language.format("challenge-accepted-in-thread", &[&facts[..], &thread].concat())
        }
    };
    let promise = dice_promise(language, state).map(|promise| format!("-# {promise}"));
    [accepted].into_iter().chain(promise).collect::<Vec<_>>().join("\n")
}

/// What is said of a challenge that was declined.
pub(in crate::ui) fn challenge_declined(
    language: Language,
    decliner: &User,
    challenger: UserId,
) -> String {
    let facts = [("name", decliner.escaped_name().into()), ("challenger", challenger.into())];
    language.format("challenge-declined", &facts)
}

/// What is said of a challenge that was withdrawn.
pub(in crate::ui) fn challenge_withdrawn(language: Language, challenger: &str) -> String {
    language.format("challenge-withdrawn", &[("name", escape_markdown(challenger).into())])
}

/// What is said of a challenge that nobody has answered, or that is closed because somebody is
/// forgotten.
pub(in crate::ui) fn challenge_lapsed(language: Language, lapsed: &Challenge) -> String {
    let (challenger, name) = match &lapsed.challenger {
        Some((challenger, name)) => (Some(*challenger), escape_markdown(name)),
        None => (None, former(language)),
    };
    match lapsed.state {
        ChallengeState::Withdrawn => {
            language.format("challenge-withdrawn", &[("name", name.into())])
        }
        ChallengeState::Declined => {
            let challenger = challenger.map_or_else(|| name.into(), Fact::from);
            let facts = [("name", former(language).into()), ("challenger", challenger)];
            language.format("challenge-declined", &facts)
        }
        ChallengeState::Open | ChallengeState::Accepted | ChallengeState::Expired => {
            let variant = variant_names::name(language, lapsed.terms.start.variant()).into();
            language.format("challenge-lapsed", &[("name", name.into()), ("variant", variant)])
        }
    }
}

/// The name of a game's thread.
pub(in crate::ui) fn thread_name(
    language: Language,
    [challenger, accepter]: [&str; 2],
    variant: &dyn Variant,
) -> ThreadName {
    let variant = variant_names::name(language, variant);
    let facts = [
        ("challenger", single_line(challenger).into()),
        ("accepter", single_line(accepter).into()),
        ("variant", variant.clone().into()),
    ];
    ThreadName { full: language.format("thread-name", &facts), plain: variant }
}
