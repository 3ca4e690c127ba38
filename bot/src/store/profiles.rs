//! A person's games and ratings at a server, as their profile tells them.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::ratings::{RankRow, read_rank};
use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::ids::{GuildId, UserId};

/// How a person's games of a kind went that have ended and were not aborted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TallyRow {
    /// The game's id in the rules.
    pub variant: String,
    /// Whether they were against the engine.
    pub engine: bool,
    /// Whether these were `won`, `drawn` or `lost`.
    pub went: String,
    /// How many.
    pub games: i64,
}

/// Somebody's games with one other person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpponentRow {
    /// The other person.
    pub person: UserId,
    /// How many games.
    pub games: i64,
    /// The score of the one, in halves; the other's is the rest.
    pub score: i64,
}

impl Store {
    /// A person's ratings at a server, by game, the one of most games first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn ratings_of(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<Vec<(String, RankRow)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT variant, person, rating, deviation, games FROM ratings WHERE guild = $1 AND \
             person = $2 ORDER BY games DESC, variant",
        )
        .bind(stored(guild.0))
        .bind(stored(person.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| Ok((row.try_get("variant")?, read_rank(row)?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// A person's last rated games of a kind at a server, at most so many, the first of them first:
    /// its number, and the rating and its deviation after it.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn rating_history(
        &self,
        guild: GuildId,
        variant: &str,
        (person, most): (UserId, i64),
    ) -> Result<Vec<(i64, i64, i64)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT number, rating, deviation FROM rated_games WHERE guild = $1 AND variant = $2 AND \
             person = $3 ORDER BY number DESC LIMIT $4",
        )
        .bind(stored(guild.0))
        .bind(variant)
        .bind(stored(person.0))
        .bind(most)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| {
            Ok((row.try_get("number")?, row.try_get("rating")?, row.try_get("deviation")?))
        };
        Ok(rows.iter().rev().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// How a person's games at a server went.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn tallies(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<Vec<TallyRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT variant, engine, went, COUNT(*) AS games FROM (SELECT variant, CASE WHEN white \
             IS NULL OR black IS NULL THEN 1 ELSE 0 END AS engine, CASE WHEN result = 'draw' THEN \
             'drawn' WHEN (result = 'white') = (white = $2 AND white IS NOT NULL) THEN 'won' ELSE \
             'lost' END AS went FROM games WHERE guild = $1 AND start IS NULL AND (white = $2 OR black = \
             $2) AND (white IS NULL OR black IS NULL OR white <> black) AND result IN ('white', 'black', \
             'draw')) AS went GROUP BY variant, engine, went",
        )
        .bind(stored(guild.0))
        .bind(stored(person.0))
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| {
            Ok(TallyRow {
                variant: row.try_get("variant")?,
                engine: row.try_get::<i64, _>("engine")? != 0,
                went: row.try_get("went")?,
                games: row.try_get("games")?,
            })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// With whom a person has played most at a server, at most so many people.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn opponents(
        &self,
        guild: GuildId,
        person: UserId,
        most: i64,
    ) -> Result<Vec<OpponentRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT other, COUNT(*) AS games, CAST(SUM(score) AS BIGINT) AS score FROM (SELECT \
             CASE WHEN white = $2 THEN black ELSE white END AS other, CASE WHEN result = 'draw' \
             THEN 1 WHEN (result = 'white') = (white = $2) THEN 2 ELSE 0 END AS score FROM games \
             WHERE guild = $1 AND start IS NULL AND (white = $2 OR black = $2) AND white <> black AND \
             white <> 0 AND black <> 0 AND result IN ('white', 'black', 'draw')) AS played GROUP BY \
             other ORDER BY games DESC, score DESC, \
             other LIMIT $3",
        )
        .bind(stored(guild.0))
        .bind(stored(person.0))
        .bind(most)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| {
            let (games, score) = (row.try_get("games")?, row.try_get("score")?);
            Ok(OpponentRow { person: UserId(id(row, "other")?), games, score })
        };
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }
}
