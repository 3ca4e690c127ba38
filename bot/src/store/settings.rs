//! What people and servers have chosen of how pictures look.

use sqlx::Row;

use super::Store;
use super::rows::{read_taste, stored};
use crate::error::Error;
use crate::ids::{GuildId, UserId};
use crate::ui::settings::{Change, Tastes};

/// Whose settings these are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// A person's, wherever they are.
    Person(UserId),
    /// A server's: for all there who have not chosen.
    Server(GuildId),
}

impl Owner {
    /// The two columns that name it.
    fn key(self) -> (&'static str, i64) {
        match self {
            Self::Person(user) => ("person", stored(user.0)),
            Self::Server(guild) => ("server", stored(guild.0)),
        }
    }
}

const SET_THEME: &str = "INSERT INTO settings (owner, id, theme) VALUES ($1, $2, $3) \
                         ON CONFLICT (owner, id) DO UPDATE SET theme = excluded.theme";
const SET_SIZE: &str = "INSERT INTO settings (owner, id, size) VALUES ($1, $2, $3) \
                        ON CONFLICT (owner, id) DO UPDATE SET size = excluded.size";

impl Store {
    /// Writes what somebody has chosen anew, and leaves the rest as it is.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn change_settings(&self, owner: Owner, change: Change) -> Result<(), Error> {
        let (owner, id) = owner.key();
        let mut transaction = self.pool.begin().await?;
        let theme = change.theme.map(|theme| theme.map(|theme| theme.name));
        let size = change.size.map(|size| size.map(render::Size::name));
        for (statement, chosen) in [(SET_THEME, theme), (SET_SIZE, size)] {
            if let Some(name) = chosen {
                sqlx::query(statement)
                    .bind(owner)
                    .bind(id)
                    .bind(name)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await?;
        Ok(())
    }

    /// What a person and a server have chosen.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn settings(&self, user: UserId, guild: GuildId) -> Result<Tastes, Error> {
        let rows = sqlx::query(
            "SELECT owner, theme, size FROM settings WHERE (owner = 'person' AND id = $1) OR \
             (owner = 'server' AND id = $2)",
        )
        .bind(stored(user.0))
        .bind(stored(guild.0))
        .fetch_all(&self.pool)
        .await?;
        let mut tastes = Tastes::default();
        for row in &rows {
            let taste = read_taste(row, "theme", "size")?;
            match row.try_get::<String, _>("owner")?.as_str() {
                "person" => tastes.own = taste,
                _ => tastes.server = taste,
            }
        }
        Ok(tastes)
    }
}
