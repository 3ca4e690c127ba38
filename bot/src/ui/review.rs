//! Reviews of ended games, for who asks: told at once where they are made, else as soon as they are.

use super::app::App;
use super::desks::Desk;
use super::error::Error;
use super::interaction::{CommandContext, Interaction};
use super::messenger::TOKEN_LIFE;
use super::reply::{Deferred, Reply};
use super::{ANSWER_WITHIN, views};
use crate::game::{GameState, Reviewed};

/// A page of a game's review, or that it is being made and comes later.
///
/// # Errors
///
/// Refused where there is nothing to review; fails where the database does, or the picture cannot
/// be drawn.
pub(super) async fn page(
    app: &App,
    asked: &CommandContext<'_>,
    record: GameState,
    place: usize,
) -> Result<(Reply, Option<Deferred>), Error> {
    let review = match app.tables.review(&record, asked.person.id).await? {
        Reviewed::Ready(review) => Some(review),
        Reviewed::Making => app.tables.reviewed(&record, ANSWER_WITHIN).await?,
    };
    let Some(review) = review else {
        let later = Deferred::Review(record.id(), asked.ticket().cloned());
        return Ok((views::making(asked.language, &record), Some(later)));
    };
    let appearance = asked.preferences.own_appearance();
    let reply = asked.drawn(move || views::review(&record, &review, place, appearance)).await?;
    Ok((reply, None))
}

impl App {
    /// What the answer to a request becomes that could not be given at once; none where that takes
    /// longer than the request can be answered, or the program is being stopped.
    ///
    /// # Errors
    ///
    /// Fails where the database does, or the picture cannot be drawn.
    pub async fn later(
        &self,
        request: &Interaction,
        later: Deferred,
    ) -> Result<Option<Reply>, Error> {
        let Deferred::Review(game, ticket) = later;
        let record = self.tables.game(game).await?;
        let Some(review) = self.tables.reviewed(&record, TOKEN_LIFE).await? else {
            return Ok(None);
        };
        let appearance = self.preferences(request).await?.own_appearance();
        let desk = ticket.unwrap_or_else(|| self.desks.owed(Desk::Reviews));
        Ok(Some(desk.draw(move || views::review(&record, &review, 0, appearance)).await?))
    }
}
