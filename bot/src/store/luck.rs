//! How lucky people were with their dice, as far as it was reckoned.

use rules::Color;
use sqlx::Row;
use sqlx::any::AnyRow;

use super::rows::{id, stored};
use super::{Store, StoreError};
use crate::ids::{GameId, GuildId, UserId};

/// A roll that was lucky or unlucky.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LuckRow {
    /// What the die showed.
    pub number: i64,
    /// After how many turns.
    pub turn: i64,
    /// What it added to the chances of who rolled it, in millionths of a win.
    pub gain: i64,
}

/// The luckiest and the unluckiest roll of a side in a game; none where it never rolled.
pub type LuckOfSide = Option<(LuckRow, LuckRow)>;

/// A roll of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RollRow {
    /// The game.
    pub game: GameId,
    /// The game's id in the rules.
    pub variant: String,
    /// The roll.
    pub roll: LuckRow,
}

/// The statement that reads the first roll by an order.
macro_rules! first_roll {
    ($which:literal, $order:literal) => {
        concat!(
            "SELECT l.game, g.variant, l.",
            $which,
            "_number AS number, l.",
            $which,
            "_turn AS turn, l.",
            $which,
            "_gain AS gain FROM luck l JOIN games g ON g.id = l.game WHERE g.guild = $1 AND \
             ((l.seat = 'white' AND g.white = $2) OR (l.seat = 'black' AND g.black = $2)) AND l.",
            $which,
            "_gain IS NOT NULL ORDER BY l.",
            $which,
            "_gain ",
            $order,
            ", l.game LIMIT 1"
        )
    };
}

impl Store {
    /// The newest games of a kind that a person has ended at a server, and were not aborted, whose
    /// luck is still to be reckoned, at most so many.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn games_without_luck(
        &self,
        (guild, person): (GuildId, UserId),
        variant: &str,
        most: i64,
    ) -> Result<Vec<GameId>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let rows = sqlx::query(
            "SELECT g.id FROM games g WHERE g.guild = $1 AND (g.white = $2 OR g.black = $2) AND \
             g.variant = $3 AND g.result IN ('white', 'black', 'draw') AND NOT EXISTS (SELECT 1 \
             FROM luck l WHERE l.game = g.id) ORDER BY g.id DESC LIMIT $4",
        )
        .bind(stored(guild.0))
        .bind(stored(person.0))
        .bind(variant)
        .bind(most)
        .fetch_all(&mut *reader)
        .await?;
        reader.give_back();
        let read = |row: &AnyRow| Ok(GameId(id(row, "id")?));
        Ok(rows.iter().map(read).collect::<Result<_, sqlx::Error>>()?)
    }

    /// Notes how lucky both sides of an ended game were, unless somebody has.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn add_luck(
        &self,
        game: GameId,
        sides: [(Color, LuckOfSide); 2],
    ) -> Result<(), StoreError> {
        let mut transaction = self.writer.begin().await?;
        for (seat, luck) in sides {
            let (best, worst) = luck.unzip();
            sqlx::query(
                "INSERT INTO luck (game, seat, best_number, best_turn, best_gain, worst_number, \
                 worst_turn, worst_gain) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO \
                 NOTHING",
            )
            .bind(stored(game.0))
            .bind(seat.name())
            .bind(best.map(|it| it.number))
            .bind(best.map(|it| it.turn))
            .bind(best.map(|it| it.gain))
            .bind(worst.map(|it| it.number))
            .bind(worst.map(|it| it.turn))
            .bind(worst.map(|it| it.gain))
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await
    }

    /// A person's luckiest and unluckiest roll at a server, as far as luck is reckoned.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn luck_of(
        &self,
        guild: GuildId,
        person: UserId,
    ) -> Result<Option<(RollRow, RollRow)>, StoreError> {
        let mut reader = self.readers.lend().await?;
        let mut found = Vec::new();
        for statement in [first_roll!("best", "DESC"), first_roll!("worst", "ASC")] {
            let row = sqlx::query(statement)
                .bind(stored(guild.0))
                .bind(stored(person.0))
                .fetch_optional(&mut *reader)
                .await?;
            found.push(row.as_ref().map(read_roll).transpose()?);
        }
        reader.give_back();
        let (worst, best) = (found.pop().flatten(), found.pop().flatten());
        Ok(best.zip(worst))
    }
}

fn read_roll(row: &AnyRow) -> Result<RollRow, sqlx::Error> {
    Ok(RollRow {
        game: GameId(id(row, "game")?),
        variant: row.try_get("variant")?,
        roll: LuckRow {
            number: row.try_get("number")?,
            turn: row.try_get("turn")?,
            gain: row.try_get("gain")?,
        },
    })
}
