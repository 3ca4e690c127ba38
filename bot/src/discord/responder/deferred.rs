//! The answer of an interaction that was deferred: tried until it is given, so that nobody is left
//! with "thinking".

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::delivery::Delivery;
use crate::clock::millis;
use crate::game::BoardId;
use crate::ids::MessageId;
use crate::jobs::{DeliveryRoute, Showing};
use crate::ui::{Answer, Audience, BoardDelivery, Error, MessengerError, Reply, TOKEN_LIFE};

/// How long to wait before a late answer is tried again, at first; then twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest of these pauses.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// How long before the deadline something is tried for the last time.
const LAST_TRY: Duration = Duration::from_secs(1);

/// How long a challenge or an offer is looked for that may not have been shown, before it is withdrawn:
/// for a minute until the last try.
const QUESTION_LIFE: Duration = Duration::from_secs(61);

/// Until when something is tried, in Unix milliseconds: mostly until an interaction's token dies.
#[derive(Clone, Copy)]
pub(super) struct Deadline(i64);

impl Deadline {
    /// The deadline of an interaction that came at this time.
    pub(super) fn from(arrived: i64) -> Self {
        Self(arrived.saturating_add(millis(TOKEN_LIFE)))
    }

    /// Until when a question is looked for and sent, from this time on.
    pub(super) fn of_question(now: i64) -> Self {
        Self(now.saturating_add(millis(QUESTION_LIFE)))
    }

    /// How long it is until the last try.
    fn before_last_try(self, now: i64) -> Duration {
        let left = self.0.saturating_sub(millis(LAST_TRY)).saturating_sub(now);
        Duration::from_millis(u64::try_from(left).unwrap_or_default())
    }
}

