//! The answers to what `/forget-me` asks.

use crate::ui::{Answer, App, CommandContext, Error, ForgetClick, Reply, Response, views};

/// Forgets who clicks, after resigning their games where they want that; or leaves everything.
pub(super) async fn run(
    app: &App,
    interaction: &CommandContext<'_>,
    answer: ForgetClick,
) -> Result<Response, Error> {
    let (language, user) = (interaction.language, interaction.user.id);
    if answer == ForgetClick::No {
        return Ok(Answer::Update(Reply::private(views::kept(language))).into());
    }
    app.portraits.forget(user);
    app.games.forget(user, answer == ForgetClick::Resign).await?;
    let running = app.games.running_anywhere(user).await?;
    Ok(Answer::Update(Reply::private(views::forgotten(language, running.len()))).into())
}
