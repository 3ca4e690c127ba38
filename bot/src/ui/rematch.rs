//! Beginning a rematch: where the game before was played, or in a thread where that channel is
//! busy.

use super::challenge::in_new_thread;
use super::views;
use crate::game::{BoardId, ClaimedRematch, GameState, Offer};
use crate::ids::{ChannelId, GameId};
use crate::ui::{App, BoardDelivery, CommandContext, Error, Response, ThreadFor};

/// Begins the rematch by **Rematch** under the offer of one: that becomes what was answered.
/// Refused if it has begun.
pub(super) async fn accept(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    accepted: &Offer,
    claimed: ClaimedRematch,
) -> Result<Response, Error> {
    let (game, thread) = start(app, context, state, claimed).await?;
    let told = app.tell_answered(state, accepted).await?;
    let board = BoardId { game, seq: 0 };
    let delivery =
        if thread.is_some() { BoardDelivery::Apart(board) } else { BoardDelivery::Follow(board) };
    Ok(told.showing(delivery))
}

/// Begins the rematch by **Rematch** under the last board: the answer is its first board or, where
/// that is in a thread, tells of it. Refused if it has begun.
pub(super) async fn begin(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    claimed: ClaimedRematch,
) -> Result<Response, Error> {
    let (game, thread) = start(app, context, state, claimed).await?;
    if let Some(thread) = thread {
        let language = app.game_settings(game).await?.language();
        let reply = views::rematch_in_thread(language, game, thread);
        return Ok(Response::from(reply).showing(BoardDelivery::Apart(BoardId { game, seq: 0 })));
    }
    // The engine may be half done already: what is pending is the board before its turn.
    let state = app.games.game(game).await?.at(0);
    Ok(app.answer_with_board(context.language, state, context.action_context()).await)
}

/// Begins it; the thread, if it is in one. Where it cannot begin, it can be agreed to again.
async fn start(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    claimed: ClaimedRematch,
) -> Result<(GameId, Option<ChannelId>), Error> {
    let started = try_to_start(app, context, state, &claimed).await;
    if started.is_err()
        && let Err(error) = app.offers.reopen(claimed).await
    {
        // It can be, after a minute.
        tracing::error!(game = %state.id(), %error, "an offer is not open again");
    }
    started
}

async fn try_to_start(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    claimed: &ClaimedRematch,
) -> Result<(GameId, Option<ChannelId>), Error> {
    let here = state.channel();
    if let Some(game) =
        app.offers.begin_rematch(state, claimed, here, context.action_context()).await?
    {
        return Ok((game, None));
    }
    let language = app.game_settings(state.id()).await?.language();
    let name = views::rematch_thread(language, state);
    let action_context = context.action_context().elsewhere();
    let begin =
        async |thread| Ok(app.offers.begin_rematch(state, claimed, thread, action_context).await?);
    let (game, thread) = in_new_thread(app, context, &name, begin)
        .await
        .map_err(|error| error.for_thread(ThreadFor::Rematch))?;
    Ok((game, Some(thread)))
}
