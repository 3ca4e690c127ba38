//! What can still be clicked: nothing that is over, unless something went wrong about then.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::iter;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use playground::{Id, Message};

use super::boards::{LOST, Place, Shown, troubled};
use super::{AuditContext, Report};
use crate::rows::{self, JobRow, OfferRow};

/// So long after it is shown, it is mostly noted.
const NOTED: Duration = Duration::from_millis(500);

/// Of at least so many boards that were shown, at most so many in a hundred keep their buttons.
const MANY: usize = 200;
const KEPT: usize = 40;

/// An older board has lost its buttons, unless the newest one is owed.
pub(super) fn check_boards(
    context: &AuditContext<'_>,
    boards: &BTreeMap<Place, Vec<Message>>,
    shown: &[Shown],
    owed: &HashMap<i64, Vec<i64>>,
    report: &mut Report,
) {
    let mut kept = 0;
    for ((id, seq), messages) in boards {
        let Some(game) = context.games.get(id) else {
            continue;
        };
        let newest = game.result.is_none().then_some(game.seq());
        if *seq == newest || owed.contains_key(id) {
            continue;
        }
        for message in messages {
            if is_excused(context, *id, message, shown) {
                kept += 1;
            } else {
                let seconds = times(*id, message, shown).map(|(since, next)| {
                    let told =
                        |it: SystemTime| it.duration_since(UNIX_EPOCH).map(|it| it.as_secs_f64());
                    (told(since), next.map(told))
                });
                report.find(format!(
                    "game {id}: its old board ({seq:?}) keeps its buttons (seconds: {seconds:?})"
                ));
            }
        }
    }
    report.count("old boards that keep their buttons after a fault", kept);
    if keeps_too_many(kept, shown.len()) {
        let shown = shown.len();
        report
            .find(format!("of {shown} boards {kept} keep their buttons, more than faults explain"));
    }
}

/// Whether so many old boards keep their buttons, of all that were shown, that faults cannot be
/// why. Of a few they may be.
pub fn keeps_too_many(kept: usize, shown: usize) -> bool {
    shown >= MANY && kept * 100 > shown * KEPT
}

/// Whether something went wrong when a board was shown, when the next one was, or with the edit that
/// takes its buttons off.
fn is_excused(context: &AuditContext<'_>, game: i64, message: &Message, shown: &[Shown]) -> bool {
    let Some((since, next)) = times(game, message, shown) else {
        return false;
    };
    let went_wrong = |time| went_wrong(context, message.channel, time);
    iter::once(since).chain(next).any(went_wrong) || had_fault(context, message.id)
}

/// Whether something went wrong, with Discord or the database, when a board was shown or before that was
/// noted.
pub(super) fn went_wrong(context: &AuditContext<'_>, channel: Id, time: SystemTime) -> bool {
    let outages = || context.seen.outages.iter().filter(|it| it.meets(time, time + LOST));
    // What is noted only then is edited only then.
    let noted = outages().map(|it| it.to).max().unwrap_or(time).max(time);
    let after = noted.duration_since(time).unwrap_or_default() + LOST;
    outages().any(|it| it.unclear && it.meets(time, time + NOTED))
        || troubled(context, channel, time, after)
}

/// When a message last showed a board, and when another one of that game first did after it.
fn times(
    game: i64,
    message: &Message,
    shown: &[Shown],
) -> Option<(SystemTime, Option<SystemTime>)> {
    let here = |it: &&Shown| it.message == Some(message.id);
    let since = shown.iter().filter(here).map(|it| it.time).max()?;
    let other = |it: &&Shown| it.place.0 == game && !here(it) && it.time >= since;
    Some((since, shown.iter().filter(other).map(|it| it.time).min()))
}

/// Whether a request about this message went wrong.
pub(super) fn had_fault(context: &AuditContext<'_>, message: Id) -> bool {
    let end = format!("/messages/{message}");
    context.seen.faults.iter().any(|it| it.path.ends_with(&end))
}

/// What was proposed and is over can be accepted no more, unless that is still to be shown.
pub(super) async fn check_offers(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let offers = rows::all::<OfferRow>(&mut context.connection).await?.into_iter();
    let open = offers.filter(|it| it.state == "open").map(|it| it.offer_id);
    let jobs = rows::all::<JobRow>(&mut context.connection).await?.into_iter();
    let owed = jobs.filter(|it| it.kind == "offers").map(|it| it.subject_id);
    let good: HashSet<i64> = open.chain(owed).collect();
    for message in &context.seen.messages {
        let Some(offer) = offer(message).filter(|it| !good.contains(it)) else {
            continue;
        };
        let posted = posted(context, message.id);
        let excused = posted.is_some_and(|time| troubled(context, message.channel, time, LOST));
        if !excused && !had_fault(context, message.id) {
            report.find(format!("offer {offer} is over, and keeps its buttons"));
        }
    }
    Ok(())
}

/// The offer that can be accepted under a message.
fn offer(message: &Message) -> Option<i64> {
    let mut buttons = message.buttons().into_iter();
    buttons.find_map(|it| it.custom_id.strip_prefix("offer:accept:")?.parse().ok())
}

/// When a message was made.
fn posted(context: &AuditContext<'_>, message: Id) -> Option<SystemTime> {
    let id = message.to_string();
    let requests = &context.seen.requests;
    let made = requests.iter().find(|it| {
        let answer = &it.answer;
        [&answer["resource"]["message"]["id"], &answer["id"]].iter().any(|it| **it == *id)
    });
    made.map(|it| it.time)
}
