//! Whether ratings are what the rated games have made of them, each counted once.

use sqlx::Row;
use sqlx::any::AnyRow;

use super::Inspection;
use crate::ids::{GameId, GuildId, UserId};
use crate::store::StoreError;
use crate::store::rows::id;

/// What is wrong with ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingFlaw {
    /// A game is not counted as its result says: once for each player, or not at all.
    Game(GameId),
    /// A person's rating is not what their last rated game made of it, or not of so many games.
    Person {
        /// The person.
        person: UserId,
        /// The game's id in the rules.
        variant: String,
        /// The server.
        guild: GuildId,
    },
}

/// Games with a result though they have none, rated games without two players' rows (a former
/// player has none), and such rows of games that are not rated.
const GAMES: &str = "SELECT results.game FROM results JOIN games ON games.id = results.game WHERE \
     COALESCE(games.result, 'aborted') = 'aborted' OR (results.rated = 'rated' AND (SELECT COUNT(*) \
     FROM rated_games WHERE rated_games.game = results.game) <> CASE WHEN games.white = 0 THEN 0 \
     ELSE 1 END + CASE WHEN games.black = 0 THEN 0 ELSE 1 END) \
     UNION SELECT game FROM rated_games WHERE NOT EXISTS (SELECT 1 FROM results WHERE results.game = \
     rated_games.game AND results.rated = 'rated') ORDER BY 1";

/// People whose rating has no games, or other games than it says, or is not what the last has made
/// of it; people with rated games and without a rating; and games that do not follow one another.
const PEOPLE: &str = "SELECT guild, variant, person FROM ratings r WHERE games <> (SELECT COUNT(*) \
     FROM rated_games g WHERE g.guild = r.guild AND g.variant = r.variant AND g.person = r.person) \
     OR NOT EXISTS (SELECT 1 FROM rated_games g WHERE g.guild = r.guild AND g.variant = r.variant \
     AND g.person = r.person AND g.number = r.games AND g.rating = r.rating AND g.deviation = \
     r.deviation AND g.volatility = r.volatility) \
     UNION SELECT guild, variant, person FROM rated_games g WHERE NOT EXISTS (SELECT 1 FROM ratings \
     r WHERE g.guild = r.guild AND g.variant = r.variant AND g.person = r.person) \
     UNION SELECT a.guild, a.variant, a.person FROM rated_games a JOIN rated_games b ON b.guild = \
     a.guild AND b.variant = a.variant AND b.person = a.person AND b.number = a.number + 1 WHERE \
     b.rating_before <> a.rating OR b.deviation_before <> a.deviation ORDER BY 1, 2, 3";

impl Inspection {
    /// What is wrong with ratings.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn rating_flaws(&mut self) -> Result<Vec<RatingFlaw>, StoreError> {
        let games = sqlx::query(GAMES).fetch_all(self.connection()).await?;
        let people = sqlx::query(PEOPLE).fetch_all(self.connection()).await?;
        let game = |row: &AnyRow| Ok(RatingFlaw::Game(GameId(id(row, "game")?)));
        let flaws = games.iter().map(game).chain(people.iter().map(read_person));
        Ok(flaws.collect::<Result<_, sqlx::Error>>()?)
    }
}

fn read_person(row: &AnyRow) -> Result<RatingFlaw, sqlx::Error> {
    Ok(RatingFlaw::Person {
        person: UserId(id(row, "person")?),
        variant: row.try_get("variant")?,
        guild: GuildId(id(row, "guild")?),
    })
}
