//! Beginning a game against the engine: here, or in a thread of its own where this channel is busy.

use engine::Level;
use rules::Variant;

use super::app::App;
use super::challenging::open_thread;
use super::error::Error;
use super::reply::{Answer, Reply, Response, Shows};
use super::request::Asked;
use super::views;
use crate::game::{BoardRef, Cause, ChallengeRefusal, Refusal, Versus, Wish};
use crate::ids::GameId;

/// How strong the engine plays where nobody says.
pub(super) fn default_level() -> Level {
    Level::new(3).unwrap_or(Level::LOWEST)
}

/// What a person wants to play against the engine.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// The game.
    pub(super) variant: &'static dyn Variant,
    /// How strong the engine is to play.
    pub(super) level: Level,
    /// Which side the person wants.
    pub(super) wish: Wish,
    /// Whether to play in a thread of its own.
    pub(super) thread: bool,
    /// Whether the person asks for it in a private message, which then becomes the answer.
    pub(super) privately: bool,
}

/// Begins the game: the answer is its first board or, where that is asked for in a private message or
/// played in a thread, tells of it.
///
/// # Errors
///
/// Refused where the person has enough such games, or no thread can be opened; fails where the
/// database does.
pub(super) async fn begin(
    app: &App,
    asked: &Asked<'_>,
    wanted: &Wanted,
) -> Result<Response, Error> {
    app.tables.check_versus(asked.cause()).await?;
    let here = asked.place.channel;
    let &Wanted { variant, level, wish, thread, privately } = wanted;
    let versus = Versus { guild: asked.place.guild, variant, level, wish };
    if !thread && !app.tables.is_busy(here).await? {
        let cause = asked.cause();
        if let Some(game) = app.tables.begin_versus(&versus, here, cause).await? {
            return first_board(app, asked, game, wanted).await;
        }
    }
    let name = views::thread_name(&asked.person.name, views::ENGINE);
    let thread = open_thread(app, asked, &name).await?;
    let cause: Cause<'_> = asked.cause().elsewhere();
    let begun = app.tables.begin_versus(&versus, thread, cause).await;
    if !matches!(begun, Ok(Some(_)))
        && let Err(error) = app.messenger.archive_thread(thread).await
    {
        tracing::warn!(%thread, %error, "an unused thread stays");
    }
    // Nobody else plays in a new thread.
    let game = begun?.ok_or(Refusal::from(ChallengeRefusal::Answered))?;
    let shows = Shows::Apart(BoardRef { game, ply: 0 });
    let tell = |language| views::begun_in_thread(language, game, level, thread);
    let response = if privately {
        Response::from(Answer::Update(Reply::private(tell(asked.language))))
    } else {
        Reply::public(tell(asked.preferences.shared_language())).into()
    };
    Ok(response.showing(shows))
}

async fn first_board(
    app: &App,
    asked: &Asked<'_>,
    game: GameId,
    wanted: &Wanted,
) -> Result<Response, Error> {
    if wanted.privately {
        let text = views::begun_privately(asked.language, game, wanted.level);
        let response = Response::from(Answer::Update(Reply::private(text)));
        return Ok(response.showing(Shows::Follow(BoardRef { game, ply: 0 })));
    }
    // The engine may be half done already: what is owed is the board before its turn.
    let record = app.tables.game(game).await?.at(0)?;
    Ok(app.answer_with_board(asked.language, record, asked.cause()).await)
}
