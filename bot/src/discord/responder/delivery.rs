//! A response that is delivered: given as the first answer, followed up, and looked for where Discord gave
//! no clear answer.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use super::deferred::Deadline;
use super::{Acknowledged, error_response, note_answer};
use crate::clock::Clock;
use crate::discord::concurrency_limiter::Permit;
use crate::discord::rest::Rest;
use crate::game::{self, BoardId};
use crate::ids::MessageId;
use crate::jobs::{DeliveryRoute, Jobs, Showing};
use crate::metrics::AnswerOutcome;
use crate::ui::{
    self, Answer, App, Audience, BoardDelivery, ChannelKind, Error, Interaction, MessengerError,
    Permissions, Reply, Response,
};

/// A response on its way to the user.
pub(super) struct Delivery<'a> {
    pub(super) app: &'a App,
    pub(super) jobs: &'a Jobs,
    pub(super) rest: &'a Rest,
    pub(super) clock: &'a Clock,
    pub(super) interaction: &'a Interaction,
    pub(super) response: &'a Response,
    /// When the interaction's token dies.
    pub(super) deadline: Deadline,
    /// Whether Discord has shown to who asked alone what all were to see.
    pub(super) unseen: AtomicBool,
}

impl Delivery<'_> {
    /// Shows boards that are parked under user install, where only a user's click or command can.
    pub(super) async fn show_parked(&self, parked: &[BoardId]) {
        if self.unseen.load(Ordering::Relaxed) {
            return;
        }
        for &board in parked {
            // The user asked for it, and it is there.
            let asked_for = self.response.delivery == BoardDelivery::Again(board);
            self.jobs.unpark_board(board, &self.interaction.token, asked_for).await;
        }
    }

    /// Gives the first answer.
    pub(super) async fn answer_in_time(
        &self,
        received_at: Instant,
        permit: Permit,
    ) -> Acknowledged {
        let Interaction { id, token, location, .. } = self.interaction;
        let answered =
            self.rest.respond(*id, token, &self.response.answer, location.is_user_install()).await;
        drop(permit);
        let outcome = if answered.is_ok() { AnswerOutcome::Answer } else { AnswerOutcome::Untaken };
        note_answer(self.interaction, outcome, received_at.elapsed());
        let error = match answered {
            Ok(message) => {
                self.note_told_offer().await;
                self.note_answer_message(message).await;
                return Acknowledged::ByUs;
            }
            Err(MessengerError::Unseen(message)) => {
                self.take_back(message).await;
                return Acknowledged::ByUs;
            }
            Err(error) => error,
        };
        let first = Acknowledged::after(&error);
        tracing::warn!(interaction = %self.interaction.id, %error, "an answer was not taken");
        if let Err(error) = self.recover(&error).await {
            tracing::error!(interaction = %self.interaction.id, %error, "an answer is not followed up");
            // Where it is a message of its own, it still follows.
            if self.response.delivery.is_question() && self.response.follow_up.is_none() {
                self.give_up_question().await;
            }
        }
        first
    }

    /// Does what comes after an answer: a board, or another message of its own.
    pub(super) async fn follow_up(&self) {
        if let Some(reply) = &self.response.follow_up {
            match self.send_further(reply, true).await {
                Ok(message) => self.note_message(message).await,
                Err(MessengerError::Unseen(message)) => self.take_back(message).await,
                Err(error) => {
                    tracing::warn!(interaction = %self.interaction.id, %error, "a message does not follow");
                    self.give_up_question().await;
                }
            }
        }
        let showing = match self.response.delivery {
            BoardDelivery::Follow(board) => {
                self.jobs.show_board(board, self.route_after_click()).await
            }
            BoardDelivery::Apart(board) => self.jobs.show_board(board, DeliveryRoute::Post).await,
            BoardDelivery::Nothing
            | BoardDelivery::Pending(_)
            | BoardDelivery::Again(_)
            | BoardDelivery::Challenge(_)
            | BoardDelivery::Offer(_) => return,
        };
        self.tell_of_board(showing).await;
    }

    /// How a board is shown that follows the answer. A message that follows a click in a private one
    /// stands below "Original message was deleted" for everybody else, so the bot posts it itself where
    /// it may.
    fn route_after_click(&self) -> DeliveryRoute {
        let location = self.interaction.location;
        let is_private = self.interaction.kind.message().is_some_and(|message| message.private);
        // Discord does not say whether the bot has joined a private thread.
        let may_post = !location.is_user_install()
            && location.kind != ChannelKind::PrivateThread
            && location.missing_to_post().is_empty();
        if is_private && may_post { DeliveryRoute::Post } else { DeliveryRoute::FollowUp }
    }

    /// Tells the person, privately, where a board is not shown.
    pub(super) async fn tell_of_board(&self, showing: Showing) {
        match showing {
            Showing::Expected => {}
            Showing::Refused => self.tell_no_post().await,
            Showing::Unseen => self.undo_unseen().await,
        }
    }

    /// Tells who has made a turn, privately, which of their other games waits next. Where it cannot
    /// be told now, it never is.
    pub(super) async fn remind_of_other_games(&self) {
        // A clicked board is changed only where the same player is to act again, who is not reminded then.
        if matches!(
            (&self.response.answer, self.response.delivery),
            (Answer::Update(_), BoardDelivery::Pending(_))
        ) {
            return;
        }
        match self.app.others_wait(self.interaction, self.response.delivery).await {
            Ok(Some(reply)) => self.send_private(&reply).await,
            Ok(None) => {}
            Err(error) => tracing::warn!(interaction = %self.interaction.id, %error, "no others"),
        }
    }

    /// Says in the channel what all were to see, where the answer was not taken or may not have
    /// been.
    async fn recover(&self, error: &MessengerError) -> Result<(), Error> {
        if let BoardDelivery::Pending(board) = self.response.delivery {
            let showing = self.jobs.show_board(board, DeliveryRoute::Post).await;
            if showing == Showing::Unseen {
                self.undo_unseen().await;
            }
            return Ok(());
        }
        let reply = match &self.response.answer {
            // The same interaction was received twice, and answered the first time.
            _ if error.is_answered_before() => {
                if let Some(offer) = self.response.updates_offer {
                    self.jobs.update_offer(offer).await;
                }
                return Ok(());
            }
            Answer::Message(reply) if reply.audience == Audience::Public => reply,
            Answer::Update(reply) => {
                self.edit_with_retries(reply).await?;
                self.note_told_offer().await;
                return Ok(());
            }
            // What follows does not wait for it.
            Answer::TakeButtonsOff => {
                return Ok(self.rest.strip_original(&self.interaction.token).await?);
            }
            // A user who sees no form clicks again.
            Answer::Message(_) | Answer::Choices(_) | Answer::Form(_) => return Ok(()),
        };
        let found = if self.response.delivery.is_question() {
            let deadline = Deadline::of_question(self.clock.now());
            self.retry_until(deadline, || self.find_or_send(reply, true)).await
        } else {
            self.find_or_send(reply, false).await
        };
        if let Err(MessengerError::Unseen(message)) = found {
            self.take_back(message).await;
            return Ok(());
        }
        let message = found?;
        self.jobs.shown(self.response.delivery, message).await
    }

    /// Tells the person, privately, that what was to be shown cannot be. A challenge or offer that
    /// nobody sees is withdrawn, so that it can be made again.
    pub(super) async fn give_up_question(&self) {
        let (what, undone) = match self.response.delivery {
            BoardDelivery::Challenge(id) => {
                (format!("challenge {id}"), self.app.challenges.forget(id).await)
            }
            BoardDelivery::Offer(id) => (format!("offer {id}"), self.app.offers.forget(id).await),
            _ => return self.tell_no_post().await,
        };
        // Somebody has seen it and answered it.
        if matches!(undone, Err(game::GameError::Refused(_))) {
            return;
        }
        let why = undone.err().map(|error| format!(": {error}")).unwrap_or_default();
        let error_response =
            error_response(self.interaction, &format!("question not shown: {what}{why}"));
        if let Answer::Message(reply) = &error_response.answer {
            self.send_private(reply).await;
        }
    }

    /// Tells the person, privately, that what was done cannot be shown, and what is missing for it where
    /// that is known: of another channel it is not.
    pub(super) async fn tell_no_post(&self) {
        let location = self.interaction.location;
        let text = if location.is_user_install() {
            ui::cannot_show(self.interaction.locale)
        } else {
            let apart = matches!(self.response.delivery, BoardDelivery::Apart(_));
            let missing = if apart { Permissions::default() } else { location.missing_to_post() };
            ui::cannot_post(self.interaction.locale, missing)
        };
        self.send_private(&Reply::private(text)).await;
    }

    /// Says something more to the user, who is not told again where that fails.
    pub(super) async fn send_private(&self, reply: &Reply) {
        if let Err(error) = self.app.messenger.follow_up(&self.interaction.token, reply).await {
            tracing::warn!(interaction = %self.interaction.id, %error, "the user could not be told more");
        }
    }

    pub(super) async fn post(&self, reply: &Reply) -> Result<Option<MessageId>, MessengerError> {
        let nonce = self.interaction.id.to_string();
        self.app.messenger.post(self.interaction.location.channel, reply, &nonce).await
    }
}
