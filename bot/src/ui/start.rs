//! Beginning a game: in the channel where that is asked for, or in a thread of its own.

use super::allowed_channels;
use super::views;
use crate::game::{ActionContext, BoardId, ThreadChoice};
use crate::ids::{ChannelId, GameId};
use crate::ui::{
    App, BoardDelivery, CommandContext, Error, MessengerError, NoThread, Permission, Refusal,
    Response, ThreadFor, ThreadName,
};

/// The thread in which a game may be played.
pub(super) struct ThreadWish {
    pub name: ThreadName,
    /// Whether the players want one.
    pub choice: ThreadChoice,
    /// Whether the channel is known to have a running game.
    pub is_needed: bool,
    /// What is said to be impossible where it is needed and cannot be opened.
    pub needed_for: ThreadFor,
}

/// A game that has begun.
pub(super) struct StartedGame {
    pub game: GameId,
    /// Its thread, if it is not played in the channel where it was begun.
    pub thread: Option<ChannelId>,
    /// Why it has no thread, where one was wanted.
    no_thread: Option<NoThread>,
}

impl StartedGame {
    /// How its first board, which the answer does not show itself, is shown.
    pub fn board_delivery(&self) -> BoardDelivery {
        let board = BoardId { game: self.game, seq: 0 };
        match self.thread {
            Some(_) => BoardDelivery::Apart(board),
            None => BoardDelivery::Follow(board),
        }
    }

    /// The same answer with what is said only to the person who has begun the game: that it will
    /// not be played here for long, or why it has no thread.
    pub fn with_notes(&self, context: &CommandContext<'_>, response: Response) -> Response {
        if self.thread.is_some() {
            return response;
        }
        let response = allowed_channels::warning(context, response);
        match &self.no_thread {
            Some(why) => response.with_ephemeral_note(views::played_here(context.language, why)),
            None => response,
        }
    }
}

/// Begins a game by `begin`, which says no game where the channel has one already: in a thread where
/// one is wanted or needed, else here.
pub(super) async fn start<'a, F>(
    app: &App,
    context: &CommandContext<'a>,
    thread: ThreadWish,
    begin: impl Fn(ChannelId, ActionContext<'a>) -> F + Send + Sync,
) -> Result<StartedGame, Error>
where
    F: Future<Output = Result<Option<GameId>, Error>> + Send,
{
    let ThreadWish { name, choice, is_needed, needed_for } = thread;
    let in_thread = || in_new_thread(app, context, &name, &begin);
    let needed = |error: Error| error.for_thread(needed_for);
    if is_needed {
        return in_thread().await.map_err(needed);
    }
    let mut no_thread = None;
    if choice != ThreadChoice::Never {
        match in_thread().await {
            // Players who ask for a thread are told which permission is missing, and try again.
            Err(Error::NoThread(why))
                if !why.is_of_the_place()
                    && (choice == ThreadChoice::IfPossible || !why.is_missing_permission()) =>
            {
                no_thread = Some(why);
            }
            started => return started,
        }
    }
    match begin(context.location.channel, context.action_context()).await? {
        Some(game) => Ok(StartedGame { game, thread: None, no_thread }),
        None => in_thread().await.map_err(needed),
    }
}

/// Begins a game in a new thread. Where it does not begin, the thread is archived again.
async fn in_new_thread<'a, F>(
    app: &App,
    context: &CommandContext<'a>,
    name: &ThreadName,
    begin: impl Fn(ChannelId, ActionContext<'a>) -> F + Send + Sync,
) -> Result<StartedGame, Error>
where
    F: Future<Output = Result<Option<GameId>, Error>> + Send,
{
    let thread = open_thread(app, context, name).await?;
    // One that is not noted is archived by Discord alone, some days later.
    if let Err(error) = app.store.channels().add_thread(thread).await {
        tracing::error!(%thread, %error, "a thread is not noted");
    }
    let begun = begin(thread, context.action_context().elsewhere()).await;
    if !matches!(begun, Ok(Some(_)))
        && let Err(error) = app.messenger.archive_thread(thread).await
    {
        tracing::warn!(%thread, %error, "an unused thread stays");
    }
    // Nobody else plays in a new thread.
    let game = begun?.ok_or(Refusal::new("challenge-refused-answered"))?;
    Ok(StartedGame { game, thread: Some(thread), no_thread: None })
}

async fn open_thread(
    app: &App,
    context: &CommandContext<'_>,
    name: &ThreadName,
) -> Result<ChannelId, Error> {
    context.location.check_thread()?;
    let error = match app.messenger.open_thread(&context.location, name).await {
        Ok(thread) => return Ok(thread),
        Err(error) => error,
    };
    tracing::warn!(channel = %context.location.channel, %error, "no thread is opened");
    // Beside a post or thread it is Discord that knows whether this is needed.
    Err(match error.no_thread(context.location.lacks.among([Permission::CreateThreads])) {
        Ok(why) => Error::NoThread(why),
        Err(MessengerError::RateLimited { .. }) => Refusal::new("refused-discord-slow").into(),
        Err(error) => error.into(),
    })
}
