//! The bot's parts, and where what a person asks finds the one that answers it.

use std::sync::Arc;

use speech::Language;

use super::appearance::{GamePreferences, Preferences};
use super::click::Click;
use super::error::Error;
use super::messenger::Messenger;
use super::pictures::drawn;
use super::reply::{Answer, Reply, Response, Shows};
use super::request::{Ask, Asked, Request};
use super::{commands, components, views};
use crate::game::{Cause, Record, Tables};
use crate::ids::GameId;
use crate::store::Store;

/// The bot's parts, shared by all that it does.
pub struct App {
    /// The games.
    pub tables: Tables,
    /// The database.
    pub store: Store,
    /// Discord.
    pub messenger: Arc<dyn Messenger>,
}

impl App {
    /// Decides on what a person asks, and does it.
    ///
    /// # Errors
    ///
    /// Fails with the person's mistake, or with what went wrong with us.
    pub async fn handle(&self, request: &Request) -> Result<Response, Error> {
        let asked = request.in_server()?;
        match &request.ask {
            Ask::Command { name, options } => commands::run(self, &asked, name, options).await,
            Ask::Complete { name, typed } => commands::complete(self, &asked, name, typed).await,
            Ask::Click { custom_id, values, message } => {
                let click: Click = custom_id.parse()?;
                components::run(self, &asked, click, values, *message).await
            }
        }
    }

    /// What applies to who asks.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn preferences(&self, asked: &Asked<'_>) -> Result<Preferences, Error> {
        let (own, server) = self.store.settings(asked.person.id, asked.place.guild).await?;
        Ok(Preferences { own: own.into(), server: server.into() })
    }

    /// What applies to the boards of a game.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn game_preferences(&self, game: GameId) -> Result<GamePreferences, Error> {
        Ok(self.store.board_preferences(game).await?.into())
    }

    /// The public message that shows the board after the last entry of `record`. `live` says that
    /// no newer board exists.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the picture cannot be drawn.
    pub async fn board(&self, record: Record, live: bool) -> Result<Reply, Error> {
        let preferences = self.game_preferences(record.id()).await?;
        let (language, appearance) =
            (preferences.language(), preferences.board_appearance(&record));
        drawn(move || views::board(language, &record, appearance, live)).await
    }

    /// The answer that shows the board after the last entry of `record`, which is owed: a new
    /// message, or the clicked one changed. The entry is written, so what goes wrong now only makes
    /// the board late.
    pub async fn answer_with_board(&self, record: Record, cause: Cause<'_>) -> Response {
        let (board, replaces) = (record.board(), cause.replaces(&record));
        match self.board(record, true).await {
            Ok(reply) if replaces.is_some() => {
                Response::from(Answer::Update(reply)).showing(Shows::Owed(board))
            }
            Ok(reply) => Response::from(reply).showing(Shows::Owed(board)),
            Err(error) => {
                tracing::error!(game = %board.game, ply = board.ply, %error, "a board is late");
                let reply = Reply::private(views::board_follows(Language::default()));
                Response::from(reply).showing(Shows::Follow(board))
            }
        }
    }
}
