//! **Challenge** on a person: asks which game; a choice from the menu makes the challenge.

use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::challenge::{OpponentChoice, opponent};
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, User};
use crate::ui::reply::Response;
use crate::ui::{allowed_channels, engine_game, views};

/// How it is registered.
pub(super) fn spec() -> CommandSpec {
    CommandSpec::on_person("Challenge")
}

/// Asks who challenges which game to play.
///
/// # Errors
///
/// Refused where this person cannot be challenged, or no game be opened; fails where the database does.
pub(super) async fn run(
    app: &App,
    context: &CommandContext<'_>,
    user: &User,
) -> Result<Response, Error> {
    let opponent = opponent(app, context, user)?;
    allowed_channels::check(app, context).await?;
    Ok(match opponent {
        OpponentChoice::User(user) => views::which_game(context.language, user),
        OpponentChoice::Engine => {
            views::play_engine(context.language, engine_game::default_level())
        }
    }
    .into())
}
