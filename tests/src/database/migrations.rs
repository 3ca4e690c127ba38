//! Databases that other versions have made: a later one, by a migration that is made up, and earlier ones.

use std::path::{Path, PathBuf};

use sqlx::Connection;
use sqlx::migrate::Migrator;

use super::Database;

/// The migrations of the state before version 0.2.
const FORMER: [&str; 16] = [
    "house",
    "settings",
    "engine",
    "offers",
    "time",
    "records",
    "files",
    "many_games",
    "offer_jobs",
    "outside",
    "servers",
    "reviews",
    "puzzles",
    "lessons",
    "processes",
    "puzzle_channels",
];

/// The first migration of version 0.1.
const OF_VERSION_0_1: [&str; 1] = ["games"];

/// This version's migrations, and the one that a later version might have.
fn folders() -> [PathBuf; 2] {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    [tests.join("../migrations"), tests.join("migrations")]
}

impl Database {
    /// Lets a later version bring it up to date, by a migration that this version does not know.
    pub async fn migrate_further(&self) {
        let all = tempfile::tempdir().expect("a temporary folder");
        for folder in folders() {
            for file in folder.read_dir().expect("migrations") {
                let file = file.expect("a migration");
                let copied = std::fs::copy(file.path(), all.path().join(file.file_name()));
                copied.expect("a copy");
            }
        }
        self.migrate(all.path()).await;
    }

    /// Lets this version take the database for one of its own, though a later one has migrated it: as if
    /// it knew that migration.
    pub async fn accept_migrations(&self) {
        self.execute("DELETE FROM _sqlx_migrations WHERE version > 2").await;
    }

    /// Lets this version take the database for an older one: as if it had no migration yet.
    pub async fn forget_migrations(&self) {
        self.execute("DELETE FROM _sqlx_migrations").await;
    }

    /// An empty one as the program left it before version 0.2, as far as its migrations tell.
    pub async fn former() -> Self {
        Self::made_by(&FORMER).await
    }

    /// The same of version 0.1.
    pub async fn of_version_0_1() -> Self {
        Self::made_by(&OF_VERSION_0_1).await
    }

    /// A database in which these migrations were made.
    async fn made_by(names: &[&str]) -> Self {
        let (database, folder) = (Self::new().await, tempfile::tempdir().expect("a folder"));
        database.make();
        for (number, name) in names.iter().enumerate() {
            let file = folder.path().join(format!("{:04}_{name}.sql", number + 1));
            let made = std::fs::write(file, format!("CREATE TABLE t{number} (id BIGINT);"));
            made.expect("a migration");
        }
        database.migrate(folder.path()).await;
        database
    }

    async fn migrate(&self, folder: &Path) {
        let migrator = Migrator::new(folder).await.expect("migrations");
        let mut connection = self.connect().await;
        migrator.run(&mut connection).await.expect("they are made");
        drop(connection.close().await);
    }
}
