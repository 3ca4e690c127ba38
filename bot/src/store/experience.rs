//! How often somebody has played a game.

use super::rows::stored;
use super::{Store, StoreError};
use crate::ids::UserId;

/// How many games of a kind a side of game `g` began before it, running or ended but not aborted: at
/// most 3, and 0 for the engine.
macro_rules! earlier {
    ($side:literal) => {
        concat!(
            "(SELECT COUNT(*) FROM (SELECT o.id FROM games o WHERE (o.white = g.",
            $side,
            " OR o.black = g.",
            $side,
            ") AND o.variant = g.variant AND o.id < g.id AND (o.result IS NULL OR o.result <> \
             'aborted') LIMIT 3) AS earlier)"
        )
    };
}
pub(super) use earlier;

impl Store {
    /// Whether a person has played a game of this kind to its end; one that was aborted is none.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn has_played(&self, person: UserId, variant: &str) -> Result<bool, StoreError> {
        let mut reader = self.readers.lend().await?;
        let played = sqlx::query(
            "SELECT id FROM games WHERE (white = $1 OR black = $1) AND variant = $2 AND result IN \
             ('white', 'black', 'draw') LIMIT 1",
        )
        .bind(stored(person.0))
        .bind(variant)
        .fetch_optional(&mut *reader)
        .await?;
        reader.give_back();
        Ok(played.is_some())
    }
}
