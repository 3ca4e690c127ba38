//! Boards that are parked under user install, where only an interaction's token can show them; and boards
//! that Discord shows to one user alone.

use secrecy::{ExposeSecret, SecretString};

use super::{Jobs, game_of};
use crate::game::BoardRef;
use crate::ids::{ChannelId, GameId, MessageId};
use crate::store::{Job, JobKey, TokenPayload};

impl Jobs {
    /// The boards that are parked in a channel.
    pub(super) async fn parked_boards(&self, channel: ChannelId) -> Vec<BoardRef> {
        match self.app.store.jobs().parked_boards(channel).await {
            Ok(boards) => boards.into_iter().map(|(game, ply)| BoardRef { game, ply }).collect(),
            Err(error) => {
                tracing::error!(%channel, %error, "parked boards are not unparked");
                Vec::new()
            }
        }
    }

    /// Shows a board that was parked as a message that follows the answer to another interaction, unless
    /// that answer `shows_it` already.
    pub async fn unpark_board(&self, board: BoardRef, token: &SecretString, shows_it: bool) {
        let token = TokenPayload::new(token.expose_secret(), self.clock().now());
        let unparked = match shows_it {
            true => self.complete_board(board).await.map(|()| false),
            false => self.app.store.jobs().unpark_board((board.game, board.ply), token).await,
        };
        match unparked {
            Ok(true) => {
                self.follow_up(board).await;
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board stays parked");
            }
        }
    }

    /// Parks a board that nobody but one user has seen, and stops the clock of its game.
    pub async fn park_unseen(&self, board: BoardRef) {
        self.stop_unseen_clock(board.game).await;
        self.reschedule(JobKey::board((board.game, board.ply)), None).await;
    }

    /// Deletes a board that nobody but one user sees, and stops the clock of its game.
    pub(super) async fn delete_unseen(&self, job: &Job, message: MessageId) {
        let game = game_of(job);
        if let Some(token) = self.live_token(job)
            && let Err(error) = self.app.messenger.delete_by_token(&token, message).await
        {
            tracing::warn!(%game, %message, %error, "an unseen board stays");
        }
        self.stop_unseen_clock(game).await;
    }

    /// Stops the clock of a game for the player who does not see its board. It runs again from the next
    /// turn on, or by its button.
    async fn stop_unseen_clock(&self, game: GameId) {
        if let Err(error) = self.app.tables.stop_clock_unseen(game).await {
            tracing::error!(%game, %error, "a clock runs on an unseen board");
        }
    }
}
