//! What `/settings` and `/config` show and change, and the menus of themes and channels under it.

use crate::game::puzzle::{day_of, posted_at};
use crate::ids::ChannelId;
use crate::store::{Owner, SettingsChange};
use crate::ui::app::App;
use crate::ui::appearance::Preferences;
use crate::ui::click::SettingsOf;
use crate::ui::error::Error;
use crate::ui::opening::{self, MOST_CHANNELS};
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::request::Asked;
use crate::ui::views::{self, PuzzlesPosted};

use super::Clicking;

/// Changes what is chosen anew, and shows what is chosen then.
///
/// # Errors
///
/// Refused where somebody chooses for a server who may not; fails where the database does, or the
/// picture cannot be drawn.
pub(in crate::ui) async fn change(
    app: &App,
    asked: &Asked<'_>,
    of: SettingsOf,
    change: SettingsChange<'_>,
) -> Result<Response, Error> {
    let changes = change != SettingsChange::default();
    changed(app, asked, of, change, changes).await
}

/// The same, where something else may have been changed already.
///
/// # Errors
///
/// As [`change`].
pub(in crate::ui) async fn changed(
    app: &App,
    asked: &Asked<'_>,
    of: SettingsOf,
    change: SettingsChange<'_>,
    changes: bool,
) -> Result<Response, Error> {
    Ok(written(app, asked, of, change, changes).await?.into())
}

/// Has the puzzle of the day posted in a channel of the server from the next day on, or nowhere.
///
/// # Errors
///
/// Refused where somebody chooses who may not; fails where the database does.
pub(in crate::ui) async fn choose_puzzle_channel(
    app: &App,
    asked: &Asked<'_>,
    channel: Option<ChannelId>,
) -> Result<(), Error> {
    let Owner::Server(guild) = owner(asked, SettingsOf::Server)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let now = app.store.clock().now();
    let today = posted_at(day_of(now));
    let due = if now < today { today } else { posted_at(day_of(now) + 1) };
    let channel = channel.map(|channel| (channel, due));
    Ok(app.store.choose_puzzle_channel(guild, channel).await?)
}

/// The channel that was chosen from the menu is the one in which the puzzle of the day is posted.
pub(super) async fn puzzle_channel(app: &App, clicking: &Clicking<'_>) -> Result<Response, Error> {
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
    clicking: &Clicking<'_>,
    of: SettingsOf,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let chosen = clicking.values.first().and_then(|name| render::Theme::by_name(name));
    let theme = chosen.ok_or(Refusal::UnknownButton)?;
    let change = SettingsChange { theme: Some(Some(theme.name)), ..SettingsChange::default() };
    Ok(Answer::Update(written(app, asked, of, change, true).await?).into())
}

/// The channels that were chosen from the menu are those in which games may be opened.
pub(super) async fn channels(app: &App, clicking: &Clicking<'_>) -> Result<Response, Error> {
    let asked = clicking.asked;
    let Owner::Server(guild) = owner(asked, SettingsOf::Server)? else {
        return Err(Refusal::UnknownButton.into());
    };
    let chosen: Vec<ChannelId> =
        clicking.values.iter().filter_map(|id| id.parse().ok()).take(MOST_CHANNELS).collect();
    // What cannot be read must not open every channel.
    if chosen.is_empty() && !clicking.values.is_empty() {
        return Err(Refusal::UnknownButton.into());
    }
    app.store.choose_game_channels(guild, &chosen).await?;
    Ok(Answer::Update(shown(app, asked, SettingsOf::Server, true, asked.preferences).await?).into())
}

/// Whose settings these are.
fn owner(asked: &Asked<'_>, of: SettingsOf) -> Result<Owner, Refusal> {
    match of {
        SettingsOf::Person => Ok(Owner::Person(asked.person.id)),
        SettingsOf::Server => {
            let guild = asked.place.in_server()?;
            asked.place.manages.then_some(Owner::Server(guild)).ok_or(Refusal::NotManager)
        }
    }
}

async fn written(
    app: &App,
    asked: &Asked<'_>,
    of: SettingsOf,
    change: SettingsChange<'_>,
    changes: bool,
) -> Result<Reply, Error> {
    let owner = owner(asked, of)?;
    let mut preferences = asked.preferences;
    if changes {
        app.store.change_settings(owner, change).await?;
        let (own, server) = app.store.settings(asked.person.id, asked.place.guild).await?;
        preferences = match asked.place.guild {
            Some(_) => Preferences { own: own.into(), server: server.into(), ..preferences },
            None => Preferences::outside_servers(own.into(), preferences.locale),
        };
    }
    shown(app, asked, of, changes, preferences).await
}

/// Where the puzzle of the day is posted in the server; a channel that was deleted is struck.
async fn puzzles(app: &App, asked: &Asked<'_>) -> Result<Option<PuzzlesPosted>, Error> {
    let Some(guild) = asked.place.guild else {
        return Ok(None);
    };
    let Some(row) = app.store.puzzle_channel(guild).await? else {
        return Ok(None);
    };
    if app.is_gone(row.channel).await {
        app.store.strike_puzzles(&row).await?;
        return Ok(None);
    }
    Ok(Some(PuzzlesPosted { channel: row.channel, refused: row.refused }))
}

async fn shown(
    app: &App,
    asked: &Asked<'_>,
    of: SettingsOf,
    changed: bool,
    preferences: Preferences,
) -> Result<Reply, Error> {
    let rights = match of {
        SettingsOf::Person => None,
        SettingsOf::Server => Some(views::Rights {
            channels: opening::channels(app, asked).await?,
            puzzles: puzzles(app, asked).await?,
            missing: asked.place.missing_to_play(),
        }),
    };
    let outside = asked.place.guild.is_none();
    drawn(move || views::settings(changed, preferences, outside, rights)).await
}
