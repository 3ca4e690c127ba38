//! What is still to be done: nothing that has to be is missing, and no reminder was sent twice.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, SystemTime};

use playground::Entry;

use super::{Case, Report, Stored};
use crate::rows::{self, ClockRow, FollowerRow, JobRow, OfferRow, ReviewRow};

/// How many milliseconds what is due may take that is done in the calm.
pub(super) const PATIENCE: i64 = 5_000;

/// How long a reminder may be on its way.
const ON_ITS_WAY: Duration = Duration::from_secs(2);

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let jobs = jobs(case).await?;
    check_deadlines(case, &jobs, report).await?;
    for game in case.games.values() {
        let jobs = jobs.get(&game.id).map(Vec::as_slice).unwrap_or_default();
        let side = usize::from(game.next.as_deref() == Some("black"));
        let engine_next = game.next.is_some() && game.people[side].is_none();
        if engine_next && !jobs.iter().any(|job| job.kind == "engine") {
            report.find(format!("game {}: Eightfold is next, and does not know", game.id));
        }
        let undone = |it: &&JobRow| it.run_at.is_some() && !it.waits_for_a_time();
        for job in jobs.iter().filter(undone) {
            report.find(format!("game {}: the job {} is left undone", game.id, job.kind));
        }
    }
    check_offers(case, report).await?;
    check_followers(case, &jobs, report).await?;
    let reviews = rows::all::<ReviewRow>(&mut case.connection).await?;
    report.count("reviews", reviews.len());
    check_reminders(case, report).await
}

/// The jobs about each game.
async fn jobs(case: &mut Case<'_>) -> Result<HashMap<i64, Vec<JobRow>>, sqlx::Error> {
    let mut jobs: HashMap<i64, Vec<JobRow>> = HashMap::new();
    for job in rows::all::<JobRow>(&mut case.connection).await? {
        if let Some(game) = job.game_id {
            jobs.entry(game).or_default().push(job);
        }
    }
    Ok(jobs)
}

/// A deadline has one job, and a job of this kind one deadline.
async fn check_deadlines(
    case: &mut Case<'_>,
    jobs: &HashMap<i64, Vec<JobRow>>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let clocks = rows::all::<ClockRow>(&mut case.connection).await?.into_iter();
    let running = clocks.filter(|it| it.deadline_at.is_some());
    let timed: HashSet<i64> = running.map(|it| it.game_id).collect();
    let now = bot::Clock::system().now() - PATIENCE;
    for game in case.games.values() {
        let jobs = jobs.get(&game.id).into_iter().flatten();
        let jobs: Vec<&JobRow> = jobs.filter(|it| it.is_of_deadline()).collect();
        let id = game.id;
        for job in &jobs {
            if let Some(due) = job.run_at.filter(|due| *due < now) {
                report.find(format!("game {id}: the {} was due {} ms ago", job.kind, now - due));
            }
        }
        let wanted = usize::from(game.result.is_none() && timed.contains(&id));
        if jobs.len() != wanted {
            let count = jobs.len();
            report.find(format!("game {id}: {count} jobs wait for its deadline, not {wanted}"));
        }
    }
    report.count("running clocks", timed.len());
    Ok(())
}

/// No offer is open in a game that has gone on.
async fn check_offers(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let offers = rows::all::<OfferRow>(&mut case.connection).await?;
    for offer in offers.iter().filter(|it| it.state == "open") {
        let OfferRow { game_id: game, seq, kind, .. } = offer;
        if case.games.get(game).is_none_or(|it| it.seq() != *seq) {
            report.find(format!("game {game}: the offer of a {kind} after entry {seq} is open"));
        }
    }
    report.count("offers", offers.len());
    Ok(())
}

/// Whoever follows a game that has ended was told, or is owed that.
async fn check_followers(
    case: &mut Case<'_>,
    jobs: &HashMap<i64, Vec<JobRow>>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let followers = rows::all::<FollowerRow>(&mut case.connection).await?;
    for id in followers.iter().map(|it| it.game_id).collect::<HashSet<i64>>() {
        let ended = case.games.get(&id).is_none_or(|game| game.result.is_some());
        let owed = jobs.get(&id).is_some_and(|it| it.iter().any(|it| it.kind == "followers"));
        if ended && !owed {
            report.find(format!("game {id} has ended, and its followers do not know"));
        }
    }
    Ok(())
}

/// Nobody is reminded twice of the same turn, whenever it is due by then; only a clock that was
/// stopped meanwhile has them reminded once more.
async fn check_reminders(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let offers = rows::all::<OfferRow>(&mut case.connection).await?.into_iter();
    let mut pauses: HashMap<i64, usize> = HashMap::new();
    for pause in offers.filter(|it| it.kind == "pause" && it.state == "accepted") {
        *pauses.entry(pause.game_id).or_default() += 1;
    }
    let journal = &case.seen.requests;
    let mut sent: HashMap<(i64, i64), usize> = HashMap::new();
    let reminders: HashMap<&str, (i64, SystemTime)> = journal.iter().filter_map(reminder).collect();
    for (game, time) in reminders.values() {
        let Some(stored) = case.games.get(game) else {
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
    let (_, rest) = content.split_once(", it is your turn in game ")?;
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
