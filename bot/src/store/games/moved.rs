//! Games that go on in another channel, since theirs is gone.

use crate::ids::{ChannelId, GameId};
use crate::store::rows::stored;
use crate::store::statement::{self, Statement};
use crate::store::{Store, StoreError, clocks};

impl Store {
    /// Moves a running game from one channel to another, with its jobs, owes its board there, and gives who
    /// is next all their time anew: nobody could play where the game was. Returns
    /// whether it moved: not where it has ended or is played elsewhere by now, or another game runs
    /// there.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn move_game(
        &self,
        game: GameId,
        from: ChannelId,
        to: ChannelId,
    ) -> Result<bool, StoreError> {
        let mut transaction = self.writer.begin().await?;
        let moved = sqlx::query(
            "UPDATE games SET channel = $1, board_ply = NULL, board_message = NULL WHERE id = $2 AND \
             channel = $3 AND result IS NULL",
        )
        .bind(stored(to.0))
        .bind(stored(game.0))
        .bind(stored(from.0))
        .execute(&mut *transaction)
        .await;
        let moved = match moved {
            Ok(moved) => moved.rows_affected() == 1,
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
            Err(error) => return Err(error.into()),
        };
        if !moved {
            transaction.roll_back().await?;
            return Ok(false);
        }
        let now = self.clock.now();
        statement::run(&mut transaction, jobs(game, to, now)).await?;
        clocks::begin_again(&mut transaction, game, now).await?;
        transaction.commit().await?;
        self.due.notify_one();
        Ok(true)
    }
}

/// What becomes of the jobs of a game that has moved. Messages and tokens of the old channel are of no
/// use any more.
fn jobs(game: GameId, to: ChannelId, now: i64) -> Vec<Statement<'static>> {
    let (game, to) = (stored(game.0), stored(to.0));
    let edits = "DELETE FROM jobs WHERE kind IN ('board', 'offers') AND game = $1";
    let others = "UPDATE jobs SET channel = $1, interaction = NULL, token = NULL, token_time = NULL \
                  WHERE game = $2";
    let board = "INSERT INTO jobs (kind, game, ply, channel, due, tries, since, lease) SELECT \
                 'board', $1, COALESCE(MAX(ply), 0), $2, $3, 0, $3, 0 FROM entries WHERE game = $1";
    vec![
        Statement::new(edits).number(game),
        Statement::new(others).number(to).number(game),
        Statement::new(board).number(game).number(to).number(now),
    ]
}

#[cfg(test)]
mod tests {
    use rules::ByColor;

    use super::*;
    use crate::clock::Clock;
    use crate::store::tests::{begin, new_store};
    use crate::store::{EntryRow, NewBoard, NewEntry, Written};

    const PEOPLE: ByColor<u64> = ByColor { white: 3, black: 5 };

    #[tokio::test]
    async fn a_game_moves_once_and_what_is_written_meanwhile_comes_after_it() {
        let (_folder, store) = new_store(Clock::manual(1)).await;
        let [old, taken, new] = [2, 4, 6].map(ChannelId);
        let game = begin(&store, old.0, PEOPLE, "chess").await;
        begin(&store, taken.0, PEOPLE, "totem").await;
        let moved = async |from, to| store.move_game(game, from, to).await.unwrap();
        assert!(!moved(old, taken).await, "another game runs there");
        assert!(moved(old, new).await);
        assert!(
            !moved(old, new).await && !moved(old, ChannelId(8)).await,
            "it is elsewhere by now"
        );
        let owed_at = async |ply| store.owed_board((game, ply)).await.unwrap().map(|it| it.channel);
        // Who was about to post the board in the old channel leaves the one that is owed now.
        store.strike_board_at((game, 0), old).await.unwrap();
        assert_eq!(owed_at(0).await, Some(new));
        let (kind, detail) = ("played".to_owned(), "e2e4".to_owned());
        let entry = EntryRow { ply: 1, kind, detail, seat: None, created: 1 };
        let written = NewEntry {
            game,
            guest: false,
            entry: &entry,
            interaction: None,
            result: None,
            counts: None,
            next: Some("black"),
            engine: false,
            accepts: None,
            time: None,
            board: NewBoard::Owed { token: None, message: None },
        };
        assert_eq!(store.add_entry(&written).await.unwrap(), Written::Done(None));
        assert_eq!((owed_at(0).await, owed_at(1).await), (None, Some(new)));
    }
}
