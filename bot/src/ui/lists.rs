//! What runs and waits in a server, or outside servers, for the person who asks; and what they are told of it unasked.

use super::app::App;
use super::error::Error;
use super::reply::{Reply, Shows};
use super::request::{Asked, Request};
use super::views::{self, Looking, Turns};
use crate::game::{BoardRef, Entry, Running};
use crate::ids::{GameId, UserId};

/// A page of `/games`, from 0.
///
/// # Errors
///
/// Fails where the database does.
pub(super) async fn page(app: &App, asked: &Asked<'_>, page: usize) -> Result<Reply, Error> {
    let lists = app.tables.lists(asked.person.id, asked.place.scope()).await?;
    let turns = turns(app, views::listed(&lists, page)).await;
    Ok(views::lists(looking(asked), &lists, page, &turns))
}

/// The games of who asks that run elsewhere in the server, or outside servers; none where they have none.
///
/// # Errors
///
/// Fails where the database does.
pub(super) async fn elsewhere(app: &App, asked: &Asked<'_>) -> Result<Option<Reply>, Error> {
    let running = app.tables.running_of(asked.person.id, asked.place.scope()).await?;
    if running.is_empty() {
        return Ok(None);
    }
    let turns = turns(app, views::listed_elsewhere(&running)).await;
    Ok(Some(views::elsewhere(looking(asked), &running, &turns)))
}

fn looking(asked: &Asked<'_>) -> Looking {
    let outside = asked.place.guild.is_none();
    Looking { user: asked.person.id, outside, language: asked.language }
}

/// How many turns were made in these games. One that cannot be read does not spoil the list.
async fn turns(app: &App, games: Vec<GameId>) -> Turns {
    let mut turns = Turns::new();
    for game in games {
        match app.tables.game(game).await {
            Ok(record) => drop(turns.insert(game, record.turn_count())),
            Err(error) => tracing::error!(%game, %error, "a game is listed without its turn"),
        }
    }
    turns
}

impl App {
    /// What is said, privately, to who has just made a turn while other games wait for them; nothing
    /// while its board is still owed, or where they go on themselves.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the log is broken.
    pub async fn others_wait(
        &self,
        request: &Request,
        shows: Shows,
    ) -> Result<Option<Reply>, Error> {
        let (Shows::Owed(board) | Shows::Follow(board) | Shows::Apart(board)) = shows else {
            return Ok(None);
        };
        if board.ply == 0 {
            return Ok(None);
        }
        let user = request.person.id;
        let games = self.tables.running_of(user, request.place.scope()).await?;
        let waiting: Vec<Running> =
            games.into_iter().filter(|it| it.waits_for(user) && it.game != board.game).collect();
        if waiting.is_empty()
            || !self.hands_over(board, user).await?
            || self.store.owes_board(board.game).await?
        {
            return Ok(None);
        }
        let language = self.preferences(request).await?.own_language();
        let outside = request.place.guild.is_none();
        let looking = Looking { user, outside, language };
        Ok(views::others_wait(looking, &waiting))
    }

    /// Whether the entry before this board was a person's, who has left the next one to the other
    /// player by it. The engine answers at once.
    async fn hands_over(&self, board: BoardRef, user: UserId) -> Result<bool, Error> {
        let record = self.tables.game(board.game).await?;
        if record.engine().is_some() {
            return Ok(false);
        }
        let then = record.at(board.ply)?;
        let own = then.color_of(user);
        let played = then.last().is_some_and(|last| {
            matches!(last.entry, Entry::Played(_)) && own.is_some() && last.seat == own
        });
        Ok(played && then.next() != own)
    }

    /// The message that tells people who follow a game that it has ended.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the log is broken.
    pub async fn ended(&self, game: GameId, people: &[UserId]) -> Result<Reply, Error> {
        let record = self.tables.game(game).await?;
        let language = self.game_preferences(game).await?.language();
        Ok(views::ended(language, &record, people))
    }
}
