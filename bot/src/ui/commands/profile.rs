//! `/profile [user] [variant]`: how somebody's games in this server went, for all to see.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec, given_variant};
use crate::ui::app::App;
use crate::ui::appearance::Appearance;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::refusal::Refusal;
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Profile;

#[async_trait]
impl Command for Profile {
    fn spec(&self) -> CommandSpec {
        let variant = OptionSpec { required: false, ..OptionSpec::variant("profile") };
        CommandSpec::new("profile")
            .with(OptionSpec::new("profile", "person", OptionKind::User))
            .with(variant)
            .in_servers()
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
        let (guild, variant) = (context.location.in_server()?, given_variant(options)?);
        let user = options.user("person").unwrap_or(context.user).clone();
        if user.is_bot {
            return Err(Refusal::new("refused-no-profile").into());
        }
        let profile = app.games.profile(guild, user.id, variant, context.user.id).await?;
        let puzzler = app.games.puzzler(user.id).await?;
        if profile.played.is_empty() && puzzler.is_none() {
            return Ok(views::no_profile(context.language, user.id).into());
        }
        let language = context.settings.channel_language();
        let appearance = Appearance { language, ..context.settings.own_appearance() };
        Ok(views::profile(profile, puzzler, &user, appearance).into())
    }
}
