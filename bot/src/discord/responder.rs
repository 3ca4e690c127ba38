//! An interaction: decided, answered once and in time, and followed up.

mod deferred;
mod delivery;
mod message_ids;
mod unseen;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use speech::Language;

use self::deferred::Deadline;
use self::delivery::Delivery;
use super::concurrency_limiter::{Permit, QueuedInteraction};
use super::interaction::Unreadable;
use super::rest::Rest;
use super::staleness::Staleness;
use crate::clock::Clock;
use crate::ids::{ChannelId, UserId};
use crate::jobs::Jobs;
use crate::metrics::{self, AnswerOutcome};
use crate::ui::{self, Answer, App, Interaction, MessengerError, Reply, Response};

/// After this time what is not decided is deferred: Discord gives three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// Discord's number for an interaction that asks for suggestions.
const AUTOCOMPLETE: u64 = 4;

/// Notes how long the first answer to an interaction took.
fn note_answer(interaction: &Interaction, outcome: AnswerOutcome, took: Duration) {
    let kind = interaction.kind.kind();
    metrics::answered(kind, outcome, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    tracing::debug!(interaction = %interaction.id, kind, ?outcome, ms, "answered");
}

/// Where the first answer to an interaction was given.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Acknowledged {
    /// Here, as far as is known.
    ByUs,
    /// By whoever was sent the same interaction: what is a mistake by now was none there.
    ByDuplicate,
}

impl Acknowledged {
    /// Where it was given, after this one was not taken.
    fn after(error: &MessengerError) -> Self {
        if error.is_answered_before() { Self::ByDuplicate } else { Self::ByUs }
    }
}

/// Answers interactions.
pub(crate) struct Responder {
    app: Arc<App>,
    jobs: Jobs,
    rest: Arc<Rest>,
    clock: Clock,
    staleness: Staleness,
}

impl Responder {
    /// What answers by these parts.
    pub(crate) fn new(app: Arc<App>, jobs: Jobs, rest: Arc<Rest>, clock: Clock) -> Self {
        Self { app, jobs, rest, clock, staleness: Staleness::new() }
    }

    /// Greets a user who has written a direct message.
    pub(super) async fn greet(&self, user: UserId, channel: ChannelId, nonce: &str) {
        if let Err(error) = self.app.greet(user, channel, nonce).await {
            tracing::warn!(%error, "nobody is greeted");
        }
    }

    /// Decides on a request once its turn comes, answers it, and does what follows from it.
    pub(super) async fn handle(
        self: Arc<Self>,
        interaction: Interaction,
        queued: QueuedInteraction,
    ) {
        if self.staleness.is_stale(interaction.id) {
            return;
        }
        let deadline = Deadline::from(self.clock.now());
        let received_at = queued.received_at();
        match queued.wait().await {
            None => self.reject(&interaction, received_at).await,
            // Boxed, so that a request which only waits takes no room for its many steps.
            Some(permit) => {
                Box::pin(self.respond(&interaction, permit, received_at, deadline)).await;
            }
        }
    }

    /// Does all of that for an interaction that is let in.
    async fn respond(
        self: &Arc<Self>,
        interaction: &Interaction,
        permit: Permit,
        received_at: Instant,
        deadline: Deadline,
    ) {
        let (response, given) = self.decide_in_time(interaction, permit, received_at).await;
        let deferred = given.as_ref().err().copied();
        let typing = interaction.kind.is_autocomplete();
        // Where nobody else sees what is answered, a board that rests would be shown to nobody.
        let wakes = !typing
            && !interaction.location.unseen
            && (interaction.location.is_user_install() || response.has_parked_jobs);
        let waking = wakes.then(|| {
            let (jobs, location) = (self.jobs.clone(), interaction.location);
            tokio::spawn(
                async move { jobs.unpark(location.channel, location.is_user_install()).await },
            )
        });
        let Self { app, jobs, rest, clock, .. } = &**self;
        let response = &response;
        let unseen = AtomicBool::new(false);
        let delivery = Delivery { app, jobs, rest, clock, interaction, response, deadline, unseen };
        match given {
            Err(Acknowledged::ByDuplicate) if response.is_private_word() => {}
            Err(_) => {
                // A late answer may have to be tried for long; the board does not wait for it.
                tokio::join!(delivery.answer_deferred(), delivery.follow_up());
            }
            Ok(permit) => match delivery.answer_in_time(received_at, permit).await {
                Acknowledged::ByDuplicate if response.is_private_word() => {}
                _ => delivery.follow_up().await,
            },
        }
        if let Some(note) = &response.ephemeral_note {
            delivery.send_private(note).await;
        }
        delivery.remind_of_other_games().await;
        if deferred != Some(Acknowledged::ByDuplicate) {
            delivery.replace_when_ready(deferred.is_some()).await;
        }
        if let Some(waking) = waking {
            delivery.show_parked(&waking.await.unwrap_or_default()).await;
        }
    }

