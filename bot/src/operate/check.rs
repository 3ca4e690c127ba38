//! `eightfold check`: whether the settings are right and what is stored is sound.

use std::collections::BTreeSet;

use super::say;
use crate::StartError;
use crate::config::{Config, ConfigError};
use crate::game::flaws;
use crate::ids::GameId;
use crate::store::{Inspection, IntegrityIssue, RatingIssue, StoreError};

/// How many games are read at once.
const CHUNK: i64 = 200;

/// Checks the settings, the database and, unless that is damaged, every game in it. Says each finding in a
/// line, and then how many there are. Nothing is changed.
///
/// # Errors
///
/// Fails if the database cannot be read.
pub async fn check() -> Result<u64, StartError> {
    let url = Config::database_from_env()?;
    let mut found = 0;
    for problem in Config::problems() {
        found += finding(&problem.to_string())?;
    }
    let mut database = Inspection::open(&url).await?;
    let schema = database.schema().await.map_err(|error| unseen(&error))?;
    if let Some(problem) = schema.problem() {
        found += finding(&problem)?;
        say(&summary("No game was looked at", found))?;
        return Ok(found);
    }
    for broken in [database.damage().await, database.missing().await] {
        let broken = say_all(broken)?;
        if broken > 0 {
            say(&summary("No game was looked at", found + broken))?;
            return Ok(found + broken);
        }
    }
    found += say_all(database.contradictions().await)?;
    let (games, flaws) = check_games(&mut database).await?;
    let ratings = check_ratings(&mut database).await?;
    database.close().await;
    found += flaws + ratings;
    say(&summary(&format!("{} looked at", count(games, "game")), found))?;
    Ok(found)
}

/// Says what is found.
fn finding(line: &str) -> Result<u64, StartError> {
    say(line).map(|()| 1)
}

/// Says all that is found.
fn say_all(issues: Result<Vec<IntegrityIssue>, StoreError>) -> Result<u64, StartError> {
    let issues = issues.map_err(|error| unseen(&error))?;
    issues.iter().map(|it| finding(&it.to_string())).sum()
}

fn summary(what: &str, found: u64) -> String {
    match found {
        0 => format!("{what}, all is well"),
        _ => format!("{what}, {}", count(found, "finding")),
    }
}

fn count(number: u64, of: &str) -> String {
    if number == 1 { format!("1 {of}") } else { format!("{number} {of}s") }
}

/// How many games there are, and how many findings.
async fn check_games(database: &mut Inspection) -> Result<(u64, u64), StartError> {
    let since = database.first_result().await.map_err(|error| unseen(&error))?;
    let (mut last, mut games, mut found) = (GameId(0), 0, 0);
    loop {
        let stored = database.games_after(last, CHUNK).await.map_err(|error| unseen(&error))?;
        let Some(newest) = stored.last() else {
            return Ok((games, found));
        };
        last = newest.id;
        for game in &stored {
            games += 1;
            for flaw in flaws(game, since) {
                found += finding(&flaw.to_string())?;
            }
        }
    }
}

/// How many findings there are about ratings.
async fn check_ratings(database: &mut Inspection) -> Result<u64, StartError> {
    let issues = database.rating_issues().await.map_err(|error| unseen(&error))?;
    let lines: BTreeSet<String> = issues.iter().map(rating_line).collect();
    lines.iter().map(|line| finding(line)).sum()
}

fn rating_line(issue: &RatingIssue) -> String {
    match issue {
        RatingIssue::Game(game) => {
            format!("game {game} is not counted once for each of its players, as its result says")
        }
        RatingIssue::Rating { user_id, variant, guild_id } => format!(
            "the rating of {user_id} in {variant} in the server {guild_id} does not follow from its games"
        ),
    }
}

fn unseen(error: &StoreError) -> StartError {
    ConfigError::new("DATABASE_URL", format!("names a database that cannot be read: {error}"))
        .into()
}
