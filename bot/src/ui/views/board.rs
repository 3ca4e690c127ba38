//! The message under which a board is shown: who must act, what happened, and a line in small
//! print.

use rules::{Action, ByColor, Color, Game, Phase};
use speech::narration::{self, Markup};
use speech::{Fact, Language, roll_threats, tip, variant_names};

use super::{both_players, controls, end, learn_button, offer, outcome, player, players, time};
use crate::game::{GameState, Review, Termination};
use crate::ids::UserId;
use crate::ui::{Appearance, BoardSettings, Emoji, Reply, pictures};

/// How many rows of text a phone shows above a board and its controls, and how many characters a row
/// has, of usual and of small print.
const ROWS: usize = 5;
const ROW: usize = 38;
const SMALL_ROW: usize = 46;

/// The public message that shows the board after the last entry of `state`. `live` says that no
/// newer board exists: only then has it buttons, and pings those whom it concerns.
pub(in crate::ui) fn board(state: &GameState, settings: &BoardSettings, live: bool) -> Reply {
    let (language, side) = (settings.language(), settings.side(state));
    let picture = pictures::table(state, side, settings.board_appearance(state));
    let reply = Reply::public(board_text(state, settings)).with_picture(picture);
    if !live {
        return reply;
    }
    let reply = reply.mentioning(recipients(state, settings));
    let learn = state.last_human_seq() == 0 && settings.is_first(state);
    let learn = learn.then(|| learn_button(language, state.game().variant()));
    controls::add_controls(language, state, reply, learn)
}

/// The words of that message: with a tip, where who is next gets one.
pub(in crate::ui) fn board_text(state: &GameState, settings: &BoardSettings) -> String {
    let language = settings.language();
    let tip = settings.tips(state).then(|| tip::tip(language, state.game())).flatten();
    text(language, state, tip)
}

/// How somebody wants to see a board.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui) struct View {
    /// From which side.
    pub side: Color,
    /// How it looks, in the language in which it is told.
    pub appearance: Appearance,
    /// Whether it is shown in letters as well.
    pub text: bool,
}

/// The same board again; nobody is pinged.
pub(in crate::ui) fn again(state: &GameState, view: View) -> Reply {
    let language = view.appearance.language;
    let reply = shown(text(language, state, None), state, view);
    controls::add_controls(language, state, reply, None)
}

/// The board after the `number`th turn of `state` and what belongs to it, as `view` wants it:
/// nobody is pinged, and nothing can be done there. None where no such turn was made.
pub(in crate::ui) fn past(
    state: &GameState,
    number: usize,
    view: impl FnOnce(&GameState) -> View,
    language: Language,
) -> Option<Reply> {
    let (text, then) = past_text(language, state, number)?;
    Some(shown(text, &then, view(&then)))
}

/// What is said of the board after the `number`th turn of `state`, and the game as it stood then;
/// none where no such turn was made.
pub(super) fn past_text(
    language: Language,
    state: &GameState,
    number: usize,
) -> Option<(String, GameState)> {
    let seqs = state.seqs_of(number)?;
    let mut then = state.at(*seqs.start());
    let mut lines = Vec::new();
    for seq in seqs {
        if seq > then.seq() {
            then = state.at(seq);
        }
        if seq > 0 {
            lines.push(describe_last(language, &then));
        }
    }
    let is_last = then.ply_count() == state.ply_count();
    lines.push(match state.termination() {
        Some(termination) if is_last => end::line(language, state, termination),
        _ => standing(language, &then, is_last),
    });
    let facts = [nth_turn(state.game(), number), ("count", full_moves(state))];
    lines.push(footer(language, "small-print-past", state, &facts));
    Some((lines.join("\n"), then))
}

/// The whole game as an animation.
pub(in crate::ui) fn animation(state: GameState, appearance: Appearance) -> Reply {
    let language = appearance.language;
    let count = [("count", full_moves(&state))];
    let lines =
        [standing(language, &state, true), footer(language, "small-print-replay", &state, &count)];
    Reply::public(lines.join("\n")).with_picture(pictures::replay(state, appearance))
}

