//! Moving a game to another channel, since its own is gone.

use super::GameStore;
use crate::ids::{ChannelId, GameId};
use crate::store::jobs::NewJob;
use crate::store::writer::Change;
use crate::store::{JobKind, StoreError, clocks};

impl GameStore<'_> {
    /// Moves a running game from one channel to another with its jobs, has its board shown there, and
    /// gives the side to act the time of a whole turn: nobody could play where the game was. Returns
    /// whether it moved: not if it has ended, was moved before, or another game is running there.
    pub async fn move_to_channel(
        &self,
        game: GameId,
        from: ChannelId,
        to: ChannelId,
    ) -> Result<bool, StoreError> {
        let now = self.0.clock.now();
        self.0
            .write_jobs(async |connection| {
                let moved = sqlx::query(
                    "UPDATE games
                    SET channel_id = $1, board_seq = NULL, board_message_id = NULL
                    WHERE game_id = $2 AND channel_id = $3 AND result IS NULL",
                );
                let moved = moved.bind(to).bind(game).bind(from).execute(&mut *connection).await;
                let is_moved = match moved {
                    Ok(moved) => moved.rows_affected() == 1,
                    Err(sqlx::Error::Database(error)) if error.is_unique_violation() => false,
                    Err(error) => return Err(error.into()),
                };
                if !is_moved {
                    return Ok(Change::RollBack(false));
                }
                let last_seq = sqlx::query_scalar(
                    "SELECT COALESCE(MAX(seq), 0) FROM game_entries WHERE game_id = $1",
                );
                let last_seq = last_seq.bind(game).fetch_one(&mut *connection).await?;
                clocks::restart(connection, (game, last_seq), now).await?;
                // Messages and tokens of the old channel are of no use any more.
                let edits = "DELETE FROM jobs WHERE game_id = $1 AND kind IN ('board', 'offers')";
                sqlx::query(edits).bind(game).execute(&mut *connection).await?;
                let others = "UPDATE jobs SET channel_id = $1, payload = '{}' WHERE game_id = $2";
                sqlx::query(others).bind(to).bind(game).execute(&mut *connection).await?;
                let board = NewJob::at(JobKind::RenderBoard, (game, last_seq), now);
                board.enqueue(connection).await?;
                Ok(Change::Commit(true))
            })
            .await
    }
}

#[cfg(test)]
mod tests {
    use rules::{ByColor, Color};

    use super::*;
    use crate::clock::Clock;
    use crate::store::JobKey;
    use crate::store::tests::{add_entry, begin, new_store};

    const USERS: ByColor<u64> = ByColor { white: 3, black: 5 };

    #[tokio::test]
    async fn a_game_moves_once_and_what_is_written_meanwhile_comes_after_it() {
        let (_folder, store) = new_store(Clock::manual(1)).await;
        let [old, taken, new] = [2, 4, 6].map(ChannelId);
        let game = begin(&store, old.0, USERS, "chess").await;
        begin(&store, taken.0, USERS, "totem").await;
        let moved = async |from, to| store.games().move_to_channel(game, from, to).await.unwrap();
        assert!(!moved(old, taken).await, "another game is running there");
        assert!(moved(old, new).await);
        assert!(!moved(old, new).await && !moved(old, ChannelId(8)).await, "it was moved before");
        let board_in =
            async |seq| store.jobs().board((game, seq)).await.unwrap().map(|it| it.channel_id);
        // A process that was about to post the board in the old channel leaves the new job.
        store.jobs().reschedule(JobKey::board((game, 0)), Some(old), None).await.unwrap();
        assert_eq!(store.jobs().parked_boards(new).await.unwrap(), []);
        store.jobs().complete(JobKey::board((game, 0)), Some(old)).await.unwrap();
        assert_eq!(board_in(0).await, Some(new));
        assert!(add_entry(&store, game, |new| new.side_to_act = Some(Color::Black)).await);
        assert_eq!((board_in(0).await, board_in(1).await), (None, Some(new)));
    }
}
