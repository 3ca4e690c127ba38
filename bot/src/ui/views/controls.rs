//! What stands under a board: exactly what the player who is next can do now, and **More**.

use rules::{Color, Game, Position, Role};
use speech::{Language, guide};

use super::button;
use super::review::review_button;
use super::turns::{Chooser, Turns, detail};
use crate::game::{GameState, Termination};
use crate::ui::{BoardClick, Button, ComponentId, Emoji, MovePicker, Reply, Row, Style};

/// Adds what can be done now to a board; at the end of a game, what can still be looked at. A first
/// board may have a button to `learn` the game.
pub(super) fn add_controls(
    language: Language,
    state: &GameState,
    reply: Reply,
    learn: Option<Button>,
) -> Reply {
    if state.termination().is_some() {
        let buttons = rematch(language, state).into_iter().chain(looking_back(language, state));
        let buttons = buttons.chain(share(language, state));
        return reply.with_row(Row::Buttons(buttons.collect()));
    }
    let under = BoardControls { language, state };
    let (menu, mut buttons) = under.rows();
    buttons.extend(under.new_piece());
    buttons.extend(under.rules());
    buttons.extend(learn);
    buttons.extend(under.claim());
    buttons.extend(under.oops());
    buttons.push(under.button("button-more", BoardClick::More, Style::Secondary));
    menu.into_iter().fold(reply, Reply::with_row).with_row(Row::Buttons(buttons))
}

/// **Rematch**, for who has played.
fn rematch(language: Language, state: &GameState) -> Option<Button> {
    let click = ComponentId::Board(state.board(), BoardClick::Rematch);
    let counts = !matches!(state.termination(), Some(Termination::Aborted(_)));
    counts.then(|| button(language, "button-rematch", &click, Style::Primary))
}

/// **Share**, for anybody; not of a game that came to nothing.
fn share(language: Language, state: &GameState) -> Option<Button> {
    let click = ComponentId::Share(state.id());
    let counts = !matches!(state.termination(), Some(Termination::Aborted(_)));
    counts.then(|| button(language, "button-share", &click, Style::Secondary))
}

/// **Replay**, **Review** and **Check the dice**, for anybody.
pub(super) fn looking_back(language: Language, state: &GameState) -> Vec<Button> {
    let replay = ComponentId::View(state.id(), state.ply_count(), None);
    let mut buttons = vec![button(language, "button-replay", &replay, Style::Secondary)];
    buttons.extend(review_button(language, state));
    if state.game().variant().features().die {
        let dice = ComponentId::Dice(state.id());
        buttons.push(button(language, "button-check-dice", &dice, Style::Secondary));
    }
    buttons
}

struct BoardControls<'a> {
    language: Language,
    state: &'a GameState,
}

impl BoardControls<'_> {
    fn game(&self) -> &Game {
        self.state.game()
    }

    fn click(&self, what: BoardClick) -> ComponentId {
        ComponentId::Board(self.state.board(), what)
    }

    fn button(&self, key: &str, what: BoardClick, style: Style) -> Button {
        button(self.language, key, &self.click(what), style)
    }

    /// A button to the page of the rules about a piece that has appeared for the first time.
    fn new_piece(&self) -> Option<Button> {
        let variant = self.game().variant();
        let pages = guide::pages(variant).iter().enumerate();
        let mut roles = pages.flat_map(|(nth, page)| page.about().map(move |it| (nth, it)));
        let told =
            usize::try_from(self.state.seq() - self.state.last_human_seq()).unwrap_or_default() + 1;
        let (page, role) = roles.find(|&(_, role)| is_new(self.game(), role, told))?;
        let label = self.language.format("button-what-is", &[("piece", role.into())]);
        Some(Button::new(&label, &ComponentId::Guide(variant, page), Style::Secondary))
    }

    /// A button to the rules, at the start.
    fn rules(&self) -> Option<Button> {
        let click = ComponentId::Guide(self.game().variant(), 0);
        let is_start = self.state.last_human_seq() == 0;
        is_start.then(|| button(self.language, "button-rules", &click, Style::Secondary))
    }

    /// **Claim the draw**, where the player who is next can.
    fn claim(&self) -> Option<Button> {
        let can = self.game().claim().is_some() && self.state.engine_next().is_none();
        can.then(|| self.button("button-claim-draw", BoardClick::Claim, Style::Secondary))
    }

    /// **Oops**, for who has just made a turn.
    fn oops(&self) -> Option<Button> {
        self.state.oops().map(|_| self.button("button-oops", BoardClick::Oops, Style::Secondary))
    }

    /// A menu, where there is one, and the buttons below it.
    fn rows(&self) -> (Option<Row>, Vec<Button>) {
        if self.state.engine_next().is_some() {
            return (None, Vec::new());
        }
        if self.state.position().is_roll_due() {
            let roll = self.button("button-roll", BoardClick::Roll, Style::Primary);
            return (None, vec![roll.with_emoji(Emoji::ROLL)]);
        }
        let click = |what| self.click(what);
        let picker = MovePicker::begin(self.game());
        let chooser =
            Chooser { picker: &picker, click: &click, detail: detail(self.state), rows: 1 };
        Turns { language: self.language, chooser: &chooser }.rows()
    }
}

/// Whether a piece of this kind stands on the board that never did before the last `told` actions.
fn is_new(game: &Game, role: Role, told: usize) -> bool {
    let stands = |position: &Position| {
        Color::BOTH.into_iter().any(|color| !position.board.of(color, role).is_empty())
    };
    let before = game.actions().len().saturating_sub(told) + 1;
    stands(game.position())
        && game.played_actions().take(before).all(|played| !stands(played.before))
        && game.last().is_some()
}
