//! Answers that were meant for all and that Discord shows to the user alone: each is deleted, and what it
//! announced is undone as far as nobody has acted on it.

use std::sync::atomic::Ordering;

use super::delivery::Delivery;
use crate::ids::{GameId, MessageId};
use crate::ui::{self, Answer, BoardDelivery, Error, Reply};

impl Delivery<'_> {
    /// Deletes such a message, and undoes what it announced.
    pub(super) async fn take_back(&self, message: MessageId) {
        // What shows nothing of a game is of use to the user.
        if self.response.delivery == BoardDelivery::Nothing {
            return;
        }
        let deleted = self.app.messenger.delete_by_token(&self.interaction.token, message).await;
        if let Err(error) = deleted {
            tracing::warn!(interaction = %self.interaction.id, %error, "an unseen message stays");
        }
        if let BoardDelivery::Pending(board) = self.response.delivery {
            self.jobs.park_unseen(board).await;
        }
        self.undo_unseen().await;
    }

    /// Withdraws the challenge or offer that nobody else has seen, or the game whose first board nobody
    /// else has seen, and tells the user so.
    pub(super) async fn undo_unseen(&self) {
        self.unseen.store(true, Ordering::Relaxed);
        let undone = match self.response.delivery {
            BoardDelivery::Challenge(id) => {
                self.app.challenges.forget(id).await.map_err(Error::from)
            }
            BoardDelivery::Offer(id) => self.app.offers.forget(id).await.map_err(Error::from),
            BoardDelivery::Pending(board) | BoardDelivery::Follow(board) if board.seq == 0 => {
                self.unbegin(board.game).await
            }
            _ => Ok(()),
        };
        match undone {
            // Somebody has answered it.
            Ok(()) | Err(Error::Refused(_)) => {}
            Err(error) => {
                tracing::error!(interaction = %self.interaction.id, %error, "what is unseen stays");
            }
        }
        self.send_private(&Reply::private(ui::unseen(
            self.interaction.locale,
            self.response.delivery,
        )))
        .await;
    }

    /// Deletes a game that has just begun, and gives the clicked message its buttons back.
    async fn unbegin(&self, game: GameId) -> Result<(), Error> {
        let asks = self.app.unbegin(self.interaction, game).await?;
        match (asks, &self.response.answer) {
            (Some(asks), Answer::Update(_)) => Ok(self.edit_with_retries(&asks).await?),
            _ => Ok(()),
        }
    }
}
