//! Beginning a rematch: where the game before was played, or in a thread where that channel is busy.

use super::app::App;
use super::challenge::in_new_thread;
use super::error::Error;
use super::interaction::CommandContext;
use super::refusal::Refusal;
use super::reply::{BoardDelivery, Response};
use super::views;
use crate::game::{
    BoardId, ChallengeRefusal, ClaimedOffer, GameState, Offer, OfferRefusal, OfferState,
    Refusal as GameRefusal,
};
use crate::ids::{ChannelId, GameId, MessageId};

/// Begins the rematch by **Rematch** under the offer of one: that becomes what was answered.
///
/// # Errors
///
/// Refused where it is not theirs to answer, or has begun; fails where the database or Discord does.
pub(super) async fn accept(
    app: &App,
    asked: &CommandContext<'_>,
    record: &GameState,
    offer: Offer,
    message: MessageId,
) -> Result<Response, Error> {
    let agreed = app.tables.agree_to_rematch(record, offer, message, asked.cause()).await?;
    let (game, thread) = start(app, asked, record, agreed).await?;
    let told = app.tell_answered(record, &offer.answered(OfferState::Accepted)).await?;
    let board = BoardId { game, ply: 0 };
    let shows =
        if thread.is_some() { BoardDelivery::Apart(board) } else { BoardDelivery::Follow(board) };
    Ok(told.showing(shows))
}

/// Begins the rematch by **Rematch** under the last board: the answer is its first board or, where
/// that is in a thread, tells of it.
///
/// # Errors
///
/// Refused where it has begun; fails where the database or Discord does.
pub(super) async fn begin(
    app: &App,
    asked: &CommandContext<'_>,
    record: &GameState,
    agreement: ClaimedOffer,
) -> Result<Response, Error> {
    let (game, thread) = start(app, asked, record, agreement).await?;
    if let Some(thread) = thread {
        let language = app.game_preferences(game).await?.language();
        let reply = views::rematch_in_thread(language, game, thread);
        return Ok(Response::from(reply).showing(BoardDelivery::Apart(BoardId { game, ply: 0 })));
    }
    // The engine may be half done already: what is owed is the board before its turn.
    let record = app.tables.game(game).await?.at(0)?;
    Ok(app.answer_with_board(asked.language, record, asked.cause()).await)
}

/// Begins it; the thread, if it is in one. Where it cannot begin, it can be agreed to again.
async fn start(
    app: &App,
    asked: &CommandContext<'_>,
    record: &GameState,
    agreement: ClaimedOffer,
) -> Result<(GameId, Option<ChannelId>), Error> {
    let started = try_to_start(app, asked, record, &agreement).await;
    if started.is_err()
        && let Err(error) = app.tables.reopen(agreement).await
    {
        // It can be, after a minute.
        tracing::error!(game = %record.id(), %error, "an offer is not open again");
    }
    started
}

async fn try_to_start(
    app: &App,
    asked: &CommandContext<'_>,
    record: &GameState,
    agreement: &ClaimedOffer,
) -> Result<(GameId, Option<ChannelId>), Error> {
    let here = record.channel();
    if let Some(game) = app.tables.begin_rematch(record, agreement, here, asked.cause()).await? {
        return Ok((game, None));
    }
    let language = app.game_preferences(record.id()).await?.language();
    let name = views::rematch_thread(language, record);
    let cause = asked.cause().elsewhere();
    let begin =
        async |thread| Ok(app.tables.begin_rematch(record, agreement, thread, cause).await?);
    let (game, thread) = in_new_thread(app, asked, &name, begin).await.map_err(no_room)?;
    Ok((game, Some(thread)))
}

/// Where no thread can be opened, in words that suit a rematch.
fn no_room(error: Error) -> Error {
    match error {
        Error::Refused(Refusal::NoThread(why)) => Refusal::NoThreadForRematch(why).into(),
        Error::Refused(Refusal::Game(GameRefusal::Challenge(refusal))) => {
            let refusal = match refusal {
                ChallengeRefusal::NoThreadsHere => OfferRefusal::NoThreadsForRematch.into(),
                ChallengeRefusal::NoThreadsOutside => {
                    OfferRefusal::NoThreadsOutsideForRematch.into()
                }
                refusal => GameRefusal::Challenge(refusal),
            };
            Refusal::from(refusal).into()
        }
        error => error,
    }
}
