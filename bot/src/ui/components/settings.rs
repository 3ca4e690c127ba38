//! What `/settings` and `/config` show and change, and the menus of themes and channels under it.

use crate::ids::{ChannelId, GuildId};
use crate::ui::allowed_channels;
use crate::ui::views::{self, PuzzlesPosted};

use super::ComponentContext;
use crate::ui::{
    Answer, App, ChosenSettings, CommandContext, EffectiveSettings, Error, GameSet, MAX_CHANNELS,
    Refusal, Reply, Response, Setting, SettingValue, SettingsChange, SettingsOf, UNKNOWN_BUTTON,
};

/// Changes what the user has chosen, if anything is to be changed, and shows what is chosen then.
pub(in crate::ui) async fn of_user(
    app: &App,
    interaction: &CommandContext<'_>,
    change: Option<&SettingsChange>,
) -> Result<Reply, Error> {
    let Some(change) = change else {
        return shown(app, interaction, SettingsOf::User, false, interaction.settings).await;
    };
    let own = app.store.settings().change_user(interaction.user.id, |it| change.apply(it)).await?;
    let own = ChosenSettings::from(own);
    if !own.is_on(Setting::Portrait) {
        app.forget_portraits(interaction.user.id).await?;
    }
    let settings = match interaction.location.guild() {
        Some(_) => EffectiveSettings { own, ..interaction.settings },
        None => EffectiveSettings::outside_servers(own, interaction.settings.locale),
    };
    shown(app, interaction, SettingsOf::User, true, settings).await
}

/// The same of the server. Refused if the user may not choose for it.
pub(in crate::ui) async fn of_server(
    app: &App,
    interaction: &CommandContext<'_>,
    change: Option<&SettingsChange>,
) -> Result<Reply, Error> {
    let guild = managed_guild(interaction)?;
    let Some(change) = change else {
        return shown(app, interaction, SettingsOf::Server, false, interaction.settings).await;
    };
    let server = app.store.settings().change_guild(guild, |it| change.apply(it)).await?.into();
    let settings = EffectiveSettings { server, ..interaction.settings };
    shown(app, interaction, SettingsOf::Server, true, settings).await
}

/// Has the puzzle of the day posted in a channel of the server from the next day on, or nowhere.
/// Refused if somebody chooses who may not.
pub(in crate::ui) async fn choose_puzzle_channel(
    app: &App,
    interaction: &CommandContext<'_>,
    channel: Option<ChannelId>,
) -> Result<(), Error> {
    let guild = managed_guild(interaction)?;
    Ok(app.puzzles.choose_channel(guild, channel).await?)
}

/// The channel that was chosen from the menu is the one in which the puzzle of the day is posted.
pub(super) async fn puzzle_channel(
    app: &App,
    context: &ComponentContext<'_>,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let chosen = match context.values.first() {
        Some(id) => Some(id.parse().map_err(|_| UNKNOWN_BUTTON)?),
        None => None,
    };
    choose_puzzle_channel(app, interaction, chosen).await?;
    Ok(Answer::Update(
        shown(app, interaction, SettingsOf::Server, true, interaction.settings).await?,
    )
    .into())
}

/// The theme that was chosen from the menu.
pub(super) async fn theme(
    app: &App,
    context: &ComponentContext<'_>,
    of: SettingsOf,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let chosen = context.values.first().and_then(|name| render::Theme::by_name(name));
    let theme = SettingValue::Theme(chosen.ok_or(UNKNOWN_BUTTON)?);
    change(app, interaction, of, &SettingsChange::to(Setting::Theme, theme)).await
}

/// What was chosen from the menu of all other settings.
pub(super) async fn setting(
    app: &App,
    context: &ComponentContext<'_>,
    of: SettingsOf,
) -> Result<Response, Error> {
    let chosen = context.values.first();
    let chosen = chosen.and_then(|name| SettingsChange::chosen(name, of.scope()));
    change(app, context.interaction, of, &chosen.ok_or(UNKNOWN_BUTTON)?).await
}

/// The games that were chosen from the menu are those of the puzzle of the day.
pub(super) async fn puzzle_games(
    app: &App,
    context: &ComponentContext<'_>,
) -> Result<Response, Error> {
    let games = GameSet::of(context.values.iter().map(String::as_str)).ok_or(UNKNOWN_BUTTON)?;
    let chosen = SettingsChange::to(Setting::PuzzleGames, SettingValue::Games(games));
    change(app, context.interaction, SettingsOf::Server, &chosen).await
}

async fn change(
    app: &App,
    interaction: &CommandContext<'_>,
    of: SettingsOf,
    change: &SettingsChange,
) -> Result<Response, Error> {
    let reply = match of {
        SettingsOf::User => of_user(app, interaction, Some(change)).await?,
        SettingsOf::Server => of_server(app, interaction, Some(change)).await?,
    };
    Ok(Answer::Update(reply).into())
}

/// The channels that were chosen from the menu are those in which games may be opened.
pub(super) async fn channels(app: &App, context: &ComponentContext<'_>) -> Result<Response, Error> {
    let interaction = context.interaction;
    let guild = managed_guild(interaction)?;
    let chosen: Vec<ChannelId> =
        context.values.iter().filter_map(|id| id.parse().ok()).take(MAX_CHANNELS).collect();
    // What cannot be read must not open every channel.
    if chosen.is_empty() && !context.values.is_empty() {
        return Err(UNKNOWN_BUTTON.into());
    }
    app.store.channels().choose_game_channels(guild, &chosen).await?;
    Ok(Answer::Update(
        shown(app, interaction, SettingsOf::Server, true, interaction.settings).await?,
    )
    .into())
}

/// The server whose settings the user may change.
fn managed_guild(interaction: &CommandContext<'_>) -> Result<GuildId, Refusal> {
    let guild = interaction.location.in_server()?;
    if interaction.location.manages { Ok(guild) } else { Err(Refusal::new("refused-not-manager")) }
}

/// Where the puzzle of the day is posted in the server; a channel that was deleted is struck.
async fn puzzles(
    app: &App,
    interaction: &CommandContext<'_>,
) -> Result<Option<PuzzlesPosted>, Error> {
    let Some(guild) = interaction.location.guild() else {
        return Ok(None);
    };
    let Some(row) = app.store.puzzles().channel(guild).await? else {
        return Ok(None);
    };
    let channel = row.channel_id;
    if app.is_gone(channel).await {
        app.puzzles.remove_channel(guild, channel).await?;
        return Ok(None);
    }
    Ok(Some(PuzzlesPosted { channel, refused: row.is_refused }))
}

async fn shown(
    app: &App,
    interaction: &CommandContext<'_>,
    of: SettingsOf,
    changed: bool,
    settings: EffectiveSettings,
) -> Result<Reply, Error> {
    let rights = match of {
        SettingsOf::User => None,
        SettingsOf::Server => Some(views::MissingPermissions {
            channels: allowed_channels::channels(app, interaction).await?,
            puzzles: puzzles(app, interaction).await?,
            missing: interaction.location.missing_to_play(),
        }),
    };
    let outside = interaction.location.guild().is_none();
    Ok(views::settings(changed, settings, outside, rights))
}
