//! `/challenge variant [opponent] [level] [color] [pace] [rated] [thread] [position]`: asks a
//! person, or anybody, for a game; against Eightfold itself it begins at once. **Challenge** on a
//! user asks which game; a choice from the menu makes the challenge.

use engine::Level;
use rules::Variant;

use super::spec::variant;
use crate::game::{ColorChoice, StartPosition, TimeControl};
use crate::ui::app::App;
use crate::ui::challenge::{self as challenges, ChallengeRequest, OpponentChoice};
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options, User};
use crate::ui::refusal::{Refusal, bad_option};
use crate::ui::reply::{BoardDelivery, Response};
use crate::ui::{allowed_channels, engine_game, views};

/// What it is given.
struct ChallengeOptions<'a> {
    variant: &'static dyn Variant,
    opponent: Option<&'a User>,
    level: Option<Level>,
    wish: ColorChoice,
    rated: Option<bool>,
    thread: Option<bool>,
    /// What is said of how long turns may take, which may be without a limit.
    time_control: Option<Option<TimeControl>>,
    start: StartPosition,
}

impl<'a> ChallengeOptions<'a> {
    fn read(options: &'a Options) -> Result<Self, Refusal> {
        let wish = options.named("color", ColorChoice::names, ColorChoice::by_name)?;
        let variant = variant(options)?;
        let position = options.text("position").map(|fen| StartPosition::from_fen(variant, fen));
        Ok(Self {
            variant,
            start: position.transpose()?.unwrap_or_else(|| StartPosition::usual(variant)),
            opponent: options.user("opponent"),
            level: level(options)?,
            wish: wish.unwrap_or(ColorChoice::Random),
            rated: options.given_flag("rated"),
            thread: options.given_flag("thread"),
            time_control: options.named("pace", TimeControl::names, TimeControl::by_name)?,
        })
    }
}

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
    let given = ChallengeOptions::read(options)?;
    let ChallengeOptions { variant, opponent, level, wish, thread, time_control, rated, start } =
        given;
    if rated == Some(true) && start.fen().is_some() {
        return Err(Refusal::new("challenge-refused-rated-position").into());
    }
    if thread == Some(true) {
        context.location.check_thread()?;
    }
    let opponent = match whom(app, context, opponent)? {
        Some(OpponentChoice::Engine) if time_control.flatten().is_some() => {
            return Err(Refusal::new("challenge-refused-pace").into());
        }
        Some(OpponentChoice::Engine) if rated == Some(true) => {
            return Err(Refusal::new("challenge-refused-rated").into());
        }
        Some(OpponentChoice::Engine) => {
            let level = level.unwrap_or_else(engine_game::default_level);
            let thread = thread == Some(true);
            let wanted =
                engine_game::EngineGameRequest { variant, level, wish, thread, start, menu: None };
            return engine_game::begin(app, context, &wanted).await;
        }
        _ if level.is_some() => {
            return Err(Refusal::new("challenge-refused-level").into());
        }
        Some(OpponentChoice::User(user)) => Some(user),
        None => None,
    };
    let time_control = time_control.unwrap_or_else(|| context.settings.time_control());
    if rated == Some(true) && context.location.guild.is_none() {
        return Err(Refusal::new("outside-refused-rated").into());
    }
    // A game from a position never is, nor one outside servers.
    let rated = start.fen().is_none() && rated.unwrap_or_else(|| context.rates());
    let thread = thread.into();
    let wanted = ChallengeRequest { variant, opponent, wish, thread, time_control, rated, start };
    let (id, reply) = challenges::challenge(app, context, &wanted).await?;
    Ok(wanted.told(context, Response::from(reply).showing(BoardDelivery::Challenge(id))))
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
        OpponentChoice::Engine => {
            views::play_engine(context.language, engine_game::default_level())
        }
    }
    .into())
}
