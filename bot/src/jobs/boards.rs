//! How a pending board is shown, as a new message or in the one before it, and what follows once it is.

use secrecy::SecretString;

use super::worker::JobOutcome;
use super::{Jobs, game_of, nonce, pause_after};
use crate::clock::millis;
use crate::game::BoardId;
use crate::ids::{ChannelId, MessageId};
use crate::store::{Job, JobKey, JobKind};
use crate::ui::{ANSWER_WITHIN, BoardDelivery, Error, MessengerError, Reply, TOKEN_LIFE};

/// In which way a board is shown first. If its token does not work, it is posted in the game's channel.
#[derive(Clone, Copy)]
pub enum DeliveryRoute {
    /// As a message that follows the answer to an interaction.
    FollowUp,
    /// By the bot's own token, unless the answer, which is looked for, shows it.
    Post,
}

/// What came of an interaction's token, or of the message that was to be edited.
enum LookupResult {
    /// The board is shown, in this message as far as that is known.
    Shown(Option<MessageId>),
    /// It is not shown, and the token works.
    Open,
    /// It is not shown, and cannot be that way.
    Closed,
}

type Lookup = Result<LookupResult, MessengerError>;

/// What comes of a board that is to be shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Showing {
    /// It is shown, or may yet be.
    Expected,
    /// Discord refuses it.
    Refused,
    /// Discord showed it to one user alone, so it was deleted and parked.
    Unseen,
}

impl Jobs {
    /// Shows a pending board now or, if that fails, a little later.
    pub async fn show_board(&self, board: BoardId, route: DeliveryRoute) -> Showing {
        self.app.games.answered(board, ANSWER_WITHIN).await;
        let jobs = self.app.store.jobs();
        // The board with the engine's reply may have replaced it.
        let job = match jobs.board((board.game, board.seq)).await {
            Ok(Some(job)) => job,
            Ok(None) => return Showing::Expected,
            Err(error) => {
                // Once its lease ends, a worker shows it.
                tracing::error!(game = %board.game, seq = board.seq, %error, "a pending board cannot be read");
                return Showing::Expected;
            }
        };
        let running = &self.shared.running;
        let Some(_claim) = running.claim((JobKind::RenderBoard, job.channel_id)) else {
            // A worker shows another board there, and this one next.
            self.reschedule(job.key(), Some(self.clock().now())).await;
            return Showing::Expected;
        };
        if let Err(error) = jobs.renew_lease(job.key()).await {
            tracing::error!(game = %board.game, seq = job.seq, %error, "a lease is not renewed");
        }
        let delivered = self.deliver_board(&job, route).await;
        let showing = delivered.as_ref().map_or(Showing::Expected, |(_, showing)| *showing);
        self.settle(&job, delivered.map(|(outcome, _)| outcome), false).await;
        showing
    }

    /// Notes that an answer shows a board, in a message that is not known. It is pending no more, unless
    /// the engine's reply is to be shown there too: then the message is looked for again.
    pub async fn board_shown_somewhere(&self, board: BoardId) -> Result<(), Error> {
        if self.app.games.game(board.game).await?.engine_next().is_none() {
            return Ok(self.app.store.jobs().complete_board((board.game, board.seq)).await?);
        }
        let run_at = self.clock().now().saturating_add(millis(pause_after(0)));
        self.reschedule(JobKey::board((board.game, board.seq)), Some(run_at)).await;
        Ok(())
    }

