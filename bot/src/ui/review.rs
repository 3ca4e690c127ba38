//! Reviews of ended games, for the user: told at once where they are made, else as soon as they
//! are.

use super::{ANSWER_WITHIN, views};
use crate::game::{GameState, ReviewStatus};
use crate::ui::{App, CommandContext, Deferred, Error, Interaction, Reply, TOKEN_LIFE};

/// A page of a game's review, or that it is being made and comes later. Refused if there is nothing
/// to review.
pub(super) async fn page(
    app: &App,
    context: &CommandContext<'_>,
    state: GameState,
    page: usize,
) -> Result<(Reply, Option<Deferred>), Error> {
    let review = match app.games.review(&state, context.user.id).await? {
        ReviewStatus::Ready(review) => review,
        ReviewStatus::Making => {
            let Some(review) = app.games.reviewed(&state, ANSWER_WITHIN).await? else {
                let deferred = Deferred::Review(state.id(), context.slot());
                return Ok((views::making(context.language, &state), Some(deferred)));
            };
            review
        }
    };
    let appearance = context.settings.own_appearance();
    Ok((views::review(&state, &review, page, appearance)?, None))
}

impl App {
    /// What the answer to a request becomes that could not be given at once; none where that takes
    /// longer than the request can be answered, or the program is being stopped.
    pub async fn deferred(
        &self,
        interaction: &Interaction,
        deferred: Deferred,
    ) -> Result<Option<Reply>, Error> {
        let Deferred::Review(game, slot) = deferred;
        let state = self.games.game(game).await?;
        let Some(review) = self.games.reviewed(&state, TOKEN_LIFE).await? else {
            return Ok(None);
        };
        let appearance = self.settings(interaction).await?.own_appearance();
        let reply = views::review(&state, &review, 0, appearance)?;
        self.draw(reply, slot).await.map(Some)
    }
}