/// An ended game in one picture, with how it went where that is known; nobody is pinged.
pub(in crate::ui) fn shared(
    state: &GameState,
    review: Option<&Review>,
    settings: &BoardSettings,
    names: &ByColor<String>,
) -> Reply {
    let (language, side) = (settings.language(), settings.side(state));
    let lines = [first(language, state), small_print(language, state)];
    let picture = pictures::shared(state, review, (side, names), settings.shared_appearance());
    Reply::public(lines.join("\n")).with_picture(picture)
}

/// Who must act, by when, and what happened; the worst that the next roll would do; and in small print
/// a tip, or else what game it is.
fn text(language: Language, state: &GameState, tip: Option<String>) -> String {
    let due = time::due(language, state);
    let told = [first(language, state)].into_iter().chain(due).chain(describe(language, state));
    let told: Vec<String> = told.filter(|sentence| !sentence.is_empty()).collect();
    let mut lines = vec![told.join(" ")];
    if state.termination().is_none() {
        lines.extend(roll_threats::of_game(language, state.game()).into_iter().next());
    }
    lines.push(outcome::line(language, state));
    lines.retain(|line| !line.is_empty());
    let small = small_print(language, state);
    let is_start = state.last_human_seq() == 0;
    let above = lines.iter().chain(is_start.then_some(&small));
    let tip = tip.map(|tip| format!("-# {tip}")).filter(|tip| fits(above.chain([tip])));
    // At the start the small print says what is played for.
    let is_small_print_needed = is_start || tip.is_none();
    lines.extend(tip);
    lines.extend(is_small_print_needed.then_some(small));
    lines.join("\n")
}

/// Whether a phone shows these lines and the board's controls together.
fn fits<'a>(lines: impl Iterator<Item = &'a String>) -> bool {
    let rows = lines.map(|line| match line.strip_prefix("-# ") {
        Some(small) => visible_length(small).div_ceil(SMALL_ROW),
        None => visible_length(line).div_ceil(ROW),
    });
    rows.sum::<usize>() <= ROWS
}

/// How many characters of a text are seen, about: a mention, a time or an emoji is as long as a name.
fn visible_length(text: &str) -> usize {
    const NAME: usize = 9;
    let mut parts = text.split('<');
    let first = parts.next().map_or(0, |part| part.chars().count());
    let tagged = parts.map(|part| match part.split_once('>') {
        Some((_, rest)) => NAME + rest.chars().count(),
        None => part.chars().count(),
    });
    first + tagged.sum::<usize>()
}

/// Who must act, or how the game has ended.
fn first(language: Language, state: &GameState) -> String {
    if let Some(termination) = state.termination() {
        return end::line(language, state, termination);
    }
    if state.engine_next().is_some() {
        return language.format("engine-thinks", &[]);
    }
    let next = state.position().side_to_act();
    speech::next::next(language, state.game(), &players(language, state)[next])
}

/// What happened last: what a person did, or who plays which side, and what the engine answered. A
/// person's roll takes the place of what was done before the engine's answer, which stays. The
/// engine's roll is told with the move that was played on it.
fn describe(language: Language, state: &GameState) -> Vec<String> {
    let (first, answers) = match state.answers_before_roll() {
        Some(answers) => (state.seq(), answers),
        None => (state.last_human_seq(), state.last_human_seq() + 1..=state.seq()),
    };
    let last = *answers.end();
    let told = [first].into_iter().chain(answers).map(|seq| state.at(seq));
    let told = told.filter(|then| then.seq() == last || !is_roll_for_a_move(then));
    told.map(|then| describe_last(language, &then)).collect()
}

/// Whether the last entry is the engine's roll for its own move.
fn is_roll_for_a_move(state: &GameState) -> bool {
    state.engine_next().is_some() && matches!(state.position().phase, Phase::MoveWithRoll(_))
}

