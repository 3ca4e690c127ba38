//! An interaction: decided, answered once and in time, and followed up.

use std::sync::Arc;
use std::time::Duration;

use secrecy::ExposeSecret;
use serde_json::{Value, json};
use serenity::all::{CreateAttachment, Http};
use tokio::time::Instant;

use super::{rest, write};
use crate::error::{DiscordError, Error};
use crate::ids::MessageId;
use crate::jobs::Outbox;
use crate::ui::app::{App, Ask, Request};
use crate::ui::reply::{Answer, Audience, Reply, Response, Shows};

/// After this time what is not decided is deferred: Discord gives three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

/// How long to wait before an answer's message is looked for a second time.
const SECOND_LOOK: Duration = Duration::from_secs(1);

/// Answers interactions.
pub(super) struct Answerer {
    app: Arc<App>,
    outbox: Outbox,
    http: Arc<Http>,
}

impl Answerer {
    /// What answers by these parts.
    pub(super) fn new(app: Arc<App>, outbox: Outbox, http: Arc<Http>) -> Self {
        Self { app, outbox, http }
    }

    /// The handle through which it answers.
    pub(super) fn http(&self) -> &Http {
        &self.http
    }

    /// Decides on a request, answers it, and does what follows from it.
    pub(super) async fn answer(self: Arc<Self>, request: Request) {
        let deadline = Instant::now() + DEFER_AFTER;
        let deciding = {
            let (this, request) = (Arc::clone(&self), request.clone());
            tokio::spawn(async move { this.decide(&request).await })
        };
        tokio::pin!(deciding);
        let typing = matches!(request.ask, Ask::Complete { .. });
        let in_time = tokio::time::timeout_at(deadline, &mut deciding).await;
        let (decided, deferred) = match in_time {
            Ok(decided) => (decided, false),
            Err(_) if typing => (deciding.await, false),
            Err(_) => {
                self.defer(&request).await;
                (deciding.await, true)
            }
        };
        let response = decided.unwrap_or_else(|error| fault(&request, &error));
        if deferred {
            self.late(&request, &response).await;
        } else {
            self.in_time(&request, &response).await;
        }
        if let Shows::Apart(board) = response.shows
            && !self.outbox.show(board).await
        {
            self.tell_no_post(&request).await;
        }
        if let Some((channel, message)) = response.closes
            && let Err(error) = self.app.messenger.take_buttons_off(channel, message).await
        {
            tracing::debug!(%message, %error, "old buttons stay");
        }
    }

    async fn decide(&self, request: &Request) -> Response {
        match self.app.handle(request).await {
            Ok(response) => response,
            Err(Error::Mistake(mistake)) => Reply::private(mistake.to_string()).into(),
            Err(error) => fault(request, &error),
        }
    }

    /// Gives the first answer.
    async fn in_time(&self, request: &Request, response: &Response) {
        let body = write::answer(&response.answer);
        let files = write::files(&response.answer);
        let done = match self.respond(request, &body, files).await {
            Ok(()) => self.note(request, response.shows).await,
            Err(error) => {
                tracing::warn!(interaction = %request.id, %error, "an answer was not taken");
                self.rescue(request, response).await
            }
        };
        if let Err(error) = done {
            tracing::error!(interaction = %request.id, %error, "an answer is not followed up");
        }
    }

    /// Sends what is the first to be said to an interaction.
    async fn respond(
        &self,
        request: &Request,
        body: &Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), DiscordError> {
        let token = request.token.expose_secret();
        let sent =
            self.http.create_interaction_response(request.id.0.into(), token, body, files).await;
        sent.map_err(rest::reason)
    }

    /// Learns which message an answer became that shows a board.
    async fn note(&self, request: &Request, shows: Shows) -> Result<(), Error> {
        let (Shows::Owed(board) | Shows::Again(board)) = shows else {
            return Ok(());
        };
        let mut posted = self.app.messenger.original(&request.token).await;
        if let Err(DiscordError::Unclear(_)) = posted {
            tokio::time::sleep(SECOND_LOOK).await;
            posted = self.app.messenger.original(&request.token).await;
        }
        match (posted, shows) {
            (Ok(posted), Shows::Owed(_)) => self.outbox.shown(board, posted.id).await,
            (Ok(posted), _) => self.outbox.repeated(board, posted.id).await,
            (Err(error), _) => {
                // The answer was taken: the board is shown, though we cannot tell where.
                tracing::warn!(%error, "the message of a board is not known");
                if let Shows::Owed(_) = shows {
                    self.app.store.strike(board.game, board.seq).await?;
                }
                Ok(())
            }
        }
    }

