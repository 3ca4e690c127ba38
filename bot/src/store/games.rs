//! Games, without their logs.

use super::challenges::{close, next_id};
use super::jobs::owe_board;
use super::rows::{GameRow, NewGame, SeatRow, id, read_board, read_game, stored};
use super::{Accepted, Store, StoreError, Written};
use crate::ids::{ChallengeId, ChannelId, GameId, MessageId};

/// The statement that reads games.
macro_rules! games {
    ($which:literal) => {
        concat!(
            "SELECT id, channel, variant, start, white, white_level, black, black_level, secret, \
             result, next, (SELECT challenger FROM challenges WHERE origin = 'challenge' AND \
             challenges.id = origin_id) AS challenger FROM games ",
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
    pub async fn add_game(
        &self,
        challenge: ChallengeId,
        new: &NewGame<'_>,
    ) -> Result<Accepted, StoreError> {
        let mut transaction = self.writer.begin().await?;
        if close(&mut transaction, challenge, "accepted").await? == Written::Duplicate {
            transaction.roll_back().await?;
            return Ok(Accepted::NotOpen);
        }
        let game = GameId(next_id(&mut transaction, "game").await?);
        let now = self.clock.now();
        let [white, black] = [new.white, new.black];
        let written = sqlx::query(
            "INSERT INTO games (id, origin, origin_id, guild, channel, variant, start, white, \
             white_level, black, black_level, pace, rated, secret, started, next) VALUES ($1, \
             'challenge', $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, 0, $11, $12, $13) \
             ON CONFLICT DO NOTHING",
        )
        .bind(stored(game.0))
        .bind(stored(challenge.0))
        .bind(new.guild.map(|guild| stored(guild.0)))
        .bind(stored(new.channel.0))
        .bind(new.variant)
        .bind(new.start)
        .bind(white.person())
        .bind(white.level())
        .bind(black.person())
        .bind(black.level())
        .bind(new.secret)
        .bind(now)
        .bind(new.next)
        .execute(&mut *transaction)
        .await?;
        if written.rows_affected() == 0 {
            transaction.roll_back().await?;
            return Ok(Accepted::Busy);
        }
        owe_board(&mut transaction, (game, 0), new.channel, (new.token, None), now).await?;
        transaction.commit().await?;
        Ok(Accepted::Game(game))
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row was never written so.
    pub async fn game(&self, game: GameId) -> Result<Option<GameRow>, StoreError> {
        self.find_game(games!("WHERE id = $1"), game.0).await
    }

    /// The running game at a channel, or else the last one that ended there.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the row was never written so.
    pub async fn game_at(&self, channel: ChannelId) -> Result<Option<GameRow>, StoreError> {
        // The running game is the newest: none begins where one runs.
        self.find_game(games!("WHERE channel = $1 ORDER BY id DESC LIMIT 1"), channel.0).await
    }

    async fn find_game(
        &self,
        statement: &'static str,
        key: u64,
    ) -> Result<Option<GameRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(statement).bind(stored(key)).fetch_optional(&mut *reader).await?;
        reader.give_back();
        Ok(row.as_ref().map(read_game).transpose()?)
    }

    /// Notes that the board after `ply` is shown in `message`, and strikes it from what is owed if
    /// it was. Returns the message whose buttons are out of date by that, if there is one: the one
    /// of the board before, or this one where a newer board is shown already.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn board_shown(
        &self,
        (game, ply): (GameId, i64),
        message: MessageId,
        strike: bool,
    ) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let mut transaction = self.writer.begin().await?;
        // Locks the game first, as a new entry does, so that a newer board stays.
        let row = sqlx::query(
            "UPDATE games SET board_ply = board_ply WHERE id = $1 \
             RETURNING channel, board_ply, board_message",
        )
        .bind(stored(game.0))
        .fetch_one(&mut *transaction)
        .await?;
        let (channel, before) = (ChannelId(id(&row, "channel")?), read_board(&row)?);
        if strike {
            super::jobs::strike(&mut transaction, (game, ply)).await?;
        }
        // Of two messages that show the same board, the later one counts.
        let is_newest = before.is_none_or(|newest| newest <= (ply, message));
        if is_newest {
            sqlx::query("UPDATE games SET board_ply = $1, board_message = $2 WHERE id = $3")
                .bind(ply)
                .bind(stored(message.0))
                .bind(stored(game.0))
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        let old = before.map(|(_, old)| old);
        // A message that shows the newest board, or has become it, keeps its buttons.
        let stale = if is_newest {
            old.filter(|old| *old != message)
        } else {
            Some(message).filter(|late| old != Some(*late))
        };
        Ok(stale.map(|stale| (channel, stale)))
    }
}

impl SeatRow {
    fn person(self) -> Option<i64> {
        match self {
            Self::Person(user) => Some(stored(user.0)),
            Self::Engine(_) => None,
        }
    }

    fn level(self) -> Option<i64> {
        match self {
            Self::Person(_) => None,
            Self::Engine(level) => Some(level),
        }
    }
}
