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
        if self.response.shows == BoardDelivery::Nothing {
            return;
        }
        let deleted = self.app.messenger.delete_by_token(&self.request.token, message).await;
        if let Err(error) = deleted {
            tracing::warn!(interaction = %self.request.id, %error, "an unseen message stays");
        }
        if let BoardDelivery::Owed(board) = self.response.shows {
            self.jobs.park_unseen(board).await;
        }
        self.undo_unseen().await;
    }

    /// Withdraws the challenge or offer that nobody else has seen, or the game whose first board nobody
    /// else has seen, and tells the user so.
    pub(super) async fn undo_unseen(&self) {
        self.unseen.store(true, Ordering::Relaxed);
        let tables = &self.app.tables;
        let undone = match self.response.shows {
            BoardDelivery::Challenge(id) => tables.forget_challenge(id).await.map_err(Error::from),
            BoardDelivery::Offer(id) => tables.forget_offer(id).await.map_err(Error::from),
            BoardDelivery::Owed(board) | BoardDelivery::Follow(board) if board.ply == 0 => {
                self.unbegin(board.game).await
            }
            _ => Ok(()),
        };
        match undone {
            // Somebody has answered it.
            Ok(()) | Err(Error::Refused(_)) => {}
            Err(error) => {
                tracing::error!(interaction = %self.request.id, %error, "what is unseen stays");
            }
        }
        self.send_private(&Reply::private(ui::unseen(self.request.locale, self.response.shows)))
            .await;
    }

    /// Deletes a game that has just begun, and gives the clicked message its buttons back.
    async fn unbegin(&self, game: GameId) -> Result<(), Error> {
        let asks = self.app.unbegin(self.request, game).await?;
        match (asks, &self.response.answer) {
            (Some(asks), Answer::Update(_)) => Ok(self.edit_with_retries(&asks).await?),
            _ => Ok(()),
        }
    }
}
