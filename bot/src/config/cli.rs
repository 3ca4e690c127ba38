//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use secrecy::{ExposeSecret, SecretString};

use super::{ConfigError, database, guild};
use crate::ids::GuildId;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "eightfold", version, about, long_about = None)]
pub struct Cli {
    /// What to do; without it, connect to Discord.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// What the program does besides connecting to Discord.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Try the bot out in a browser, with no Discord account: a stand-in for Discord on loopback
    /// and the bot against it.
    #[cfg(feature = "playground")]
    Playground(PlaygroundArgs),
    /// Change which of the bot's commands Discord offers.
    Commands(CommandsArgs),
    /// Look whether the settings are right and what is stored is sound, and change nothing: exit
    /// code 0 if so, 1 with findings, 2 where that cannot be seen.
    Check,
    /// Copy the database (SQLite) to a new file, while the bot runs.
    Backup(BackupArgs),
    /// Copy all that a database holds into an empty one, of either kind.
    Copy(CopyArgs),
}

/// The options of `eightfold backup`.
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The new file, which only its owner may read
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// The options of `eightfold copy`.
#[derive(Debug, Args)]
pub struct CopyArgs {
    /// The database that is copied, as in DATABASE_URL
    #[arg(value_name = "FROM")]
    from: SecretString,
    /// The database that takes the copy
    #[arg(value_name = "TO")]
    to: SecretString,
}

impl CopyArgs {
    /// The address of the one that is copied, and that of the other.
    ///
    /// # Errors
    ///
    /// Fails where one is no address.
    pub fn databases(self) -> Result<(SecretString, SecretString), ConfigError> {
        let read = |it: &SecretString| database(Some(it.expose_secret().to_owned()));
        let from = read(&self.from).map_err(|error| error.given_as("FROM"))?;
        let to = read(&self.to).map_err(|error| error.given_as("TO"))?;
        if from.expose_secret() == to.expose_secret() {
            let problem = "names the same database as FROM: name an empty one".to_owned();
            return Err(ConfigError::new("TO", problem));
        }
        Ok((from, to))
    }
}

/// The options of `eightfold commands`.
#[derive(Debug, Args)]
pub struct CommandsArgs {
    /// Take the commands away that are registered in this server [default: in all at once]
    #[arg(long, value_name = "GUILD", required = true, num_args = 0..=1)]
    clear: Option<Option<String>>,
}

impl CommandsArgs {
    /// The server whose commands are taken away; none for those that all servers have.
    ///
    /// # Errors
    ///
    /// Fails where what was given is no server's id.
    pub fn cleared(self) -> Result<Option<GuildId>, ConfigError> {
        guild(self.clear.flatten()).map_err(|error| error.given_as("--clear"))
    }
}

/// The options of `eightfold playground`.
#[cfg(feature = "playground")]
#[derive(Debug, Args)]
pub struct PlaygroundArgs {
    /// The port on 127.0.0.1 [default: a free one]
    #[arg(long, default_value_t = 0, hide_default_value = true)]
    pub port: u16,
    /// The database [default: a temporary one]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}
