//! The bot, killed while it brings an older database up to date.

use std::path::PathBuf;
use std::time::Duration;

use ::tests::audit::audit_logs;
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use sqlx::{AnyConnection, Connection, Executor};

use crate::error::StormError;
use crate::killing::start;
use crate::logs::Logs;
use crate::server;

/// After how many milliseconds at most it is killed: it is done by then.
const LATEST: u64 = 150;

/// Where the databases come from.
pub(crate) struct Migrations<'a> {
    pub(crate) server: Option<&'a str>,
    pub(crate) logs: &'a Logs,
    pub(crate) choice: StdRng,
}

impl Migrations<'_> {
    /// Kills it so often while it migrates; what did not fit afterwards.
    pub(crate) async fn kill(&mut self, times: u32) -> Result<Vec<String>, StormError> {
        let dumps = self.dumps()?;
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

    /// The dumps of earlier states for this database.
    fn dumps(&self) -> Result<Vec<PathBuf>, StormError> {
        let kind = if self.server.is_some() { "postgres" } else { "sqlite" };
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("dumps").join(kind);
        let files = std::fs::read_dir(folder).map_err(StormError::Dump)?;
        let files: Result<Vec<PathBuf>, _> = files.map(|it| it.map(|it| it.path())).collect();
        let mut files = files.map_err(StormError::Dump)?;
        files.sort_unstable();
        Ok(files)
    }

    /// Kills it so often on one database, and lets it do its work then.
    async fn round(
        &mut self,
        dump: Option<&PathBuf>,
        kills: u32,
    ) -> Result<Vec<String>, StormError> {
        let database = server::database(self.server).await;
        if let Some(dump) = dump {
            let text = std::fs::read_to_string(dump).map_err(StormError::Dump)?;
            let mut connection = AnyConnection::connect(&server::made(&database)).await?;
            connection.execute(sqlx::raw_sql(sqlx::AssertSqlSafe(text))).await?;
            connection.close().await?;
        }
        let playground = crate::stand_in().await?;
        for _ in 0..kills {
            let bot = start(&playground, &database.url(), self.logs)?;
            let moment = self.choice.random_range(0..LATEST);
            tokio::time::sleep(Duration::from_millis(moment)).await;
            bot.kill();
        }
        let mut bot = start(&playground, &database.url(), self.logs)?;
        bot.wait_until_ready(&playground).await?;
        let findings = audit_logs(AnyConnection::connect(&database.url()).await?).await?;
        bot.kill();
        database.drop().await;
        let name = dump.and_then(|it| it.file_name()).map(|it| it.display().to_string());
        let name = name.unwrap_or_default();
        Ok(findings.into_iter().map(|it| format!("after migrating {name}: {it}")).collect())
    }
}
