//! What was shown: nothing that is not there, and the newest board of each game.

use std::collections::{BTreeMap, HashMap};
use std::time::{Duration, SystemTime};

use playground::{Entry, Fault, Id, InjectedFault, Message};
use serde_json::Value;

use super::{AuditContext, Report, Stored, live, sentences};
use crate::board_of;
use crate::rows::{self, JobRow};

/// A kill or a fault so long before a board is shown may be why it is shown again.
const BEFORE: Duration = Duration::from_secs(1);

/// So long after it is shown, the bot may not know it yet.
pub(super) const LOST: Duration = Duration::from_secs(2);

/// So long after it is shown again, its first message may yet have to lose its buttons.
const KEPT: Duration = Duration::from_secs(1);

/// Discord's code for a channel that is not there.
const NO_CHANNEL: u32 = 10_003;

/// The flag of a message that one person sees alone.
const EPHEMERAL: u64 = 1 << 6;

/// A game and how many entries it had; at its end, none.
pub(super) type Place = (i64, Option<i64>);

/// A board that was sent, or into which a message was made.
pub(super) struct Shown {
    pub(super) place: Place,
    content: String,
    pub(super) message: Option<Id>,
    pub(super) time: SystemTime,
}

pub(super) async fn check(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let requests = &context.seen.requests;
    report.count("requests of the bot", requests.len());
    let shown: Vec<Shown> = requests.iter().filter_map(shown).collect();
    for board in &shown {
        check_is_there(context, board, report);
    }
    check_same(&shown, report);
    report.count("boards shown", shown.len());
    let pending = pending_boards(context).await?;
    let boards = live(context);
    let mut given_up = 0;
    for game in context.games.values() {
        let pending = pending.get(&game.id).map(Vec::as_slice).unwrap_or_default();
        given_up += usize::from(check_newest(context, game, &boards, pending, report));
    }
    report.count("newest boards given up after a fault", given_up);
    check_once(context, &boards, &shown, report);
    live::check_boards(context, &boards, &shown, &pending, report);
    live::check_offers(context, report).await
}

/// The board that a request showed to all, if it did.
fn shown(entry: &Entry) -> Option<Shown> {
    if entry.status >= 300 {
        return None;
    }
    let body = if entry.body["data"].is_object() { &entry.body["data"] } else { &entry.body };
    let (answer, content) = (&entry.answer, body["content"].as_str()?.to_owned());
    let flags = [&body["flags"], &answer["flags"], &answer["resource"]["message"]["flags"]];
    let private = flags.iter().any(|it| it.as_u64().is_some_and(|it| it & EPHEMERAL != 0));
    let pictured = body["attachments"].as_array().is_some_and(|it| !it.is_empty());
    if private || !pictured {
        return None;
    }
    let place = custom_ids(&body["components"]).into_iter().find_map(|id| {
        let parts: Vec<&str> = id.split(':').collect();
        match parts[..] {
            ["more", game, seq] => Some((game.parse().ok()?, Some(seq.parse().ok()?))),
            ["view", game, _] => Some((game.parse().ok()?, None)),
            _ => None,
        }
    })?;
    let ids = [&answer["resource"]["message"]["id"], &answer["id"]];
    let told = ids.into_iter().find_map(Value::as_str);
    let message = told.or_else(|| entry.path.rsplit('/').next())?.parse().ok();
    Some(Shown { place, content, message, time: entry.time })
}

/// What can be clicked within these components.
fn custom_ids(components: &Value) -> Vec<&str> {
    let mut found = Vec::new();
    for part in components.as_array().into_iter().flatten() {
        found.extend(part["custom_id"].as_str());
        found.extend(custom_ids(&part["components"]));
    }
    found
}

/// A board stands after an entry that is there, or the end, and tells of it.
fn check_is_there(context: &AuditContext<'_>, board: &Shown, report: &mut Report) {
    let Shown { place: (game, seq), content, .. } = board;
    let Some(stored) = context.games.get(game) else {
        return report.find(format!("a board of game {game} was shown, which is not there"));
    };
    let (what, told) = match seq {
        None => {
            let Some(result) = &stored.result else {
                return report.find(format!(
                    "game {game}: an end was shown, and none is stored: {content:?}"
                ));
            };
            ("the end".to_owned(), Some(sentences::end(stored, result)))
        }
        Some(0) => return,
        Some(seq) => {
            if stored.seq() < *seq {
                return report
                    .find(format!("game {game}: a board after entry {seq}, which is not there"));
            }
            (format!("entry {seq}"), sentences::after(stored, *seq).map(str::to_owned))
        }
    };
    if let Some(told) = told.filter(|told| !content.contains(told)) {
        report.find(format!("game {game}, {what}: its board says {content:?}, not {told:?}"));
    }
}

