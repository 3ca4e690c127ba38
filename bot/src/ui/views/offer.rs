//! What one player proposes to the other, and what became of it.

use rules::Phase;
use speech::{Fact, Language, move_text, variant_names};

use super::{button, mention};
use crate::game::{GameState, Offer, OfferKind, OfferState};
use crate::ids::{ChannelId, GameId};
use crate::ui::{ComponentId, OfferAnswer, Reply, Row, Style, ThreadName};

/// The public message of an offer; `state` is the game as it was when it was made. While it is open
/// the other player can answer it there, and is pinged where it stood nowhere before.
pub(in crate::ui) fn offer(language: Language, state: &GameState, offer: &Offer) -> Reply {
    let other = !offer.by;
    let turn = state.last_turn_of(offer.by);
    let notation = turn.as_ref().map_or_else(String::new, |it| bold(language, &it.turn));
    let rest = turn.map_or_else(|| "".into(), |it| it.with_more.into());
    let facts: [(&str, Fact); 5] = [
        ("kind", offer.kind.name().into()),
        ("name", mention(language, state, offer.by).into()),
        ("whom", mention(language, state, other).into()),
        ("notation", notation.into()),
        ("rest", rest),
    ];
    let key = match offer.state {
        OfferState::Open | OfferState::Accepting => "offer-open",
        OfferState::Accepted => "offer-accepted",
        OfferState::Declined => "offer-declined",
        OfferState::Withdrawn => "offer-withdrawn",
        OfferState::Expired => "offer-lapsed",
    };
    let reply = Reply::public(language.format(key, &facts));
    match offer.state {
        OfferState::Open | OfferState::Accepting => {
            let pinged = state.player(other).user().filter(|_| offer.message.is_none());
            reply.mentioning(pinged).with_row(buttons(language, offer))
        }
        _ => reply,
    }
}

fn buttons(language: Language, offer: &Offer) -> Row {
    let agree = match offer.kind {
        OfferKind::Draw => "button-accept-draw",
        OfferKind::Takeback | OfferKind::Abort | OfferKind::Pause => "button-allow",
        OfferKind::Rematch => "button-rematch",
    };
    let buttons = [
        (agree, OfferAnswer::Accept, Style::Success),
        ("button-decline", OfferAnswer::Decline, Style::Danger),
        ("button-withdraw", OfferAnswer::Withdraw, Style::Secondary),
    ];
    let button =
        |(key, what, style)| button(language, key, &ComponentId::Offer(offer.id, what), style);
    Row::Buttons(buttons.map(button).to_vec())
}

/// What the private message becomes in which something was proposed that the other player has to
/// answer, or that was done at once.
pub(in crate::ui) fn proposed(language: Language, kind: OfferKind, done: bool) -> String {
    let key = if done { "proposal-done" } else { "proposal-sent" };
    language.format(key, &[("kind", kind.name().into())])
}

/// What is said where a rematch has begun in a thread.
pub(in crate::ui) fn rematch_in_thread(
    language: Language,
    game: GameId,
    thread: ChannelId,
) -> Reply {
    let facts = [("game", game.into()), ("thread", thread.into())];
    Reply::public(language.format("rematch-in-thread", &facts))
}

/// The name of the thread of a game's rematch, in which no person is named.
pub(in crate::ui) fn rematch_thread(language: Language, state: &GameState) -> ThreadName {
    let variant = variant_names::name(language, state.game().variant());
    let facts = [("game", state.id().into()), ("variant", variant.into())];
    let name = language.format("rematch-thread", &facts);
    ThreadName { full: name.clone(), plain: name }
}

/// That the last turn was taken back, and what goes with it.
pub(super) fn taken_back(language: Language, state: &GameState) -> Option<String> {
    let taken = state.taken_back()?;
    let roll = match state.position().phase {
        Phase::MoveWithRoll(number) => i64::from(number),
        _ => 0,
    };
    let facts: [(&str, Fact); 5] = [
        ("name", mention(language, state, taken.by).into()),
        ("notation", bold(language, &taken.turn).into()),
        ("rest", taken.with_more.into()),
        ("again", taken.with_rolls.into()),
        ("roll", roll.into()),
    ];
    Some(language.format("took-back", &facts))
}

fn bold(language: Language, notation: &str) -> String {
    format!("**{}**", move_text(language, notation))
}
