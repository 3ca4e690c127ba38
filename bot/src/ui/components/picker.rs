//! Turns by menus and buttons: under a board, and step by step in a private message.

use rules::Action;

use super::{ComponentContext, acted, question};
use crate::game::GameState;
use crate::ui::Setting;
use crate::ui::typed;
use crate::ui::views::{self, Chooser};
use crate::ui::{
    App, CommandContext, ComponentId, Error, MovePicker, Refusal, Reply, Response, TypedInput,
    UNKNOWN_BUTTON,
};

/// Makes the turn that a button says, or that was chosen from a menu of whole turns.
pub(super) async fn play(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    button: Option<Action>,
) -> Result<Response, Error> {
    let chosen = || context.values.first().and_then(|value| value.parse().ok());
    let action = button.or_else(chosen).ok_or(UNKNOWN_BUTTON)?;
    state.check_turn(context.interaction.user.id)?;
    // The button in a private message is the one under the last look.
    if context.message.private {
        make(app, context, state, action).await
    } else {
        confirmed(app, context, state, action).await
    }
}

/// Makes the turn that is typed in a form; a partial move goes on in the picker.
pub(super) async fn typed(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
) -> Result<Response, Error> {
    let text = context.values.first().ok_or(UNKNOWN_BUTTON)?;
    let interaction = context.interaction;
    match typed::read(&state, interaction.user.id, interaction.language, text)? {
        TypedInput::Whole(action) => confirmed(app, context, state, action).await,
        TypedInput::Confirm(question) => {
            let reply = question::ask(interaction.language, question, &state, interaction.user.id)?;
            Ok(context.privately(reply))
        }
        TypedInput::PartialMove(path) => {
            Ok(context.privately(show(context.interaction, &state, &path, 0)?))
        }
    }
}

/// Opens the picker, or goes on in it, with a choice or a page; makes the turn where that leaves
/// only one.
pub(super) async fn go_on(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    mut path: Vec<String>,
    page: usize,
) -> Result<Response, Error> {
    state.check_turn(context.interaction.user.id)?;
    path.extend(context.values.first().cloned());
    let page = if context.values.is_empty() { page } else { 0 };
    let picker = MovePicker::along(state.game(), &path)?;
    if let Some(action) = picker.action() {
        return confirmed(app, context, state, action).await;
    }
    Ok(context.picker_reply(show(context.interaction, &state, &path, page)?))
}

/// Makes a turn, or shows the board as it would be to who confirms their turns and can be shown it
/// alone.
async fn confirmed(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    action: Action,
) -> Result<Response, Error> {
    if !context.interaction.settings.is_on(Setting::Confirm) || context.interaction.location.unseen
    {
        return make(app, context, state, action).await;
    }
    if !state.game().is_legal(action) {
        return Err(Refusal::illegal(action).into());
    }
    let appearance = context.interaction.settings.own_appearance();
    let look = views::confirm(&state, action, appearance)?;
    Ok(context.privately(look))
}

async fn make(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    action: Action,
) -> Result<Response, Error> {
    let played = views::played(context.interaction.language, &state.game().notation(action));
    let action_context = context.action_context();
    let state = app.games.play(state, action, action_context).await?;
    Ok(acted(app, context, state, played).await)
}

/// The private message in which the next step is chosen, drawn as who chooses has chosen; but as
/// all see pictures where they see this one. Refused if nothing legal begins so.
pub(in crate::ui) fn show(
    interaction: &CommandContext<'_>,
    state: &GameState,
    path: &[String],
    page: usize,
) -> Result<Reply, Refusal> {
    let settings = interaction.settings;
    let appearance = match interaction.location.unseen {
        true => settings.shared_appearance(),
        false => settings.own_appearance(),
    };
    let picker = MovePicker::along(state.game(), path)?;
    let click = |what| ComponentId::Board(state.board(), what);
    let chooser = Chooser { picker: &picker, click: &click, detail: views::detail(state), rows: 2 };
    Ok(views::picker(&chooser, page, appearance).with_players(state))
}