/// All boards of a game after the same entry say the same.
fn check_same(shown: &[Shown], report: &mut Report) {
    let mut said: HashMap<Place, String> = HashMap::new();
    for board in shown {
        let (content, (game, seq)) = (sentences::lasting(&board.content), board.place);
        let first = said.entry(board.place).or_insert_with(|| content.clone());
        if *first != content {
            report.find(format!(
                "game {game}: the board {seq:?} was shown as {first:?} and as {content:?}"
            ));
        }
    }
}

/// The boards that are pending: of each game, after which entries.
async fn pending_boards(
    context: &mut AuditContext<'_>,
) -> Result<HashMap<i64, Vec<i64>>, sqlx::Error> {
    let jobs = rows::all::<JobRow>(&mut context.connection).await?;
    let mut pending: HashMap<i64, Vec<i64>> = HashMap::new();
    for job in jobs.into_iter().filter(|it| it.kind == "board") {
        pending.entry(job.subject_id).or_default().push(job.seq);
    }
    Ok(pending)
}

/// The public messages that show a board which can be clicked.
fn live(context: &AuditContext<'_>) -> BTreeMap<Place, Vec<Message>> {
    let mut boards: BTreeMap<Place, Vec<Message>> = BTreeMap::new();
    for message in &context.seen.messages {
        let Some((game, seq)) = board_of(message).filter(|_| message.only_for.is_none()) else {
            continue;
        };
        let place = (game.cast_signed(), seq.and_then(|seq| i64::try_from(seq).ok()));
        boards.entry(place).or_default().push(message.clone());
    }
    boards
}

/// The newest board is shown or pending, and no older one is. Returns whether it is neither, and
/// may be: it was deleted, or the bot was told that its channel is.
fn check_newest(
    context: &AuditContext<'_>,
    game: &Stored,
    boards: &BTreeMap<Place, Vec<Message>>,
    pending: &[i64],
    report: &mut Report,
) -> bool {
    let (id, seq) = (game.id, game.seq());
    for older in pending.iter().filter(|pending| **pending < seq) {
        report.find(format!(
            "game {id}: the board after entry {older} is owed, and {seq} is the last"
        ));
    }
    let place = (id, game.result.is_none().then_some(seq));
    if boards.contains_key(&place) || pending.contains(&seq) {
        return false;
    }
    let gone = is_gone(context, game);
    if !gone {
        report.find(format!("game {id}: its newest board ({seq}) is neither shown nor owed"));
    }
    gone
}

/// Whether the board's channel, or a message of the game that may have shown it, was deleted.
fn is_gone(context: &AuditContext<'_>, game: &Stored) -> bool {
    let here = |id: Id| id.get().cast_signed() == game.channel;
    let since = game.log.last().map_or(0, |line| line.created_at);
    let later = |time: SystemTime| {
        let since = Duration::from_millis(u64::try_from(since).unwrap_or_default());
        time >= SystemTime::UNIX_EPOCH + since
    };
    let mut deleted = context.seen.deleted.iter();
    // What the bot is told of its channel, it has to believe.
    let unknown = |it: &InjectedFault| matches!(it.fault, Fault::Fail { code: NO_CHANNEL, .. });
    let mut told =
        context.seen.faults.iter().filter(|it| unknown(it) && it.channel.is_some_and(here));
    !context.seen.channels.iter().any(|it| here(it.id))
        || told.any(|it| later(it.time))
        || deleted.any(|(of, time)| *of == game.id && later(*time))
}

/// No board is shown twice, unless something went wrong about then: a board that could not be noted as
/// shown is shown again.
fn check_once(
    context: &AuditContext<'_>,
    boards: &BTreeMap<Place, Vec<Message>>,
    shown: &[Shown],
    report: &mut Report,
) {
    let mut again = 0;
    for (place, messages) in boards.iter().filter(|(_, messages)| messages.len() > 1) {
        let became = |message: &Message| {
            let is_it = |it: &&Shown| it.place == *place && it.message == Some(message.id);
            shown.iter().filter(is_it).map(|it| it.time).min()
        };
        let times: Vec<SystemTime> = messages.iter().filter_map(became).collect();
        let channel = messages[0].channel;
        let excused = |pair: &[SystemTime]| {
            live::went_wrong(context, channel, pair[0]) || troubled(context, channel, pair[1], KEPT)
        };
        if times.len() == messages.len() && times.windows(2).all(excused) {
            again += 1;
        } else {
            let ((game, seq), count) = (place, messages.len());
            let ids: Vec<Id> = messages.iter().map(|it| it.id).collect();
            report
                .find(format!("game {game}: the board {seq:?} is shown {count} times, in {ids:?}"));
        }
    }
    report.count("boards shown again after a fault", again);
}

/// Whether the bot was killed, or a request about this channel went wrong, about then.
pub(super) fn troubled(
    context: &AuditContext<'_>,
    channel: Id,
    time: SystemTime,
    after: Duration,
) -> bool {
    let about = |it: SystemTime| (time - BEFORE..time + after).contains(&it);
    context.seen.kills.iter().any(|it| about(*it))
        || context.seen.faults.iter().any(|it| it.channel == Some(channel) && about(it.time))
}
