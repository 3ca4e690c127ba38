//! What is still to be done: nothing that has to be is missing, and no reminder was sent twice.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, SystemTime};

use playground::Entry;
use sqlx::Row;

use super::{Case, Report, Stored};

/// When a job is due that rests until somebody acts.
const NEVER: i64 = i64::MAX;

/// How many milliseconds what is due may take that is done in the calm.
pub(super) const PATIENCE: i64 = 5_000;

/// How long a reminder may be on its way.
const ON_ITS_WAY: Duration = Duration::from_secs(2);

/// The jobs that belong to a deadline.
const DEADLINE: [&str; 3] = ["reminder", "late", "flag"];

pub(super) async fn check(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let jobs = jobs(case).await?;
    check_deadlines(case, &jobs, report).await?;
    for game in case.games.values() {
        let kinds = jobs.get(&game.id).map(Vec::as_slice).unwrap_or_default();
        let side = usize::from(game.next.as_deref() == Some("black"));
        let engine_next = game.next.is_some() && game.people[side].is_none();
        if engine_next && !kinds.iter().any(|(kind, _)| kind == "engine") {
            report.find(format!("game {}: Eightfold is next, and does not know", game.id));
        }
        let waits = |kind: &str| DEADLINE.contains(&kind) || kind == "thread";
        for (kind, _) in kinds.iter().filter(|(kind, due)| *due < NEVER && !waits(kind)) {
            report.find(format!("game {}: the job {kind} is left undone", game.id));
        }
    }
    check_offers(case, report).await?;
    check_followers(case, &jobs, report).await?;
    let reviews = "SELECT COUNT(*) FROM reviews";
    let reviews: i64 = sqlx::query_scalar(reviews).fetch_one(&mut case.connection).await?;
    report.count("reviews", usize::try_from(reviews).unwrap_or_default());
    check_reminders(case, report).await
}

/// Of each game, what is to be done and when.
async fn jobs(case: &mut Case<'_>) -> Result<HashMap<i64, Vec<(String, i64)>>, sqlx::Error> {
    let mut jobs: HashMap<i64, Vec<(String, i64)>> = HashMap::new();
    let all = "SELECT game, kind, due FROM jobs";
    for row in sqlx::query(all).fetch_all(&mut case.connection).await? {
        jobs.entry(row.try_get(0)?).or_default().push((row.try_get(1)?, row.try_get(2)?));
    }
    Ok(jobs)
}

/// A deadline has one job, and a job of this kind one deadline.
async fn check_deadlines(
    case: &mut Case<'_>,
    jobs: &HashMap<i64, Vec<(String, i64)>>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let running = "SELECT game FROM clocks WHERE deadline IS NOT NULL";
    let mut timed = HashSet::new();
    for row in sqlx::query(running).fetch_all(&mut case.connection).await? {
        timed.insert(row.try_get::<i64, _>(0)?);
    }
    let now = bot::Clock::system().now() - PATIENCE;
    for game in case.games.values() {
        let kinds = jobs.get(&game.id).map(Vec::as_slice).unwrap_or_default();
        let of_deadline = |kind: &str| DEADLINE.contains(&kind);
        for (kind, due) in kinds.iter().filter(|(kind, _)| of_deadline(kind)) {
            if *due < now {
                let (id, late) = (game.id, now - due);
                report.find(format!("game {id}: the {kind} was due {late} ms ago"));
            }
        }
        let count = kinds.iter().filter(|(kind, _)| of_deadline(kind)).count();
        let wanted = usize::from(game.result.is_none() && timed.contains(&game.id));
        if count != wanted {
            let id = game.id;
            report.find(format!("game {id}: {count} jobs wait for its deadline, not {wanted}"));
        }
    }
    report.count("running clocks", timed.len());
    Ok(())
}

/// No offer is open in a game that has gone on.
async fn check_offers(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let open = "SELECT game, ply, kind FROM offers WHERE state = 'open'";
    for row in sqlx::query(open).fetch_all(&mut case.connection).await? {
        let (game, ply): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let kind: String = row.try_get(2)?;
        if case.games.get(&game).is_none_or(|it| it.ply() != ply) {
            report.find(format!("game {game}: the offer of a {kind} after entry {ply} is open"));
        }
    }
    let made = "SELECT COUNT(*) FROM offers";
    let made: i64 = sqlx::query_scalar(made).fetch_one(&mut case.connection).await?;
    report.count("offers", usize::try_from(made).unwrap_or_default());
    Ok(())
}

/// Whoever follows a game that has ended was told, or is owed that.
async fn check_followers(
    case: &mut Case<'_>,
    jobs: &HashMap<i64, Vec<(String, i64)>>,
    report: &mut Report,
) -> Result<(), sqlx::Error> {
    let followed = "SELECT DISTINCT game FROM followers";
    for row in sqlx::query(followed).fetch_all(&mut case.connection).await? {
        let id: i64 = row.try_get(0)?;
        let ended = case.games.get(&id).is_none_or(|game| game.result.is_some());
        let owed = jobs.get(&id).is_some_and(|it| it.iter().any(|(kind, _)| kind == "followers"));
        if ended && !owed {
            report.find(format!("game {id} has ended, and its followers do not know"));
        }
    }
    Ok(())
}

/// Nobody is reminded twice of the same turn, whenever it is due by then; only a clock that was
/// stopped meanwhile has them reminded once more.
async fn check_reminders(case: &mut Case<'_>, report: &mut Report) -> Result<(), sqlx::Error> {
    let paused = "SELECT game, COUNT(*) FROM offers WHERE kind = 'pause' AND state = 'accepted' \
                  GROUP BY game";
    let mut pauses: HashMap<i64, usize> = HashMap::new();
    for row in sqlx::query(paused).fetch_all(&mut case.connection).await? {
        let count = usize::try_from(row.try_get::<i64, _>(1)?).unwrap_or_default();
        pauses.insert(row.try_get(0)?, count);
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
        let [earliest, latest] = [ON_ITS_WAY, Duration::ZERO].map(|it| ply_at(stored, *time - it));
        let free = (earliest..=latest).find(|ply| !sent.contains_key(&(*game, *ply)));
        *sent.entry((*game, free.unwrap_or(latest))).or_default() += 1;
    }
    for ((game, ply), count) in &sent {
        if *count > 1 + pauses.get(game).copied().unwrap_or_default() {
            report
                .find(format!("game {game}, after entry {ply}: a reminder was sent {count} times"));
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
fn ply_at(game: &Stored, time: SystemTime) -> i64 {
    let since = time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_millis();
    let then = i64::try_from(since).unwrap_or(i64::MAX);
    game.log.iter().rfind(|line| line.created <= then).map_or(0, |line| line.ply)
}
