//! `/odds [game] [turn] [variant] [position]`: what each number of the die, each good turn or each
//! decision leads to, for who asks.

use async_trait::async_trait;

use super::challenge::LONGEST_FEN;
use super::spec::{CommandSpec, OptionKind, OptionSpec, given_variant};
use super::{Command, wanted};
use crate::game::OddsOf;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::refusal::Refusal;
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Odds;

#[async_trait]
impl Command for Odds {
    fn spec(&self) -> CommandSpec {
        let number = |name, least| OptionSpec {
            min_value: Some(least),
            ..OptionSpec::new("odds", name, OptionKind::Number)
        };
        CommandSpec::new("odds")
            .with(number("game", 1))
            .with(number("turn", 0))
            .with(OptionSpec { required: false, ..OptionSpec::variant("odds") })
            .with(OptionSpec {
                max_length: Some(LONGEST_FEN),
                ..OptionSpec::new("odds", "position", OptionKind::Text)
            })
    }

    fn picture(&self, _options: &Options) -> Option<PictureKind> {
        Some(PictureKind::Other)
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let of = asked_of(app, context, options).await?;
        let odds = app.games.odds(context.user.id, of).await?;
        let appearance = context.settings.own_appearance();
        Ok(views::odds(odds, appearance).into())
    }
}

/// What the odds are asked of.
async fn asked_of(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<OddsOf, Error> {
    let refuse = |key| Err(Refusal::new(key).into());
    let (game, turn) = (options.number("game"), options.number("turn"));
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
    // A turn that never was is refused with those that were.
    let turn = turn.map(|turn| usize::try_from(turn).unwrap_or(usize::MAX));
    Ok(OddsOf::Game(Box::new(state), turn))
}
