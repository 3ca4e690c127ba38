//! The bot, killed while it brings an older database up to date.

use std::collections::HashMap;
use std::path::PathBuf;
use std::time::Duration;

use ::tests::Database;
use ::tests::audit::audit_logs;
use ::tests::program::ProgramError;
use playground::Playground;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use crate::killing::start;
use crate::logs::Logs;
use crate::options::Spoil;
use crate::{secrets, server};

/// After how many milliseconds at most it is killed: it is done by then.
const LATEST: u64 = 150;

/// When it is killed after its start, in milliseconds: around the end of a migration, as the kills
/// before have shown when that is.
struct Window {
    from: u64,
    to: u64,
}

impl Window {
    fn moment(&self, choice: &mut StdRng) -> u64 {
        choice.random_range(self.from..=self.to)
    }

    /// Notes whether a migration was done by this moment.
    fn learn(&mut self, moment: u64, done: bool) {
        let (from, to) = match done {
            true => (self.from, moment),
            false => (moment, self.to),
        };
        // A little wider again, since no two take equally long.
        *self = Self { from: from * 4 / 5, to: (to * 6 / 5 + 5).min(LATEST) };
    }
}

/// Where the databases come from.
pub(crate) struct Migrations<'a> {
    server: Option<&'a str>,
    logs: &'a Logs,
    choice: StdRng,
    /// How many kills found a migration unfinished.
    pub(crate) unfinished: usize,
    /// The bot's token.
    token: &'a str,
    /// What is spoiled, some of which is after a migration.
    spoils: &'a [Spoil],
    window: Window,
}

/// What a migration has to leave as it was, counted.
const COUNTED: [&str; 4] = ["games", "entries", "challenges", "results"];

impl<'a> Migrations<'a> {
    /// Databases that are still to be made, on a server or else in files.
    pub(crate) fn new(
        server: Option<&'a str>,
        logs: &'a Logs,
        choice: StdRng,
        (token, spoils): (&'a str, &'a [Spoil]),
    ) -> Self {
        let window = Window { from: 0, to: LATEST };
        Self { server, logs, choice, unfinished: 0, token, spoils, window }
    }

    /// Kills it so often while it migrates; what did not fit afterwards.
    pub(crate) async fn kill(&mut self, times: u32) -> Result<Vec<String>, ProgramError> {
        let mut dumps = Database::dumps(self.server.is_some());
        // There is nothing to do for the newest.
        dumps.pop();
        let (mut findings, mut left) = (Vec::new(), times);
        while left > 0 {
            let dump = dumps.choose(&mut self.choice);
            // The same one now and then a second time.
            let kills = self.choice.random_range(1..=2).min(left);
            left -= kills;
            findings.extend(self.round(dump, kills).await?);
        }
        Ok(findings)
    }

    /// Kills it so often on one database, and lets it do its work then.
    async fn round(
        &mut self,
        dump: Option<&PathBuf>,
        kills: u32,
    ) -> Result<Vec<String>, ProgramError> {
        let database = server::database(self.server).await;
        if let Some(dump) = dump {
            database.load(dump).await;
        } else {
            database.make();
        }
        let before = counts(&database).await?;
        let playground = crate::stand_in(self.token).await?;
        for _ in 0..kills {
            let bot = start(&playground, &database.url(), self.logs)?;
            let moment = self.window.moment(&mut self.choice);
            tokio::time::sleep(Duration::from_millis(moment)).await;
            bot.kill();
            let done = is_migrated(&database).await?;
            self.unfinished += usize::from(!done);
            self.window.learn(moment, done);
        }
        // What the bot then does by itself changes no game.
        let mut bot = start(&playground, &database.url(), self.logs)?;
        bot.wait_until_ready(&playground).await?;
        self.spoil(&playground, &database).await;
        let mut findings = audit_logs(AnyConnection::connect(&database.url()).await?).await?;
        let after = counts(&database).await?;
        for (what, count) in before {
            let left = after.get(what).copied().unwrap_or_default();
            if left < count {
                findings.push(format!("of {count} {what} {left} are left"));
            }
        }
        bot.kill();
        self.logs.keep(secrets(&database).await);
        database.drop().await;
        let name = dump.and_then(|it| it.file_name()).map(|it| it.display().to_string());
        let name = name.unwrap_or_default();
        Ok(findings.into_iter().map(|it| format!("after migrating {name}: {it}")).collect())
    }

    /// Takes the games away after a migration, and logs the token that the bot had there.
    async fn spoil(&self, playground: &Playground, database: &Database) {
        if self.spoils.contains(&Spoil::Migration) {
            database.execute("DELETE FROM entries").await;
        }
        if self.spoils.contains(&Spoil::Token) {
            self.logs.take(&format!("the token is {}", playground.token()));
        }
    }
}

/// How much is there of what a migration has to leave as it was; what has no table is left out.
async fn counts(database: &Database) -> Result<HashMap<&'static str, i64>, ProgramError> {
    let mut connection = AnyConnection::connect(&database.url()).await?;
    let mut counts = HashMap::new();
    for what in COUNTED {
        let count = AssertSqlSafe(format!("SELECT COUNT(*) FROM {what}"));
        // Before its migration a table is not there.
        if let Ok(count) = sqlx::query_scalar(count).fetch_one(&mut connection).await {
            counts.insert(what, count);
        }
    }
    connection.close().await?;
    Ok(counts)
}

/// Whether the newest migration is done.
async fn is_migrated(database: &Database) -> Result<bool, ProgramError> {
    let mut connection = AnyConnection::connect(&database.url()).await?;
    let done = "SELECT COUNT(*) FROM _sqlx_migrations WHERE success";
    // Before the first one there is no such table.
    let done: i64 = sqlx::query_scalar(done).fetch_one(&mut connection).await.unwrap_or_default();
    connection.close().await?;
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../migrations");
    let all = std::fs::read_dir(folder).expect("the migrations").count();
    Ok(usize::try_from(done).is_ok_and(|done| done >= all))
}
