//! What players propose to each other: **Offer a draw**, **Claim the draw**, **Take back**,
//! **Oops** and **Rematch**, and the answers to it.

use super::{ComponentContext, acted};
use crate::game::{GameState, OfferAnswer, OfferKind, OfferState, ProposalOutcome};
use crate::ids::OfferId;
use crate::ui::{
    Answer, App, BoardDelivery, Error, Reply, Response, UNKNOWN_BUTTON, UNSEEN, rematch, views,
};

/// Does what a button under an offer says. The offer becomes what was answered, and pings nobody.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    id: OfferId,
    answer: OfferAnswer,
) -> Result<Response, Error> {
    let (interaction, message) = (context.interaction, context.message.id);
    let offer = app.offers.find(id).await?;
    let state = app.games.game(offer.game).await?;
    if context.message.private || state.channel() != interaction.location.channel {
        return Err(UNKNOWN_BUTTON.into());
    }
    // All see that the clock stands in the message that is clicked; a board would be a new one.
    let is_pause = offer.kind == OfferKind::Pause;
    if answer == OfferAnswer::Accept && interaction.location.unseen && !is_pause {
        return Err(UNSEEN.into());
    }
    let action = interaction.action_context();
    let accepted = offer.answered(OfferState::Accepted);
    match app.offers.answer(&state, offer, answer, message, action).await? {
        ProposalOutcome::Closed(offer) => app.tell_answered(&state, &offer).await,
        ProposalOutcome::Rematch(claimed) => {
            rematch::accept(app, interaction, &state, &accepted, claimed).await
        }
        ProposalOutcome::Applied(state) => {
            let told = app.tell_answered(&state, &accepted).await?;
            Ok(told.showing(BoardDelivery::Follow(state.board())))
        }
        ProposalOutcome::Open(_)
        | ProposalOutcome::ClockStopped
        | ProposalOutcome::ClockRunning(_) => app.tell_answered(&state, &accepted).await,
    }
}

/// **Claim the draw**.
pub(super) async fn claim(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let state = app.games.claim(state, context.action_context()).await?;
    let told = views::proposed(context.interaction.language, OfferKind::Draw, true);
    Ok(acted(app, context, state, told).await)
}

/// **Offer a draw**, **Take back**, **Stop the clock**, **Let the clock run** and **Rematch**: the
/// board of what was done at once; else the offer. What comes of a click in a private message is a
/// message for all.
pub(super) async fn propose(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    kind: OfferKind,
) -> Result<Response, Error> {
    let (interaction, private) = (context.interaction, context.message.private);
    let language = interaction.language;
    match kind {
        OfferKind::Pause => {
            let response = app.propose(interaction, &state, kind).await?;
            let Answer::Message(public) = response.answer else {
                return Ok(response);
            };
            let done = Reply::private(views::pausing_done(language));
            Ok(context.privately(done).showing(response.delivery).followed_by(public))
        }
        OfferKind::Draw | OfferKind::Takeback => {
            match app.offers.propose(&state, kind, context.action_context()).await? {
                ProposalOutcome::Applied(state) => {
                    let told = views::proposed(language, kind, true);
                    Ok(acted(app, context, *state, told).await)
                }
                ProposalOutcome::Open(offer) if private => {
                    let told = Reply::private(views::proposed(language, kind, false));
                    let offered = app.offer(&state, &offer).await?;
                    Ok(Response::from(Answer::Update(told))
                        .showing(BoardDelivery::Offer(offer.id))
                        .followed_by(offered))
                }
                outcome => app.answer_with_outcome(interaction, &state, outcome).await,
            }
        }
        OfferKind::Rematch | OfferKind::Abort => app.propose(interaction, &state, kind).await,
    }
}

/// **Oops**: the board becomes the one before.
pub(super) async fn oops(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let action_context = context.action_context();
    let state = app.games.oops(state, action_context).await?;
    Ok(app.answer_with_board(context.interaction.language, state, action_context).await)
}
