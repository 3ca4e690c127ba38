//! How a board that is owed is shown, as a new message or in the one before, and what is done once
//! it is.

use std::time::Duration;

use secrecy::SecretString;

use super::{Jobs, LONGEST_PAUSE, nonce, pause_after};
use crate::clock::millis;
use crate::game::BoardRef;
use crate::ids::{ChannelId, MessageId};
use crate::store::{JobKind, JobRow, NEVER};
use crate::ui::{ANSWER_WITHIN, Error, MessengerError, Reply, Shows, TOKEN_LIFE};

/// In which way a board is shown first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As a message that follows the answer to an interaction.
    FollowUp,
    /// By the bot's own token, where the answer does not show it.
    Post,
}

/// What came of the way by an interaction's token.
enum Found {
    /// The board is shown, in this message as far as that is known.
    Shown(Option<MessageId>),
    /// It is not, and the way is open.
    Open,
    /// The way is closed.
    Closed,
}

/// What comes of a board that is to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// It is shown, or may yet be.
    Expected,
    /// Discord refuses it.
    Refused,
    /// Discord shows it to who asked alone, so it was deleted and rests.
    Unseen,
}

/// What came of trying to show a board.
enum Attempt {
    /// It is shown, or need not be any more.
    Done,
    /// Discord will not have it there. Asking again would only add to the invalid requests.
    Refused,
    /// Its channel was deleted, and the job with it.
    Gone,
    /// Nobody but who asked has seen it.
    Unseen,
    /// It may work after this time.
    Later(Duration),
}

impl Jobs {
    /// Shows one board that is owed, now or, where that fails, a little later: as a message that
    /// follows the answer to an interaction, where it has one, else in the game's channel.
    pub async fn follow_up(&self, board: BoardRef) -> Showing {
        self.show(board, Way::FollowUp).await
    }

    /// The same after an answer that may not have arrived: it is looked for first. Without an
    /// interaction the board is posted in the game's channel.
    pub async fn try_again(&self, board: BoardRef) -> Showing {
        self.show(board, Way::Post).await
    }

