//! `/profile [person] [variant]`: how somebody's games in this server went, for all to see.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec, given_variant};
use crate::ui::app::App;
use crate::ui::appearance::Appearance;
use crate::ui::desks::Desk;
use crate::ui::error::Error;
use crate::ui::interaction::{CommandContext, Options};
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
            .with(OptionSpec::new("profile", "person", OptionKind::Person))
            .with(variant)
            .in_servers()
    }

    fn desk(&self, _options: &Options) -> Option<Desk> {
        Some(Desk::Pictures)
    }

    async fn run(
        &self,
        app: &App,
        asked: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        let (guild, variant) = (asked.place.in_server()?, given_variant(options)?);
        let person = options.person("person").unwrap_or(asked.person).clone();
        if person.is_bot {
            return Err(Refusal::NoProfile.into());
        }
        let profile = app.tables.profile(guild, person.id, variant, asked.person.id).await?;
        let puzzler = app.tables.puzzler(person.id).await?;
        if profile.played.is_empty() && puzzler.is_none() {
            return Ok(views::no_profile(asked.language, person.id).into());
        }
        let language = asked.preferences.channel_language();
        let appearance = Appearance { language, ..asked.preferences.own_appearance() };
        Ok(asked
            .drawn(move || views::profile(&profile, puzzler, &person, appearance))
            .await?
            .into())
    }
}
