//! What people and servers have chosen.

use rules::ByColor;
use sqlx::Row;

use super::experience::earlier;
use super::jobs::NEVER;
use super::rows::{BoardPreferences, PreferenceRow, read_preference, stored};
use super::{Store, StoreError};
use crate::ids::{ChannelId, GameId, GuildId, UserId};

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

/// What is known of who asks, and of where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrival {
    /// What the person has chosen.
    pub own: PreferenceRow,
    /// What the server has chosen; outside servers nothing.
    pub server: PreferenceRow,
    /// Whether the bot is a guest at the channel, as far as was noted.
    pub guest: bool,
    /// Whether something rests there.
    pub resting: bool,
}

/// What somebody chooses anew: none leaves as it is, and none within it opens what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SettingsChange<'a> {
    /// The theme's name.
    pub theme: Option<Option<&'a str>>,
    /// The size's name.
    pub size: Option<Option<&'a str>>,
    /// The language's code.
    pub language: Option<Option<&'a str>>,
    /// Whether turns are confirmed; a person's.
    pub confirm: Option<bool>,
    /// Whether the person is pinged.
    pub pings: Option<bool>,
    /// Whether the person gets tips in their first games of a kind.
    pub tips: Option<bool>,
    /// How long turns take in a server, by its name.
    pub pace: Option<Option<&'a str>>,
    /// Whether every board has the server's theme.
    pub one_theme: Option<bool>,
    /// Whether every board of the server is seen from White's side.
    pub white_below: Option<bool>,
    /// Whether games are rated unless asked otherwise; a server's.
    pub rated: Option<bool>,
    /// Whether challenges to a person open threads unless they say otherwise; a server's.
    pub threads: Option<bool>,
    /// The server's locale, as Discord tells it.
    pub locale: Option<&'a str>,
}

/// The statement that sets one column of a row, which is made where it is missing.
macro_rules! set {
    ($column:literal) => {
        concat!(
            "INSERT INTO settings (owner, id, ",
            $column,
            ") VALUES ($1, $2, $3) ON CONFLICT (owner, id) DO UPDATE SET ",
            $column,
            " = excluded.",
            $column
        )
    };
}

/// The columns that are read.
macro_rules! columns {
    () => {
        "s.theme, s.size, s.language, s.confirm, s.pings, s.tips, s.pace, s.one_theme, s.white_below, \
         s.rated, s.threads, s.locale"
    };
}

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
        let texts = [
            (set!("theme"), change.theme),
            (set!("size"), change.size),
            (set!("language"), change.language),
            (set!("locale"), change.locale.map(Some)),
            (set!("pace"), change.pace),
        ];
        let flags = [
            (set!("confirm"), change.confirm),
            (set!("pings"), change.pings),
            (set!("tips"), change.tips),
            (set!("one_theme"), change.one_theme),
            (set!("white_below"), change.white_below),
            (set!("rated"), change.rated),
            (set!("threads"), change.threads),
        ];
        let mut transaction = self.writer.begin().await?;
        for (statement, chosen) in texts {
            if let Some(name) = chosen {
                let query = sqlx::query(statement).bind(owner).bind(id).bind(name);
                query.execute(&mut *transaction).await?;
            }
        }
        for (statement, chosen) in flags {
            if let Some(yes) = chosen {
                let query = sqlx::query(statement).bind(owner).bind(id).bind(i64::from(yes));
                query.execute(&mut *transaction).await?;
            }
        }
        transaction.commit().await
    }

    /// What a person and a server have chosen, in this order; outside servers the latter is
    /// nothing.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn settings(
        &self,
        user: UserId,
        guild: Option<GuildId>,
    ) -> Result<(PreferenceRow, PreferenceRow), StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(concat!(
            "SELECT s.owner AS whose, ",
            columns!(),
            " FROM settings s WHERE (s.owner = 'person' AND s.id = $1) OR \
             (s.owner = 'server' AND s.id = $2)"
        ))
        .bind(stored(user.0))
        .bind(guild.map(|guild| stored(guild.0)))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let (mut own, mut server) = (PreferenceRow::default(), PreferenceRow::default());
        for row in &rows {
            match row.try_get::<String, _>("whose")?.as_str() {
                "person" => own = read_preference(row)?,
                _ => server = read_preference(row)?,
            }
        }
        Ok((own, server))
    }

    /// What is known of who asks, and of where: all that every request needs, at once.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn arrival(
        &self,
        user: UserId,
        guild: Option<GuildId>,
        channel: ChannelId,
    ) -> Result<Arrival, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(concat!(
            "SELECT s.owner AS whose, (SELECT COUNT(*) FROM guests WHERE channel = $3) AS guest, \
             (SELECT COUNT(*) FROM jobs WHERE channel = $3 AND due = $4) + (SELECT COUNT(*) FROM \
             puzzle_channels WHERE channel = $3 AND due = $4) AS resting, ",
            columns!(),
            " FROM (SELECT 1 AS one) AS asked LEFT JOIN settings s ON (s.owner = 'person' AND s.id = \
             $1) OR (s.owner = 'server' AND s.id = $2)"
        ))
        .bind(stored(user.0))
        .bind(guild.map(|guild| stored(guild.0)))
        .bind(stored(channel.0))
        .bind(NEVER)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let mut arrival = Arrival::default();
        for row in &rows {
            arrival.guest = row.try_get::<i64, _>("guest")? > 0;
            arrival.resting = row.try_get::<i64, _>("resting")? > 0;
            match row.try_get::<Option<String>, _>("whose")?.as_deref() {
                Some("person") => arrival.own = read_preference(row)?,
                Some(_) => arrival.server = read_preference(row)?,
                // Nobody has chosen anything.
                None => {}
            }
        }
        Ok(arrival)
    }

    /// What the server and the people of a game have chosen; nothing where there is no such game.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn board_preferences(&self, game: GameId) -> Result<BoardPreferences, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(concat!(
            "SELECT g.language AS own_language, ",
            earlier!("white"),
            " AS earlier_white, ",
            earlier!("black"),
            " AS earlier_black, CASE WHEN s.owner = 'server' THEN 'server' WHEN s.id = g.white THEN \
             'white' WHEN s.id = g.black THEN 'black' END AS whose, ",
            columns!(),
            " FROM games g LEFT JOIN settings s ON (s.owner = 'server' AND s.id = g.guild) OR \
             (s.owner = 'person' AND (s.id = g.white OR s.id = g.black)) WHERE g.id = $1"
        ))
        .bind(stored(game.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let mut preferences = BoardPreferences::default();
        for row in &rows {
            preferences.language = row.try_get("own_language")?;
            preferences.earlier = ByColor {
                white: row.try_get("earlier_white")?,
                black: row.try_get("earlier_black")?,
            };
            let chosen = read_preference(row)?;
            match row.try_get::<Option<String>, _>("whose")?.as_deref() {
                Some("server") => preferences.server = chosen,
                Some("white") => preferences.players.white = chosen,
                Some(_) => preferences.players.black = chosen,
                // Nobody has chosen anything.
                None => {}
            }
        }
        Ok(preferences)
    }
}