    /// Notes that a board is shown: it is owed no more and, where the message that shows it is
    /// known, the one before it loses its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn shown(&self, board: BoardRef, message: Option<MessageId>) -> Result<(), Error> {
        match message {
            Some(message) => self.note(board, message, true).await,
            None => {
                self.ring(self.app.store.strike_board((board.game, board.ply)).await?);
                Ok(())
            }
        }
    }

    /// Notes that an answer shows a board, in a message that is not known. It is owed no more; but
    /// where the engine's answer is to stand there too, the message is looked for again.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn shown_somewhere(&self, board: BoardRef) -> Result<(), Error> {
        if self.app.tables.game(board.game).await?.engine_next().is_none() {
            return self.shown(board, None).await;
        }
        self.put_off(board, self.clock().now().saturating_add(millis(pause_after(0)))).await;
        Ok(())
    }

    /// Rings the alarm where something may be due.
    fn ring(&self, due: bool) {
        if due {
            self.shared.alarm.notify_one();
        }
    }

    /// Notes that `message`, where it is known, shows this. A board that is shown once more stays
    /// owed, and the message that showed it before loses its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn noted(&self, shows: Shows, message: Option<MessageId>) -> Result<(), Error> {
        match (shows, message) {
            (Shows::Owed(board), message) => self.shown(board, message).await,
            (Shows::Again(board), Some(message)) => self.note(board, message, false).await,
            (Shows::Challenge(challenge), Some(message)) => {
                Ok(self.app.store.challenge_shown(challenge, message).await?)
            }
            (Shows::Offer(offer), Some(message)) => self.offer_shown(offer, message).await,
            _ => Ok(()),
        }
    }

    async fn note(&self, board: BoardRef, message: MessageId, strike: bool) -> Result<(), Error> {
        let noted = self.app.store.board_shown((board.game, board.ply), message, strike);
        let noted = noted.await?;
        self.ring(noted.goes_on);
        for stale in noted.stale {
            self.take_buttons_off((noted.channel, stale)).await;
        }
        Ok(())
    }

    /// Takes the buttons off a message that is out of date, as far as that can be done.
    pub(super) async fn take_buttons_off(&self, (channel, stale): (ChannelId, MessageId)) {
        if let Err(error) = self.app.messenger.take_buttons_off(channel, stale).await {
            tracing::debug!(message = %stale, %error, "an old message keeps its buttons");
        }
    }

    pub(super) async fn strike(&self, board: BoardRef) {
        match self.app.store.strike_board((board.game, board.ply)).await {
            Ok(goes_on) => self.ring(goes_on),
            Err(error) => {
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board stays owed");
            }
        }
    }

    async fn show(&self, board: BoardRef, way: Way) -> Showing {
        self.app.tables.answered(board, ANSWER_WITHIN).await;
        let job = match self.app.store.owed_board((board.game, board.ply)).await {
            Ok(Some(job)) => job,
            Ok(None) => return Showing::Expected,
            Err(error) => {
                // Its lease ends, and then a worker takes it.
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board is owed");
                return Showing::Expected;
            }
        };
        // The engine's answer may stand in its place.
        let board = BoardRef { ply: job.ply, ..board };
        let Some(_occupied) = self.occupy(JobKind::Board, job.channel) else {
            // A worker is at it there, and takes this one next.
            self.put_off(board, self.clock().now()).await;
            return Showing::Expected;
        };
        self.renew(board).await;
        self.show_job(&job, way).await
    }

    /// The same by who has the channel to itself.
    pub(super) async fn show_again(&self, job: &JobRow) {
        self.show_job(job, Way::Post).await;
    }

    async fn show_job(&self, job: &JobRow, way: Way) -> Showing {
        let board = BoardRef { game: job.game, ply: job.ply };
        let attempt = self.attempt(job, way).await.unwrap_or_else(|error| {
            tracing::error!(game = %board.game, ply = board.ply, %error, "a board is owed");
            Attempt::Later(pause_after(job.tries))
        });
        match attempt {
            Attempt::Done => Showing::Expected,
            Attempt::Gone => Showing::Refused,
            Attempt::Refused => {
                self.put_off(board, NEVER).await;
                Showing::Refused
            }
            Attempt::Unseen => {
                self.rest_unseen(board).await;
                Showing::Unseen
            }
            Attempt::Later(pause) => {
                self.put_off(board, self.clock().now().saturating_add(millis(pause))).await;
                Showing::Expected
            }
        }
    }

    pub(super) async fn put_off(&self, board: BoardRef, due: i64) {
        self.put_job_off((JobKind::Board, board.game, board.ply), due).await;
        self.shared.alarm.notify_one();
    }

    async fn renew(&self, board: BoardRef) {
        let job = (JobKind::Board, board.game, board.ply);
        if let Err(error) = self.app.store.renew_lease(job).await {
            tracing::error!(game = %board.game, ply = board.ply, %error, "a lease is not renewed");
        }
    }

    async fn attempt(&self, job: &JobRow, way: Way) -> Result<Attempt, Error> {
        let board = BoardRef { game: job.game, ply: job.ply };
        let now = self.app.tables.game(board.game).await?;
        let live = now.ply() == board.ply;
        if !live && job.message.is_some() {
            // The message may show a newer board already, which an old one must not replace.
            self.strike(board).await;
            return Ok(Attempt::Done);
        }
        // While the engine is half done, the board before it is the newest that people see.
        let current = live || now.engine_next().is_some() && now.act() == board.ply;
        if now.is_guest() && self.living_token(job).is_none() {
            // It rests until somebody acts there.
            return Ok(Attempt::Refused);
        }
        let nonce = nonce(&format!("{}:{}", now.secret().commitment(), board.ply));
        let record = if live { now } else { now.at(board.ply)? };
        let replaced = match job.act {
            Some(act) if job.message.is_none() => Some(self.app.text_at(&record, act).await?),
            _ => None,
        };
        let reply = self.app.board(record, current).await?;
        let found = match (job.message, way) {
            (Some(message), _) => self.by_edit(job, message, &reply).await,
            (None, Way::FollowUp) => self.by_follow_up(job, &reply).await,
            (None, Way::Post) => self.answered_with(job, &reply, replaced.as_deref()).await,
        };
        match found {
            Ok(Found::Shown(message)) => {
                self.shown(board, message).await?;
                Ok(Attempt::Done)
            }
            Ok(found) => self.post(job, &reply, &nonce, matches!(found, Found::Open)).await,
            Err(MessengerError::Unseen(message)) => {
                self.delete_unseen(job, message).await;
                Ok(Attempt::Unseen)
            }
            Err(error) => {
                tracing::warn!(game = %board.game, ply = board.ply, %error, "a board is owed");
                Ok(later(&error, job.tries))
            }
        }
    }

    /// Makes the board before into this one: by the bot's own token or, where it may not, by that
    /// of the click. A message that is gone, in an archived thread or edited too often stays as it
    /// is.
    async fn by_edit(
        &self,
        job: &JobRow,
        message: MessageId,
        reply: &Reply,
    ) -> Result<Found, MessengerError> {
        let mut edited = self.app.messenger.edit(job.channel, message, reply).await;
        if edited.as_ref().is_err_and(is_forbidden)
            && let Some(token) = self.living_token(job)
        {
            edited = self.edit_by_token(token, message, reply).await;
        }
        match edited {
            Ok(()) => Ok(Found::Shown(Some(message))),
            Err(error) if is_forbidden(&error) || error.is_unchangeable() => {
                tracing::warn!(game = %job.game, ply = job.ply, %error, "a board is posted anew");
                Ok(Found::Closed)
            }
            Err(error) => Err(error),
        }
    }

    /// Makes a message into this one by the token of the interaction that has sent it, or on whose
    /// message it was.
    async fn edit_by_token(
        &self,
        token: &SecretString,
        message: MessageId,
        reply: &Reply,
    ) -> Result<(), MessengerError> {
        let messenger = &self.app.messenger;
        match messenger.original(token).await {
            Ok(original) if original.id != message => {
                messenger.edit_by(token, message, reply).await
            }
            _ => messenger.edit_original(token, reply).await,
        }
    }

    /// Sends a board after the answer of an interaction, where that way is open.
    async fn by_follow_up(&self, job: &JobRow, reply: &Reply) -> Result<Found, MessengerError> {
        let Some(token) = self.living_token(job) else {
            return Ok(Found::Closed);
        };
        match self.app.messenger.follow_up(token, reply).await {
            Ok(message) => Ok(Found::Shown(message)),
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(game = %job.game, ply = job.ply, %error, "no board follows");
                Ok(Found::Closed)
            }
            Err(error) => Err(error),
        }
    }

    /// Looks whether the message that answered the interaction is this board; where it is the board
    /// that this one replaces, whose text is `replaced`, it becomes this one.
    async fn answered_with(
        &self,
        job: &JobRow,
        reply: &Reply,
        replaced: Option<&str>,
    ) -> Result<Found, MessengerError> {
        let Some(token) = self.living_token(job) else {
            return Ok(Found::Closed);
        };
        match self.app.messenger.original(token).await {
            Ok(posted) if posted.is(reply) => Ok(Found::Shown(Some(posted.id))),
            Ok(posted) if posted.is_unseen(reply) => Err(MessengerError::Unseen(posted.id)),
            Ok(posted) if replaced.is_some_and(|text| posted.says(text)) => {
                self.by_edit(job, posted.id, reply).await
            }
            Ok(_) => Ok(Found::Open),
            Err(MessengerError::Refused { .. }) => Ok(Found::Closed),
            Err(error) => Err(error),
        }
    }

    /// The token of the interaction that owes a board, while Discord still knows it.
    pub(super) fn living_token<'a>(&self, job: &'a JobRow) -> Option<&'a SecretString> {
        let (token, came) = job.token.as_ref()?;
        (self.clock().now() - came < millis(TOKEN_LIFE)).then_some(token)
    }

    /// Posts a board by the bot's own token or, where that is refused and the interaction's way is
    /// `open`, as a message that follows its answer.
    async fn post(
        &self,
        job: &JobRow,
        reply: &Reply,
        nonce: &str,
        open: bool,
    ) -> Result<Attempt, Error> {
        let board = BoardRef { game: job.game, ply: job.ply };
        let mut posted = self.app.messenger.post(job.channel, reply, nonce).await;
        if open && posted.as_ref().is_err_and(is_forbidden) {
            match self.by_follow_up(job, reply).await {
                Ok(Found::Shown(message)) => posted = Ok(message),
                Err(MessengerError::Unseen(message)) => {
                    self.delete_unseen(job, message).await;
                    return Ok(Attempt::Unseen);
                }
                Ok(_) | Err(_) => {}
            }
        }
        let error = match posted {
            Ok(message) => {
                self.shown(board, message).await?;
                return Ok(Attempt::Done);
            }
            Err(error) => error,
        };
        tracing::warn!(game = %job.game, ply = job.ply, channel = %job.channel, %error, "no board");
        if error.is_missing_channel() {
            // There is nobody to show it to, unless the game has moved since the job was read.
            self.app.store.strike_board_at((job.game, job.ply), job.channel).await?;
            return Ok(Attempt::Gone);
        }
        // It may be allowed when somebody next does something there. A locked thread is left.
        let rests = is_forbidden(&error) || error.is_archived();
        Ok(if rests { Attempt::Refused } else { later(&error, job.tries) })
    }
}

/// Whether Discord will not have it there.
fn is_forbidden(error: &MessengerError) -> bool {
    matches!(error, MessengerError::Refused { status: 403 | 404, .. })
}

/// When to try again after an error that does not rule the board out.
fn later(error: &MessengerError, tries: i64) -> Attempt {
    Attempt::Later(match error {
        MessengerError::Refused { .. } => LONGEST_PAUSE,
        MessengerError::RateLimited { .. }
        | MessengerError::Unseen(_)
        | MessengerError::Unclear(_) => error.wait(pause_after(tries)),
    })
}
