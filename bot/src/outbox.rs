//! Boards that have still to be shown, and what is done once one is.
//!
//! A board is owed from the moment its turn is written, and struck when Discord has confirmed it.
//! In doubt it is posted twice, never not at all.

use std::sync::Arc;
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::announce;
use crate::app::App;
use crate::error::{DiscordError, Error};
use crate::ids::MessageId;
use crate::messenger::{BoardRef, Reply};
use crate::record::Record;
use crate::store::{self, Owed, Written};

/// How long an interaction's token lives, in milliseconds.
const TOKEN_LIFE: i64 = 15 * 60 * 1000;

/// How long to wait before a failed post is tried again, and again; the last is kept to.
const PAUSES: [Duration; 5] = [
    Duration::from_secs(1),
    Duration::from_secs(5),
    Duration::from_secs(20),
    Duration::from_secs(60),
    Duration::from_secs(300),
];

/// What came of trying to show a board.
enum Attempt {
    /// It is shown, or never can be.
    Over,
    /// It may work later.
    Later,
}

/// Shows boards that are owed; clones share the app.
#[derive(Clone)]
pub struct Outbox {
    app: Arc<App>,
}

/// The nonce under which a board is posted, so that Discord drops a second copy: 24 hex digits.
pub fn nonce(record: &Record, seq: i64) -> String {
    let hash = Sha256::digest(format!("{}:{seq}", record.row().secret.commitment()));
    hex::encode(&hash[..12])
}

impl Outbox {
    /// The outbox of an app.
    pub fn new(app: Arc<App>) -> Self {
        Self { app }
    }

    /// Shows what was left when the program last stopped, that is, was written before `before`
    /// (Unix milliseconds).
    pub async fn flush(&self, before: i64) {
        match self.app.store.owed(before).await {
            Ok(owed) => {
                for row in owed {
                    self.show(BoardRef {
                        game: row.game,
                        seq: row.seq,
                    })
                    .await;
                }
            }
            Err(error) => tracing::error!(%error, "the boards still owed cannot be read"),
        }
    }

    /// Shows one board that is owed, now or, where that fails, a little later.
    pub async fn show(&self, board: BoardRef) {
        if let Attempt::Later = self.attempt(board).await {
            let outbox = self.clone();
            tokio::spawn(async move { outbox.keep_trying(board).await });
        }
    }

    async fn keep_trying(&self, board: BoardRef) {
        let last = PAUSES[PAUSES.len() - 1];
        for pause in PAUSES.into_iter().chain(std::iter::repeat(last)) {
            tokio::time::sleep(pause).await;
            if let Attempt::Over = self.attempt(board).await {
                return;
            }
        }
    }

    async fn attempt(&self, board: BoardRef) -> Attempt {
        match self.try_to_show(board).await {
            Ok(attempt) => attempt,
            Err(error) => {
                tracing::error!(game = %board.game, seq = board.seq, %error, "a board is still owed");
                Attempt::Later
            }
        }
    }

    async fn try_to_show(&self, board: BoardRef) -> Result<Attempt, Error> {
        let Some(owed) = self.app.store.owed_board(board.game, board.seq).await? else {
            return Ok(Attempt::Over);
        };
        let now = self.app.tables.game(board.game).await?;
        let record = now.at(board.seq)?;
        let reply = announce::board(&record, now.seq() == board.seq)?;
        if let Some(message) = self.answered_with(&owed, &reply).await? {
            self.shown(board, message).await?;
            return Ok(Attempt::Over);
        }
        self.post(board, &now, &reply).await
    }

    /// The message that answered the interaction, if it is this board.
    async fn answered_with(&self, owed: &Owed, reply: &Reply) -> Result<Option<MessageId>, Error> {
        let Some(token) = owed
            .token
            .as_ref()
            .filter(|_| store::now() - owed.created < TOKEN_LIFE)
        else {
            return Ok(None);
        };
        match self.app.messenger.original(token).await {
            Ok(posted) => {
                let same = posted.text.trim() == reply.text.trim() && posted.files > 0;
                Ok(same.then_some(posted.id))
            }
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
                Ok(Attempt::Over)
            }
            Err(error @ DiscordError::Refused { status, .. }) => {
                tracing::error!(game = %board.game, channel = %row.channel, %error, "no board there");
                // What is forbidden or locked out today may be allowed at the next start.
                if !matches!(status, 401 | 403) {
                    self.app.store.strike(board.game, board.seq).await?;
                }
                Ok(Attempt::Over)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Notes that a board is shown in `message`: it is owed no more, and the one before it loses
    /// its buttons.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn shown(&self, board: BoardRef, message: MessageId) -> Result<(), Error> {
        self.app.store.strike(board.game, board.seq).await?;
        let Some(row) = self.app.store.game(board.game).await? else {
            return Ok(());
        };
        let written = self
            .app
            .store
            .set_board(board.game, board.seq, message)
            .await?;
        let stale = match (written, row.board) {
            (Written::Late, _) => Some(message),
            (Written::Done(()), Some((_, before))) if before != message => Some(before),
            (Written::Done(()), _) => None,
        };
        if let Some(stale) = stale
            && let Err(error) = self
                .app
                .messenger
                .take_buttons_off(row.channel, stale)
                .await
        {
            tracing::debug!(message = %stale, %error, "an old board keeps its buttons");
        }
        Ok(())
    }
}
