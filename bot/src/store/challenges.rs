//! Challenges, from made to answered. The job of an open one lets it expire; the job of one that was
//! closed by the deletion of a user shows that. Both change only while the challenge's row is locked.

use std::time::Duration;

use sqlx::{AnyConnection, AssertSqlSafe, FromRow};

use super::jobs::{self, JobKey};
use super::types::{ChallengeState, ColorChoice, Flag, ThreadChoice};
use super::writer::Change;
use super::{Store, StoreError, WriteOutcome, next_id};
use crate::clock::millis;
use crate::ids::{ChallengeId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::limits::Limits;

/// How long a challenge stays open.
const LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct ChallengeRow {
    pub challenge_id: ChallengeId,
    pub guild_id: Option<GuildId>,
    pub channel_id: ChannelId,
    pub challenger_id: Option<UserId>,
    pub challenger_name: Option<String>,
    pub opponent_id: Option<UserId>,
    #[sqlx(try_from = "Flag")]
    pub is_open_to_all: bool,
    pub variant: String,
    pub color: ColorChoice,
    pub thread: ThreadChoice,
    pub move_time_ms: Option<i64>,
    #[sqlx(try_from = "Flag")]
    pub is_rated: bool,
    pub start_fen: Option<String>,
    pub language: Option<String>,
    pub state: ChallengeState,
    pub message_id: Option<MessageId>,
}

/// A new challenge, which anybody may accept if it has no opponent.
#[derive(Clone, Debug)]
pub struct NewChallenge<'a> {
    pub guild_id: Option<GuildId>,
    pub channel_id: ChannelId,
    pub challenger_id: UserId,
    pub challenger_name: &'a str,
    pub opponent_id: Option<UserId>,
    pub variant: &'a str,
    pub color: ColorChoice,
    pub thread: ThreadChoice,
    pub move_time_ms: Option<i64>,
    pub is_rated: bool,
    pub start_fen: Option<&'a str>,
    pub language: Option<&'a str>,
    /// The command that makes it.
    pub interaction: InteractionId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeOutcome {
    Applied(ChallengeId),
    /// The same command made it before.
    AlreadyApplied,
    /// Another one of the same user, for the same game in the same channel, is still open.
    SameOpen,
    LimitReached(LimitReached),
}

/// As many challenges are open as may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LimitReached {
    /// Whether they are those of the guild, and not those of the user.
    pub in_guild: bool,
    pub count: i64,
    /// When the oldest of them expires, in Unix milliseconds.
    pub until: i64,
}

/// An open challenge in a list.
#[derive(Clone, Debug, PartialEq, Eq, FromRow)]
pub struct WaitingChallenge {
    /// The guild of its channel, also where the bot is a user install.
    pub guild_id: Option<GuildId>,
    pub channel_id: ChannelId,
    pub challenger_id: Option<UserId>,
    pub opponent_id: Option<UserId>,
    pub variant: String,
    pub created_at: i64,
}

pub struct ChallengeStore<'a>(pub(super) &'a Store);

