//! Boards that rest where the bot is a guest: whoever does something there next lends them the
//! token that shows them.

use super::Jobs;
use crate::game::BoardRef;
use crate::ids::{ChannelId, MessageId};
use crate::store::{JobRow, NEVER, TokenRow};

impl Jobs {
    /// The boards that rest at a channel.
    pub(super) async fn resting(&self, channel: ChannelId) -> Vec<BoardRef> {
        match self.app.store.resting_boards(channel).await {
            Ok(boards) => boards.into_iter().map(|(game, ply)| BoardRef { game, ply }).collect(),
            Err(error) => {
                tracing::error!(%channel, %error, "what rests is not woken");
                Vec::new()
            }
        }
    }

    /// Shows a board that rested as a message that follows the answer to another interaction,
    /// unless it is shown `already`.
    pub async fn owe_again(&self, board: BoardRef, by: TokenRow<'_>, already: bool) {
        if already {
            return self.strike(board).await;
        }
        match self.app.store.owe_again((board.game, board.ply), by).await {
            Ok(true) => {
                self.follow_up(board).await;
            }
            Ok(false) => {}
            Err(error) => {
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board rests");
            }
        }
    }

    /// Lets a board rest that nobody but who asked has seen, until somebody does something there. No
    /// clock runs against who does not see it: it runs again from the next turn on, or by its button.
    pub async fn rest_unseen(&self, board: BoardRef) {
        if let Err(error) = self.app.tables.stop_clock_unseen(board.game).await {
            tracing::error!(game = %board.game, %error, "a clock runs on an unseen board");
        }
        self.put_off(board, NEVER).await;
    }

    /// Deletes a board that Discord shows to who asked alone.
    pub(super) async fn delete_unseen(&self, job: &JobRow, message: MessageId) {
        let Some(token) = self.living_token(job) else {
            return;
        };
        if let Err(error) = self.app.messenger.delete_by_token(token, message).await {
            tracing::warn!(game = %job.game, %message, %error, "an unseen board stays");
        }
    }
}