    /// Decides on a request; where that takes too long, the first answer only says so, and `Err` tells
    /// where that was given.
    async fn decide_in_time(
        self: &Arc<Self>,
        interaction: &Interaction,
        mut permit: Permit,
        received_at: Instant,
    ) -> (Response, Result<Permit, Acknowledged>) {
        let deciding = {
            let (this, interaction) = (Arc::clone(self), interaction.clone());
            tokio::spawn(async move { this.decide(&interaction).await })
        };
        tokio::pin!(deciding);
        let left = DEFER_AFTER.saturating_sub(permit.age());
        let in_time = self.clock.timeout(left, &mut deciding).await;
        let (decided, given) = match in_time {
            Ok(decided) => (decided, Ok(permit)),
            Err(_) if !interaction.kind.may_wait() => (deciding.await, Ok(permit)),
            Err(_) => {
                permit.defer();
                let first = self.defer(interaction, received_at).await;
                permit.answered();
                let decided = deciding.await;
                drop(permit);
                (decided, Err(first))
            }
        };
        let given = given.map(Permit::decided);
        (decided.unwrap_or_else(|error| error_response(interaction, &error)), given)
    }

    /// Says, to the user alone, that there is too much to do just now. Nothing is looked up for that.
    async fn reject(&self, interaction: &Interaction, received_at: Instant) {
        let answer =
            private_answer(interaction.kind.is_autocomplete(), ui::too_busy(interaction.locale));
        let told = self.rest.respond_only(interaction.id, &interaction.token, &answer).await;
        let outcome = if told.is_ok() { AnswerOutcome::Rejected } else { AnswerOutcome::Untaken };
        note_answer(interaction, outcome, received_at.elapsed());
        if let Err(error) = told {
            tracing::debug!(interaction = %interaction.id, %error, "nobody could be told to try again");
        }
    }

    /// Tells the user that their interaction cannot be read, where its token is known.
    pub(super) async fn refuse(&self, unreadable: &Unreadable) {
        tracing::error!("an interaction cannot be read: {unreadable}");
        let (Some(id), Some(token)) = (unreadable.id, &unreadable.token) else {
            return;
        };
        let text = ui::unreadable(Language::default());
        let answer = private_answer(unreadable.kind == Some(AUTOCOMPLETE), text);
        if let Err(error) = self.rest.respond_only(id, token, &answer).await {
            tracing::warn!(interaction = %id, %error, "an answer was not taken");
        }
    }

    async fn decide(&self, interaction: &Interaction) -> Response {
        self.app
            .handle(interaction)
            .await
            .unwrap_or_else(|error| error_response(interaction, &error))
    }

    /// Tells Discord that the answer will take longer.
    async fn defer(&self, interaction: &Interaction, received_at: Instant) -> Acknowledged {
        let has_message = interaction.kind.message().is_some();
        let deferred = self.rest.defer(interaction.id, &interaction.token, has_message).await;
        let outcome =
            if deferred.is_ok() { AnswerOutcome::Deferred } else { AnswerOutcome::Untaken };
        note_answer(interaction, outcome, received_at.elapsed());
        match deferred {
            Ok(()) => Acknowledged::ByUs,
            Err(error) => {
                tracing::warn!(interaction = %interaction.id, %error, "not deferred");
                Acknowledged::after(&error)
            }
        }
    }
}

/// The answer where something went wrong with us: an id for the person, and the same in the log.
fn error_response(interaction: &Interaction, error: &impl std::fmt::Display) -> Response {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(id, %error, "a request failed");
    metrics::failed(interaction.kind.kind());
    private_answer(interaction.kind.is_autocomplete(), ui::internal_error(interaction.locale, &id))
        .into()
}

/// A text for the user alone; no suggestions where they are typing, since no message can stand there.
fn private_answer(is_autocomplete: bool, text: String) -> Answer {
    if is_autocomplete {
        return Answer::Choices(Vec::new());
    }
    Answer::Message(Reply::private(text))
}