impl ChallengeStore<'_> {
    pub async fn add(
        &self,
        new: &NewChallenge<'_>,
        limits: &Limits,
    ) -> Result<ChallengeOutcome, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write_if(async |connection| {
                let outcome = add(connection, new, limits, now).await?;
                let is_added = matches!(outcome, ChallengeOutcome::Applied(_));
                Ok(Change::commit_if(is_added, outcome))
            })
            .await
    }

    pub async fn find(&self, challenge: ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let query = sqlx::query_as("SELECT * FROM challenges WHERE challenge_id = $1");
        self.0.optional(query.bind(challenge)).await
    }

    /// The open challenges of a guild that this user has made or may accept, the newest first, at most
    /// `limit`; or those outside guilds, where those that anybody may accept are seen in their `channel`
    /// alone.
    pub async fn waiting(
        &self,
        user: UserId,
        (guild, channel): (Option<GuildId>, Option<ChannelId>),
        limit: i64,
    ) -> Result<Vec<WaitingChallenge>, StoreError> {
        // PostgreSQL uses no index for `IS NOT DISTINCT FROM`.
        let query = sqlx::query_as(
            "SELECT channel_id, challenger_id, opponent_id, variant, created_at,
                COALESCE(guild_id, (
                    SELECT installed.guild_id
                    FROM user_install_channels AS installed
                    WHERE installed.channel_id = challenges.channel_id
                )) AS guild_id
            FROM challenges
            WHERE state = 'open' AND (guild_id = $1 OR ($1 IS NULL AND guild_id IS NULL))
                AND (challenger_id = $2 OR opponent_id = $2
                    OR (is_open_to_all = 1 AND (guild_id IS NOT NULL OR channel_id = $3)))
            ORDER BY challenge_id DESC
            LIMIT $4",
        );
        self.0.all(query.bind(guild).bind(user).bind(channel).bind(limit)).await
    }

    /// Stores the message that has a challenge's buttons. If the challenge has already expired, enqueues
    /// the job that edits the message.
    pub async fn shown(
        &self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let now = self.0.clock.now();
        let is_late = self
            .0
            .write(async |connection| {
                let note = sqlx::query_as(
                    "UPDATE challenges
                    SET message_id = $1
                    WHERE challenge_id = $2
                    RETURNING state, guild_id, channel_id",
                );
                let noted = note.bind(message).bind(challenge);
                let noted = noted.fetch_optional(&mut *connection).await?;
                let Some((ChallengeState::Expired, guild, channel)) = noted else {
                    return Ok(false);
                };
                let key = JobKey::challenge(challenge);
                jobs::enqueue_in(connection, key, (guild, channel), now).await?;
                Ok(true)
            })
            .await?;
        if is_late {
            self.0.wake_worker();
        }
        Ok(())
    }

    /// Declines or withdraws an open challenge.
    pub async fn close(
        &self,
        challenge: ChallengeId,
        state: ChallengeState,
    ) -> Result<WriteOutcome<()>, StoreError> {
        let closed = self.0.write(async |connection| close(connection, challenge, state).await);
        Ok(WriteOutcome::of_row(closed.await?.into()))
    }

    /// Lets a challenge expire if it is open, and returns the message that its job is to edit, if that
    /// is known; none where the challenge is answered, and its job deleted.
    pub async fn expire(
        &self,
        challenge: ChallengeId,
    ) -> Result<Option<Option<MessageId>>, StoreError> {
        self.0
            .write(async |connection| {
                // This locks the row, so that the job that is found next is not about to be deleted.
                let expire = sqlx::query_scalar(
                    "UPDATE challenges
                    SET state = CASE state WHEN 'open' THEN 'expired' ELSE state END
                    WHERE challenge_id = $1
                    RETURNING message_id",
                );
                let expired = expire.bind(challenge).fetch_optional(&mut *connection).await?;
                let job =
                    sqlx::query("SELECT 1 FROM jobs WHERE kind = 'challenge' AND subject_id = $1");
                Ok(job.bind(challenge).fetch_optional(connection).await?.and(expired))
            })
            .await
    }

    /// The name of a user when they last made a challenge; none if they never did.
    pub async fn name_of(&self, user: UserId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as(
            "SELECT challenger_name
            FROM challenges
            WHERE challenger_id = $1
            ORDER BY challenge_id DESC
            LIMIT 1",
        );
        Ok(self.0.optional(query.bind(user)).await?.map(|(name,)| name))
    }
}

/// Writes a new challenge; what is to be rolled back unless it is applied.
async fn add(
    connection: &mut AnyConnection,
    new: &NewChallenge<'_>,
    limits: &Limits,
    now: i64,
) -> Result<ChallengeOutcome, StoreError> {
    // Another challenge waits here, so nothing comes between the look and the write.
    let challenge = ChallengeId(next_id(&mut *connection, "challenge").await?);
    if let Some(interaction) = find_duplicate(&mut *connection, new, now).await? {
        return Ok(match interaction == new.interaction {
            true => ChallengeOutcome::AlreadyApplied,
            false => ChallengeOutcome::SameOpen,
        });
    }
    if let Some(reached) = limit_reached(&mut *connection, new, limits, now).await? {
        return Ok(ChallengeOutcome::LimitReached(reached));
    }
    let insert = sqlx::query(
        "INSERT INTO challenges (challenge_id, guild_id, channel_id, challenger_id, challenger_name,
            opponent_id, is_open_to_all, variant, color, thread, move_time_ms, is_rated, start_fen,
            language, state, interaction_id, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'open', $15, $16)
        ON CONFLICT DO NOTHING",
    );
    let insert = insert.bind(challenge).bind(new.guild_id).bind(new.channel_id);
    let insert = insert.bind(new.challenger_id).bind(new.challenger_name).bind(new.opponent_id);
    let insert = insert.bind(Flag(new.opponent_id.is_none())).bind(new.variant).bind(new.color);
    let insert = insert.bind(new.thread).bind(new.move_time_ms).bind(Flag(new.is_rated));
    let insert = insert.bind(new.start_fen).bind(new.language).bind(new.interaction).bind(now);
    if insert.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(ChallengeOutcome::AlreadyApplied);
    }
    let location = (new.guild_id, new.channel_id);
    let expires_at = now.saturating_add(millis(LIFETIME));
    jobs::enqueue_in(connection, JobKey::challenge(challenge), location, expires_at).await?;
    Ok(ChallengeOutcome::Applied(challenge))
}

