//! Beginning a game against the engine: here, or in a thread of its own where this channel is busy.

use engine::Level;

use super::allowed_channels;
use super::start::{self, ThreadWish};
use super::views;
use crate::game::{EngineGameTerms, ThreadChoice};
use crate::ids::GameId;
use crate::ui::{Answer, App, CommandContext, Error, Reply, Response, ThreadFor};

/// How strong the engine plays where nobody says.
pub(super) fn default_level() -> Level {
    Level::new(3).unwrap_or(Level::LOWEST)
}

/// Begins the game: the answer is its first board or, where that is asked for in a private message
/// or played in a thread, tells of it. Refused if the person has enough such games, or no thread
/// can be opened.
pub(super) async fn begin(
    app: &App,
    context: &CommandContext<'_>,
    terms: &EngineGameTerms,
) -> Result<Response, Error> {
    allowed_channels::check(app, context).await?;
    app.games.check_engine_game(terms, context.action_context()).await?;
    let language = context.settings.channel_language();
    let players = [context.user.name.as_str(), views::ENGINE];
    let thread = ThreadWish {
        name: views::thread_name(language, players, terms.start.variant()),
        choice: if terms.thread { ThreadChoice::Always } else { ThreadChoice::Never },
        is_needed: app.games.is_busy(context.location.channel).await?,
        needed_for: ThreadFor::GameElsewhere,
    };
    let (games, venue) = (&app.games, context.venue());
    let begin = |channel, action| async move {
        Ok(games.begin_engine_game(terms, venue.in_channel(channel), action).await?)
    };
    let started = start::start(app, context, thread, begin).await?;
    let (game, is_private) = (started.game, terms.menu.is_some());
    let told_in = if is_private { context.language } else { language };
    let text = match started.thread {
        Some(thread) => views::begun_in_thread(told_in, game, terms.level, thread),
        None if is_private => views::begun_privately(told_in, game, terms.level),
        None => {
            let board = first_board(app, context, game).await?;
            return Ok(started.with_notes(context, board));
        }
    };
    let response: Response = if is_private {
        Answer::Update(Reply::private(text)).into()
    } else {
        Reply::public(text).into()
    };
    Ok(started.with_notes(context, response.showing(started.board_delivery())))
}

/// The first board as the answer.
pub(super) async fn first_board(
    app: &App,
    context: &CommandContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    // The engine may be half done already: what is pending is the board before its turn.
    let state = app.games.game(game).await?.at(0);
    Ok(app.answer_with_board(context.language, state, context.action_context()).await)
}
