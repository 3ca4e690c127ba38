//! How a board that is owed is shown, and what is done once it is.

use std::time::Duration;

use sha2::{Digest, Sha256};

use super::{Jobs, pause_after};
use crate::clock::millis;
use crate::game::{BoardRef, Record};
use crate::ids::MessageId;
use crate::store::{JobRow, NEVER};
use crate::ui::{Error, MessengerError, Reply};

/// How long an interaction's token lives.
const TOKEN_LIFE: Duration = Duration::from_secs(15 * 60);

/// Discord's code of a channel that does not exist.
const UNKNOWN_CHANNEL: i64 = 10_003;

/// In which way a board is shown first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// As a message that follows the answer to an interaction.
    FollowUp,
    /// By the bot's own token, where the answer does not show it.
    Post,
}

/// What came of trying to show a board.
enum Attempt {
    /// It is shown, or need not be any more.
    Done,
    /// Discord will not have it there. Asking again would only add to the invalid requests.
    Refused,
    /// It may work after this time.
    Later(Duration),
}

/// The nonce under which a board is posted, so that Discord drops a second copy: 24 hex digits.
fn nonce(record: &Record, ply: i64) -> String {
    let hash = Sha256::digest(format!("{}:{ply}", record.secret().commitment()));
    hex::encode(&hash[..12])
}

impl Jobs {
    /// Shows one board that is owed, now or, where that fails, a little later: as a message that
    /// follows the answer to an interaction, where it has one, else in the game's channel. Whether
    /// it may yet appear: not where Discord refuses it.
    pub async fn follow_up(&self, board: BoardRef) -> bool {
        self.show(board, Way::FollowUp).await
    }

    /// The same after an answer that may not have arrived: it is looked for first. Without an
    /// interaction the board is posted in the game's channel.
    pub async fn try_again(&self, board: BoardRef) -> bool {
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
            None => Ok(self.app.store.strike_board((board.game, board.ply)).await?),
        }
    }

    /// Notes that a board is shown once more, in `message`: what is owed stays owed, and the
    /// message that showed it before loses its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn repeated(&self, board: BoardRef, message: MessageId) -> Result<(), Error> {
        self.note(board, message, false).await
    }

    async fn note(&self, board: BoardRef, message: MessageId, strike: bool) -> Result<(), Error> {
        let noted = self.app.store.board_shown((board.game, board.ply), message, strike);
        if let Some((channel, stale)) = noted.await?
            && let Err(error) = self.app.messenger.take_buttons_off(channel, stale).await
        {
            tracing::debug!(message = %stale, %error, "an old board keeps its buttons");
        }
        Ok(())
    }

    pub(super) async fn strike(&self, board: BoardRef) {
        if let Err(error) = self.app.store.strike_board((board.game, board.ply)).await {
            tracing::error!(game = %board.game, ply = board.ply, %error, "a board stays owed");
        }
    }

    async fn show(&self, board: BoardRef, way: Way) -> bool {
        let attempt = self.attempt(board, way).await.unwrap_or_else(|error| {
            tracing::error!(game = %board.game, ply = board.ply, %error, "a board is owed");
            Attempt::Later(pause_after(0))
        });
        let due = match attempt {
            Attempt::Done => return true,
            Attempt::Refused => NEVER,
            Attempt::Later(pause) => self.clock().now().saturating_add(millis(pause)),
        };
        let put_off = self.app.store.put_off_job((board.game, board.ply), due).await;
        if let Err(error) = put_off {
            tracing::error!(game = %board.game, ply = board.ply, %error, "a board is not put off");
        }
        self.shared.alarm.notify_one();
        !matches!(attempt, Attempt::Refused)
    }

    async fn attempt(&self, board: BoardRef, way: Way) -> Result<Attempt, Error> {
        let Some(job) = self.app.store.owed_board((board.game, board.ply)).await? else {
            return Ok(Attempt::Done);
        };
        let now = self.app.tables.game(board.game).await?;
        let live = now.ply() == board.ply;
        let nonce = nonce(&now, board.ply);
        let reply = self.app.board(now.at(board.ply)?, live).await?;
        let by_token = match way {
            Way::FollowUp => self.by_follow_up(&job, &reply).await,
            Way::Post => self.answered_with(&job, &reply).await,
        };
        match by_token {
            Ok(Some(message)) => {
                self.shown(board, message).await?;
                Ok(Attempt::Done)
            }
            Ok(None) => self.post(board, &job, &reply, &nonce).await,
            Err(error) => {
                tracing::warn!(game = %board.game, ply = board.ply, %error, "a board is owed");
                Ok(later(&error, job.tries))
            }
        }
    }

    /// Sends a board after the answer of an interaction, and returns its message as far as that is
    /// known; none at all where that way is closed.
    async fn by_follow_up(
        &self,
        job: &JobRow,
        reply: &Reply,
    ) -> Result<Option<Option<MessageId>>, MessengerError> {
        let Some(token) = self.living_token(job) else {
            return Ok(None);
        };
        match self.app.messenger.follow_up(token, reply).await {
            Ok(message) => Ok(Some(message)),
            Err(error @ MessengerError::Refused { .. }) => {
                tracing::warn!(game = %job.game, ply = job.ply, %error, "no board follows");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// The message that answered the interaction, if it is this board.
    async fn answered_with(
        &self,
        job: &JobRow,
        reply: &Reply,
    ) -> Result<Option<Option<MessageId>>, MessengerError> {
        let Some(token) = self.living_token(job) else {
            return Ok(None);
        };
        match self.app.messenger.original(token).await {
            Ok(posted) => Ok(posted.is(reply).then_some(Some(posted.id))),
            Err(MessengerError::Refused { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The token of the interaction that owes a board, while Discord still knows it.
    fn living_token<'a>(&self, job: &'a JobRow) -> Option<&'a secrecy::SecretString> {
        let (token, came) = job.token.as_ref()?;
        (self.clock().now() - came < millis(TOKEN_LIFE)).then_some(token)
    }

    async fn post(
        &self,
        board: BoardRef,
        job: &JobRow,
        reply: &Reply,
        nonce: &str,
    ) -> Result<Attempt, Error> {
        match self.app.messenger.post(job.channel, reply, nonce).await {
            Ok(message) => {
                self.shown(board, message).await?;
                Ok(Attempt::Done)
            }
            Err(error @ MessengerError::Refused { code, .. }) => {
                tracing::error!(game = %job.game, channel = %job.channel, %error, "no board there");
                // Where the channel is gone there is nobody to show it to. All else may be
                // allowed, or mended, when somebody next does something there.
                if code == UNKNOWN_CHANNEL {
                    self.strike(board).await;
                }
                Ok(Attempt::Refused)
            }
            Err(error) => {
                tracing::warn!(game = %job.game, ply = job.ply, %error, "a board is owed");
                Ok(later(&error, job.tries))
            }
        }
    }
}

/// When to try again after an error that says no clear no.
fn later(error: &MessengerError, tries: i64) -> Attempt {
    Attempt::Later(match error {
        MessengerError::RateLimited { retry_after, .. } => *retry_after,
        MessengerError::Refused { .. } | MessengerError::Unclear(_) => pause_after(tries),
    })
}
