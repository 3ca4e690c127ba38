//! What people and servers have chosen of how pictures look.

use rules::ByColor;
use sqlx::Row;

use super::rows::{BoardPreferences, PreferenceRow, read_preference, stored};
use super::{Store, StoreError};
use crate::ids::{GameId, GuildId, UserId};

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

/// What somebody chooses anew: none leaves as it is, and none within it opens what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SettingsChange<'a> {
    /// The theme's name.
    pub theme: Option<Option<&'a str>>,
    /// The size's name.
    pub size: Option<Option<&'a str>>,
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
    pub async fn change_settings(
        &self,
        owner: Owner,
        change: SettingsChange<'_>,
    ) -> Result<(), StoreError> {
        let (owner, id) = owner.key();
        let mut transaction = self.writer.begin().await?;
        for (statement, chosen) in [(SET_THEME, change.theme), (SET_SIZE, change.size)] {
            if let Some(name) = chosen {
                sqlx::query(statement)
                    .bind(owner)
                    .bind(id)
                    .bind(name)
                    .execute(&mut *transaction)
                    .await?;
            }
        }
        transaction.commit().await
    }

    /// What a person and a server have chosen, in this order.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn settings(
        &self,
        user: UserId,
        guild: GuildId,
    ) -> Result<(PreferenceRow, PreferenceRow), StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT owner, theme, size FROM settings WHERE (owner = 'person' AND id = $1) OR \
             (owner = 'server' AND id = $2)",
        )
        .bind(stored(user.0))
        .bind(stored(guild.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let (mut own, mut server) = (PreferenceRow::default(), PreferenceRow::default());
        for row in &rows {
            let preference = read_preference(row, "theme", "size")?;
            match row.try_get::<String, _>("owner")?.as_str() {
                "person" => own = preference,
                _ => server = preference,
            }
        }
        Ok((own, server))
    }

    /// What the server and the people of a game have chosen; nothing where there is no such game.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn board_preferences(&self, game: GameId) -> Result<BoardPreferences, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(
            "SELECT s.theme AS server_theme, s.size AS server_size, w.theme AS white_theme, \
             w.size AS white_size, b.theme AS black_theme, b.size AS black_size FROM games g \
             LEFT JOIN settings s ON s.owner = 'server' AND s.id = g.guild \
             LEFT JOIN settings w ON w.owner = 'person' AND w.id = g.white \
             LEFT JOIN settings b ON b.owner = 'person' AND b.id = g.black WHERE g.id = $1",
        )
        .bind(stored(game.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        let Some(row) = row else {
            return Ok(BoardPreferences::default());
        };
        Ok(BoardPreferences {
            server: read_preference(&row, "server_theme", "server_size")?,
            players: ByColor {
                white: read_preference(&row, "white_theme", "white_size")?,
                black: read_preference(&row, "black_theme", "black_size")?,
            },
        })
    }
}
