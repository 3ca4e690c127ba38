//! A person who wants to be forgotten, and the games that they still play.

use super::engine_game::running_game;
use super::games::Actor;
use crate::game::{Entry, GameError, Games, Reason, Refusal, RunningGame};
use crate::ids::{GameId, UserId};
use crate::store::JobKey;

/// How often it is tried to resign a game in which the other player acts meanwhile.
const TRIES: usize = 5;

impl Games {
    /// The games of a person that run anywhere, the oldest first.
    pub async fn running_anywhere(&self, user: UserId) -> Result<Vec<RunningGame>, GameError> {
        let rows = self.store().games().running_of_user(user, false).await?;
        Ok(rows.iter().map(running_game).collect())
    }

    /// Resigns a game, unless it has just ended, and returns the job of its last board.
    async fn resign_one(&self, user: UserId, game: GameId) -> Result<Option<JobKey>, GameError> {
        for _ in 0..TRIES {
            let state = self.game(game).await?;
            let Some(by) = state.color_of(user).filter(|_| state.termination().is_none()) else {
                return Ok(None);
            };
            match self.write(state, Entry::Resigned { by }, Actor::DeletedUser(user)).await {
                Err(GameError::Refused(Refusal { reason: Reason::Duplicate, .. })) => {}
                Err(error) => return Err(error),
                Ok(state) => return Ok(Some(JobKey::board((game, state.seq())))),
            }
        }
        Err(Refusal::duplicate().into())
    }

    /// Forgets a person, but for the games that they still play; if they resign, also those. Games
    /// before that are resigned, and nothing else is forgotten.
    pub async fn forget(&self, user: UserId, resigns: bool) -> Result<(), GameError> {
        let mut last_boards = Vec::new();
        let forgetting = async {
            if resigns {
                for running in self.running_anywhere(user).await? {
                    last_boards.extend(self.resign_one(user, running.board.game).await?);
                }
            }
            Ok(self.store().erase_user(user).await?)
        };
        let forgotten = forgetting.await;
        // No answer shows them, so they are posted; only now, since they would name the person.
        for board in last_boards {
            let (jobs, now) = (self.store().jobs(), self.store().clock().now());
            if let Err(error) = jobs.reschedule(board, None, Some(now)).await {
                // Once its lease ends, a worker shows it.
                tracing::error!(game = board.subject_id, %error, "a board is pending");
            }
        }
        forgotten
    }
}
