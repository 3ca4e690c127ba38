//! An interaction: decided, answered once and in time, and followed up.

mod deferred;
mod message_ids;

use std::sync::Arc;
use std::time::{Duration, Instant};

use secrecy::ExposeSecret;
use speech::Language;

use self::deferred::Deadline;
use super::concurrency_limiter::{Permit, QueuedInteraction};
use super::interaction::Unreadable;
use super::rest::Rest;
use crate::clock::Clock;
use crate::game::{self, BoardRef};
use crate::ids::MessageId;
use crate::jobs::Jobs;
use crate::measure::{self, Way};
use crate::store::TokenRow;
use crate::ui::{
    self, Answer, App, Audience, Error, MessengerError, Permissions, Reply, Request, Response,
    Shows,
};

/// After this time what is not decided is deferred: Discord gives three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// Discord's number for an interaction that asks for suggestions.
const AUTOCOMPLETE: u64 = 4;

/// Notes how long the first answer to an interaction took.
fn note_answer(request: &Request, way: Way, took: Duration) {
    let kind = request.ask.kind();
    measure::answered(kind, way, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    tracing::debug!(interaction = %request.id, kind, ?way, ms, "answered");
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
}

impl Responder {
    /// What answers by these parts.
    pub(crate) fn new(app: Arc<App>, jobs: Jobs, rest: Arc<Rest>, clock: Clock) -> Self {
        Self { app, jobs, rest, clock }
    }

    /// Decides on a request once its turn comes, answers it, and does what follows from it.
    pub(super) async fn handle(self: Arc<Self>, request: Request, queued: QueuedInteraction) {
        let deadline = Deadline::from(self.clock.now());
        let received_at = queued.received_at();
        match queued.wait().await {
            None => self.reject(&request, received_at).await,
            // Boxed, so that a request which only waits takes no room for its many steps.
            Some(permit) => Box::pin(self.respond(&request, permit, received_at, deadline)).await,
        }
    }

    /// Does all of that for an interaction that is let in.
    async fn respond(
        self: &Arc<Self>,
        request: &Request,
        permit: Permit,
        received_at: Instant,
        deadline: Deadline,
    ) {
        let (response, given) = self.decide_in_time(request, permit, received_at).await;
        let deferred = given.as_ref().err().copied();
        let typing = request.ask.is_autocomplete();
        let waking = (!typing && (request.place.guest || response.resting)).then(|| {
            let (jobs, place) = (self.jobs.clone(), request.place);
            tokio::spawn(async move { jobs.wake(place.channel, place.guest).await })
        });
        match given {
            Err(Acknowledged::ByDuplicate) if response.is_private_word() => {}
            Err(_) => {
                // A late answer may have to be tried for long; the board does not wait for it.
                let late = self.answer_deferred(request, &response, deadline);
                tokio::join!(late, self.follow_up(request, &response));
            }
            Ok(permit) => {
                match self.answer_in_time(request, &response, deadline, (received_at, permit)).await
                {
                    Acknowledged::ByDuplicate if response.is_private_word() => {}
                    _ => self.follow_up(request, &response).await,
                }
            }
        }
        self.send_ephemeral_note(request, &response).await;
        self.remind_of_other_games(request, &response).await;
        if deferred != Some(Acknowledged::ByDuplicate) {
            self.replace_when_ready(request, &response, deferred.is_some(), deadline).await;
        }
        if let Some(waking) = waking {
            self.show_parked(request, &response, &waking.await.unwrap_or_default()).await;
        }
    }

    /// Decides on a request; where that takes too long, the first answer only says so, and `Err` tells
    /// where that was given.
    async fn decide_in_time(
        self: &Arc<Self>,
        request: &Request,
        mut permit: Permit,
        received_at: Instant,
    ) -> (Response, Result<Permit, Acknowledged>) {
        let deciding = {
            let (this, request) = (Arc::clone(self), request.clone());
            tokio::spawn(async move { this.decide(&request).await })
        };
        tokio::pin!(deciding);
        let left = DEFER_AFTER.saturating_sub(permit.age());
        let in_time = self.clock.timeout(left, &mut deciding).await;
        let (decided, given) = match in_time {
            Ok(decided) => (decided, Ok(permit)),
            Err(_) if !request.ask.may_wait() => (deciding.await, Ok(permit)),
            Err(_) => {
                permit.defer();
                let first = self.defer(request, received_at).await;
                permit.answered();
                let decided = deciding.await;
                drop(permit);
                (decided, Err(first))
            }
        };
        let given = given.map(Permit::decided);
        (decided.unwrap_or_else(|error| fault(request, &error)), given)
    }

    /// Says, to who asks alone, that there is too much to do just now. Nothing is looked up for that.
    async fn reject(&self, request: &Request, received_at: Instant) {
        let answer = private_answer(request.ask.is_autocomplete(), ui::busy(request.locale));
        let told = self.rest.respond_only(request.id, &request.token, &answer).await;
        let way = if told.is_ok() { Way::TurnedAway } else { Way::Untaken };
        note_answer(request, way, received_at.elapsed());
        if let Err(error) = told {
            tracing::debug!(interaction = %request.id, %error, "nobody could be told to try again");
        }
    }

    /// Shows boards that are parked under user install, where only a user's click or command can.
    async fn show_parked(&self, request: &Request, response: &Response, resting: &[BoardRef]) {
        let by = TokenRow { interaction: request.id, token: request.token.expose_secret() };
        for &board in resting {
            // The user asked for it, and it is there.
            let asked_for = response.shows == Shows::Again(board);
            self.jobs.owe_again(board, by, asked_for).await;
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

    async fn decide(&self, request: &Request) -> Response {
        self.app.handle(request).await.unwrap_or_else(|error| fault(request, &error))
    }

    /// Gives the first answer.
    async fn answer_in_time(
        &self,
        request: &Request,
        response: &Response,
        deadline: Deadline,
        (received_at, permit): (Instant, Permit),
    ) -> Acknowledged {
        let Request { id, token, place, .. } = request;
        let answered = self.rest.respond(*id, token, &response.answer, place.guest).await;
        drop(permit);
        let way = if answered.is_ok() { Way::Answer } else { Way::Untaken };
        note_answer(request, way, received_at.elapsed());
        let error = match answered {
            Ok(message) => {
                self.note_told_offer(request, response).await;
                self.note_answer_message(request, response, message).await;
                return Acknowledged::ByUs;
            }
            Err(error) => error,
        };
        let first = Acknowledged::after(&error);
        tracing::warn!(interaction = %request.id, %error, "an answer was not taken");
        if let Err(error) = self.recover(request, response, &error, deadline).await {
            tracing::error!(interaction = %request.id, %error, "an answer is not followed up");
            // Where it is a message of its own, it still follows.
            if response.shows.is_question() && response.follow_up.is_none() {
                self.give_up_question(request, response.shows).await;
            }
        }
        first
    }

    /// Does what comes after an answer: a board, or another message of its own.
    async fn follow_up(&self, request: &Request, response: &Response) {
        if let Some(reply) = &response.follow_up {
            match self.send_further(request, response.shows, reply, true).await {
                Ok(message) => self.note_message(request, response.shows, message).await,
                Err(error) => {
                    tracing::warn!(interaction = %request.id, %error, "a message does not follow");
                    self.give_up_question(request, response.shows).await;
                }
            }
        }
        let shown = match response.shows {
            Shows::Follow(board) => self.jobs.follow_up(board).await,
            Shows::Apart(board) => self.jobs.try_again(board).await,
            Shows::Nothing
            | Shows::Owed(_)
            | Shows::Again(_)
            | Shows::Challenge(_)
            | Shows::Offer(_) => true,
        };
        if !shown {
            self.tell_no_post(request, response.shows).await;
        }
    }

    /// Sends the ephemeral note that comes after an answer, once.
    async fn send_ephemeral_note(&self, request: &Request, response: &Response) {
        if let Some(reply) = &response.aside {
            self.send_private(request, reply).await;
        }
    }

    /// Tells who has made a turn, privately, which of their other games waits next. Where it cannot
    /// be told now, it never is.
    async fn remind_of_other_games(&self, request: &Request, response: &Response) {
        // A clicked board is changed only where who clicked is next again: nobody is told then.
        if matches!((&response.answer, response.shows), (Answer::Update(_), Shows::Owed(_))) {
            return;
        }
        match self.app.others_wait(request, response.shows).await {
            Ok(Some(reply)) => self.send_private(request, &reply).await,
            Ok(None) => {}
            Err(error) => tracing::warn!(interaction = %request.id, %error, "no others"),
        }
    }

    /// Says in the channel what all were to see, where the answer was not taken or may not have
    /// been.
    async fn recover(
        &self,
        request: &Request,
        response: &Response,
        error: &MessengerError,
        deadline: Deadline,
    ) -> Result<(), Error> {
        if let Shows::Owed(board) = response.shows {
            self.jobs.try_again(board).await;
            return Ok(());
        }
        let reply = match &response.answer {
            // The same interaction was received twice, and answered the first time.
            _ if error.is_answered_before() => {
                if let Some(offer) = response.tells {
                    self.jobs.offer_untold(offer).await?;
                }
                return Ok(());
            }
            Answer::Message(reply) if reply.audience == Audience::Public => reply,
            Answer::Update(reply) => {
                self.edit_with_retries(request, reply, deadline).await?;
                self.note_told_offer(request, response).await;
                return Ok(());
            }
            // What follows does not wait for it.
            Answer::TakeButtonsOff => return Ok(self.rest.strip_original(&request.token).await?),
            // Whoever sees no form clicks again.
            Answer::Message(_) | Answer::Choices(_) | Answer::Form(_) => return Ok(()),
        };
        let message = if response.shows.is_question() {
            let deadline = Deadline::of_question(self.clock.now());
            self.retry_until(deadline, || self.find_or_send(request, reply, true)).await?
        } else {
            self.find_or_send(request, reply, false).await?
        };
        self.jobs.noted(response.shows, message).await
    }

    /// Tells Discord that the answer will take longer.
    async fn defer(&self, request: &Request, received_at: Instant) -> Acknowledged {
        let has_message = request.ask.message().is_some();
        let deferred = self.rest.defer(request.id, &request.token, has_message).await;
        let way = if deferred.is_ok() { Way::Deferred } else { Way::Untaken };
        note_answer(request, way, received_at.elapsed());
        match deferred {
            Ok(()) => Acknowledged::ByUs,
            Err(error) => {
                tracing::warn!(interaction = %request.id, %error, "not deferred");
                Acknowledged::after(&error)
            }
        }
    }

    /// Tells the person, privately, that what was to be shown cannot be. A challenge or offer that
    /// nobody sees is withdrawn, so that it can be made again.
    async fn give_up_question(&self, request: &Request, shows: Shows) {
        let tables = &self.app.tables;
        let (what, undone) = match shows {
            Shows::Challenge(id) => (format!("challenge {id}"), tables.forget_challenge(id).await),
            Shows::Offer(id) => (format!("offer {id}"), tables.forget_offer(id).await),
            _ => return self.tell_no_post(request, shows).await,
        };
        // Somebody has seen it and answered it.
        if matches!(undone, Err(game::Error::Refused(_))) {
            return;
        }
        let why = undone.err().map(|error| format!(": {error}")).unwrap_or_default();
        let fault = fault(request, &format!("question not shown: {what}{why}"));
        if let Answer::Message(reply) = &fault.answer {
            self.send_private(request, reply).await;
        }
    }

    /// Tells the person, privately, that what was done cannot be shown, and what is missing for it where
    /// that is known: of another channel it is not.
    async fn tell_no_post(&self, request: &Request, shows: Shows) {
        let place = request.place;
        let text = if place.guest {
            ui::unshown(request.locale)
        } else {
            let apart = matches!(shows, Shows::Apart(_));
            let missing = if apart { Permissions::default() } else { place.missing_to_post() };
            ui::no_post(request.locale, missing)
        };
        self.send_private(request, &Reply::private(text)).await;
    }

    /// Says something more to the user, who is not told again where that fails.
    async fn send_private(&self, request: &Request, reply: &Reply) {
        if let Err(error) = self.app.messenger.follow_up(&request.token, reply).await {
            tracing::warn!(interaction = %request.id, %error, "the user could not be told more");
        }
    }

    async fn post(
        &self,
        request: &Request,
        reply: &Reply,
    ) -> Result<Option<MessageId>, MessengerError> {
        let nonce = request.id.to_string();
        self.app.messenger.post(request.place.channel, reply, &nonce).await
    }
}

/// The answer where something went wrong with us: an id for the person, and the same in the log.
fn fault(request: &Request, error: &impl std::fmt::Display) -> Response {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(id, %error, "a request failed");
    measure::failed(request.ask.kind());
    private_answer(request.ask.is_autocomplete(), ui::fault(request.locale, &id)).into()
}

/// A text for the user alone; no suggestions where they are typing, since no message can stand there.
fn private_answer(is_autocomplete: bool, text: String) -> Answer {
    if is_autocomplete {
        return Answer::Choices(Vec::new());
    }
    Answer::Message(Reply::private(text))
}
