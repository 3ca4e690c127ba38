//! `/move turn`: plays a turn that is typed, or decides on a roll, with suggestions. A partial move
//! opens the picker.

mod suggest;

use speech::menu::Menu;

use crate::ui::components::{picker, question};
use crate::ui::{App, Choice, CommandContext, Error, Options, Response, TypedInput};
use crate::ui::{typed, views};

/// Makes the turn.
pub(super) async fn play(
    app: &App,
    context: &CommandContext<'_>,
    options: &Options,
) -> Result<Response, Error> {
    let text = options.required("turn")?;
    let state = app.games.running_at(context.location.channel).await?;
    let user = context.user.id;
    let action = match typed::read(&state, user, context.language, text)? {
        TypedInput::Whole(action) => action,
        TypedInput::Confirm(question) => {
            return Ok(question::ask(context.language, question, &state, user)?.into());
        }
        TypedInput::PartialMove(path) => {
            return Ok(picker::show(context, &state, &path, 0)?.into());
        }
    };
    let state = app.games.play(state, action, context.action_context()).await?;
    Ok(app.answer_with_board(context.language, state, context.action_context()).await)
}

/// Suggestions for what is typed so far.
pub(super) async fn suggestions(
    app: &App,
    context: &CommandContext<'_>,
    typed: &str,
) -> Result<Vec<Choice>, Error> {
    let state = app.games.running_at(context.location.channel).await?;
    state.check_act(context.user.id)?;
    let (language, game) = (context.language, state.game());
    let menu = Menu { language, game, detail: views::detail(&state) };
    Ok(suggest::suggestions(menu, typed))
}
