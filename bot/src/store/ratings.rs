//! Ratings, as a server's lists tell them.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::ids::{GuildId, UserId};

/// A person's rating in a game at a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RankRow {
    /// Who.
    pub person: UserId,
    /// The rating, in millionths.
    pub rating: i64,
    /// How uncertain it is, in millionths.
    pub deviation: i64,
    /// In how many games they got it.
    pub games: i64,
}

/// The games that are listed by rating: at a server, of a kind, and which deviation counts as
/// certain.
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    /// The server.
    pub guild: GuildId,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// Above this deviation ratings come last.
    pub certain: i64,
}

/// The order of lists: who is certain first, by rating, and of equals who came to Discord first.
macro_rules! ranked {
    ($what:literal, $rest:literal) => {
        concat!("SELECT ", $what, " FROM ratings r WHERE r.guild = $1 AND r.variant = $2 ", $rest)
    };
}

impl Store {
    /// So many ratings of a list from a place on, which counts from 0.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn ranks(
        &self,
        list: List<'_>,
        (from, count): (i64, i64),
    ) -> Result<Vec<RankRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(ranked!(
            "r.person, r.rating, r.deviation, r.games",
            "ORDER BY CASE WHEN r.deviation > $3 THEN 1 ELSE 0 END, r.rating DESC, r.person \
             LIMIT $4 OFFSET $5"
        ))
        .bind(stored(list.guild.0))
        .bind(list.variant)
        .bind(list.certain)
        .bind(count)
        .bind(from)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        Ok(rows.iter().map(read_rank).collect::<Result<_, _>>()?)
    }

    /// How many are on a list, and how many of them stand before a person, if the person is on it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn place(
        &self,
        list: List<'_>,
        person: UserId,
    ) -> Result<(i64, Option<(i64, RankRow)>), StoreError> {
        let mut reader = self.readers.lend().await?;
        let all: i64 = sqlx::query_scalar(ranked!("COUNT(*)", ""))
            .bind(stored(list.guild.0))
            .bind(list.variant)
            .fetch_one(&mut *reader)
            .await?;
        let own = sqlx::query(ranked!(
            "r.person, r.rating, r.deviation, r.games, (SELECT COUNT(*) FROM ratings o WHERE \
             o.guild = r.guild AND o.variant = r.variant AND ((CASE WHEN o.deviation > $3 THEN 1 \
             ELSE 0 END) < (CASE WHEN r.deviation > $3 THEN 1 ELSE 0 END) OR ((CASE WHEN \
             o.deviation > $3 THEN 1 ELSE 0 END) = (CASE WHEN r.deviation > $3 THEN 1 ELSE 0 END) \
             AND (o.rating > r.rating OR (o.rating = r.rating AND o.person < r.person))))) AS before",
            "AND r.person = $4"
        ))
        .bind(stored(list.guild.0))
        .bind(list.variant)
        .bind(list.certain)
        .bind(stored(person.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| Ok::<_, sqlx::Error>((row.try_get("before")?, read_rank(row)?));
        Ok((all, own.as_ref().map(read).transpose()?))
    }

    /// The kind of game that was rated most often at a server.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn most_rated(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let variant = sqlx::query_scalar(
            "SELECT variant FROM ratings WHERE guild = $1 GROUP BY variant ORDER BY SUM(games) \
             DESC, variant LIMIT 1",
        )
        .bind(stored(guild.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(variant)
    }
}

pub(super) fn read_rank(row: &AnyRow) -> Result<RankRow, sqlx::Error> {
    Ok(RankRow {
        person: UserId(id(row, "person")?),
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        games: row.try_get("games")?,
    })
}
