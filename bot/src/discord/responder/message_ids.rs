//! Which message an answer became, noted with what it shows.

use std::time::Duration;

use super::delivery::Delivery;
use crate::ids::MessageId;
use crate::ui::{BoardDelivery, Error, MessengerError, Posted};

/// How long to wait before an answer's message is looked for a second time.
const SECOND_LOOK: Duration = Duration::from_secs(1);

impl Delivery<'_> {
    /// Notes which message an answer became that shows a board or an offer; asks where Discord did
    /// not say.
    pub(super) async fn note_answer_message(&self, message: Option<MessageId>) {
        let delivery = self.response.delivery;
        let to_note = match delivery {
            BoardDelivery::Pending(_) | BoardDelivery::Again(_) => true,
            BoardDelivery::Offer(_) | BoardDelivery::Challenge(_) => {
                self.response.follow_up.is_none()
            }
            _ => false,
        };
        if !to_note {
            return;
        }
        let message = match message {
            Some(message) => Some(message),
            None => match self.find().await {
                Some(posted) if posted.private => return self.take_back(posted.id).await,
                posted => posted.map(|posted| posted.id),
            },
        };
        match (delivery, message) {
            // The answer was taken: the board is shown, though we do not know where.
            (BoardDelivery::Pending(board), None) => {
                self.log_unless_noted(self.jobs.board_shown_somewhere(board).await);
            }
            (_, message) => self.note_message(message).await,
        }
    }

    /// Notes that the clicked message shows what became of an offer, where it does.
    pub(super) async fn note_told_offer(&self) {
        if let Some(offer) = self.response.updates_offer
            && let Some(message) = self.interaction.kind.message()
        {
            self.jobs.offer_updated(offer, message.id).await;
        }
    }

    /// Notes which message shows a board or an offer, if one is known.
    pub(super) async fn note_message(&self, message: Option<MessageId>) {
        self.log_unless_noted(self.jobs.shown(self.response.delivery, message).await);
    }

    fn log_unless_noted(&self, noted: Result<(), Error>) {
        if let Err(error) = noted {
            tracing::error!(interaction = %self.interaction.id, %error, "a message is not noted");
        }
    }

    /// Which message an answer became.
    async fn find(&self) -> Option<Posted> {
        let mut posted = self.app.messenger.original(&self.interaction.token).await;
        if posted.as_ref().is_err_and(MessengerError::may_work_later) {
            self.clock.sleep(SECOND_LOOK).await;
            posted = self.app.messenger.original(&self.interaction.token).await;
        }
        posted
            .inspect_err(|error| tracing::warn!(%error, "the message of a board is not known"))
            .ok()
    }
}
