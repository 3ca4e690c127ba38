//! How the tables of a database stand to those that this program makes.

use sqlx::{AnyConnection, Row};

use crate::store::open::MIGRATOR;

/// How the tables of a database stand to those that this program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schema {
    /// They are as this program makes them.
    Newest,
    /// They are of an earlier version.
    Older {
        /// The last migration that was made, 0 for none.
        found: i64,
        /// This program's last.
        newest: i64,
    },
    /// A later version has made migrations that this program does not know.
    Newer {
        /// The last of them.
        found: i64,
    },
    /// A migration was another one when it was made.
    Other {
        /// The first such.
        version: i64,
    },
}

impl Schema {
    /// How those of a database stand.
    pub(in crate::store) async fn of(connection: &mut AnyConnection) -> Result<Self, sqlx::Error> {
        let made = migrations(connection).await?;
        let known: Vec<(i64, &[u8])> =
            MIGRATOR.iter().map(|it| (it.version, it.checksum.as_ref())).collect();
        let found = made.last().map_or(0, |(version, _)| *version);
        let newest = known.last().map_or(0, |(version, _)| *version);
        if found > newest {
            return Ok(Self::Newer { found });
        }
        for (version, checksum) in &made {
            if !known.contains(&(*version, checksum.as_slice())) {
                return Ok(Self::Other { version: *version });
            }
        }
        let all = made.len() == known.len();
        Ok(if all { Self::Newest } else { Self::Older { found, newest } })
    }

    /// What is wrong with them, if anything is.
    pub fn problem(self) -> Option<String> {
        match self {
            Self::Newest => None,
            Self::Older { found, newest } => Some(format!(
                "the database is of schema {found}, this version's is {newest}: the bot brings it \
                 up to date when it starts"
            )),
            Self::Newer { .. } | Self::Other { .. } => self.foreign(),
        }
    }

    /// What is wrong with them that this program cannot mend, if anything is.
    pub(in crate::store) fn foreign(self) -> Option<String> {
        match self {
            Self::Newest | Self::Older { .. } => None,
            Self::Newer { found } => Some(format!(
                "the database is of schema {found}, made by a later version: use that one"
            )),
            Self::Other { version } => Some(format!(
                "the database was changed by another migration {version} than this version's"
            )),
        }
    }
}

/// The migrations that were made, with the sums of what they were.
pub(super) async fn migrations(
    connection: &mut AnyConnection,
) -> Result<Vec<(i64, Vec<u8>)>, sqlx::Error> {
    let rows = sqlx::query("SELECT version, checksum FROM _sqlx_migrations ORDER BY version")
        .fetch_all(connection)
        .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
