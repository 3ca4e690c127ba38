//! Challenges, from made to answered.

use std::time::Duration;

use sqlx::Row;

use super::limited::AnyConnection;
use super::rows::{ChallengeRow, NewChallenge, id, read_challenge, stored, stored_thread};
use super::{Store, StoreError, Written};
use crate::clock::millis;
use crate::ids::{ChallengeId, MessageId};
use crate::limits::Limits;

/// What became of a new challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Challenged {
    /// It is open.
    Done(ChallengeId),
    /// The same command made it before.
    Duplicate,
    /// Another one of the same person, for the same game in the same place, is still open.
    Same,
    /// As many are open as may be.
    TooMany(Crowd),
}

/// As many open challenges as may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowd {
    /// Whether they are those in the server, and not those of the person.
    pub in_server: bool,
    /// How many they are.
    pub count: i64,
    /// When the oldest of them lapses.
    pub until: i64,
}

/// For how long a challenge is open, and stands in the way of the same one.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Store {
    /// Writes a new, open challenge.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_challenge(
        &self,
        new: &NewChallenge<'_>,
        limits: &Limits,
    ) -> Result<Challenged, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Whoever makes another one waits here, so nothing comes between the look and the write.
        let challenge = ChallengeId(next_id(&mut transaction, "challenge").await?);
        let now = self.clock.now();
        if let Some(interaction) = open_like(&mut transaction, new, now).await? {
            transaction.roll_back().await?;
            let again = interaction == new.interaction.0;
            return Ok(if again { Challenged::Duplicate } else { Challenged::Same });
        }
        if let Some(crowd) = crowd(&mut transaction, new, limits, now).await? {
            transaction.roll_back().await?;
            return Ok(Challenged::TooMany(crowd));
        }
        if !insert(&mut transaction, challenge, new, now).await? {
            transaction.roll_back().await?;
            return Ok(Challenged::Duplicate);
        }
        transaction.commit().await?;
        Ok(Challenged::Done(challenge))
    }

    /// The challenge with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn challenge(
        &self,
        challenge: ChallengeId,
    ) -> Result<Option<ChallengeRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(
            "SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, pace, \
             rated, start, language, state, message FROM challenges WHERE id = $1",
        )
        .bind(stored(challenge.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(row.as_ref().map(read_challenge).transpose()?)
    }

    /// Notes where the buttons of a challenge stand.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn challenge_shown(
        &self,
        challenge: ChallengeId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        sqlx::query("UPDATE challenges SET message = $1 WHERE id = $2")
            .bind(stored(message.0))
            .bind(stored(challenge.0))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await
    }

    /// Ends an open challenge without a game: `state` is `declined` or `withdrawn`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn close_challenge(
        &self,
        challenge: ChallengeId,
        state: &str,
    ) -> Result<Written<()>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let closed = close(&mut transaction, challenge, state).await?;
        transaction.commit().await?;
        Ok(closed)
    }
}

/// Writes the challenge itself; whether the same command has not made it before.
async fn insert(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    new: &NewChallenge<'_>,
    now: i64,
) -> Result<bool, StoreError> {
    let written = sqlx::query(
        "INSERT INTO challenges (id, guild, channel, challenger, name, opponent, variant, color, \
         thread, pace, rated, start, language, state, interaction, created, due) VALUES ($1, $2, \
         $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'open', $14, $15, $16) ON CONFLICT DO \
         NOTHING",
    )
    .bind(stored(challenge.0))
    .bind(new.guild.map(|guild| stored(guild.0)))
    .bind(stored(new.channel.0))
    .bind(stored(new.challenger.0))
    .bind(new.name)
    .bind(new.opponent.map(|user| stored(user.0)))
    .bind(new.variant)
    .bind(new.color)
    .bind(stored_thread(new.thread))
    .bind(new.pace)
    .bind(i64::from(new.rated))
    .bind(new.start)
    .bind(new.language)
    .bind(stored(new.interaction.0))
    .bind(now)
    .bind(now.saturating_add(millis(DAY)))
    .execute(connection)
    .await?;
    Ok(written.rows_affected() > 0)
}

