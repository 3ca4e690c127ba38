//! What `/settings` and `/config` show and change, and the menus of themes and channels under it.

use crate::game::puzzle::{day_of, posted_at};
use crate::ids::{ChannelId, GuildId};
use crate::store::{GuildSettings, UserSettings};
use crate::ui::allowed_channels::{self, MOST_CHANNELS};
use crate::ui::app::App;
use crate::ui::appearance::EffectiveSettings;
use crate::ui::component_id::SettingsOf;
use crate::ui::error::Error;
use crate::ui::interaction::CommandContext;
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::views::{self, PuzzlesPosted};

use super::ComponentContext;

/// Changes what who asks has chosen, if anything is to be changed, and shows what is chosen then.
///
/// # Errors
///
/// Fails where the database does, or the picture cannot be drawn.
pub(in crate::ui) async fn of_person(
    app: &App,
    asked: &CommandContext<'_>,
    change: Option<impl FnOnce(&mut UserSettings)>,
) -> Result<Reply, Error> {
    let Some(change) = change else {
        return shown(app, asked, SettingsOf::Person, false, asked.preferences).await;
    };
    let own = app.store.settings().change_user(asked.person.id, change).await?.into();
    let preferences = match asked.place.guild {
        Some(_) => EffectiveSettings { own, ..asked.preferences },
        None => EffectiveSettings::outside_servers(own, asked.preferences.locale),
    };
    shown(app, asked, SettingsOf::Person, true, preferences).await
}

/// The same of the server.
///
/// # Errors
///
/// Refused where who asks may not choose for it; fails where the database does, or the picture cannot
/// be drawn.
pub(in crate::ui) async fn of_server(
    app: &App,
    asked: &CommandContext<'_>,
    change: Option<impl FnOnce(&mut GuildSettings)>,
) -> Result<Reply, Error> {
    let guild = managed_guild(asked)?;
    let Some(change) = change else {
        return shown(app, asked, SettingsOf::Server, false, asked.preferences).await;
    };
    let server = app.store.settings().change_guild(guild, change).await?.into();
    let preferences = EffectiveSettings { server, ..asked.preferences };
    shown(app, asked, SettingsOf::Server, true, preferences).await
}

/// Has the puzzle of the day posted in a channel of the server from the next day on, or nowhere.
///
/// # Errors
///
/// Refused where somebody chooses who may not; fails where the database does.
pub(in crate::ui) async fn choose_puzzle_channel(
    app: &App,
    asked: &CommandContext<'_>,
    channel: Option<ChannelId>,
) -> Result<(), Error> {
    let guild = managed_guild(asked)?;
    let now = app.store.clock().now();
    let today = posted_at(day_of(now));
    let due = if now < today { today } else { posted_at(day_of(now) + 1) };
    let channel = channel.map(|channel| (channel, due));
    Ok(app.store.puzzles().choose_channel(guild, channel).await?)
}

/// The channel that was chosen from the menu is the one in which the puzzle of the day is posted.
pub(super) async fn puzzle_channel(
    app: &App,
    clicking: &ComponentContext<'_>,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let chosen = match clicking.values.first() {
        Some(id) => Some(id.parse().map_err(|_| Refusal::UnknownButton)?),
        None => None,
    };
    choose_puzzle_channel(app, asked, chosen).await?;
    Ok(Answer::Update(shown(app, asked, SettingsOf::Server, true, asked.preferences).await?).into())
}

/// The theme that was chosen from the menu.
pub(super) async fn theme(
    app: &App,
    clicking: &ComponentContext<'_>,
    of: SettingsOf,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let chosen = clicking.values.first().and_then(|name| render::Theme::by_name(name));
    let theme = Some(chosen.ok_or(Refusal::UnknownButton)?.name.to_owned());
    let reply = match of {
        SettingsOf::Person => {
            of_person(app, asked, Some(|it: &mut UserSettings| it.theme = theme)).await?
        }
        SettingsOf::Server => {
            of_server(app, asked, Some(|it: &mut GuildSettings| it.theme = theme)).await?
        }
    };
    Ok(Answer::Update(reply).into())
}

/// The channels that were chosen from the menu are those in which games may be opened.
pub(super) async fn channels(
    app: &App,
    clicking: &ComponentContext<'_>,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let guild = managed_guild(asked)?;
    let chosen: Vec<ChannelId> =
        clicking.values.iter().filter_map(|id| id.parse().ok()).take(MOST_CHANNELS).collect();
    // What cannot be read must not open every channel.
    if chosen.is_empty() && !clicking.values.is_empty() {
        return Err(Refusal::UnknownButton.into());
    }
    app.store.channels().choose_game_channels(guild, &chosen).await?;
    Ok(Answer::Update(shown(app, asked, SettingsOf::Server, true, asked.preferences).await?).into())
}

/// The server whose settings who asks may change.
fn managed_guild(asked: &CommandContext<'_>) -> Result<GuildId, Refusal> {
    let guild = asked.place.in_server()?;
    if asked.place.manages { Ok(guild) } else { Err(Refusal::NotManager) }
}

/// Where the puzzle of the day is posted in the server; a channel that was deleted is struck.
async fn puzzles(app: &App, asked: &CommandContext<'_>) -> Result<Option<PuzzlesPosted>, Error> {
    let Some(guild) = asked.place.guild else {
        return Ok(None);
    };
    let Some(row) = app.store.puzzles().channel(guild).await? else {
        return Ok(None);
    };
    let channel = row.channel_id;
    if app.is_gone(channel).await {
        app.store.puzzles().remove_channel(guild, channel).await?;
        return Ok(None);
    }
    Ok(Some(PuzzlesPosted { channel, refused: row.is_refused }))
}

async fn shown(
    app: &App,
    asked: &CommandContext<'_>,
    of: SettingsOf,
    changed: bool,
    preferences: EffectiveSettings,
) -> Result<Reply, Error> {
    let rights = match of {
        SettingsOf::Person => None,
        SettingsOf::Server => Some(views::MissingPermissions {
            channels: allowed_channels::channels(app, asked).await?,
            puzzles: puzzles(app, asked).await?,
            missing: asked.place.missing_to_play(),
        }),
    };
    let outside = asked.place.guild.is_none();
    drawn(move || views::settings(changed, preferences, outside, rights)).await
}
