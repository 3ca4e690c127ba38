//! Boards that are parked under user install, where only an interaction's token can show them; and boards
//! that Discord shows to one user alone.

use secrecy::{ExposeSecret, SecretString};

use super::{DeliveryRoute, Jobs, game_of};
use crate::game::BoardId;
use crate::ids::{GameId, MessageId};
use crate::store::{Job, JobKey, TokenPayload};

impl Jobs {
    /// Shows a board that was parked as a message that follows the answer to another interaction, unless
    /// that answer `shows_it` already.
    pub async fn unpark_board(&self, board: BoardId, token: &SecretString, shows_it: bool) {
        let jobs = self.app.store.jobs();
        let token = TokenPayload::new(token.expose_secret(), self.clock().now());
        let unparked = match shows_it {
            true => jobs.complete_board((board.game, board.seq)).await.map(|()| false),
            false => jobs.unpark_board((board.game, board.seq), token).await,
        };
        match unparked {
            Ok(true) => {
                self.show_board(board, DeliveryRoute::FollowUp).await;
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(game = %board.game, seq = board.seq, %error, "a board stays parked");
            }
        }
    }

    /// Parks a board that nobody but one user has seen, and stops the clock of its game.
    pub async fn park_unseen(&self, board: BoardId) {
        self.stop_unseen_clock(board.game).await;
        self.reschedule(JobKey::board((board.game, board.seq)), None).await;
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
        if let Err(error) = self.app.games.stop_clock_unseen(game).await {
            tracing::error!(%game, %error, "a clock runs on an unseen board");
        }
    }
}
