//! What is still to be done: nothing that has to be is missing, and no reminder was sent twice.

use std::collections::{HashMap, HashSet};

use playground::Entry;
use sqlx::Row;

use super::{Case, Report};

/// When a job is due that rests until somebody acts.
const NEVER: i64 = i64::MAX;

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
    check_reminders(&case.playground.journal(), report);
    Ok(())
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
    for game in case.games.values() {
        let kinds = jobs.get(&game.id).map(Vec::as_slice).unwrap_or_default();
        let count = kinds.iter().filter(|(kind, _)| DEADLINE.contains(&kind.as_str())).count();
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

/// Nobody is reminded twice of the same.
fn check_reminders(journal: &[Entry], report: &mut Report) {
    let mut sent: HashMap<&str, HashSet<&str>> = HashMap::new();
    for entry in journal.iter().filter(|it| it.method == "POST" && it.status < 300) {
        let content = entry.body["content"].as_str().unwrap_or_default();
        if content.contains(", it is your turn in game ") {
            sent.entry(content)
                .or_default()
                .insert(entry.answer["id"].as_str().unwrap_or_default());
        }
    }
    for (content, messages) in sent.iter().filter(|(_, messages)| messages.len() > 1) {
        report.find(format!("a reminder was sent {} times: {content}", messages.len()));
    }
    report.count("reminders", sent.len());
}
