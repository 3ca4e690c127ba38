//! The commands that Discord offers.

mod commands;

use std::time::Duration;

use serde::Deserialize;
use serenity::all::ApplicationId;

use self::commands::command;
use super::emoji;
use super::rest::{Rest, unreadable};
use crate::clock::Clock;
use crate::ids::GuildId;
use crate::ui::{self, MessengerError};

/// How long to wait before what the bot does at its start is tried again, where that failed.
pub(super) const RETRY_PAUSE: Duration = Duration::from_secs(10);

/// How long to wait at first before what another process does at its start is asked for again.
const FIRST_PAUSE: Duration = Duration::from_secs(1);

/// The longest pause before that.
const LONGEST_PAUSE: Duration = Duration::from_secs(600);

/// Offers the commands, in one server or wherever the bot is; tries on while Discord gives no clear
/// answer. Where else they work is said of those alone that are not of one server.
pub(crate) async fn register(rest: &Rest, guild: Option<GuildId>, clock: &Clock) {
    let commands = ui::registrations().map(|spec| command(spec, guild.is_some()));
    let commands: Vec<_> = commands.collect();
    loop {
        let wait = match rest.register(guild, &commands).await {
            Ok(()) => return tracing::info!(commands = commands.len(), "registered"),
            Err(error @ MessengerError::Refused { .. }) => {
                let scope = guild.map_or_else(
                    || "all servers".to_owned(),
                    |guild| format!("the server {guild} that DISCORD_GUILD names"),
                );
                return tracing::error!(%error, "no commands in {scope}: is the bot invited?");
            }
            Err(error) => {
                tracing::warn!(%error, "commands are not registered yet");
                error.wait(RETRY_PAUSE)
            }
        };
        clock.sleep(wait).await;
    }
}

/// Learns the ids of the commands and emoji that another process of the bot has Discord know; asks
/// again, ever more seldom, until they are there.
pub(crate) async fn learn(rest: &Rest, guild: Option<GuildId>, clock: &Clock) {
    let mut pause = FIRST_PAUSE;
    loop {
        match learn_once(rest, guild).await {
            Ok(true) => return tracing::info!("commands and emoji are known"),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "commands and emoji are not known yet"),
        }
        clock.sleep(pause).await;
        pause = LONGEST_PAUSE.min(pause * 2);
    }
}

async fn learn_once(rest: &Rest, guild: Option<GuildId>) -> Result<bool, MessengerError> {
    let commands = rest.fetch_commands(guild).await?;
    emoji::fetch(rest).await?;
    Ok(commands && emoji::missing(rest).is_empty())
}

/// Takes the commands of one server away, or those of all.
pub(crate) async fn clear(rest: &Rest, guild: Option<GuildId>) -> Result<(), MessengerError> {
    let application = rest.application().await?;
    let id = ApplicationId::deserialize(&application["id"]).map_err(|_| unreadable())?;
    rest.set_application_id(id);
    rest.register(guild, &[(); 0]).await
}
