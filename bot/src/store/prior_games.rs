//! Whether somebody has played a variant before.

use super::{Games, StoreError};
use crate::ids::UserId;

impl Games<'_> {
    /// Whether a user has played a game of this variant to its end; one that was aborted does not count.
    pub async fn has_played(&self, user: UserId, variant: &str) -> Result<bool, StoreError> {
        let query = sqlx::query(
            "SELECT 1
            FROM games
            WHERE (white_id = $1 OR black_id = $1) AND variant = $2
                AND result IN ('white', 'black', 'draw')
            LIMIT 1",
        );
        self.0.exists(query.bind(user).bind(variant)).await
    }
}
