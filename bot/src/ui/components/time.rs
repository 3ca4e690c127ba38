//! **Claim the win** and **Give a day**, where somebody is late; **Stop the clock** and **Let the clock
//! run**.

use super::ComponentContext;
use crate::game::GameState;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Answer, BoardDelivery, Reply, Response};
use crate::ui::views;

/// **Claim the win** or **Claim the draw**: the message says so, and the last board follows it.
pub(super) async fn claim(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let language = app.game_preferences(record.id()).await?.language();
    let text = views::claimed(language, &record);
    let record = app.tables.claim_on_time(record, asked.cause()).await?;
    Ok(told(clicking, text).showing(BoardDelivery::Follow(record.board())))
}

/// **Give a day**: the message says until when.
pub(super) async fn give(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: &GameState,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let until = app.tables.give_a_day(record, asked.cause()).await?;
    let language = app.game_preferences(record.id()).await?.language();
    let text = views::given(language, record, until);
    Ok(told(clicking, text))
}

/// What becomes of the clicked message that said who is late; where it was a private one, all are told
/// in a message of its own.
fn told(clicking: &ComponentContext<'_>, text: String) -> Response {
    if !clicking.message.private {
        return Answer::Update(Reply::public(text)).into();
    }
    let done = Reply::private(views::pausing_done(clicking.asked.language));
    Response::from(Answer::Update(done)).followed_by(Reply::public(text))
}

/// **Stop the clock** or **Let the clock run**, privately: what comes of it is a message for all.
pub(super) async fn pause(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: &GameState,
) -> Result<Response, Error> {
    let response = app.pause(record, clicking.asked).await?;
    let Answer::Message(public) = response.answer else {
        return Ok(response);
    };
    let done = Reply::private(views::pausing_done(clicking.asked.language));
    let private = clicking.privately(done).showing(response.shows);
    Ok(private.followed_by(public))
}
