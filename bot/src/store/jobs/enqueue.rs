//! How jobs are inserted, in the transaction of what causes them.

use sqlx::AnyConnection;

use super::{JobKey, JobPayload, keyed, lease};
use crate::clock::millis;
use crate::ids::{ChannelId, GameId, GuildId, MessageId, OfferId};
use crate::store::{JobKind, StoreError};

/// A job about a game that is to be inserted.
pub(in crate::store) struct NewJob {
    key: JobKey,
    game: GameId,
    run_at: i64,
    payload: JobPayload,
    /// Whether it is leased to the process that inserts it, which is about to do it.
    is_leased: bool,
}

impl NewJob {
    /// A job that is to run at once, after the process that inserts it had time to do it.
    pub(in crate::store) fn leased(kind: JobKind, board: (GameId, i64), now: i64) -> Self {
        Self { is_leased: true, ..Self::at(kind, board, now) }
    }

    /// A job that is nobody's, to run at `run_at` (Unix milliseconds).
    pub(in crate::store) fn at(kind: JobKind, (game, seq): (GameId, i64), run_at: i64) -> Self {
        let (key, payload) = (JobKey::game(kind, game, seq), JobPayload::default());
        Self { key, game, run_at, payload, is_leased: false }
    }

    /// An update of the message of an offer of a game, perhaps leased to the click that answered it.
    pub(in crate::store) fn update(
        game: GameId,
        (offer, message): (OfferId, MessageId),
        is_leased: bool,
        now: i64,
    ) -> Self {
        let payload = JobPayload::from(message);
        Self { key: JobKey::offer(offer), game, run_at: now, payload, is_leased }
    }

    pub(in crate::store) fn with(self, payload: impl Into<JobPayload>) -> Self {
        Self { payload: payload.into(), ..self }
    }

    /// Inserts it with the guild and channel of its game, which may have moved since it was read. One that
    /// is pending stays, unless it has another payload.
    pub(in crate::store) async fn enqueue(
        self,
        connection: &mut AnyConnection,
    ) -> Result<(), StoreError> {
        let insert =
            "INSERT INTO jobs (kind, subject_id, seq, game_id, guild_id, channel_id, run_at,
                attempts, first_attempt_at, leased_until, payload)
            SELECT $1, $2, $3, game_id, guild_id, channel_id, $5, 0, $5, $6, $7
            FROM games
            WHERE game_id = $4
            ON CONFLICT (kind, subject_id, seq) DO UPDATE
            SET payload = excluded.payload, run_at = excluded.run_at,
                leased_until = excluded.leased_until
            WHERE jobs.payload <> excluded.payload";
        let lease = if self.is_leased { self.run_at + millis(lease(self.key.kind)) } else { 0 };
        let insert = keyed(self.key, insert).bind(self.game).bind(self.run_at).bind(lease);
        insert.bind(self.payload).execute(connection).await?;
        Ok(())
    }
}

/// Inserts a job that is about no game, or replaces it.
pub(in crate::store) async fn enqueue_in(
    connection: &mut AnyConnection,
    key: JobKey,
    (guild, channel): (Option<GuildId>, ChannelId),
    run_at: i64,
) -> Result<(), StoreError> {
    let insert = keyed(
        key,
        "INSERT INTO jobs (kind, subject_id, seq, guild_id, channel_id, run_at, attempts,
            first_attempt_at, leased_until, payload)
        VALUES ($1, $2, $3, $4, $5, $6, 0, $6, 0, '{}')
        ON CONFLICT (kind, subject_id, seq) DO UPDATE
        SET channel_id = excluded.channel_id, run_at = excluded.run_at, attempts = 0,
            first_attempt_at = excluded.first_attempt_at, leased_until = 0",
    );
    insert.bind(guild).bind(channel).bind(run_at).execute(connection).await?;
    Ok(())
}
