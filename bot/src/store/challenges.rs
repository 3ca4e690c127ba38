//! Challenges, from made to answered.

use sqlx::AnyConnection;

use super::rows::{Challenge, NewChallenge, read_challenge, stored};
use super::{Store, Written, late, next_id, now};
use crate::error::Error;
use crate::ids::ChallengeId;

impl Store {
    /// Writes a new, open challenge and returns its id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_challenge(
        &self,
        new: &NewChallenge<'_>,
    ) -> Result<Written<ChallengeId>, Error> {
        let mut transaction = self.pool.begin().await?;
        let challenge = next_id(&mut transaction, "challenge").await?;
        let written = sqlx::query(
            "INSERT INTO challenges (id, guild, channel, challenger, name, opponent, variant, \
             color, thread, state, interaction, created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, \
             $9, 'open', $10, $11)",
        )
        .bind(stored(challenge))
        .bind(stored(new.guild.0))
        .bind(stored(new.channel.0))
        .bind(stored(new.challenger.0))
        .bind(new.name)
        .bind(new.opponent.map(|user| stored(user.0)))
        .bind(new.variant)
        .bind(new.color)
        .bind(i64::from(new.thread))
        .bind(stored(new.interaction.0))
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Written::Late);
        }
        transaction.commit().await?;
        Ok(Written::Done(ChallengeId(challenge)))
    }

    /// The challenge with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn challenge(&self, challenge: ChallengeId) -> Result<Option<Challenge>, Error> {
        let row = sqlx::query(
            "SELECT id, guild, channel, challenger, name, opponent, variant, color, thread, state \
             FROM challenges WHERE id = $1",
        )
        .bind(stored(challenge.0))
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.as_ref().map(read_challenge).transpose()?)
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
    ) -> Result<Written<()>, Error> {
        let mut connection = self.pool.acquire().await?;
        close(&mut connection, challenge, state).await
    }
}

/// Ends an open challenge.
pub(super) async fn close(
    connection: &mut AnyConnection,
    challenge: ChallengeId,
    state: &str,
) -> Result<Written<()>, Error> {
    let done = sqlx::query("UPDATE challenges SET state = $1 WHERE id = $2 AND state = 'open'")
        .bind(state)
        .bind(stored(challenge.0))
        .execute(connection)
        .await?;
    Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Late })
}
