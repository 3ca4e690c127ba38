//! Beginning a rematch: where the game before was played, or in a thread where that channel is busy.

use super::app::App;
use super::challenging::in_new_thread;
use super::error::Error;
use super::reply::{Answer, Response, Shows};
use super::request::Asked;
use super::views;
use crate::game::{BoardRef, Offer, OfferState, Record};
use crate::ids::{ChannelId, GameId};

/// Begins the rematch by **Rematch** under the offer of one: that becomes what was answered.
///
/// # Errors
///
/// Refused where it is not theirs to answer, or has begun; fails where the database or Discord does.
pub(super) async fn accept(
    app: &App,
    asked: &Asked<'_>,
    record: &Record,
    offer: Offer,
) -> Result<Response, Error> {
    app.tables.check_rematch_offer(record, offer, asked.cause()).await?;
    let (game, thread) = start(app, asked, record, Some(offer)).await?;
    let offer = Offer { state: OfferState::Accepted, ..offer };
    let answer = Answer::Update(app.offer(&offer).await?);
    let board = BoardRef { game, ply: 0 };
    let shows = if thread.is_some() { Shows::Apart(board) } else { Shows::Follow(board) };
    Ok(Response::from(answer).showing(shows))
}

/// Begins the rematch by **Rematch** under the last board: the answer is its first board or, where
/// that is in a thread, tells of it.
///
/// # Errors
///
/// Refused where it has begun; fails where the database or Discord does.
pub(super) async fn begin(
    app: &App,
    asked: &Asked<'_>,
    record: &Record,
    offer: Option<Offer>,
) -> Result<Response, Error> {
    let (game, thread) = start(app, asked, record, offer).await?;
    if let Some(thread) = thread {
        let language = app.game_preferences(game).await?.language();
        let reply = views::rematch_in_thread(language, game, thread);
        return Ok(Response::from(reply).showing(Shows::Apart(BoardRef { game, ply: 0 })));
    }
    // The engine may be half done already: what is owed is the board before its turn.
    let record = app.tables.game(game).await?.at(0)?;
    Ok(app.answer_with_board(asked.language, record, asked.cause()).await)
}

/// Begins it; the thread, if it is in one.
async fn start(
    app: &App,
    asked: &Asked<'_>,
    record: &Record,
    offer: Option<Offer>,
) -> Result<(GameId, Option<ChannelId>), Error> {
    let (here, accepts) = (record.channel(), offer.map(|offer| offer.id));
    if let Some(game) = app.tables.begin_rematch(record, accepts, here, asked.cause()).await? {
        return Ok((game, None));
    }
    let language = app.game_preferences(record.id()).await?.language();
    let name = views::rematch_thread(language, record);
    let cause = asked.cause().elsewhere();
    let begin = async |thread| Ok(app.tables.begin_rematch(record, accepts, thread, cause).await?);
    let (game, thread) = in_new_thread(app, asked, &name, begin).await?;
    Ok((game, Some(thread)))
}
