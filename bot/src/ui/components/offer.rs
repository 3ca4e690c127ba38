//! What players propose to each other: **Offer a draw**, **Claim the draw**, **Take back**, **Oops** and
//! **Rematch**, and the answers to it.

use super::{ComponentContext, acted};
use crate::game::{GameState, OfferKind, OfferState, Proposed, Rematch};
use crate::ids::OfferId;
use crate::ui::app::App;
use crate::ui::component_id::OfferClick;
use crate::ui::error::Error;
use crate::ui::refusal::Refusal;
use crate::ui::rematch;
use crate::ui::reply::{Answer, BoardDelivery, Reply, Response};
use crate::ui::views;

/// Does what a button under an offer says. The offer becomes what was answered, and pings nobody.
pub(super) async fn run(
    app: &App,
    clicking: &ComponentContext<'_>,
    id: OfferId,
    what: OfferClick,
) -> Result<Response, Error> {
    let (asked, message) = (clicking.asked, clicking.message.id);
    let (user, cause) = (asked.person.id, asked.cause());
    let offer = app.tables.offer(id).await?;
    let record = app.tables.game(offer.game).await?;
    if clicking.message.private || record.channel() != asked.place.channel {
        return Err(Refusal::UnknownButton.into());
    }
    let is_pause = offer.kind == OfferKind::Pause;
    match what {
        // All see that the clock stands in the message that is clicked; a board would be a new one.
        OfferClick::Accept if asked.place.unseen && !is_pause => Err(Refusal::Unseen.into()),
        OfferClick::Decline => {
            let offer = app.tables.decline_offer(&record, offer, message, user).await?;
            app.tell_answered(&record, &offer).await
        }
        OfferClick::Withdraw => {
            let offer = app.tables.withdraw_offer(&record, offer, message, user).await?;
            app.tell_answered(&record, &offer).await
        }
        OfferClick::Accept if offer.kind == OfferKind::Rematch => {
            rematch::accept(app, asked, &record, offer, message).await
        }
        OfferClick::Accept if is_pause => {
            let offer = app.tables.agree_to_pause(&record, offer, message, cause).await?;
            app.tell_answered(&record, &offer).await
        }
        OfferClick::Accept => {
            let record = app.tables.agree(record, offer, message, cause).await?;
            let told = app.tell_answered(&record, &offer.answered(OfferState::Accepted)).await?;
            Ok(told.showing(BoardDelivery::Follow(record.board())))
        }
    }
}

/// **Claim the draw**.
pub(super) async fn claim(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let record = app.tables.claim(record, clicking.cause()).await?;
    let told = views::proposed(clicking.asked.language, OfferKind::Draw, true);
    Ok(acted(app, clicking, record, told).await)
}

/// **Offer a draw**.
pub(super) async fn draw(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let proposed = app.tables.draw(record, clicking.cause()).await?;
    answer(app, clicking, OfferKind::Draw, proposed).await
}

/// **Take back**.
pub(super) async fn take_back(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let proposed = app.tables.take_back(record, clicking.cause()).await?;
    answer(app, clicking, OfferKind::Takeback, proposed).await
}

/// The board of what was done at once; else the offer, in a message of its own.
async fn answer(
    app: &App,
    clicking: &ComponentContext<'_>,
    kind: OfferKind,
    proposed: Proposed,
) -> Result<Response, Error> {
    let (language, private) = (clicking.asked.language, clicking.message.private);
    let told = |done| views::proposed(language, kind, done);
    match proposed {
        Proposed::Done(record) => Ok(acted(app, clicking, *record, told(true)).await),
        Proposed::Open(record, offer) if private => {
            let response = Response::from(Answer::Update(Reply::private(told(false))));
            let offered = app.offer(&record, &offer).await?;
            Ok(response.showing(BoardDelivery::Offer(offer.id)).followed_by(offered))
        }
        Proposed::Open(record, offer) => app.answer_with_offer(&record, &offer).await,
    }
}

/// **Oops**: the board becomes the one before.
pub(super) async fn oops(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let cause = clicking.cause();
    let record = app.tables.oops(record, cause).await?;
    Ok(app.answer_with_board(clicking.asked.language, record, cause).await)
}

/// **Rematch** under the last board of a game.
pub(super) async fn rematch(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    match app.tables.ask_rematch(&record, asked.cause()).await? {
        Rematch::Asked(offer) => app.answer_with_offer(&record, &offer).await,
        Rematch::Agreed(agreement) => rematch::begin(app, asked, &record, agreement).await,
    }
}
