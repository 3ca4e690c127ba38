//! When a running program was last alive, and for how long none was.

use std::time::Duration;

use sqlx::AnyConnection;

use super::{Store, StoreError};
use crate::clock::millis;

/// How often a program says that it is alive.
pub const HEARTBEAT: Duration = Duration::from_secs(30);

/// A shorter time without a heartbeat is none without a program: one may have come late.
const SHORTEST: Duration = Duration::from_secs(60);

/// For how long a program is remembered that is alive no more.
const REMEMBERED: Duration = Duration::from_secs(24 * 60 * 60);

/// A running program, by a name that no other one has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Process(String);

impl Process {
    /// This program, from now on.
    pub fn new() -> Self {
        Self(format!("{:032x}", rand::random::<u128>()))
    }
}

impl Default for Process {
    fn default() -> Self {
        Self::new()
    }
}

/// A time in which no program was alive, in Unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last heartbeat before it.
    pub since: i64,
    /// When a program was alive again.
    pub until: i64,
}

impl Store {
    /// Says that a program is alive that has just been started, or may not have been heard. Where
    /// none was alive for a while, that time is given back to every running clock, once; the outage
    /// that ends so, if one does.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn begin_life(&self, process: &Process) -> Result<Option<Outage>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let now = self.clock.now();
        let last: Option<i64> = sqlx::query_scalar("SELECT MAX(at) FROM heartbeats")
            .fetch_one(&mut *transaction)
            .await?;
        let outage = last
            .map(|since| Outage { since, until: now })
            .filter(|it| it.until.saturating_sub(it.since) > millis(SHORTEST));
        let outage = match outage {
            Some(outage) if note(&mut transaction, outage).await? => {
                give_back(&mut transaction, outage).await?;
                Some(outage)
            }
            _ => None,
        };
        beat(&mut transaction, process, now).await?;
        sqlx::query("DELETE FROM heartbeats WHERE at < $1")
            .bind(now.saturating_sub(millis(REMEMBERED)))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(outage)
    }

    /// Says that a program is still alive.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn beat(&self, process: &Process) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        beat(&mut transaction, process, self.clock.now()).await?;
        transaction.commit().await
    }
}

async fn beat(
    connection: &mut AnyConnection,
    process: &Process,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO heartbeats (process, at) VALUES ($1, $2) ON CONFLICT (process) DO UPDATE SET \
         at = excluded.at",
    )
    .bind(&process.0)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes an outage down; whether nobody else has.
async fn note(connection: &mut AnyConnection, outage: Outage) -> Result<bool, StoreError> {
    let written =
        sqlx::query("INSERT INTO outages (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(outage.since)
            .bind(outage.until)
            .execute(connection)
            .await?;
    Ok(written.rows_affected() > 0)
}

/// How much of an outage, from $2 until $1, a game has lost: what lies after the last entry, since
/// until then somebody was alive.
macro_rules! lost {
    ($game:literal) => {
        concat!(
            "(SELECT $1 - MAX(at) FROM (SELECT started AS at FROM games WHERE id = ",
            $game,
            " UNION ALL SELECT created FROM entries WHERE game = ",
            $game,
            " UNION ALL SELECT $2) AS alive)"
        )
    };
}

/// Gives the time of an outage back: whatever was due in it or after it is due so much later.
async fn give_back(connection: &mut AnyConnection, outage: Outage) -> Result<(), StoreError> {
    for statement in [
        concat!(
            "UPDATE jobs SET due = due + ",
            lost!("jobs.game"),
            ", since = since + ",
            lost!("jobs.game"),
            " WHERE kind IN ('reminder', 'late', 'flag') AND due > $2"
        ),
        concat!(
            "UPDATE clocks SET deadline = deadline + ",
            lost!("clocks.game"),
            ", credit = credit + ",
            lost!("clocks.game"),
            " WHERE deadline > $2"
        ),
    ] {
        let statement = sqlx::query(statement).bind(outage.until).bind(outage.since);
        statement.execute(&mut *connection).await?;
    }
    Ok(())
}
