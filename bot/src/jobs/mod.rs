//! Boards that have still to be shown, and what is done once one is.
//!
//! A board is owed from the moment its turn is written, and struck when Discord has confirmed it.
//! In doubt it is posted twice, never not at all.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use secrecy::SecretString;
use sha2::{Digest, Sha256};

use crate::error::{DiscordError, Error};
use crate::game::record::Record;
use crate::ids::MessageId;
use crate::store::{self, Owed, Written};
use crate::ui::app::App;
use crate::ui::reply::{BoardRef, Reply};
use crate::ui::views as announce;

/// How long an interaction's token lives, in milliseconds.
const TOKEN_LIFE: i64 = 15 * 60 * 1000;

/// How long to wait before a failed post is tried again, and again; then the sweep tries on.
const PAUSES: [Duration; 3] =
    [Duration::from_secs(1), Duration::from_secs(5), Duration::from_secs(20)];

/// How often all that is owed is looked through.
const SWEEP: Duration = Duration::from_secs(60);

/// What came of trying to show a board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Attempt {
    /// It is shown, or was before.
    Shown,
    /// Discord will not have it there. Asking again would only add to the invalid requests.
    Refused,
    /// It may work later.
    Later,
}

/// Shows boards that are owed; clones share everything.
#[derive(Clone)]
pub struct Outbox {
    app: Arc<App>,
    /// The boards that the sweep leaves alone: being tried already, or refused until the next
    /// start. A mutex of std's, since it is never held across an await.
    left_alone: Arc<Mutex<HashSet<BoardRef>>>,
}

/// The nonce under which a board is posted, so that Discord drops a second copy: 24 hex digits.
fn nonce(record: &Record, seq: i64) -> String {
    let hash = Sha256::digest(format!("{}:{seq}", record.row().secret.commitment()));
    hex::encode(&hash[..12])
}

impl Outbox {
    /// The outbox of an app.
    pub fn new(app: Arc<App>) -> Self {
        Self { app, left_alone: Arc::default() }
    }

    /// Shows what was left when the program last stopped, that is, was written before `started`
    /// (Unix milliseconds), and from then on whatever else is left undone. Does not return.
    pub async fn run(&self, started: i64) {
        let mut before = started;
        let age = i64::try_from(SWEEP.as_millis()).unwrap_or(i64::MAX);
        loop {
            self.flush(before).await;
            tokio::time::sleep(SWEEP).await;
            before = store::now().saturating_sub(age);
        }
    }

    async fn flush(&self, before: i64) {
        match self.app.store.owed(before).await {
            Ok(owed) => {
                let boards = owed.iter().map(|row| BoardRef { game: row.game, seq: row.seq });
                for board in boards.filter(|board| !self.left_alone().contains(board)) {
                    self.show(board, None).await;
                }
            }
            Err(error) => tracing::error!(%error, "the boards still owed cannot be read"),
        }
    }

    fn left_alone(&self) -> MutexGuard<'_, HashSet<BoardRef>> {
        self.left_alone.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows one board that is owed, now or, where that fails, a little later: as a follow-up to an
    /// answered interaction, whose token this is, else by the bot's own token. Whether it may yet
    /// appear: not where Discord refuses it.
    pub async fn show(&self, board: BoardRef, answered: Option<&SecretString>) -> bool {
        let attempt = self.attempt(board, answered).await;
        if attempt == Attempt::Later && self.left_alone().insert(board) {
            let outbox = self.clone();
            tokio::spawn(async move { outbox.keep_trying(board).await });
        }
        attempt != Attempt::Refused
    }

    async fn keep_trying(&self, board: BoardRef) {
        for pause in PAUSES {
            tokio::time::sleep(pause).await;
            match self.attempt(board, None).await {
                Attempt::Later => {}
                Attempt::Shown => break,
                Attempt::Refused => return,
            }
        }
        self.left_alone().remove(&board);
    }

    async fn attempt(&self, board: BoardRef, answered: Option<&SecretString>) -> Attempt {
        match self.try_to_show(board, answered).await {
            Ok(attempt) => attempt,
            Err(error) => {
                tracing::error!(game = %board.game, seq = board.seq, %error, "a board is owed");
                Attempt::Later
            }
        }
    }

    async fn try_to_show(
        &self,
        board: BoardRef,
        answered: Option<&SecretString>,
    ) -> Result<Attempt, Error> {
        let Some(owed) = self.app.store.owed_board(board.game, board.seq).await? else {
            return Ok(Attempt::Shown);
        };
        let now = self.app.tables.game(board.game).await?;
        let reply = announce::board(&now.at(board.seq)?, now.seq() == board.seq)?;
        if let Some(token) = answered {
            match self.app.messenger.follow_up(token, &reply).await {
                Ok(message) => {
                    self.shown(board, message).await?;
                    return Ok(Attempt::Shown);
                }
                Err(error) => tracing::warn!(game = %board.game, %error, "no board follows"),
            }
        } else if let Some(message) = self.answered_with(&owed, &reply).await? {
            self.shown(board, Some(message)).await?;
            return Ok(Attempt::Shown);
        }
        self.post(board, &now, &reply).await
    }

    /// The message that answered the interaction, if it is this board.
    async fn answered_with(&self, owed: &Owed, reply: &Reply) -> Result<Option<MessageId>, Error> {
        let young = store::now() - owed.created < TOKEN_LIFE;
        let Some(token) = owed.token.as_ref().filter(|_| young) else {
            return Ok(None);
        };
        match self.app.messenger.original(token).await {
            Ok(posted) => Ok(posted.is(reply).then_some(posted.id)),
            Err(DiscordError::Refused { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    async fn post(&self, board: BoardRef, now: &Record, reply: &Reply) -> Result<Attempt, Error> {
        let row = now.row();
        let nonce = nonce(now, board.seq);
        match self.app.messenger.post(row.channel, reply, &nonce).await {
            Ok(message) => {
                self.shown(board, message).await?;
                Ok(Attempt::Shown)
            }
            Err(error @ DiscordError::Refused { .. }) => {
                tracing::error!(game = %board.game, channel = %row.channel, %error, "no board there");
                // Where the channel is gone there is nobody to show it to. All else may be
                // allowed, or mended, by the next start.
                if error.is_missing() {
                    self.app.store.strike(board.game, board.seq).await?;
                }
                self.left_alone().insert(board);
                Ok(Attempt::Refused)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Notes that a board is shown: it is owed no more and, where the message that shows it is
    /// known, the one before it loses its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn shown(&self, board: BoardRef, message: Option<MessageId>) -> Result<(), Error> {
        self.app.store.strike(board.game, board.seq).await?;
        match message {
            Some(message) => self.repeated(board, message).await,
            None => Ok(()),
        }
    }

    /// Notes that a board is shown once more, in `message`: what is owed stays owed, and the
    /// message that showed it before loses its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn repeated(&self, board: BoardRef, message: MessageId) -> Result<(), Error> {
        let Some(row) = self.app.store.game(board.game).await? else {
            return Ok(());
        };
        let written = self.app.store.set_board(board.game, board.seq, message).await?;
        let stale = match (written, row.board) {
            (Written::Late, _) => Some(message),
            (Written::Done(()), Some((_, before))) if before != message => Some(before),
            (Written::Done(()), _) => None,
        };
        if let Some(stale) = stale
            && let Err(error) = self.app.messenger.take_buttons_off(row.channel, stale).await
        {
            tracing::debug!(message = %stale, %error, "an old board keeps its buttons");
        }
        Ok(())
    }
}
