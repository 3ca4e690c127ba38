//! Whether ratings are what the rated games have made of them, each counted once.

use super::Inspection;
use crate::ids::{GameId, GuildId, UserId};
use crate::store::StoreError;

/// What is wrong with ratings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RatingIssue {
    /// A game is not counted as its result says: once for each player, or not at all.
    Game(GameId),
    /// A user's rating does not follow from their rated games.
    Rating {
        /// The user.
        user_id: UserId,
        /// The game's id in the rules.
        variant: String,
        /// The guild.
        guild_id: GuildId,
    },
}

/// Games with a result though they have none, rated games without a row for each player (a deleted
/// user has none), and such rows of games that are not rated.
const GAMES: &str = "
    SELECT results.game_id
    FROM results JOIN games ON games.game_id = results.game_id
    WHERE COALESCE(games.result, 'aborted') = 'aborted'
        OR rating = 'rated' AND (
            SELECT COUNT(*) FROM rated_games WHERE rated_games.game_id = results.game_id
        ) <> CASE WHEN COALESCE(white_id, white_level) IS NULL THEN 0 ELSE 1 END
            + CASE WHEN COALESCE(black_id, black_level) IS NULL THEN 0 ELSE 1 END
    UNION
    SELECT game_id
    FROM rated_games
    WHERE NOT EXISTS (
        SELECT 1 FROM results WHERE results.game_id = rated_games.game_id AND rating = 'rated'
    )
    ORDER BY 1";

/// Users whose rating has another number of games than it says, or is not what the last of them has made
/// of it; users with rated games and without a rating; and games that do not follow one another.
const RATINGS: &str = "
    SELECT guild_id, variant, user_id
    FROM ratings
    WHERE games <> (
            SELECT COUNT(*)
            FROM rated_games
            WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
                AND rated_games.user_id = ratings.user_id
        )
        OR NOT EXISTS (
            SELECT 1
            FROM rated_games
            WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
                AND rated_games.user_id = ratings.user_id AND number = ratings.games
                AND rated_games.rating = ratings.rating
                AND rated_games.deviation = ratings.deviation
                AND rated_games.volatility = ratings.volatility
        )
    UNION
    SELECT guild_id, variant, user_id
    FROM rated_games
    WHERE NOT EXISTS (
        SELECT 1
        FROM ratings
        WHERE rated_games.guild_id = ratings.guild_id AND rated_games.variant = ratings.variant
            AND rated_games.user_id = ratings.user_id
    )
    UNION
    SELECT game.guild_id, game.variant, game.user_id
    FROM rated_games AS game JOIN rated_games AS next ON next.guild_id = game.guild_id
        AND next.variant = game.variant AND next.user_id = game.user_id
        AND next.number = game.number + 1
    WHERE next.rating_before <> game.rating OR next.deviation_before <> game.deviation
    ORDER BY 1, 2, 3";

impl Inspection {
    /// What is wrong with ratings.
    pub async fn rating_issues(&mut self) -> Result<Vec<RatingIssue>, StoreError> {
        let games: Vec<GameId> = sqlx::query_scalar(GAMES).fetch_all(&mut self.connection).await?;
        let ratings: Vec<(GuildId, String, UserId)> =
            sqlx::query_as(RATINGS).fetch_all(&mut self.connection).await?;
        let ratings = ratings.into_iter().map(|(guild_id, variant, user_id)| RatingIssue::Rating {
            user_id,
            variant,
            guild_id,
        });
        Ok(games.into_iter().map(RatingIssue::Game).chain(ratings).collect())
    }
}
