//! What games between people came to, and the ratings that follow. All of it is written in the
//! transaction of the entry that ends a game, so it counts once, whoever writes that entry.

use std::time::Duration;

use rules::{ByColor, Color};
use sqlx::Row;
use sqlx::any::AnyRow;

use super::challenges::next_id;
use super::limited::AnyConnection;
use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::clock::millis;
use crate::ids::{GameId, GuildId, UserId};

/// How strong a person is. Rating and deviation are in millionths, volatility is in billionths.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatingRow {
    /// The rating.
    pub rating: i64,
    /// How uncertain it is.
    pub deviation: i64,
    /// How much it is expected to change.
    pub volatility: i64,
}

/// What ratings become by a game: those of both players, none for who has none yet, and White's
/// score in halves make what they were and what they become.
pub type Rate = fn(ByColor<Option<RatingRow>>, i64) -> ByColor<(RatingRow, RatingRow)>;

/// What a game between two people counts for that has ended, and was not aborted.
#[derive(Clone, Copy)]
pub struct NewResult<'a> {
    /// The server; none outside servers, where nothing is rated.
    pub guild: Option<GuildId>,
    /// The game's id in the rules.
    pub variant: &'a str,
    /// Who played.
    pub people: ByColor<UserId>,
    /// White's score, in halves.
    pub white_score: i64,
    /// How ratings change, where the game is rated.
    pub rate: Option<Rate>,
}

/// What a game has changed of a person's rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangeRow {
    /// The rating before it.
    pub before: i64,
    /// The rating after it.
    pub rating: i64,
    /// How uncertain that is.
    pub deviation: i64,
}

/// What a game between two people came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// `rated`, `friendly` or `often`.
    pub rated: String,
    /// The score between the two, in halves, this game included.
    pub scores: ByColor<i64>,
    /// What became of the ratings; none where nothing did, or they are forgotten.
    pub changes: ByColor<Option<ChangeRow>>,
}

/// How many games of the same two are rated within [`DAY`].
pub const RATED_A_DAY: i64 = 4;

/// The time in which they are counted.
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Store {
    /// What a game came to; none while it runs, where it was aborted, or the engine played.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn result(&self, game: GameId) -> Result<Option<ResultRow>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let row = sqlx::query(
            "SELECT r.rated, r.white_score, r.black_score, w.rating_before AS white_before, \
             w.rating AS white_rating, w.deviation AS white_deviation, b.rating_before AS \
             black_before, b.rating AS black_rating, b.deviation AS black_deviation \
             FROM results r JOIN games g ON g.id = r.game \
             LEFT JOIN rated_games w ON w.game = r.game AND w.person = g.white \
             LEFT JOIN rated_games b ON b.game = r.game AND b.person = g.black \
             WHERE r.game = $1",
        )
        .bind(stored(game.0))
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(row.as_ref().map(read_result).transpose()?)
    }
}

fn read_result(row: &AnyRow) -> Result<ResultRow, sqlx::Error> {
    let change = |[before, rating, deviation]: [&str; 3]| -> Result<_, sqlx::Error> {
        let Some(rating) = row.try_get::<Option<i64>, _>(rating)? else {
            return Ok(None);
        };
        let (before, deviation) = (row.try_get(before)?, row.try_get(deviation)?);
        Ok(Some(ChangeRow { before, rating, deviation }))
    };
    Ok(ResultRow {
        rated: row.try_get("rated")?,
        scores: ByColor { white: row.try_get("white_score")?, black: row.try_get("black_score")? },
        changes: ByColor {
            white: change(["white_before", "white_rating", "white_deviation"])?,
            black: change(["black_before", "black_rating", "black_deviation"])?,
        },
    })
}

/// Writes what a game came to whose result is written already, with the ratings that follow.
pub(super) async fn settle(
    connection: &mut AnyConnection,
    game: GameId,
    new: &NewResult<'_>,
    now: i64,
) -> Result<(), StoreError> {
    // Whoever ends another game waits here, so nothing comes between reading and writing.
    let number = next_id(connection, "result").await?;
    let rated = match new.guild.zip(new.rate) {
        None => "friendly",
        Some((guild, _)) if is_often(connection, guild, new.people, now).await? => "often",
        Some((guild, rate)) => {
            change_ratings(connection, (game, guild), new, rate, now).await?;
            "rated"
        }
    };
    let scores = scores(connection, new).await?;
    sqlx::query(
        "INSERT INTO results (game, number, rated, white_score, black_score, ended) VALUES \
         ($1, $2, $3, $4, $5, $6)",
    )
    .bind(stored(game.0))
    .bind(stored(number))
    .bind(rated)
    .bind(scores.white)
    .bind(scores.black)
    .bind(now)
    .execute(connection)
    .await?;
    Ok(())
}

/// Whether as many games of these two were rated within a day as can be.
async fn is_often(
    connection: &mut AnyConnection,
    guild: GuildId,
    people: ByColor<UserId>,
    now: i64,
) -> Result<bool, StoreError> {
    let since = now.saturating_sub(millis(DAY));
    for color in Color::BOTH {
        let pair = (people[color], people[!color]);
        if rated_since(connection, guild, pair, since).await? >= RATED_A_DAY {
            return Ok(true);
        }
    }
    Ok(false)
}

