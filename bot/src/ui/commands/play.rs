//! What is done in a running game, or to it.

use rules::Color;

use crate::game::{FreeRoll, FreeRollError, GameState, OfferKind};
use crate::ui::components::question;
use crate::ui::views::{self, View};
use crate::ui::{
    App, Appearance, BoardDelivery, CommandContext, Error, Options, Question, RateLimit, Reason,
    Refusal, Reply, Response,
};

/// The running game of this channel.
async fn running(app: &App, context: &CommandContext<'_>) -> Result<GameState, Error> {
    Ok(app.games.running_at(context.location.channel).await?)
}

/// What is rolled where nobody names the dice.
const D8: &str = "d8";

/// The running game of this channel, if the user plays it.
async fn own(app: &App, context: &CommandContext<'_>) -> Result<Option<GameState>, Error> {
    match running(app, context).await {
        Ok(state) => Ok(Some(state).filter(|it| it.color_of(context.user.id).is_some())),
        Err(Error::Refused(Refusal { reason: Reason::NoGame, .. })) => Ok(None),
        Err(error) => Err(error),
    }
}

/// `/roll [dice]`: the die that the game waits for; with `dice`, or where the user plays no game, a
/// free roll.
pub(super) async fn roll(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let dice = options.text("dice");
    if dice.is_none() {
        if let Some(state) = own(app, context).await? {
            let state = app.games.roll(state, context.action_context()).await?;
            return Ok(app
                .answer_with_board(context.language, state, context.action_context())
                .await);
        }
        // Only in one's own games one is not limited.
        app.rates.count(RateLimit::Commands, context.user.id)?;
    }
    let dice: Result<FreeRoll, FreeRollError> = dice.unwrap_or(D8).parse();
    let dice = dice.map_err(|why| Refusal::new(why.into()))?;
    app.rates.count(RateLimit::Rolls, context.user.id)?;
    let language = context.settings.channel_language();
    Ok(Reply::public(views::free_roll(language, context.user, &dice.roll())).into())
}

/// `/board [side] [turn] [text]`: shows the board of this channel's game again, or as it was.
pub(super) async fn board(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let state = app.games.last_at(context.location.channel).await?;
    let names = || Color::BOTH.map(Color::name).to_vec();
    let side = options.named("side", names, Color::by_name)?;
    let settings = app.game_settings(state.id()).await?;
    let language = settings.language();
    let appearance = Appearance { language, ..context.settings.own_appearance() };
    let text = options.flag("text");
    let view = |seen: &GameState| {
        let side = side.unwrap_or_else(|| settings.side(seen));
        View { side, appearance, text }
    };
    let Some(turn) = options.text("turn") else {
        let delivery = BoardDelivery::Again(state.board());
        return Ok(Response::from(views::again(&state, view(&state))).showing(delivery));
    };
    let nth = state.nth_turn(turn).ok_or_else(|| state.no_such_turn())?;
    let past = views::past(&state, nth, view, language);
    Ok(past.ok_or_else(|| state.no_such_turn())?.into())
}

/// Proposes something to the other player of this channel's game, or does it at once:
/// - `/draw` offers a draw, accepts one, or claims it
/// - `/takeback` asks to take one's last turn back; against Eightfold it is taken back at once
/// - `/abort` closes the game without a result: before both have moved, or by consent
/// - `/pause` asks to stop the clock; lets one run again that stands
pub(super) async fn propose(
    app: &App,
    context: &CommandContext<'_>,
    kind: OfferKind,
) -> Result<Response, Error> {
    app.propose(context, &running(app, context).await?, kind).await
}

/// `/resign`: gives this channel's game up, after a question.
pub(super) async fn resign(app: &App, context: &CommandContext<'_>) -> Result<Response, Error> {
    let state = running(app, context).await?;
    Ok(question::ask(context.language, Question::Resign, &state, context.user.id)?.into())
}

/// `/hint`: the best turn in this channel's game against Eightfold, for the user whose turn it is.
pub(super) async fn hint(app: &App, context: &CommandContext<'_>) -> Result<Response, Error> {
    let state = running(app, context).await?;
    let hint = app.games.hint(&state, context.user.id).await?;
    Ok(views::hint(context.language, &state, &hint).into())
}