/// The command that made an open challenge of the same terms in the last day, if there is one: an older
/// one may have lost its message.
async fn find_duplicate(
    connection: &mut AnyConnection,
    new: &NewChallenge<'_>,
    now: i64,
) -> Result<Option<InteractionId>, StoreError> {
    let query = sqlx::query_scalar(
        "SELECT interaction_id
        FROM challenges
        WHERE state = 'open' AND challenger_id = $1 AND channel_id = $2 AND variant = $3
            AND color = $4 AND opponent_id IS NOT DISTINCT FROM $5
            AND start_fen IS NOT DISTINCT FROM $6 AND created_at > $7 AND is_rated = $8
            AND move_time_ms IS NOT DISTINCT FROM $9",
    );
    let query = query.bind(new.challenger_id).bind(new.channel_id).bind(new.variant);
    let query = query.bind(new.color).bind(new.opponent_id).bind(new.start_fen);
    let query = query.bind(now.saturating_sub(millis(LIFETIME))).bind(Flag(new.is_rated));
    Ok(query.bind(new.move_time_ms).fetch_optional(connection).await?)
}

/// The limit that leaves no room for another challenge, if one does. Those that are to expire by now do
/// not count.
async fn limit_reached(
    connection: &mut AnyConnection,
    new: &NewChallenge<'_>,
    limits: &Limits,
    now: i64,
) -> Result<Option<LimitReached>, StoreError> {
    let since = now.saturating_sub(millis(LIFETIME));
    let user = Some(new.challenger_id.0).zip(limits.challenges_of_person);
    let guild = new.guild_id.map(|guild| guild.0).zip(limits.challenges_in_server);
    for (in_guild, column, counted) in [(false, "challenger_id", user), (true, "guild_id", guild)] {
        let Some((id, limit)) = counted else { continue };
        let query = sqlx::query_as(AssertSqlSafe(format!(
            "SELECT COUNT(*), MIN(created_at)
            FROM challenges
            WHERE {column} = $1 AND state = 'open' AND created_at > $2",
        )));
        let query = query.bind(id.cast_signed()).bind(since);
        let (count, oldest): (i64, Option<i64>) = query.fetch_one(&mut *connection).await?;
        if count >= i64::from(limit.get()) {
            let until = oldest.unwrap_or(now).saturating_add(millis(LIFETIME));
            return Ok(Some(LimitReached { in_guild, count, until }));
        }
    }
    Ok(None)
}

/// Ends an open challenge; whether it was open.
pub(super) async fn close(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    state: ChallengeState,
) -> Result<bool, StoreError> {
    let close = sqlx::query(
        "UPDATE challenges
        SET state = $1
        WHERE challenge_id = $2 AND state = 'open'",
    );
    let close = close.bind(state).bind(challenge);
    let closed = close.execute(&mut *connection).await?.rows_affected() == 1;
    if closed {
        jobs::complete(connection, JobKey::challenge(challenge), None).await?;
    }
    Ok(closed)
}

/// Opens a challenge again that was accepted; it expires when it would have.
pub(super) async fn reopen(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
) -> Result<(), StoreError> {
    let reopen = sqlx::query_as(
        "UPDATE challenges
        SET state = 'open'
        WHERE challenge_id = $1 AND state = 'accepted'
        RETURNING guild_id, channel_id, created_at",
    );
    let reopened = reopen.bind(challenge).fetch_optional(&mut *connection).await?;
    if let Some((guild, channel, created_at)) = reopened {
        let key = JobKey::challenge(challenge);
        let expires_at = i64::saturating_add(created_at, millis(LIFETIME));
        jobs::enqueue_in(connection, key, (guild, channel), expires_at).await?;
    }
    Ok(())
}

/// Withdraws the open challenges of a user and declines those to them. Their messages are to show it.
pub(super) async fn close_of_user(
    connection: &mut AnyConnection,
    user: UserId,
    now: i64,
) -> Result<(), StoreError> {
    let close = sqlx::query_as(
        "UPDATE challenges
        SET state = CASE WHEN challenger_id = $1 THEN 'withdrawn' ELSE 'declined' END
        WHERE state = 'open' AND (challenger_id = $1 OR opponent_id = $1)
        RETURNING challenge_id, guild_id, channel_id, message_id",
    );
    let closed: Vec<(ChallengeId, Option<GuildId>, ChannelId, Option<MessageId>)> =
        close.bind(user).fetch_all(&mut *connection).await?;
    for (challenge, guild, channel, message) in closed {
        let key = JobKey::challenge(challenge);
        match message {
            Some(_) => jobs::enqueue_in(&mut *connection, key, (guild, channel), now).await?,
            None => jobs::complete(&mut *connection, key, None).await?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