    /// Says in the channel what all were to see, where the answer was not taken or may not have
    /// been.
    async fn rescue(&self, request: &Request, response: &Response) -> Result<(), Error> {
        if let Shows::Owed(board) = response.shows {
            self.outbox.show(board).await;
            return Ok(());
        }
        let Answer::Message(reply) = &response.answer else {
            return Ok(());
        };
        if reply.audience == Audience::Private {
            return Ok(());
        }
        let posted = self.app.messenger.original(&request.token).await;
        if posted.is_ok_and(|posted| posted.is(reply)) {
            return Ok(());
        }
        self.post(request, reply).await.map(drop)
    }

    /// Tells Discord that the answer will take longer.
    async fn defer(&self, request: &Request) {
        let body = match request.ask {
            Ask::Click { .. } => json!({ "type": 6 }),
            Ask::Command { .. } | Ask::Complete { .. } => {
                json!({ "type": 5, "data": { "flags": 64 } })
            }
        };
        if let Err(error) = self.respond(request, &body, Vec::new()).await {
            tracing::warn!(interaction = %request.id, %error, "not deferred");
        }
    }

    /// Gives the answer of an interaction that was deferred.
    async fn late(&self, request: &Request, response: &Response) {
        let clicked = matches!(request.ask, Ask::Click { .. });
        let done = match &response.answer {
            Answer::Message(reply) if reply.audience == Audience::Public => {
                self.post_late(request, response, reply).await
            }
            Answer::Message(reply) if clicked => self.follow_up(request, reply).await,
            Answer::Message(reply) | Answer::Update(reply) => {
                self.edit_original(request, reply).await
            }
            Answer::Choices(_) => Ok(()),
        };
        if let Err(error) = done {
            tracing::warn!(interaction = %request.id, %error, "a late answer was not taken");
        }
    }

    /// Posts a public answer as a message of the channel, and takes the deferral away.
    async fn post_late(
        &self,
        request: &Request,
        response: &Response,
        reply: &Reply,
    ) -> Result<(), Error> {
        let posted = match response.shows {
            Shows::Owed(board) => {
                self.app.store.forget_token(board.game, board.seq).await?;
                self.outbox.show(board).await
            }
            shows => match (self.post(request, reply).await, shows) {
                (Ok(message), Shows::Again(board)) => {
                    self.outbox.repeated(board, message).await?;
                    true
                }
                (Ok(_), _) => true,
                (Err(Error::Discord(DiscordError::Refused { .. })), _) => false,
                (Err(error), _) => return Err(error),
            },
        };
        if !posted {
            self.tell_no_post(request).await;
        } else if matches!(request.ask, Ask::Command { .. }) {
            let token = request.token.expose_secret();
            let deleted = self.http.delete_original_interaction_response(token).await;
            deleted.map_err(rest::reason)?;
        }
        Ok(())
    }

    /// Tells the person, privately, that what was done cannot be shown.
    async fn tell_no_post(&self, request: &Request) {
        let reply = Reply::private(
            "That is done, but I may not post here: I need View Channel, Send Messages and Attach \
             Files. `/board` shows the board.",
        );
        if let Err(error) = self.follow_up(request, &reply).await {
            tracing::warn!(interaction = %request.id, %error, "nobody could be told");
        }
    }

    async fn post(&self, request: &Request, reply: &Reply) -> Result<MessageId, Error> {
        let channel = request.place()?.channel;
        let nonce = request.id.to_string();
        Ok(self.app.messenger.post(channel, reply, &nonce).await?)
    }

    async fn follow_up(&self, request: &Request, reply: &Reply) -> Result<(), Error> {
        let (body, files) = (write::message(reply), write::reply_files(reply));
        let token = request.token.expose_secret();
        self.http.create_followup_message(token, &body, files).await.map_err(rest::reason)?;
        Ok(())
    }

    async fn edit_original(&self, request: &Request, reply: &Reply) -> Result<(), Error> {
        let (body, files) = (write::edit(reply), write::reply_files(reply));
        let token = request.token.expose_secret();
        let edited = self.http.edit_original_interaction_response(token, &body, files).await;
        edited.map_err(rest::reason)?;
        Ok(())
    }
}

/// The answer where something went wrong with us: an id for the person, and the same in the log.
/// Somebody who is typing gets no suggestions, since no message can stand in their place.
fn fault(request: &Request, error: &impl std::fmt::Display) -> Response {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(id, %error, "a request failed");
    if matches!(request.ask, Ask::Complete { .. }) {
        return Answer::Choices(Vec::new()).into();
    }
    let text = format!(
        "Something went wrong on my side, and it is logged as `{id}`. Please try again; if it \
         stays, tell whoever runs me."
    );
    Reply::private(text).into()
}
