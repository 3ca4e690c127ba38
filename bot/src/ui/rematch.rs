//! Beginning a rematch: where the game before was played, or in a thread where that channel is
//! busy.

use super::engine_game;
use super::start::{self, StartedGame, ThreadWish};
use super::views;
use crate::game::{ClaimedRematch, GameState, Offer, ThreadChoice};
use crate::ui::{App, CommandContext, Error, Response, ThreadFor};

/// Begins the rematch by **Rematch** under the offer of one: that becomes what was answered.
/// Refused if it has begun.
pub(super) async fn accept(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    accepted: &Offer,
    claimed: ClaimedRematch,
) -> Result<Response, Error> {
    let started = start(app, context, state, claimed).await?;
    let told = app.tell_answered(state, accepted).await?;
    Ok(told.showing(started.board_delivery()))
}

/// Begins the rematch by **Rematch** under the last board: the answer is its first board or, where
/// that is in a thread, tells of it. Refused if it has begun.
pub(super) async fn begin(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    claimed: ClaimedRematch,
) -> Result<Response, Error> {
    let started = start(app, context, state, claimed).await?;
    let game = started.game;
    let Some(thread) = started.thread else {
        return engine_game::first_board(app, context, game).await;
    };
    let language = app.game_settings(game).await?.language();
    let reply = views::rematch_in_thread(language, game, thread);
    Ok(Response::from(reply).showing(started.board_delivery()))
}

/// Begins it. Where it cannot begin, it can be agreed to again.
async fn start(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    claimed: ClaimedRematch,
) -> Result<StartedGame, Error> {
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
) -> Result<StartedGame, Error> {
    let language = app.game_settings(state.id()).await?.language();
    let thread = ThreadWish {
        name: views::rematch_thread(language, state),
        choice: ThreadChoice::Never,
        is_needed: false,
        needed_for: ThreadFor::Rematch,
    };
    let offers = &app.offers;
    let begin = |channel, action| async move {
        Ok(offers.begin_rematch(state, claimed, channel, action).await?)
    };
    start::start(app, context, thread, begin).await
}
