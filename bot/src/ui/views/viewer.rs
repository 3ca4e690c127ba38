//! The private viewer: a game turn by turn, with its moves.

use rules::{Action, Color};
use speech::{Language, move_text};

use super::board::past_text;
use super::file;
use super::paging::viewer_buttons;
use crate::game::GameState;
use crate::ids::{FileId, GameId, UserId};
use crate::ui::{
    Appearance, ComponentId, FileClick, Refusal, Reply, Row, Style, UNKNOWN_BUTTON, ViewerButton,
    pictures,
};

/// How many turns are listed before and after the one that is shown.
const AROUND: usize = 10;

/// Where the game is kept that is looked at.
#[derive(Clone, Copy)]
pub(in crate::ui) enum GameSource {
    /// Among the games that are played.
    Game(GameId),
    /// Among those that were read from files.
    File(FileId),
}

impl GameSource {
    /// A click on a button of the viewer that leads to a turn.
    fn view(self, turn: usize, button: ViewerButton) -> ComponentId {
        match self {
            Self::Game(game) => ComponentId::View(game, turn, Some(button)),
            Self::File(file) => ComponentId::File(file, FileClick::View(turn, button)),
        }
    }

    /// A click that shows the game as an animation.
    fn animation(self) -> ComponentId {
        match self {
            Self::Game(game) => ComponentId::Animation(game),
            Self::File(file) => ComponentId::File(file, FileClick::Animation),
        }
    }
}

/// The game after its `number`th turn, and after its last one how it ended; seen from the side of
/// who looks, or White's. Refused if no such turn was made.
pub(in crate::ui) fn viewer(
    state: &GameState,
    source: GameSource,
    user: UserId,
    number: usize,
    appearance: Appearance,
) -> Result<Reply, Refusal> {
    let language = appearance.language;
    let shown = past_text(language, state, number).ok_or(UNKNOWN_BUTTON)?;
    let (text, mut then) = shown;
    if state.termination().is_some() && number == state.ply_count() {
        then = state.clone();
    }
    let side = state.color_of(user).unwrap_or(Color::White);
    let mut text = format!("{}\n{text}", moves(language, state, number));
    if state.file().is_some() {
        text = format!("{}\n{}", file::heading(language, state), text.trim_start());
    }
    let picture = pictures::table(&then, side, appearance).unhurried();
    let reply = Reply::private(text.trim_start().to_owned()).with_picture(picture);
    let animation =
        super::button(language, "button-animation", &source.animation(), Style::Secondary);
    let dice = match source {
        GameSource::Game(_) => None,
        GameSource::File(id) => file::dice_button(language, state, id),
    };
    Ok(reply
        .with_row(viewer_buttons(language, (number, state.ply_count()), |to, which| {
            source.view(to, which)
        }))
        .with_row(Row::Buttons([animation].into_iter().chain(dice).collect())))
}

/// The turns around the one that is shown, in notation, that one in bold: `2 e4 · **2... e5**`.
fn moves(language: Language, state: &GameState, number: usize) -> String {
    let game = state.game();
    let turns = game.played_actions().filter(|it| it.action.is_turn()).enumerate();
    let from = number.saturating_sub(AROUND);
    let listed = turns.skip(from).take(2 * AROUND + 1).map(|(nth, turn)| {
        let notation = match turn.action {
            Action::Move(_) | Action::PlaceGravitatur { .. } => {
                move_text(language, turn.notation())
            }
            _ => turn.notation().to_owned(),
        };
        // No dot behind the number: Discord would make a list of it. Nothing else in notation means
        // anything to Discord.
        let listed = format!("{} {notation}", turn.before.move_number());
        if nth + 1 == number { format!("**{listed}**") } else { listed }
    });
    listed.collect::<Vec<_>>().join(" · ")
}
