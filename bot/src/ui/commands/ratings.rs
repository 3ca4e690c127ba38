//! How somebody's games went, and who is rated how.

use super::spec::given_variant;
use crate::ui::{App, Appearance, CommandContext, Error, Options, Refusal, Response, views};

/// `/profile [person] [variant]`: how somebody's games in this server went, for all to see.
pub(super) async fn profile(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let (guild, variant) = (context.location.in_server()?, given_variant(options)?);
    let user = options.user("person").unwrap_or(context.user).clone();
    if user.is_bot {
        return Err(Refusal::new("refused-no-profile").into());
    }
    let profile = app.ratings.profile(guild, user.id, variant, context.user.id).await?;
    let puzzler = app.puzzles.stats(user.id).await?;
    if profile.played.is_empty() && puzzler.is_none() {
        return Ok(views::no_profile(context.language, user.id).into());
    }
    let language = context.settings.channel_language();
    let appearance = Appearance { language, ..context.settings.own_appearance() };
    Ok(views::profile(profile, puzzler, &user, appearance).into())
}

/// `/leaderboard [variant]`: who is rated how in this server, for all to see.
pub(super) async fn leaderboard(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let guild = context.location.in_server()?;
    let variant = match given_variant(options)? {
        Some(variant) => Some(variant),
        None => app.ratings.most_rated(guild).await?,
    };
    let Some(variant) = variant else {
        return Ok(views::nobody_rated(context.language).into());
    };
    let user = context.user.id;
    let list = app.ratings.leaderboard(guild, variant, (0, user)).await?;
    if list.people == 0 {
        return Ok(views::nobody_rated_in(context.language, variant).into());
    }
    Ok(views::leaderboard(context.settings.channel_language(), &list, user).into())
}