impl Delivery<'_> {
    /// Gives the answer of an interaction that was deferred.
    pub(super) async fn answer_deferred(&self) {
        let clicked = self.interaction.kind.message().is_some();
        let done = match &self.response.answer {
            Answer::Message(reply) if reply.audience == Audience::Public => {
                self.answer_deferred_in_public(reply).await
            }
            Answer::Message(reply) if clicked => {
                let follow_up = || self.app.messenger.follow_up(&self.interaction.token, reply);
                self.retry_until(self.deadline, follow_up).await.map(drop).map_err(Error::from)
            }
            Answer::Update(reply) if let BoardDelivery::Pending(board) = self.response.delivery => {
                self.answer_deferred_on_board(board, reply).await
            }
            Answer::Message(reply) | Answer::Update(reply) => {
                let edited = self.edit_with_retries(reply).await;
                if edited.is_ok() {
                    self.note_told_offer().await;
                }
                edited.map_err(Error::from)
            }
            Answer::TakeButtonsOff => {
                self.rest.strip_original(&self.interaction.token).await.map_err(Error::from)
            }
            // These are never deferred.
            Answer::Choices(_) | Answer::Form(_) => Ok(()),
        };
        if let Err(error) = done {
            tracing::warn!(interaction = %self.interaction.id, %error, "a late answer was not taken");
        }
    }

    /// Once it is made, makes an answer into what it said is being made. Where a click was deferred,
    /// its answer is a message that follows; then so is this.
    pub(super) async fn replace_when_ready(&self, was_deferred: bool) {
        let Some(deferred) = self.response.deferred.clone() else {
            return;
        };
        let message = matches!(self.response.answer, Answer::Message(_));
        let apart = was_deferred && message && self.interaction.kind.message().is_some();
        let became = match self.app.deferred(self.interaction, deferred).await {
            Ok(Some(reply)) if apart => {
                let follow_up = || self.app.messenger.follow_up(&self.interaction.token, &reply);
                self.retry_until(self.deadline, follow_up).await.map(drop)
            }
            Ok(Some(reply)) => self.edit_with_retries(&reply).await,
            Ok(None) => Ok(()),
            Err(error) => {
                return tracing::error!(interaction = %self.interaction.id, %error, "nothing comes later");
            }
        };
        if let Err(error) = became {
            tracing::warn!(interaction = %self.interaction.id, %error, "nothing comes later");
        }
    }

    /// Takes the deferral away and answers in public.
    async fn answer_deferred_in_public(&self, reply: &Reply) -> Result<(), Error> {
        // A click was deferred without a message. The first follow-up to a command would take
        // the place of "thinking", and its privacy.
        let delete = || self.rest.delete_original(&self.interaction.token);
        let cleared = match self.interaction.kind.message() {
            Some(_) => Ok(()),
            // Under user install nothing can be said but by this token.
            None if self.interaction.location.is_user_install() => {
                self.retry_until(self.deadline, delete).await
            }
            None => delete().await,
        };
        let said = self.send_public(reply, cleared.is_ok()).await;
        if cleared.is_err_and(|error| error.may_work_later()) {
            self.retry_until(self.deadline, delete).await?;
        }
        said
    }

    /// Makes the board that was clicked into the next one.
    async fn answer_deferred_on_board(&self, board: BoardId, reply: &Reply) -> Result<(), Error> {
        let message = self.interaction.kind.message().map(|message| message.id);
        match self.app.messenger.edit_original(&self.interaction.token, reply).await {
            Ok(()) => self.jobs.shown(BoardDelivery::Pending(board), message).await,
            Err(error) => {
                tracing::warn!(interaction = %self.interaction.id, %error, "a board is not changed");
                let showing = self.jobs.show_board(board, DeliveryRoute::Post).await;
                self.tell_of_board(showing).await;
                Ok(())
            }
        }
    }

    /// Says something for all to see: by the interaction's token where that is open, else by the
    /// bot's own.
    async fn send_public(&self, reply: &Reply, open: bool) -> Result<(), Error> {
        let showing = match self.response.delivery {
            BoardDelivery::Pending(board) => {
                let route = if open { DeliveryRoute::FollowUp } else { DeliveryRoute::Post };
                self.jobs.show_board(board, route).await
            }
            _ => match self.send_further(reply, open).await {
                Ok(message) => return self.jobs.shown(self.response.delivery, message).await,
                Err(MessengerError::Unseen(message)) => {
                    self.take_back(message).await;
                    return Ok(());
                }
                Err(MessengerError::Refused { .. }) => Showing::Refused,
                Err(error) if self.response.delivery.is_question() => {
                    tracing::warn!(interaction = %self.interaction.id, %error, "a question is not shown");
                    Showing::Refused
                }
                Err(error) => return Err(error.into()),
            },
        };
        match showing {
            Showing::Refused => self.give_up_question().await,
            showing => self.tell_of_board(showing).await,
        }
        Ok(())
    }

    /// Sends a further message; tries for a minute where it is a question, which is withdrawn otherwise.
    pub(super) async fn send_further(
        &self,
        reply: &Reply,
        open: bool,
    ) -> Result<Option<MessageId>, MessengerError> {
        if !self.response.delivery.is_question() {
            return self.send(reply, open).await;
        }
        let deadline = Deadline::of_question(self.clock.now());
        // A follow-up that may have arrived is not sent again, where the bot's own token will do: by that
        // Discord posts the same message once.
        let by_interaction = AtomicBool::new(open);
        let send = || {
            let again = open && self.interaction.location.is_user_install();
            self.send(reply, by_interaction.swap(again, Ordering::Relaxed))
        };
        self.retry_until(deadline, send).await
    }

    /// Sends a further message: by the interaction's token where that is open, else by the bot's
    /// own.
    pub(super) async fn send(
        &self,
        reply: &Reply,
        open: bool,
    ) -> Result<Option<MessageId>, MessengerError> {
        if open {
            match self.app.messenger.follow_up(&self.interaction.token, reply).await {
                // Under user install the bot's own token does nothing.
                Err(error) if !self.interaction.location.is_user_install() => {
                    tracing::warn!(interaction = %self.interaction.id, %error, "nothing follows");
                }
                sent => return sent,
            }
        }
        self.post(reply).await
    }

    /// Which message an answer became; sends it where it is not there. Where that cannot be told, a
    /// question is not sent a second time.
    pub(super) async fn find_or_send(
        &self,
        reply: &Reply,
        is_question: bool,
    ) -> Result<Option<MessageId>, MessengerError> {
        match self.app.messenger.original(&self.interaction.token).await {
            Ok(posted) if posted.is(reply) => Ok(Some(posted.id)),
            Ok(posted) if posted.is_unseen(reply) => Err(MessengerError::Unseen(posted.id)),
            Err(error) if is_question && error.may_work_later() => Err(error),
            _ => self.send(reply, self.interaction.location.is_user_install()).await,
        }
    }

    /// Makes an answer into this, by as many tries as it takes.
    pub(super) async fn edit_with_retries(&self, reply: &Reply) -> Result<(), MessengerError> {
        self.retry_until(self.deadline, || {
            self.app.messenger.edit_original(&self.interaction.token, reply)
        })
        .await
    }

    /// Tries something again and again until Discord gives a clear answer or the deadline has passed.
    pub(super) async fn retry_until<T, F: Future<Output = Result<T, MessengerError>>>(
        &self,
        deadline: Deadline,
        attempt: impl Fn() -> F,
    ) -> Result<T, MessengerError> {
        let mut pause = FIRST_PAUSE;
        loop {
            let error = match attempt().await {
                Err(error) if error.may_work_later() => error,
                done => return done,
            };
            let wait = error.wait(pause).min(deadline.before_last_try(self.clock.now()));
            self.clock.sleep(wait).await;
            if wait.is_zero() || deadline.0 <= self.clock.now() {
                return Err(error);
            }
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }
}
