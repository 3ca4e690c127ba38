//! **More** under a board: what is done less often, for the user.

use rules::{Action, Color};
use speech::{Language, variant_names};

use super::controls::looking_back;
use super::question::question_label;
use super::turns::{Chooser, detail};
use super::{button, end, follow, form, picker, player, time};
use crate::game::{GameClock, GameState, Offer, OfferKind, OfferState};
use crate::ids::UserId;
use crate::ui::{
    Appearance, BoardClick, Button, ComponentId, MovePicker, Question, Reply, Row, Style,
};

/// What a person can do besides: who is next, to choose the turn from its first step; a player, to
/// give something up; anybody, to look at the rules and the dice; who does not play, to follow the
/// game or, where they do, to do so no longer.
pub(in crate::ui) fn more(
    state: &GameState,
    user: UserId,
    offers: &[Offer],
    follows: bool,
    appearance: Appearance,
) -> Reply {
    let language = appearance.language;
    let is_next = state.check_turn(user).is_ok();
    let click = |what| ComponentId::Board(state.board(), what);
    let move_picker = MovePicker::along(state.game(), &[]).ok().filter(|_| is_next);
    // A single legal turn is chosen by its button alone.
    let reply = match move_picker.filter(|it| it.action().is_none()) {
        Some(move_picker) => {
            let chooser =
                Chooser { picker: &move_picker, click: &click, detail: detail(state), rows: 1 };
            picker(&chooser, 0, appearance)
        }
        None if is_next => {
            let form = Row::Buttons(vec![form::button(language, &click(BoardClick::Type))]);
            Reply::private(standing(language, state)).with_row(form)
        }
        None => Reply::private(standing(language, state)),
    };
    let rows = [own(language, state, user), agreement(language, state, user, offers)];
    let reply = rows.into_iter().flatten().fold(reply, Reply::with_row);
    let watches = state.termination().is_none() && state.color_of(user).is_none();
    // A user install could not tell them of the end.
    let follow = (watches && !state.is_user_install())
        .then(|| follow::button(language, state.id(), follows));
    let text = match &follow {
        Some(_) if follows => format!("{} {}", reply.text, follow::state(language)),
        _ => reply.text.clone(),
    };
    let looked_at = looked_at(language, state).chain(follow).collect();
    Reply { text, ..reply }.with_row(Row::Buttons(looked_at))
}

fn standing(language: Language, state: &GameState) -> String {
    if let Some(termination) = state.termination() {
        return end::line(language, state, termination);
    }
    let variant = variant_names::name(language, state.game().variant());
    let next = player(language, state, state.position().side_to_act(), ["name", "name_is"]);
    let facts = [("variant", variant.into()), ("game", state.id().into())];
    language.format("more-about", &[&facts[..], &next].concat())
}

/// **Hint**, against the engine, for the player whose turn or decision it is.
fn hint(language: Language, state: &GameState, user: UserId) -> Option<Button> {
    let may = state.engine().is_some() && state.check_act(user).is_ok();
    let click = ComponentId::Board(state.board(), BoardClick::Hint);
    may.then(|| button(language, "button-hint", &click, Style::Secondary))
}

/// What helps a player, and what of theirs they can give up for it; none where nothing is.
fn own(language: Language, state: &GameState, user: UserId) -> Option<Row> {
    state.seat(user).ok()?;
    let may = |action: Action| state.check_turn(user).is_ok() && state.game().is_legal(action);
    let ask = Question::TURNS.into_iter().filter(|it| it.action().is_some_and(may));
    let ask = ask.map(|question| ask_button(language, state, question, Style::Secondary));
    let buttons: Vec<Button> = hint(language, state, user).into_iter().chain(ask).collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// What a player can propose or claim, and resigning, which alone cannot be undone.
fn agreement(language: Language, state: &GameState, user: UserId, offers: &[Offer]) -> Option<Row> {
    let seat = state.seat(user).ok()?;
    let click = |what| ComponentId::Board(state.board(), what);
    let claims = state.next() == Some(seat) && state.game().claim().is_some();
    let theirs =
        |it: &Offer| (it.kind, it.by, it.state) == (OfferKind::Draw, !seat, OfferState::Open);
    let (draw, what) = match claims {
        true => ("button-claim-draw", BoardClick::Claim),
        false if offers.iter().any(theirs) => ("button-accept-draw", BoardClick::Draw),
        false => ("button-offer-draw", BoardClick::Draw),
    };
    let take_back = state.before_last_turn(seat).map(|_| {
        button(language, "button-take-back", &click(BoardClick::TakeBack), Style::Secondary)
    });
    let draw = button(language, draw, &click(what), Style::Secondary);
    let pause = state.time().map(|time| {
        let key = if time.is_paused() { "button-run-clock" } else { "button-stop-clock" };
        button(language, key, &click(BoardClick::Pause), Style::Secondary)
    });
    let resign = ask_button(language, state, Question::Resign, Style::Danger);
    let timed: Vec<Button> = match late_choices(language, state, seat) {
        Some(choices) => choices.into(),
        None => pause.into_iter().collect(),
    };
    let buttons = take_back.into_iter().chain([draw]).chain(timed).chain([resign]);
    Some(Row::Buttons(buttons.collect()))
}

/// **Claim the win** and **Give a day**, where the other player is late.
fn late_choices(language: Language, state: &GameState, seat: Color) -> Option<[Button; 2]> {
    state.time().and_then(GameClock::late_since).filter(|_| state.next() == Some(!seat))?;
    Some(time::choices(language, state))
}

fn ask_button(language: Language, state: &GameState, question: Question, style: Style) -> Button {
    let click = ComponentId::Board(state.board(), BoardClick::Ask(question));
    Button::new(&question_label(language, question), &click, style)
}

/// What anybody may look at.
fn looked_at(language: Language, state: &GameState) -> impl Iterator<Item = Button> {
    let rules = ComponentId::Guide(state.game().variant(), 0);
    let rules = button(language, "button-rules", &rules, Style::Secondary);
    [rules].into_iter().chain(looking_back(language, state))
}
