//! Boards that rest where the bot is a guest: whoever does something there next lends them the
//! token that shows them.

use super::Jobs;
use crate::game::BoardRef;
use crate::ids::ChannelId;
use crate::store::TokenRow;

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
            Ok(true) => drop(self.follow_up(board).await),
            Ok(false) => {}
            Err(error) => {
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board rests");
            }
        }
    }
}
