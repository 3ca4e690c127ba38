//! `/challenge variant [opponent] [level] [color] [pace] [rated] [thread] [position]`: asks a
//! person, or anybody, for a game; against Eightfold itself it begins at once. **Challenge** on a
//! user asks which game; a choice from the menu makes the challenge.

use engine::Level;

use super::spec::variant;
use crate::game::{ChallengeTerms, ColorChoice, EngineGameTerms, StartPosition, TimeControl};
use crate::ui::challenge as challenges;
use crate::ui::refusal::bad_option;
use crate::ui::{
    App, BoardDelivery, CommandContext, Error, OpponentChoice, Options, Refusal, Response, User,
    allowed_channels, engine_game, views,
};

/// The level that the option names, where it is given.
fn level(options: &Options) -> Result<Option<Level>, Refusal> {
    let Some(number) = options.number("level") else {
        return Ok(None);
    };
    let level = u8::try_from(number).ok().and_then(|number| Level::new(number).ok());
    let bad = || bad_option("level", &LEVELS);
    level.map(Some).ok_or_else(bad)
}

/// Every level, as it is typed.
const LEVELS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];

/// Who is challenged, if not anybody: alone with the bot it is the bot that is asked.
fn whom(
    app: &App,
    context: &CommandContext<'_>,
    named: Option<&User>,
) -> Result<Option<OpponentChoice>, Refusal> {
    match named {
        None if context.location.is_own_message() => Ok(Some(OpponentChoice::Engine)),
        named => named.map(|it| challenges::opponent(app, context, it)).transpose(),
    }
}

/// Makes the challenge, or begins the game.
pub(super) async fn challenge(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let color = options.named("color", ColorChoice::names, ColorChoice::by_name)?;
    let color = color.unwrap_or(ColorChoice::Random);
    let variant = variant(options)?;
    let position = options.text("position").map(|fen| StartPosition::from_fen(variant, fen));
    let start = position.transpose()?.unwrap_or_else(|| StartPosition::usual(variant));
    let level = level(options)?;
    let (rated, thread) = (options.given_flag("rated"), options.given_flag("thread"));
    // What is said of how long turns may take, which may be without a limit.
    let time_control = options.named("pace", TimeControl::names, TimeControl::by_name)?;
    if rated == Some(true) && start.fen().is_some() {
        return Err(Refusal::new("challenge-refused-rated-position").into());
    }
    if thread == Some(true) {
        context.location.check_thread()?;
    }
    let opponent = match whom(app, context, options.user("opponent"))? {
        Some(OpponentChoice::Engine) if time_control.flatten().is_some() => {
            return Err(Refusal::new("challenge-refused-pace").into());
        }
        Some(OpponentChoice::Engine) if rated == Some(true) => {
            return Err(Refusal::new("challenge-refused-rated").into());
        }
        Some(OpponentChoice::Engine) => {
            let level = level.unwrap_or_else(engine_game::default_level);
            let thread = thread == Some(true);
            let terms = EngineGameTerms { start, level, color, thread, menu: None };
            return engine_game::begin(app, context, &terms).await;
        }
        _ if level.is_some() => {
            return Err(Refusal::new("challenge-refused-level").into());
        }
        Some(OpponentChoice::User(user)) => Some(user),
        None => None,
    };
    let time_control = time_control.unwrap_or_else(|| context.settings.time_control());
    if rated == Some(true) && context.location.guild().is_none() {
        return Err(Refusal::new("outside-refused-rated").into());
    }
    let terms = ChallengeTerms {
        opponent,
        color,
        thread: thread.into(),
        time_control,
        // A game from a position never is, nor one outside servers.
        is_rated: start.fen().is_none() && rated.unwrap_or_else(|| context.rates()),
        start,
    };
    let (id, reply) = challenges::challenge(app, context, terms.clone()).await?;
    let response = Response::from(reply).showing(BoardDelivery::Challenge(id));
    Ok(challenges::with_warning(context, &terms, response))
}

/// Asks who challenges which game to play.
pub(super) async fn challenge_user(
    app: &App,
    context: &CommandContext<'_>,
    user: &User,
) -> Result<Response, Error> {
    let opponent = challenges::opponent(app, context, user)?;
    allowed_channels::check(app, context).await?;
    Ok(match opponent {
        OpponentChoice::User(user) => views::which_game(context.language, user),
        OpponentChoice::Engine => views::play_engine(context.language),
    }
    .into())
}