/// In how many rated games a person has met another one since then, as far as the person's own
/// games tell. A former player may be the other one come back, unless that one has a rated game
/// which is as old: whoever is forgotten has none.
async fn rated_since(
    connection: &mut AnyConnection,
    guild: GuildId,
    (person, other): (UserId, UserId),
    since: i64,
) -> Result<i64, StoreError> {
    let rated = sqlx::query_scalar(
        "SELECT COUNT(*) FROM rated_games r WHERE r.guild = $1 AND r.person = $2 AND r.ended > $3 \
         AND (r.opponent = $4 OR (r.opponent = 0 AND NOT EXISTS (SELECT 1 FROM rated_games o WHERE \
         o.guild = $1 AND o.person = $4 AND o.ended <= r.ended)))",
    )
    .bind(stored(guild.0))
    .bind(stored(person.0))
    .bind(since)
    .bind(stored(other.0))
    .fetch_one(connection)
    .await?;
    Ok(rated)
}

/// The score of two people in a variant at a server, in halves: of all their games that have ended
/// and were not aborted.
async fn scores(
    connection: &mut AnyConnection,
    new: &NewResult<'_>,
) -> Result<ByColor<i64>, StoreError> {
    let rows = sqlx::query(
        "SELECT white, result, COUNT(*) AS games FROM games WHERE ((white = $1 AND black = $2) OR \
         (white = $2 AND black = $1)) AND variant = $3 AND COALESCE(guild, 0) = $4 AND start IS NULL \
         AND result IN ('white', 'black', 'draw') GROUP BY white, result",
    )
    .bind(stored(new.people.white.0))
    .bind(stored(new.people.black.0))
    .bind(new.variant)
    .bind(new.guild.map_or(0, |guild| stored(guild.0)))
    .fetch_all(connection)
    .await?;
    let mut scores = ByColor { white: 0, black: 0 };
    for row in &rows {
        let games: i64 = row.try_get("games")?;
        let as_now = id(row, "white")? == new.people.white.0;
        match (row.try_get::<String, _>("result")?.as_str(), as_now) {
            ("draw", _) => {
                scores.white += games;
                scores.black += games;
            }
            ("white", true) | ("black", false) => scores.white += 2 * games,
            _ => scores.black += 2 * games,
        }
    }
    Ok(scores)
}

/// Changes the ratings of both, and notes what the game made of them.
async fn change_ratings(
    connection: &mut AnyConnection,
    place: (GameId, GuildId),
    new: &NewResult<'_>,
    rate: Rate,
    now: i64,
) -> Result<(), StoreError> {
    let white = rating(connection, place.1, new.variant, new.people.white).await?;
    let black = rating(connection, place.1, new.variant, new.people.black).await?;
    let known = ByColor { white: white.map(|(it, _)| it), black: black.map(|(it, _)| it) };
    let changes = rate(known, new.white_score);
    for (color, before) in [(Color::White, white), (Color::Black, black)] {
        let number = before.map_or(1, |(_, games)| games + 1);
        let score = if color == Color::White { new.white_score } else { 2 - new.white_score };
        let rated = Rated { number, score, change: changes[color], now };
        let whose = (new.variant, new.people[color]);
        write_rating(connection, place.1, whose, &rated).await?;
        note(connection, place, new, color, &rated).await?;
    }
    Ok(())
}

/// A person's rating, and in how many games they got it.
async fn rating(
    connection: &mut AnyConnection,
    guild: GuildId,
    variant: &str,
    person: UserId,
) -> Result<Option<(RatingRow, i64)>, StoreError> {
    let row = sqlx::query(
        "SELECT rating, deviation, volatility, games FROM ratings WHERE guild = $1 AND variant = \
         $2 AND person = $3",
    )
    .bind(stored(guild.0))
    .bind(variant)
    .bind(stored(person.0))
    .fetch_optional(connection)
    .await?;
    let read = |row: AnyRow| -> Result<_, sqlx::Error> {
        let rating = RatingRow {
            rating: row.try_get("rating")?,
            deviation: row.try_get("deviation")?,
            volatility: row.try_get("volatility")?,
        };
        Ok((rating, row.try_get("games")?))
    };
    Ok(row.map(read).transpose()?)
}

/// What a rated game is for one of its players.
struct Rated {
    number: i64,
    score: i64,
    change: (RatingRow, RatingRow),
    now: i64,
}

/// Writes a person's rating after a game.
async fn write_rating(
    connection: &mut AnyConnection,
    guild: GuildId,
    (variant, person): (&str, UserId),
    rated: &Rated,
) -> Result<(), StoreError> {
    let (_, after) = rated.change;
    sqlx::query(
        "INSERT INTO ratings (guild, variant, person, rating, deviation, volatility, games) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (guild, variant, person) DO UPDATE SET \
         rating = excluded.rating, deviation = excluded.deviation, volatility = \
         excluded.volatility, games = excluded.games",
    )
    .bind(stored(guild.0))
    .bind(variant)
    .bind(stored(person.0))
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(rated.number)
    .execute(connection)
    .await?;
    Ok(())
}

/// Notes what a game has changed of a person's rating.
async fn note(
    connection: &mut AnyConnection,
    (game, guild): (GameId, GuildId),
    new: &NewResult<'_>,
    color: Color,
    rated: &Rated,
) -> Result<(), StoreError> {
    let (before, after) = rated.change;
    sqlx::query(
        "INSERT INTO rated_games (game, person, opponent, guild, variant, number, score, \
         rating_before, deviation_before, rating, deviation, volatility, ended) VALUES ($1, $2, \
         $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(stored(game.0))
    .bind(stored(new.people[color].0))
    .bind(stored(new.people[!color].0))
    .bind(stored(guild.0))
    .bind(new.variant)
    .bind(rated.number)
    .bind(rated.score)
    .bind(before.rating)
    .bind(before.deviation)
    .bind(after.rating)
    .bind(after.deviation)
    .bind(after.volatility)
    .bind(rated.now)
    .execute(connection)
    .await?;
    Ok(())
}

#[cfg(test)]
mod tests;
