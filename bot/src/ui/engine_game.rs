//! Beginning a game against the engine: here, or in a thread of its own where this channel is busy.

use engine::Level;
use speech::games;

use super::allowed_channels;
use super::challenge::{in_new_thread, told_why_here};
use super::views;
use crate::game::{BoardId, EngineGameTerms};
use crate::ids::GameId;
use crate::ui::{Answer, App, BoardDelivery, CommandContext, Error, Reply, Response, ThreadFor};

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
    let here = context.location.channel;
    app.games.check_engine_game(terms, context.action_context()).await?;
    let busy = app.games.is_busy(here).await?;
    let mut no_thread = None;
    if terms.thread || busy {
        match begin_apart(app, context, terms).await {
            Err(Error::NoThread(why))
                if !busy && !why.is_missing_permission() && !why.is_of_the_place() =>
            {
                no_thread = Some(why);
            }
            begun => {
                return if busy {
                    begun.map_err(|error| error.for_thread(ThreadFor::GameElsewhere))
                } else {
                    begun
                };
            }
        }
    }
    match app.games.begin_engine_game(terms, context.venue(), context.action_context()).await? {
        Some(game) => {
            let response =
                allowed_channels::warning(context, first_board(app, context, game, terms).await?);
            Ok(told_why_here(context, response, no_thread.as_ref()))
        }
        None => begin_apart(app, context, terms)
            .await
            .map_err(|error| error.for_thread(ThreadFor::GameElsewhere)),
    }
}

/// The same in a new thread.
async fn begin_apart(
    app: &App,
    context: &CommandContext<'_>,
    terms: &EngineGameTerms,
) -> Result<Response, Error> {
    let language = context.settings.channel_language();
    let played = games::name(language, terms.start.variant());
    let name = views::thread_name(&context.user.name, views::ENGINE, played);
    let action_context = context.action_context().elsewhere();
    let begin = async |thread| {
        let at = context.venue().in_channel(thread);
        Ok(app.games.begin_engine_game(terms, at, action_context).await?)
    };
    let (game, thread) = in_new_thread(app, context, &name, begin).await?;
    let delivery = BoardDelivery::Apart(BoardId { game, seq: 0 });
    let tell = |language| views::begun_in_thread(language, game, terms.level, thread);
    let response = if terms.menu.is_some() {
        Response::from(Answer::Update(Reply::private(tell(context.language))))
    } else {
        Reply::public(tell(language)).into()
    };
    Ok(response.showing(delivery))
}

async fn first_board(
    app: &App,
    context: &CommandContext<'_>,
    game: GameId,
    terms: &EngineGameTerms,
) -> Result<Response, Error> {
    if terms.menu.is_some() {
        let text = views::begun_privately(context.language, game, terms.level);
        let response = Response::from(Answer::Update(Reply::private(text)));
        return Ok(response.showing(BoardDelivery::Follow(BoardId { game, seq: 0 })));
    }
    // The engine may be half done already: what is pending is the board before its turn.
    let state = app.games.game(game).await?.at(0);
    Ok(app.answer_with_board(context.language, state, context.action_context()).await)
}
