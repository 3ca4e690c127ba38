//! Beginning a game against the engine: here, or in a thread of its own where this channel is busy.

use engine::Level;
use rules::Variant;
use speech::games;

use super::allowed_channels;
use super::app::App;
use super::challenge::{in_new_thread, told_why_here};
use super::error::Error;
use super::interaction::CommandContext;
use super::refusal::ThreadFor;
use super::reply::{Answer, BoardDelivery, Reply, Response};
use super::views;
use crate::game::{BoardId, ColorChoice, EngineGameTerms, StartPosition};
use crate::ids::{GameId, MessageId};

/// How strong the engine plays where nobody says.
pub(super) fn default_level() -> Level {
    Level::new(3).unwrap_or(Level::LOWEST)
}

/// What a person wants to play against the engine.
pub(super) struct EngineGameRequest {
    /// The game.
    pub(super) variant: &'static dyn Variant,
    /// How strong the engine is to play.
    pub(super) level: Level,
    /// Which side the person wants.
    pub(super) wish: ColorChoice,
    /// Whether to play in a thread of its own.
    pub(super) thread: bool,
    /// Where the game is to begin.
    pub(super) start: StartPosition,
    /// The private message whose menu asks for it, which then becomes the answer.
    pub(super) menu: Option<MessageId>,
}

/// Begins the game: the answer is its first board or, where that is asked for in a private message
/// or played in a thread, tells of it. Refused if the person has enough such games, or no thread
/// can be opened.
pub(super) async fn begin(
    app: &App,
    context: &CommandContext<'_>,
    wanted: &EngineGameRequest,
) -> Result<Response, Error> {
    allowed_channels::check(app, context).await?;
    let here = context.location.channel;
    let &EngineGameRequest { variant, level, wish, thread, menu, ref start } = wanted;
    let origin = menu.map_or(context.id.0, |menu| menu.0);
    let (guild, guest, language) =
        (context.location.guild, context.location.guest, context.stored_language());
    let versus = EngineGameTerms { guild, language, guest, variant, start, level, wish, origin };
    app.games.check_versus(&versus, context.user.id).await?;
    let busy = app.games.is_busy(here).await?;
    let mut no_thread = None;
    if thread || busy {
        match begin_apart(app, context, wanted, &versus).await {
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
    match app.games.begin_versus(&versus, here, context.action_context()).await? {
        Some(game) => {
            let response =
                allowed_channels::warning(context, first_board(app, context, game, wanted).await?);
            Ok(told_why_here(context, response, no_thread.as_ref()))
        }
        None => begin_apart(app, context, wanted, &versus)
            .await
            .map_err(|error| error.for_thread(ThreadFor::GameElsewhere)),
    }
}

/// The same in a new thread.
async fn begin_apart(
    app: &App,
    context: &CommandContext<'_>,
    wanted: &EngineGameRequest,
    versus: &EngineGameTerms<'_>,
) -> Result<Response, Error> {
    let language = context.settings.channel_language();
    let played = games::name(language, wanted.variant);
    let name = views::thread_name(&context.user.name, views::ENGINE, played);
    let action_context = context.action_context().elsewhere();
    let begin = async |thread| Ok(app.games.begin_versus(versus, thread, action_context).await?);
    let (game, thread) = in_new_thread(app, context, &name, begin).await?;
    let delivery = BoardDelivery::Apart(BoardId { game, seq: 0 });
    let tell = |language| views::begun_in_thread(language, game, wanted.level, thread);
    let response = if wanted.menu.is_some() {
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
    wanted: &EngineGameRequest,
) -> Result<Response, Error> {
    if wanted.menu.is_some() {
        let text = views::begun_privately(context.language, game, wanted.level);
        let response = Response::from(Answer::Update(Reply::private(text)));
        return Ok(response.showing(BoardDelivery::Follow(BoardId { game, seq: 0 })));
    }
    // The engine may be half done already: what is owed is the board before its turn.
    let state = app.games.game(game).await?.at(0);
    Ok(app.answer_with_board(context.language, state, context.action_context()).await)
}
