//! **Claim the win** and **Give a day**, if somebody is late.

use super::ComponentContext;
use crate::game::GameState;
use crate::ui::{Answer, App, BoardDelivery, Error, Reply, Response, views};

/// **Claim the win** or **Claim the draw**: the message says so, and the last board follows it.
pub(super) async fn claim(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let language = app.game_settings(state.id()).await?.language();
    let text = views::claimed(language, &state);
    let state = app.games.claim_on_time(state, interaction.action_context()).await?;
    Ok(update_late_message(context, text).showing(BoardDelivery::Follow(state.board())))
}

/// **Give a day**: the message says until when.
pub(super) async fn give(
    app: &App,
    context: &ComponentContext<'_>,
    state: &GameState,
) -> Result<Response, Error> {
    let interaction = context.interaction;
    let until = app.games.give_a_day(state, interaction.action_context()).await?;
    let language = app.game_settings(state.id()).await?.language();
    let text = views::given(language, state, until);
    Ok(update_late_message(context, text))
}

/// What becomes of the clicked message that said who is late; where it was a private one, all are
/// told in a message of its own.
fn update_late_message(context: &ComponentContext<'_>, text: String) -> Response {
    if !context.message.private {
        return Answer::Update(Reply::public(text)).into();
    }
    let done = Reply::private(views::pausing_done(context.interaction.language));
    Response::from(Answer::Update(done)).followed_by(Reply::public(text))
}
