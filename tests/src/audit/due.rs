//! What is still to be done: nothing that has to be is missing, and no reminder was sent twice.

use std::collections::HashMap;
use std::time::{Duration, SystemTime};

use playground::Entry;

use super::{AuditContext, Report, Stored};
use crate::rows::{self, ClockRow, JobRow, OfferRow, ResultRow, ReviewRow};

/// How many milliseconds what is due may take that is done in the calm.
pub(super) const PATIENCE: i64 = 5_000;

/// How long a reminder may be on its way.
const ON_ITS_WAY: Duration = Duration::from_secs(2);

pub(super) async fn check(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let now = bot::Clock::system().now() - PATIENCE;
    for job in rows::all::<JobRow>(&mut context.connection).await? {
        let (Some(game), Some(due)) = (job.game_id, job.run_at) else { continue };
        if !job.waits_for_a_time() {
            report.find(format!("game {game}: the job {} is left undone", job.kind));
        } else if job.is_of_deadline() && due < now {
            report.find(format!("game {game}: the {} was due {} ms ago", job.kind, now - due));
        }
    }
    let clocks = rows::all::<ClockRow>(&mut context.connection).await?;
    report.count("running clocks", clocks.iter().filter(|it| it.deadline_at.is_some()).count());
    report.count("reviews", rows::all::<ReviewRow>(&mut context.connection).await?.len());
    for (what, rated) in [("results", None), ("rated games", Some("rated"))] {
        let results = rows::all::<ResultRow>(&mut context.connection).await?.into_iter();
        let results = results.filter(|it| rated.is_none_or(|rated| it.rating == rated));
        report.count(what, results.count());
    }
    check_reminders(context, report).await
}

/// Nobody is reminded twice of the same turn, whenever it is due by then; only a clock that was
/// stopped meanwhile has them reminded once more.
async fn check_reminders(
    context: &mut AuditContext<'_>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let offers = rows::all::<OfferRow>(&mut context.connection).await?;
    report.count("offers", offers.len());
    let offers = offers.into_iter();
    let mut pauses: HashMap<i64, usize> = HashMap::new();
    for pause in offers.filter(|it| it.kind == "pause" && it.state == "accepted") {
        *pauses.entry(pause.game_id).or_default() += 1;
    }
    let requests = &context.seen.requests;
    let mut sent: HashMap<(i64, i64), usize> = HashMap::new();
    let reminders: HashMap<&str, (i64, SystemTime)> =
        requests.iter().filter_map(reminder).collect();
    for (game, time) in reminders.values() {
        let Some(stored) = context.games.get(game) else {
            report.find(format!("game {game}, which is not there: somebody was reminded of it"));
            continue;
        };
        // One that was on its way when an entry was written is of the turn before.
        let [earliest, latest] = [ON_ITS_WAY, Duration::ZERO].map(|it| seq_at(stored, *time - it));
        let free = (earliest..=latest).find(|seq| !sent.contains_key(&(*game, *seq)));
        *sent.entry((*game, free.unwrap_or(latest))).or_default() += 1;
    }
    for ((game, seq), count) in &sent {
        if *count > 1 + pauses.get(game).copied().unwrap_or_default() {
            report
                .find(format!("game {game}, after entry {seq}: a reminder was sent {count} times"));
        }
    }
    report.count("reminders", reminders.len());
    Ok(())
}

/// The message of a reminder that was sent, its game, and when that was.
fn reminder(entry: &Entry) -> Option<(&str, (i64, SystemTime))> {
    let content = entry.body["content"].as_str().filter(|_| entry.method == "POST")?;
    let (_, rest) = content.split_once(", it's your turn in game ")?;
    let game = rest.split(|it: char| !it.is_ascii_digit()).next()?.parse().ok()?;
    let message = entry.answer["id"].as_str().filter(|_| entry.status < 300)?;
    Some((message, (game, entry.time)))
}

/// Which entry was a game's last one at this time.
fn seq_at(game: &Stored, time: SystemTime) -> i64 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
    let then = i64::try_from(since).unwrap_or(i64::MAX);
    game.log.iter().rfind(|line| line.created_at <= then).map_or(0, |line| line.seq)
}
