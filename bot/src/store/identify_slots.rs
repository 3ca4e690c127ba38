//! A limit for IDENTIFY at Discord's gateway that all processes share.

use std::time::Duration;

use super::{ProcessStore, StoreError};
use crate::clock::millis;

/// How far apart the clocks of two machines may be.
const MAX_CLOCK_SKEW: Duration = Duration::from_secs(60);

impl ProcessStore<'_> {
    /// Asks for the slot of a bucket; once it is acquired, nobody else acquires it for `every`. Returns how
    /// long to wait before asking again, and none if it is acquired.
    pub async fn acquire_identify_slot(
        &self,
        bucket: u32,
        every: Duration,
    ) -> Result<Option<Duration>, StoreError> {
        let (now, bucket, every) = (self.0.clock.now(), i64::from(bucket), millis(every));
        let until = now.saturating_add(every);
        self.0
            .write(async |connection| {
                // A slot that is locked for much longer was acquired by a clock that is wrong.
                let acquire = sqlx::query(
                    "INSERT INTO identify_slots (bucket, locked_until)
                    VALUES ($1, $2)
                    ON CONFLICT (bucket) DO UPDATE
                    SET locked_until = excluded.locked_until
                    WHERE identify_slots.locked_until <= $3 OR identify_slots.locked_until > $4",
                );
                let latest = until.saturating_add(millis(MAX_CLOCK_SKEW));
                let acquire = acquire.bind(bucket).bind(until).bind(now).bind(latest);
                if acquire.execute(&mut *connection).await?.rows_affected() > 0 {
                    return Ok(None);
                }
                let find =
                    sqlx::query_scalar("SELECT locked_until FROM identify_slots WHERE bucket = $1");
                let locked_until: i64 = find.bind(bucket).fetch_one(connection).await?;
                let left = locked_until.saturating_sub(now).clamp(1, every.max(1));
                Ok(Some(Duration::from_millis(left.unsigned_abs())))
            })
            .await
    }
}
