//! When running programs last heard what people do, shard by shard, and for how long none did.

use std::time::Duration;

use super::limited::AnyConnection;
use super::{Store, StoreError};
use crate::clock::millis;
use crate::config::Shards;

/// How often a program says that it is alive.
pub const HEARTBEAT: Duration = Duration::from_secs(30);

/// A shorter time without a heartbeat is none without a program: one may have come late.
const SHORTEST: Duration = Duration::from_secs(60);

/// For how long a program is remembered that has gone.
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

/// A time in which no program heard of a shard's games, in Unix milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last heartbeat before it.
    pub since: i64,
    /// When a program heard of them again.
    pub until: i64,
}

impl Store {
    /// Says that a program hears of a shard's games that has just been connected, or may not have
    /// been heard. Where none did for a while, that time is given back to every running clock of
    /// these games, once; the outage that ends so, if one does.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn begin_life(
        &self,
        process: &Process,
        shards: Shards,
        shard: u32,
    ) -> Result<Option<Outage>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // One after another: the second finds the heartbeat of the first.
        sqlx::query("UPDATE counters SET last = last + 1 WHERE kind = 'life'")
            .execute(&mut *transaction)
            .await?;
        let (now, part) = (self.clock.now(), (shards.total().into(), shard.into()));
        let outage = last(&mut transaction, part)
            .await?
            .map(|since| Outage { since, until: now })
            .filter(|it| it.until.saturating_sub(it.since) > millis(SHORTEST));
        if let Some(outage) = outage {
            note(&mut transaction, part, outage).await?;
        }
        give_back(&mut transaction, part, now).await?;
        beat(&mut transaction, process, part, now).await?;
        forget_earlier(&mut transaction, process, part).await?;
        transaction.commit().await?;
        Ok(outage)
    }

    /// Says that a program still hears of the games of these shards.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn beat(
        &self,
        process: &Process,
        shards: Shards,
        heard: &[u32],
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        let now = self.clock.now();
        for &shard in heard {
            let part = (shards.total().into(), shard.into());
            beat(&mut transaction, process, part, now).await?;
        }
        transaction.commit().await
    }
}

/// A shard: of how many, and which.
type Part = (i64, i64);

/// The last time somebody heard of all of a shard's games, or of some: by another number of shards
/// they may be several's.
async fn last(
    connection: &mut AnyConnection,
    (total, shard): Part,
) -> Result<Option<i64>, StoreError> {
    let rows: Vec<(i64, i64, i64)> =
        sqlx::query_as("SELECT shards, shard, MAX(at) FROM heartbeats GROUP BY shards, shard")
            .fetch_all(connection)
            .await?;
    let meets = |(shards, other): Part| {
        let common = greatest_common_divisor(shards, total);
        common > 0 && other % common == shard % common
    };
    Ok(rows.into_iter().filter(|row| meets((row.0, row.1))).map(|row| row.2).max())
}

fn greatest_common_divisor(one: i64, other: i64) -> i64 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

async fn beat(
    connection: &mut AnyConnection,
    process: &Process,
    (total, shard): Part,
    now: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO heartbeats (process, shard, shards, at) VALUES ($1, $2, $3, $4) ON CONFLICT \
         (process, shard) DO UPDATE SET at = excluded.at, shards = excluded.shards",
    )
    .bind(&process.0)
    .bind(shard)
    .bind(total)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets programs that have heard of the same games and do not any more.
async fn forget_earlier(
    connection: &mut AnyConnection,
    process: &Process,
    (total, shard): Part,
) -> Result<(), StoreError> {
    sqlx::query(
        "DELETE FROM heartbeats WHERE shard = $1 AND shards = $2 AND process <> $3 AND at < \
         (SELECT MAX(at) FROM heartbeats WHERE process = $3) - $4",
    )
    .bind(shard)
    .bind(total)
    .bind(&process.0)
    .bind(millis(REMEMBERED))
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes an outage down.
async fn note(
    connection: &mut AnyConnection,
    (total, shard): Part,
    outage: Outage,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO outages (shard, shards, since, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO \
         NOTHING",
    )
    .bind(shard)
    .bind(total)
    .bind(outage.since)
    .bind(outage.until)
    .execute(connection)
    .await?;
    Ok(())
}

/// The number by which a game belongs to its shard: what is outside servers is the first one's.
macro_rules! number {
    ($game:literal) => {
        concat!("(SELECT COALESCE(guild, 0) / 4194304 FROM games WHERE id = ", $game, ")")
    };
}
pub(super) use number;

/// When somebody last heard of a game.
macro_rules! heard {
    ($game:literal) => {
        concat!(
            "(SELECT MAX(heartbeats.at) FROM heartbeats WHERE ",
            number!($game),
            " % heartbeats.shards = heartbeats.shard)"
        )
    };
}

/// How much of an outage until $1 a game has lost: what lies after the last entry, since until then
/// somebody was alive.
macro_rules! lost {
    ($game:literal) => {
        concat!(
            "(SELECT $1 - MAX(at) FROM (SELECT started AS at FROM games WHERE id = ",
            $game,
            " UNION ALL SELECT created FROM entries WHERE game = ",
            $game,
            " UNION ALL SELECT ",
            heard!($game),
            ") AS alive)"
        )
    };
}

/// Whether the game of a row is of shard $3 of $2, has not been heard of for longer than $4, and
/// the row's time, `due`, lay after that.
macro_rules! suffers {
    ($game:literal, $due:literal) => {
        concat!(
            number!($game),
            " % $2 = $3 AND $1 - ",
            heard!($game),
            " > $4 AND ",
            $due,
            " > ",
            heard!($game)
        )
    };
}

/// Gives the time of an outage that ends now back: whatever was due in it or after it is due so
/// much later.
async fn give_back(
    connection: &mut AnyConnection,
    (total, shard): Part,
    now: i64,
) -> Result<(), StoreError> {
    for statement in [
        concat!(
            "UPDATE jobs SET due = due + ",
            lost!("jobs.game"),
            ", since = since + ",
            lost!("jobs.game"),
            " WHERE kind IN ('reminder', 'late', 'flag') AND ",
            suffers!("jobs.game", "due")
        ),
        concat!(
            "UPDATE clocks SET deadline = deadline + ",
            lost!("clocks.game"),
            ", credit = credit + ",
            lost!("clocks.game"),
            " WHERE ",
            suffers!("clocks.game", "deadline")
        ),
    ] {
        let statement = sqlx::query(statement).bind(now).bind(total).bind(shard);
        statement.bind(millis(SHORTEST)).execute(&mut *connection).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_different_numbers_meet_where_they_can() {
        assert_eq!(greatest_common_divisor(4, 6), 2);
        assert_eq!(greatest_common_divisor(1, 4), 1);
        assert_eq!(greatest_common_divisor(3, 4), 1);
    }
}
