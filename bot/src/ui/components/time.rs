//! **Claim the win** and **Give a day**, where somebody is late; **Stop the clock** and **Let the clock
//! run**.

use super::Clicking;
use crate::game::Record;
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::reply::{Answer, Reply, Response, Shows};
use crate::ui::views;

/// **Claim the win**: the message says so, and the last board follows it.
pub(super) async fn claim(
    app: &App,
    clicking: &Clicking<'_>,
    record: Record,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let text = views::claimed(asked.preferences.shared_language(), &record);
    let record = app.tables.claim_win(record, asked.cause()).await?;
    let answer = Answer::Update(Reply::public(text));
    Ok(Response::from(answer).showing(Shows::Follow(record.board())))
}

/// **Give a day**: the message says until when.
pub(super) async fn give(
    app: &App,
    clicking: &Clicking<'_>,
    record: &Record,
) -> Result<Response, Error> {
    let asked = clicking.asked;
    let until = app.tables.give_a_day(record, asked.cause()).await?;
    let text = views::given(asked.preferences.shared_language(), record, until);
    Ok(Answer::Update(Reply::public(text)).into())
}

/// **Stop the clock** or **Let the clock run**, privately: what comes of it is a message for all.
pub(super) async fn pause(
    app: &App,
    clicking: &Clicking<'_>,
    record: &Record,
) -> Result<Response, Error> {
    let response = app.pause(record, clicking.asked).await?;
    let Answer::Message(public) = response.answer else {
        return Ok(response);
    };
    let done = Reply::private(views::pausing_done(clicking.asked.language));
    let private = clicking.privately(done).showing(response.shows);
    Ok(private.followed_by(public))
}
