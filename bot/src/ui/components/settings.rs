//! What `/settings` and `/config` show and change, and the menu of themes under it.

use crate::store::{Owner, SettingsChange};
use crate::ui::app::App;
use crate::ui::appearance::Preferences;
use crate::ui::click::SettingsOf;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Answer, Reply, Response};
use crate::ui::request::Asked;
use crate::ui::views;

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
    Ok(changed(app, asked, of, change).await?.into())
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
    Ok(Answer::Update(changed(app, asked, of, change).await?).into())
}

async fn changed(
    app: &App,
    asked: &Asked<'_>,
    of: SettingsOf,
    change: SettingsChange<'_>,
) -> Result<Reply, Error> {
    let owner = match of {
        SettingsOf::Person => Owner::Person(asked.person.id),
        SettingsOf::Server => {
            let guild = asked.place.in_server()?;
            let manages = asked.place.manages;
            manages.then_some(Owner::Server(guild)).ok_or(Refusal::NotManager)?
        }
    };
    let changes = change != SettingsChange::default();
    let mut preferences = asked.preferences;
    if changes {
        app.store.change_settings(owner, change).await?;
        let (own, server) = app.store.settings(asked.person.id, asked.place.guild).await?;
        preferences = match asked.place.guild {
            Some(_) => Preferences { own: own.into(), server: server.into(), ..preferences },
            None => Preferences::outside_servers(own.into(), preferences.locale),
        };
    }
    let outside = asked.place.guild.is_none();
    drawn(move || views::settings(of, changes, preferences, outside)).await
}
