//! `eightfold check`: whether the settings are right and what is stored is sound.

use secrecy::SecretString;
use thiserror::Error;

use super::say;
use crate::StartError;
use crate::config::{Config, ConfigError};
use crate::game::{Inconsistency, verify};
use crate::ids::GameId;
use crate::store::{Inspection, IntegrityIssue, StoreError, shown_name};
use crate::ui::unreadable_setting;

/// How many games are read at once.
const CHUNK: i64 = 200;

/// What is wrong with a database, each in a line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Finding {
    /// Its tables are not those of this version.
    #[error("{0}")]
    Schema(String),
    /// It is damaged, or rows contradict one another.
    #[error(transparent)]
    Integrity(#[from] IntegrityIssue),
    /// A game is not what its log makes of it.
    #[error(transparent)]
    Game(#[from] Inconsistency),
}

/// What was looked at in a database, and what was found.
#[derive(Debug, Default)]
pub struct Findings {
    /// How many games were looked at; none where the database is too damaged for that.
    pub games: Option<u64>,
    /// What is wrong.
    pub findings: Vec<Finding>,
}

/// Checks the settings, the database and, unless that is damaged, every game in it. Says each finding in a
/// line, and then of which database and how many there are. Nothing is changed.
///
/// # Errors
///
/// Fails if the database cannot be read.
pub async fn check() -> Result<usize, StartError> {
    let url = Config::database_from_env()?;
    let problems = Config::problems();
    problems.iter().try_for_each(|problem| say(&problem.to_string()))?;
    let Findings { games, findings } = check_database(&url).await?;
    findings.iter().try_for_each(|finding| say(&finding.to_string()))?;
    let looked_at = match games {
        Some(games) => format!("{} looked at", count(games, "game")),
        None => "No game was looked at".to_owned(),
    };
    let looked_at = format!("{}: {looked_at}", shown_name(&url));
    let found = problems.len() + findings.len();
    say(&match found {
        0 => format!("{looked_at}, all is well"),
        _ => format!("{looked_at}, {}", count(found as u64, "finding")),
    })?;
    Ok(found)
}

/// Looks for all that is wrong with a database, while the bot runs on it or not. Nothing is changed.
///
/// # Errors
///
/// Fails if the database cannot be read.
pub async fn check_database(url: &SecretString) -> Result<Findings, StartError> {
    let mut database = Inspection::open(url).await?;
    let found = look(&mut database).await.map_err(|error| {
        ConfigError::new("DATABASE_URL", format!("names a database that cannot be read: {error}"))
    })?;
    database.close().await;
    Ok(found)
}

async fn look(database: &mut Inspection) -> Result<Findings, StoreError> {
    let mut found = Findings::default();
    if let Some(problem) = database.schema().await?.problem() {
        found.findings.push(Finding::Schema(problem));
        return Ok(found);
    }
    let mut issues = database.damage().await?;
    if issues.is_empty() {
        issues = database.missing().await?;
    }
    let is_whole = issues.is_empty();
    if is_whole {
        issues = database.contradictions(unreadable_setting).await?;
    }
    found.findings.extend(issues.into_iter().map(Finding::Integrity));
    if is_whole {
        found.games = Some(look_at_games(database, &mut found.findings).await?);
        let ratings = database.wrong_ratings().await?;
        found.findings.extend(ratings.into_iter().map(Finding::Integrity));
    }
    Ok(found)
}

/// Looks at each game; how many there are.
async fn look_at_games(
    database: &mut Inspection,
    findings: &mut Vec<Finding>,
) -> Result<u64, StoreError> {
    let (mut last, mut games) = (GameId(0), 0);
    loop {
        let stored = database.games_after(last, CHUNK).await?;
        let Some(newest) = stored.last() else {
            return Ok(games);
        };
        last = newest.id;
        games += stored.len() as u64;
        findings.extend(stored.iter().flat_map(verify).map(Finding::Game));
    }
}

fn count(number: u64, of: &str) -> String {
    if number == 1 { format!("1 {of}") } else { format!("{number} {of}s") }
}