/// The command that made an open challenge of the same terms in the last day, if there is one: an
/// older one may have lost its message.
async fn open_like(
    connection: &mut AnyConnection,
    new: &NewChallenge<'_>,
    now: i64,
) -> Result<Option<u64>, StoreError> {
    let row = sqlx::query(
        "SELECT interaction FROM challenges WHERE state = 'open' AND challenger = $1 AND channel = \
         $2 AND variant = $3 AND color = $4 AND COALESCE(opponent, 0) = $5 AND COALESCE(start, \
         '') = $6 AND created > $7 AND rated = $8 AND COALESCE(pace, 0) = $9",
    )
    .bind(stored(new.challenger.0))
    .bind(stored(new.channel.0))
    .bind(new.variant)
    .bind(new.color)
    .bind(new.opponent.map_or(0, |user| stored(user.0)))
    .bind(new.start.unwrap_or_default())
    .bind(now.saturating_sub(millis(DAY)))
    .bind(i64::from(new.rated))
    .bind(new.pace.unwrap_or_default())
    .fetch_optional(connection)
    .await?;
    Ok(row.as_ref().map(|row| id(row, "interaction")).transpose()?)
}

/// Those open challenges that leave no room for another one, if they do. One that was to lapse by
/// now does not count.
async fn crowd(
    connection: &mut AnyConnection,
    new: &NewChallenge<'_>,
    limits: &Limits,
    now: i64,
) -> Result<Option<Crowd>, StoreError> {
    let of_person = "SELECT COUNT(*) AS open, MIN(created) AS oldest FROM challenges WHERE \
                     challenger = $1 AND state = 'open' AND created > $2";
    let in_server = "SELECT COUNT(*) AS open, MIN(created) AS oldest FROM challenges WHERE \
                     COALESCE(guild, 0) = $1 AND state = 'open' AND created > $2";
    let person = Some(new.challenger.0).zip(limits.challenges_of_person);
    let server = new.guild.map(|guild| guild.0).zip(limits.challenges_in_server);
    for (statement, counted) in [(of_person, person), (in_server, server)] {
        let Some((whose, limit)) = counted else { continue };
        let row = sqlx::query(statement)
            .bind(stored(whose))
            .bind(now.saturating_sub(millis(DAY)))
            .fetch_one(&mut *connection)
            .await?;
        let (count, oldest): (i64, Option<i64>) = (row.try_get("open")?, row.try_get("oldest")?);
        if count >= i64::from(limit.get()) {
            let until = oldest.unwrap_or(now).saturating_add(millis(DAY));
            return Ok(Some(Crowd { in_server: statement == in_server, count, until }));
        }
    }
    Ok(None)
}

/// Ends an open challenge.
pub(super) async fn close(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    state: &str,
) -> Result<Written<()>, StoreError> {
    let done = sqlx::query(
        "UPDATE challenges SET state = $1, due = NULL WHERE id = $2 AND state = 'open'",
    )
    .bind(state)
    .bind(stored(challenge.0))
    .execute(connection)
    .await?;
    Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Duplicate })
}

/// Opens a challenge again that was accepted, with its original deadline.
pub(super) async fn reopen(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE challenges SET state = 'open', due = created + $1 WHERE id = $2 AND state = 'accepted'",
    )
    .bind(millis(DAY))
    .bind(stored(challenge.0))
    .execute(connection)
    .await?;
    Ok(())
}

/// The next number of a kind; whoever asks at the same time waits for this transaction.
pub(super) async fn next_id(connection: &mut AnyConnection, kind: &str) -> Result<u64, StoreError> {
    let row = sqlx::query("UPDATE counters SET last = last + 1 WHERE kind = $1 RETURNING last")
        .bind(kind)
        .fetch_one(connection)
        .await?;
    Ok(id(&row, "last")?)
}
