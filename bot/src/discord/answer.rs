//! An interaction: decided, answered once and in time, and followed up.

use std::sync::Arc;
use std::time::Duration;

use secrecy::ExposeSecret;
use serde_json::json;
use serenity::all::Http;
use tokio::time::Instant;

use super::{rest, write};
use crate::app::{App, Ask, Request};
use crate::error::Error;
use crate::ids::MessageId;
use crate::messenger::{Answer, Audience, BoardRef, Reply, Response};
use crate::outbox::Outbox;

/// After this time what is not decided is deferred: Discord gives three seconds.
const DEFER_AFTER: Duration = Duration::from_millis(1500);

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

    /// Where the boards go that an answer does not show.
    pub(super) fn outbox(&self) -> &Outbox {
        &self.outbox
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
        let response = decided.unwrap_or_else(|error| fault(&error));
        if deferred {
            self.late(&request, &response).await;
        } else {
            self.in_time(&request, &response).await;
        }
        if let Some(board) = response.owes {
            self.outbox.show(board).await;
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
            Err(error) => fault(&error),
        }
    }

    /// Gives the first answer.
    async fn in_time(&self, request: &Request, response: &Response) {
        let body = write::answer(&response.answer);
        let files = write::files(&response.answer);
        let token = request.token.expose_secret();
        let answered = self
            .http
            .create_interaction_response(request.id.0.into(), token, &body, files)
            .await;
        match (answered, response.shows) {
            (Ok(()), Some(board)) => self.shown_in_answer(request, board).await,
            (Ok(()), None) => {}
            (Err(error), board) => {
                let error = rest::reason(error);
                tracing::warn!(interaction = %request.id, %error, "an answer was not taken");
                if let Some(board) = board {
                    self.outbox.show(board).await;
                }
            }
        }
    }

    /// Learns which message shows a board that was an answer.
    async fn shown_in_answer(&self, request: &Request, board: BoardRef) {
        let done = match self.app.messenger.original(&request.token).await {
            Ok(posted) => self.outbox.shown(board, posted.id).await,
            Err(error) => {
                // The answer was taken: the board is shown, though we cannot tell where.
                tracing::warn!(%error, "the message of a board is not known");
                self.app.store.strike(board.game, board.seq).await
            }
        };
        if let Err(error) = done {
            tracing::error!(%error, "a board that was shown is not noted");
        }
    }

    /// Tells Discord that the answer will take longer.
    async fn defer(&self, request: &Request) {
        let body = match request.ask {
            Ask::Click { .. } => json!({ "type": 6 }),
            Ask::Command { .. } | Ask::Complete { .. } => {
                json!({ "type": 5, "data": { "flags": 64 } })
            }
        };
        let token = request.token.expose_secret();
        let deferred = self
            .http
            .create_interaction_response(request.id.0.into(), token, &body, Vec::new())
            .await;
        if let Err(error) = deferred {
            tracing::warn!(interaction = %request.id, why = %rest::reason(error), "not deferred");
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
        match response.shows {
            Some(board) => self.show_late(request, board, reply).await?,
            None => drop(self.post(request, reply).await?),
        }
        if matches!(request.ask, Ask::Command { .. }) {
            let token = request.token.expose_secret();
            self.http
                .delete_original_interaction_response(token)
                .await
                .map_err(rest::reason)?;
        }
        Ok(())
    }

    /// Shows a board late: one that is owed goes by the outbox, one shown again is just posted.
    async fn show_late(
        &self,
        request: &Request,
        board: BoardRef,
        reply: &Reply,
    ) -> Result<(), Error> {
        if self
            .app
            .store
            .owed_board(board.game, board.seq)
            .await?
            .is_some()
        {
            self.app.store.forget_token(board.game, board.seq).await?;
            self.outbox.show(board).await;
            return Ok(());
        }
        let message = self.post(request, reply).await?;
        self.outbox.shown(board, message).await
    }

    async fn post(&self, request: &Request, reply: &Reply) -> Result<MessageId, Error> {
        let channel = request.place()?.channel;
        let nonce = request.id.to_string();
        Ok(self.app.messenger.post(channel, reply, &nonce).await?)
    }

    async fn follow_up(&self, request: &Request, reply: &Reply) -> Result<(), Error> {
        let (body, files) = (write::message(reply), write::reply_files(reply));
        let token = request.token.expose_secret();
        self.http
            .create_followup_message(token, &body, files)
            .await
            .map_err(rest::reason)?;
        Ok(())
    }

    async fn edit_original(&self, request: &Request, reply: &Reply) -> Result<(), Error> {
        let (body, files) = (write::edit(reply), write::reply_files(reply));
        let token = request.token.expose_secret();
        let edited = self
            .http
            .edit_original_interaction_response(token, &body, files)
            .await;
        edited.map_err(rest::reason)?;
        Ok(())
    }
}

/// The answer where something went wrong with us: an id for the person, and the same in the log.
fn fault(error: &impl std::fmt::Display) -> Response {
    let id = format!("{:08x}", rand::random::<u32>());
    tracing::error!(id, %error, "a request failed");
    let text = format!(
        "Something went wrong on my side, and it is logged as `{id}`. Please try again; if it \
         stays, tell whoever runs me."
    );
    Reply::private(text).into()
}
