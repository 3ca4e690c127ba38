//! Rules, lessons, puzzles and odds, for the user.

use super::spec::{given_variant, variant};
use super::wanted;
use crate::game::OddsOf;
use crate::game::puzzle::{Filter, Kind};
use crate::ui::components::{guide, lesson as lessons};
use crate::ui::{App, CommandContext, Error, Options, Refusal, Response, puzzle as puzzles, views};

/// `/rules variant`: the rules of a game, page by page.
pub(super) async fn rules(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    Ok(guide::page(app, context, variant(options)?, 0).await?.into())
}

/// `/learn variant`: a game taught in five small positions.
pub(super) fn lesson(context: &CommandContext<'_>, options: &Options) -> Result<Response, Error> {
    Ok(lessons::begin(context, variant(options)?)?.into())
}

/// `/puzzle [variant] [kind] [daily]`: a problem to solve.
pub(super) async fn puzzle(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let variant = given_variant(options)?;
    let kinds = || Kind::ALL.map(Kind::name).to_vec();
    let kind = options.named("kind", kinds, |name| name.parse().ok())?;
    if options.flag("daily") {
        return Ok(puzzles::daily(app, context).await?.into());
    }
    Ok(puzzles::another(app, context, Filter { variant, kind }, None).await?.into())
}

/// `/odds [game] [turn] [variant] [position]`: what each number of the die, each good turn or each
/// decision leads to.
pub(super) async fn odds(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let of = asked_of(app, context, options).await?;
    let odds = app.games.odds(context.user.id, of).await?;
    let appearance = context.settings.own_appearance();
    Ok(views::odds(odds, appearance).into())
}

/// What the odds are asked of.
async fn asked_of(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<OddsOf, Error> {
    let refuse = |key| Err(Refusal::new(key).into());
    let (game, turn) = (options.number("game"), options.text("turn"));
    let variant = given_variant(options)?;
    if let Some(position) = options.text("position") {
        return match (variant, game, turn) {
            (_, Some(_), _) => refuse("odds-refused-game-and-position"),
            (_, _, Some(_)) => refuse("odds-refused-turn-and-position"),
            (None, ..) => refuse("odds-refused-which-variant"),
            (Some(variant), ..) => Ok(OddsOf::Position(variant, position.to_owned())),
        };
    }
    if variant.is_some() {
        return refuse("odds-refused-variant-alone");
    }
    let state = wanted(app, context, game).await?;
    let nth = |text| state.nth_turn(text).ok_or_else(|| state.no_such_turn());
    let turn = turn.map(nth).transpose()?;
    Ok(OddsOf::Game(Box::new(state), turn))
}