    /// Notes that `message`, if it is known, shows this. A board is pending no more, unless it is shown
    /// once more; and the message that showed it before loses its buttons.
    pub async fn shown(
        &self,
        shows: BoardDelivery,
        message: Option<MessageId>,
    ) -> Result<(), Error> {
        let store = &self.app.store;
        match (shows, message) {
            (BoardDelivery::Pending(board), None) => {
                store.jobs().complete_board((board.game, board.seq)).await?;
            }
            (BoardDelivery::Pending(board) | BoardDelivery::Again(board), Some(message)) => {
                let completes = shows == BoardDelivery::Pending(board);
                let board = (board.game, board.seq);
                for stale in store.games().board_shown(board, message, completes).await? {
                    self.take_buttons_off(stale).await;
                }
            }
            (BoardDelivery::Challenge(challenge), Some(message)) => {
                store.challenges().shown(challenge, message).await?;
            }
            (BoardDelivery::Offer(offer), Some(message)) => {
                if let Some(stale) = store.offers().shown(offer, message).await? {
                    self.take_buttons_off(stale).await;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes the buttons off a message that is out of date, as far as that can be done.
    pub(super) async fn take_buttons_off(&self, (channel, stale): (ChannelId, MessageId)) {
        if let Err(error) = self.app.messenger.take_buttons_off(channel, stale).await {
            tracing::debug!(message = %stale, %error, "an old message keeps its buttons");
        }
    }

    /// Shows the board of a job, for a caller who has taken its channel.
    pub(super) async fn deliver_board(
        &self,
        job: &Job,
        route: DeliveryRoute,
    ) -> Result<(JobOutcome, Showing), Error> {
        let board = board_of(job);
        let latest = self.app.games.game(board.game).await?;
        let is_live = latest.seq() == board.seq;
        let message = job.payload.message_id;
        if !is_live && message.is_some() {
            // The message may show a newer board already, which an old one must not replace.
            return Ok((JobOutcome::Done, Showing::Expected));
        }
        // Until the engine has finished, the board before its reply is the newest that users see.
        let is_newest =
            is_live || latest.engine_next().is_some() && latest.last_human_seq() == board.seq;
        if latest.is_user_install() && self.live_token(job).is_none() {
            return Ok((JobOutcome::Parked, Showing::Refused));
        }
        let nonce =
            nonce(&format!("{}:{}:{}", latest.secret().commitment(), board.game, board.seq));
        let state = if is_live { latest } else { latest.at(board.seq) };
        let replaced = match job.payload.replies_to_seq {
            Some(seq) if message.is_none() => Some(self.app.text_at(&state, seq).await?),
            _ => None,
        };
        let reply = self.app.board(state, is_newest).await?;
        let found = match (message, route) {
            (Some(message), _) => self.edit(job, message, &reply).await,
            (None, DeliveryRoute::FollowUp) => self.send_follow_up(job, &reply).await,
            (None, DeliveryRoute::Post) => self.look_up(job, &reply, replaced.as_deref()).await,
        };
        let sent = match found {
            Ok(LookupResult::Shown(message)) => Ok(message),
            Ok(LookupResult::Open) => self.post(job, &reply, &nonce, true).await,
            Ok(LookupResult::Closed) => self.post(job, &reply, &nonce, false).await,
            Err(error) => Err(error),
        };
        match sent {
            Ok(message) => {
                self.shown(BoardDelivery::Pending(board), message).await?;
                Ok((JobOutcome::Settled, Showing::Expected))
            }
            Err(MessengerError::Unseen(message)) => {
                self.delete_unseen(job, message).await;
                Ok((JobOutcome::Parked, Showing::Unseen))
            }
            Err(error) => self.board_refused(job, error).await,
        }
    }

    /// Edits the board before into this one: by the bot's own token or, if that is not allowed, by that of
    /// the click. A message that is gone, in an archived thread or edited too often stays as it is.
    async fn edit(&self, job: &Job, message: MessageId, reply: &Reply) -> Lookup {
        let messenger = &self.app.messenger;
        let mut edited = messenger.edit(job.channel_id, message, reply).await;
        if edited.as_ref().is_err_and(is_forbidden)
            && let Some(token) = self.live_token(job)
        {
            // The interaction's answer, or the message that was clicked.
            edited = match messenger.original(&token).await {
                Ok(original) if original.id != message => {
                    messenger.edit_by(&token, message, reply).await
                }
                _ => messenger.edit_original(&token, reply).await,
            };
        }
        match edited {
            Ok(()) => Ok(LookupResult::Shown(Some(message))),
            Err(error) if is_forbidden(&error) || error.is_unchangeable() => {
                tracing::warn!(game = job.subject(), seq = job.seq, %error, "a board is posted anew");
                Ok(LookupResult::Closed)
            }
            Err(error) => Err(error),
        }
    }

    /// Sends a board after the answer to an interaction, if its token works.
    async fn send_follow_up(&self, job: &Job, reply: &Reply) -> Lookup {
        let Some(token) = self.live_token(job) else {
            return Ok(LookupResult::Closed);
        };
        match self.app.messenger.follow_up(&token, reply).await {
            Ok(message) => Ok(LookupResult::Shown(message)),
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(game = job.subject(), seq = job.seq, %error, "the follow-up was refused");
                Ok(LookupResult::Closed)
            }
            Err(error) => Err(error),
        }
    }

    /// Looks whether the message that answered the interaction is this board. If it is the board that this
    /// one replaces, whose text is `replaced`, it is edited.
    async fn look_up(&self, job: &Job, reply: &Reply, replaced: Option<&str>) -> Lookup {
        let Some(token) = self.live_token(job) else {
            return Ok(LookupResult::Closed);
        };
        match self.app.messenger.original(&token).await {
            Ok(posted) if posted.is(reply) => Ok(LookupResult::Shown(Some(posted.id))),
            Ok(posted) if posted.is_unseen(reply) => Err(MessengerError::Unseen(posted.id)),
            Ok(posted) if replaced.is_some_and(|text| posted.says(text)) => {
                self.edit(job, posted.id, reply).await
            }
            Ok(_) => Ok(LookupResult::Open),
            Err(MessengerError::Refused { .. }) => Ok(LookupResult::Closed),
            Err(error) => Err(error),
        }
    }

    /// The token of the interaction that a board responds to, while Discord knows it.
    pub(super) fn live_token(&self, job: &Job) -> Option<SecretString> {
        let token = job.payload.token.as_ref()?;
        let age = self.clock().now() - token.issued_at;
        (age < millis(TOKEN_LIFE)).then(|| token.secret())
    }

    /// Posts a board by the bot's own token or, if that is refused and the interaction's token
    /// `is_open`, as a message that follows its answer.
    async fn post(
        &self,
        job: &Job,
        reply: &Reply,
        nonce: &str,
        is_open: bool,
    ) -> Result<Option<MessageId>, MessengerError> {
        let posted = self.app.messenger.post(job.channel_id, reply, nonce).await;
        if is_open && posted.as_ref().is_err_and(is_forbidden) {
            match self.send_follow_up(job, reply).await {
                Ok(LookupResult::Shown(message)) => return Ok(message),
                Err(error @ MessengerError::Unseen(_)) => return Err(error),
                Ok(_) | Err(_) => {}
            }
        }
        posted
    }

    /// What comes of a board that was not posted: it is deleted, parked, or fails.
    async fn board_refused(
        &self,
        job: &Job,
        error: MessengerError,
    ) -> Result<(JobOutcome, Showing), Error> {
        if !error.is_missing_channel() && !is_forbidden(&error) && !error.is_archived() {
            return Err(error.into());
        }
        let (game, channel) = (game_of(job), job.channel_id);
        tracing::warn!(%game, seq = job.seq, %channel, %error, "no board");
        // Nobody can see it there; or it may be allowed when somebody next acts there. A locked thread is
        // left as it is.
        let is_gone = error.is_missing_channel();
        let outcome = if is_gone { JobOutcome::Abandon } else { JobOutcome::Parked };
        Ok((outcome, Showing::Refused))
    }
}

/// The board that a job is to show, or let the engine reply to.
pub(super) fn board_of(job: &Job) -> BoardId {
    BoardId { game: game_of(job), seq: job.seq }
}

/// Whether Discord does not allow it there.
pub(super) fn is_forbidden(error: &MessengerError) -> bool {
    matches!(error, MessengerError::Refused { status: 403 | 404, .. })
}
