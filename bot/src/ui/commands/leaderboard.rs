//! `/leaderboard [variant]`: who is rated how in this server, for all to see.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionSpec, given_variant};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Leaderboard;

#[async_trait]
impl Command for Leaderboard {
    fn spec(&self) -> CommandSpec {
        let variant = OptionSpec { required: false, ..OptionSpec::variant("leaderboard") };
        CommandSpec::new("leaderboard").with(variant).in_servers()
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let guild = context.location.in_server()?;
        let variant = match given_variant(options)? {
            Some(variant) => Some(variant),
            None => app.games.most_rated(guild).await?,
        };
        let Some(variant) = variant else {
            return Ok(views::nobody_rated(context.language).into());
        };
        let user = context.user.id;
        let list = app.games.leaderboard(guild, variant, (0, user)).await?;
        if list.people == 0 {
            return Ok(views::nobody_rated_in(context.language, variant).into());
        }
        Ok(views::leaderboard(context.settings.channel_language(), &list, user).into())
    }
}
