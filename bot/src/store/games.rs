//! Games and their records.

use super::challenges::close;
use super::outbox::owe;
use super::rows::{GameRow, NewGame, Turn, read_game, read_turn, stored};
use super::{Accepted, Store, Written, late, next_id, now};
use crate::error::Error;
use crate::ids::{ChannelId, GameId, MessageId};

/// The statement that reads games, each with all that its boards are drawn by: what the server and
/// both players have chosen comes in the same row.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT g.id, g.channel, g.variant, g.white, g.black, g.secret, g.ended, \
             g.board_seq, g.board_message, s.theme AS server_theme, s.size AS server_size, \
             w.theme AS white_theme, w.size AS white_size, b.theme AS black_theme, \
             b.size AS black_size FROM games g \
             LEFT JOIN settings s ON s.owner = 'server' AND s.id = g.guild \
             LEFT JOIN settings w ON w.owner = 'person' AND w.id = g.white \
             LEFT JOIN settings b ON b.owner = 'person' AND b.id = g.black ",
            $which
        )
    };
}

impl Store {
    /// Accepts an open challenge: writes the game and the board that it owes.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_game(&self, new: &NewGame<'_>) -> Result<Accepted, Error> {
        let mut transaction = self.pool.begin().await?;
        if close(&mut transaction, new.challenge.id, "accepted").await? == Written::Late {
            return Ok(Accepted::NotOpen);
        }
        let game = next_id(&mut transaction, "game").await?;
        let written = sqlx::query(
            "INSERT INTO games (id, challenge, guild, channel, variant, white, black, secret, \
             started) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        )
        .bind(stored(game))
        .bind(stored(new.challenge.id.0))
        .bind(stored(new.challenge.guild.0))
        .bind(stored(new.channel.0))
        .bind(&new.challenge.variant)
        .bind(stored(new.white.0))
        .bind(stored(new.black.0))
        .bind(new.secret.reveal())
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Accepted::Busy);
        }
        owe(&mut transaction, GameId(game), 0, new.token).await?;
        transaction.commit().await?;
        Ok(Accepted::Game(GameId(game)))
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row is not one that we wrote.
    pub async fn game(&self, game: GameId) -> Result<Option<GameRow>, Error> {
        let row = sqlx::query(games!("WHERE g.id = $1"))
            .bind(stored(game.0))
            .fetch_optional(&self.pool)
            .await?;
        row.as_ref().map(read_game).transpose()
    }

    /// The running game at a channel, or else the last one that ended there.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row is not one that we wrote.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameRow>, Error> {
        let row = sqlx::query(games!(
            "WHERE g.channel = $1 ORDER BY COALESCE(g.ended, 0) > 0, g.id DESC LIMIT 1"
        ))
        .bind(stored(channel.0))
        .fetch_optional(&self.pool)
        .await?;
        row.as_ref().map(read_game).transpose()
    }

    /// A game's record, in order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn turns(&self, game: GameId) -> Result<Vec<Turn>, Error> {
        let rows = sqlx::query(
            "SELECT seq, player, kind, action, interaction FROM turns WHERE game = $1 ORDER BY seq",
        )
        .bind(stored(game.0))
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.iter().map(read_turn).collect::<Result<_, _>>()?)
    }

    /// Writes one turn and the board that it owes; `ends` says that the game is over with it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_turn(
        &self,
        game: GameId,
        turn: &Turn,
        ends: bool,
        token: Option<&str>,
    ) -> Result<Written<()>, Error> {
        let mut transaction = self.pool.begin().await?;
        let written = sqlx::query(
            "INSERT INTO turns (game, seq, player, kind, action, interaction, created) VALUES \
             ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(stored(game.0))
        .bind(turn.seq)
        .bind(stored(turn.player.0))
        .bind(&turn.kind)
        .bind(&turn.action)
        .bind(stored(turn.interaction.0))
        .bind(now())
        .execute(&mut *transaction)
        .await;
        if late(written)? == Written::Late {
            return Ok(Written::Late);
        }
        if ends {
            sqlx::query("UPDATE games SET ended = $1 WHERE id = $2")
                .bind(now())
                .bind(stored(game.0))
                .execute(&mut *transaction)
                .await?;
        }
        owe(&mut transaction, game, turn.seq, token).await?;
        transaction.commit().await?;
        Ok(Written::Done(()))
    }

    /// Notes the message of the newest board. An older board changes nothing and is answered
    /// `Late`.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn set_board(
        &self,
        game: GameId,
        seq: i64,
        message: MessageId,
    ) -> Result<Written<()>, Error> {
        let done = sqlx::query(
            "UPDATE games SET board_seq = $1, board_message = $2 WHERE id = $3 AND \
             (board_seq IS NULL OR board_seq <= $1)",
        )
        .bind(seq)
        .bind(stored(message.0))
        .bind(stored(game.0))
        .execute(&self.pool)
        .await?;
        Ok(if done.rows_affected() == 1 { Written::Done(()) } else { Written::Late })
    }
}