/// The line in small print below a board: on the first one with the dice's promise.
fn small_print(language: Language, state: &GameState) -> String {
    let turn = [nth_turn(state.game(), state.ply_count())];
    let mut small = footer(language, "small-print", state, &turn);
    if let Some(level) = state.engine() {
        let level = level.number().into();
        small.push_str(" · ");
        small.push_str(&language.format("against-engine", &[("level", level)]));
    }
    if let Some(sign) = outcome::sign(language, state) {
        small.push_str(" · ");
        small.push_str(&sign);
    }
    if let Some(promise) = promise(language, state) {
        small.push_str(" · ");
        small.push_str(&promise);
    }
    if state.last_human_seq() == 0 && state.is_user_install() {
        small.push_str("\n-# ");
        small.push_str(&language.format("outside-board", &[]));
    }
    small
}

/// The dice's promise, on the first board of a game that no other message has announced.
fn promise(language: Language, state: &GameState) -> Option<String> {
    let announces = state.last_human_seq() == 0 && !state.is_by_challenge();
    announces.then(|| dice_promise(language, state)).flatten()
}

/// The hash of the secret that all rolls of a game follow from; none in a game without a die.
pub(super) fn dice_promise(language: Language, state: &GameState) -> Option<String> {
    let hash = state.secret().commitment();
    let has_die = state.game().variant().features().die;
    has_die.then(|| language.format("dice-promise", &[("hash", hash.into())]))
}

/// A line in small print about the game.
pub(super) fn footer(
    language: Language,
    key: &str,
    state: &GameState,
    facts: &[(&'static str, Fact)],
) -> String {
    let variant = variant_names::name(language, state.game().variant());
    let game = [("variant", variant.into()), ("game", state.shown_number().into())];
    format!("-# {}", language.format(key, &[&game, facts].concat()))
}

/// The number of a turn, which a sentence calls `$turn`: 0 at the start.
pub(super) fn nth_turn(game: &Game, nth: usize) -> (&'static str, Fact) {
    ("turn", game.move_number(nth).into())
}

/// How many moves a game has, each of which is one of White's and one of Black's.
pub(super) fn full_moves(state: &GameState) -> Fact {
    state.ply_count().div_ceil(2).into()
}

/// What happened last: who did what; at the start who plays which side, and nothing where the end
/// of the game says it all. A roll has the die before it.
pub(super) fn describe_last(language: Language, state: &GameState) -> String {
    let by_a_word = !matches!(state.termination(), None | Some(Termination::Board(_)));
    if state.last().is_none() {
        return language.format("seats", &both_players(language, state));
    }
    if by_a_word {
        return String::new();
    }
    if let Some(told) = offer::taken_back(language, state) {
        return told;
    }
    let told =
        narration::last_action(language, state.game(), &players(language, state), Markup::Discord);
    match state.game().last().map(|it| it.action) {
        Some(Action::Roll(number)) => format!("{} {told}", Emoji::die(number).mark()),
        _ => told,
    }
}

/// How the game ended, or who was next and, where no turn was written since, still is.
fn standing(language: Language, then: &GameState, is_newest: bool) -> String {
    if let Some(termination) = then.termination() {
        return end::line(language, then, termination);
    }
    let key = if is_newest { "is-next" } else { "was-next" };
    language
        .format(key, &player(language, then, then.position().side_to_act(), ["name", "name_is"]))
}

/// A public message with a board that somebody asked for.
fn shown(mut text: String, state: &GameState, view: View) -> Reply {
    if view.text {
        text.push_str(&format!("\n```\n{}```", pictures::text(state, view.side)));
    }
    Reply::public(text).with_picture(pictures::table(state, view.side, view.appearance))
}

/// Whom a new board concerns: both at the start and the end, else who is next; nobody by their own
/// act, and nobody who wants no pings.
fn recipients(state: &GameState, settings: &BoardSettings) -> Vec<UserId> {
    let next = state.next().filter(|_| state.seq() > 0);
    let sides = Color::BOTH.into_iter().filter(|&color| next.is_none_or(|next| next == color));
    let sides = sides.filter(|&color| settings.pings(color));
    let people = sides.filter_map(|color| state.player(color).user());
    people.filter(|&user| state.last_actor() != Some(user)).collect()
}
