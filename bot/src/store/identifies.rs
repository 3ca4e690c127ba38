//! Whose turn it is to identify at the gateway, among all processes.

use std::time::Duration;

use super::{Store, StoreError};
use crate::clock::millis;

/// How far apart the clocks of two machines may be.
const SKEW: Duration = Duration::from_secs(60);

/// What is still to be waited for before somebody may identify.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Nothing.
    Now,
    /// So long, and then to ask again.
    Wait(Duration),
}

impl Store {
    /// Asks for the turn of a shard to identify; where it is given, no other one of the same
    /// `remainder` has its turn for so long.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn take_turn(&self, remainder: u32, every: Duration) -> Result<Turn, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let (now, every) = (self.clock.now(), millis(every));
        let until = now.saturating_add(every);
        // One that lies far ahead was taken by a clock that is wrong.
        let wrong = until.saturating_add(millis(SKEW));
        let taken = sqlx::query(
            "INSERT INTO identifies (remainder, until) VALUES ($1, $2) ON CONFLICT (remainder) DO \
             UPDATE SET until = excluded.until WHERE identifies.until <= $3 OR identifies.until > \
             $4",
        )
        .bind(i64::from(remainder))
        .bind(until)
        .bind(now)
        .bind(wrong)
        .execute(&mut *transaction)
        .await?;
        let free: Option<i64> =
            sqlx::query_scalar("SELECT until FROM identifies WHERE remainder = $1")
                .bind(i64::from(remainder))
                .fetch_optional(&mut *transaction)
                .await?;
        transaction.commit().await?;
        if taken.rows_affected() > 0 {
            return Ok(Turn::Now);
        }
        let left = free.unwrap_or(now).saturating_sub(now).clamp(1, every.max(1));
        Ok(Turn::Wait(Duration::from_millis(left.unsigned_abs())))
    }
}
