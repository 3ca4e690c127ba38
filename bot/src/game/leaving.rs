//! A person who wants to be forgotten, and the games that they still play.

use super::tables::Author;
use super::versus::running_game;
use super::{Entry, Error, Refusal, RunningGame, Tables};
use crate::ids::{GameId, UserId};
use crate::store::JobKey;

/// How often it is tried to resign a game in which the other player acts meanwhile.
const TRIES: usize = 5;

impl Tables {
    /// The games of a person that run anywhere, the oldest first.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn running_anywhere(&self, user: UserId) -> Result<Vec<RunningGame>, Error> {
        let rows = self.store().games().running_of_user(user, false).await?;
        Ok(rows.iter().map(running_game).collect())
    }

    /// Resigns every game that a person plays.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or a log is broken; games before that are resigned.
    pub async fn resign_all(&self, user: UserId) -> Result<(), Error> {
        for running in self.running_anywhere(user).await? {
            self.resign_one(user, running.board.game).await?;
        }
        Ok(())
    }

    /// Resigns a game, unless it has just ended.
    async fn resign_one(&self, user: UserId, game: GameId) -> Result<(), Error> {
        for _ in 0..TRIES {
            let record = self.game(game).await?;
            let Some(by) = record.color_of(user).filter(|_| record.ending().is_none()) else {
                return Ok(());
            };
            match self.write(record, Entry::Resigned { by }, Author::Leaver(user)).await {
                Err(Error::Refused(Refusal::Duplicate)) => {}
                Err(error) => return Err(error),
                Ok(record) => {
                    // No answer shows its end, so it is posted.
                    let job = JobKey::board((game, record.ply()));
                    let jobs = self.store().jobs();
                    return Ok(jobs.reschedule(job, None, Some(record.seen())).await?);
                }
            }
        }
        Err(Refusal::Duplicate.into())
    }

    /// Forgets a person, but for the games that they still play.
    ///
    /// # Errors
    ///
    /// Fails where the database does; then nothing is forgotten.
    pub async fn forget(&self, user: UserId) -> Result<(), Error> {
        Ok(self.store().erase_user(user).await?)
    }
}
