//! Reviews of ended games, for the user: told at once where they are made, else as soon as they
//! are.

use super::{ANSWER_WITHIN, views};
use crate::game::{GameState, ReviewStatus};
use crate::ui::{App, CommandContext, Deferred, Error, Interaction, Reply, TOKEN_LIFE};

/// What of a review is shown.
#[derive(Clone, Copy)]
pub(super) enum ReviewPart {
    /// A page, from 0.
    Page(usize),
    /// What its numbers mean.
    Terms,
}

/// A part of a game's review, or that it is being made and comes later. Refused if there is nothing
/// to review.
pub(super) async fn part(
    app: &App,
    context: &CommandContext<'_>,
    state: GameState,
    part: ReviewPart,
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
    let reply = match part {
        ReviewPart::Page(page) => {
            let appearance = context.settings.own_appearance();
            views::review(&state, &review, page, context.user.id, appearance)?
        }
        ReviewPart::Terms => views::review_terms(&state, &review, context.language),
    };
    Ok((reply, None))
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
        let reply = views::review(&state, &review, 0, interaction.user.id, appearance)?;
        self.draw(reply, slot).await.map(Some)
    }
}
