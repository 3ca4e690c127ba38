//! What players propose to each other: **Offer a draw**, **Claim the draw**, **Take back**,
//! **Oops** and
//! **Rematch**, and the answers to it.

use super::{ComponentContext, acted};
use crate::game::{GameState, OfferKind, OfferState, Proposed, Rematch};
use crate::ids::OfferId;
use crate::ui::app::App;
use crate::ui::component_id::OfferClick;
use crate::ui::error::Error;
use crate::ui::refusal::{UNKNOWN_BUTTON, UNSEEN};
use crate::ui::rematch;
use crate::ui::reply::{Answer, BoardDelivery, Reply, Response};
use crate::ui::views;

/// Does what a button under an offer says. The offer becomes what was answered, and pings nobody.
pub(super) async fn run(
    app: &App,
    context: &ComponentContext<'_>,
    id: OfferId,
    what: OfferClick,
) -> Result<Response, Error> {
    let (interaction, message) = (context.interaction, context.message.id);
    let (user, action_context) = (interaction.user.id, interaction.action_context());
    let offer = app.games.offer(id).await?;
    let state = app.games.game(offer.game).await?;
    if context.message.private || state.channel() != interaction.location.channel {
        return Err(UNKNOWN_BUTTON.into());
    }
    let is_pause = offer.kind == OfferKind::Pause;
    match what {
        // All see that the clock stands in the message that is clicked; a board would be a new one.
        OfferClick::Accept if interaction.location.unseen && !is_pause => Err(UNSEEN.into()),
        OfferClick::Decline => {
            let offer = app.games.decline_offer(&state, offer, message, user).await?;
            app.tell_answered(&state, &offer).await
        }
        OfferClick::Withdraw => {
            let offer = app.games.withdraw_offer(&state, offer, message, user).await?;
            app.tell_answered(&state, &offer).await
        }
        OfferClick::Accept if offer.kind == OfferKind::Rematch => {
            rematch::accept(app, interaction, &state, offer, message).await
        }
        OfferClick::Accept if is_pause => {
            let offer = app.games.agree_to_pause(&state, offer, message, action_context).await?;
            app.tell_answered(&state, &offer).await
        }
        OfferClick::Accept => {
            let state = app.games.agree(state, offer, message, action_context).await?;
            let told = app.tell_answered(&state, &offer.answered(OfferState::Accepted)).await?;
            Ok(told.showing(BoardDelivery::Follow(state.board())))
        }
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

/// **Offer a draw**.
pub(super) async fn draw(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let proposed = app.games.draw(state, context.action_context()).await?;
    answer(app, context, OfferKind::Draw, proposed).await
}

/// **Take back**.
pub(super) async fn take_back(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let proposed = app.games.take_back(state, context.action_context()).await?;
    answer(app, context, OfferKind::Takeback, proposed).await
}

/// The board of what was done at once; else the offer, in a message of its own.
async fn answer(
    app: &App,
    context: &ComponentContext<'_>,
    kind: OfferKind,
    proposed: Proposed,
) -> Result<Response, Error> {
    let (language, private) = (context.interaction.language, context.message.private);
    let told = |done| views::proposed(language, kind, done);
    match proposed {
        Proposed::Done(state) => Ok(acted(app, context, *state, told(true)).await),
        Proposed::Open(state, offer) if private => {
            let response = Response::from(Answer::Update(Reply::private(told(false))));
            let offered = app.offer(&state, &offer).await?;
            Ok(response.showing(BoardDelivery::Offer(offer.id)).followed_by(offered))
        }
        Proposed::Open(state, offer) => app.answer_with_offer(&state, &offer).await,
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

/// **Rematch** under the last board of a game.
pub(super) async fn rematch(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    match app.games.ask_rematch(&state, interaction.action_context()).await? {
        Rematch::Asked(offer) => app.answer_with_offer(&state, &offer).await,
        Rematch::Agreed(agreement) => rematch::begin(app, interaction, &state, agreement).await,
    }
}
