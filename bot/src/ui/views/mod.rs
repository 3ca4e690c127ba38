//! The words of every message, and what stands under it.
//!
//! - `board`, `end`, `controls`: the message of a board, and what its player can click
//! - `picker`, `form`, `more`, `viewer`, `game`, `dice`, `hint`, `odds`, `review`, `file`:
//!   private messages that belong to a game
//! - `lists`: games and challenges, for the user; `follow`: what those are told who follow a
//!   game; `paging`: **Previous** and **Next**
//! - `outcome`, `leaderboard`, `profile`: what games between people count for
//! - `puzzle`: a puzzle, its solution, and the one of the day; `turns`: what a turn is chosen
//!   from
//! - `lesson`: a game taught in five positions
//! - `challenge`, `offer`, `engine_game`, `question`, `guide`, `settings`, `forget`, `free_roll`: the
//!   other messages
//! - `refusal`: what a person cannot have, and what would work; `permissions`: what the bot lacks
//! - this file: who a player is in a sentence, and what is said when something goes wrong

mod board;
mod challenge;
mod controls;
mod dice;
mod end;
mod engine_game;
mod file;
mod follow;
mod forget;
mod form;
mod free_roll;
mod game;
mod guide;
mod hint;
mod leaderboard;
mod lesson;
mod lists;
mod more;
mod odds;
mod offer;
mod outcome;
mod paging;
mod permissions;
mod picker;
mod profile;
mod puzzle;
mod question;
mod refusal;
mod review;
mod settings;
mod time;
mod turns;
mod viewer;

use rules::{ByColor, Color};
use speech::narration::PlayerName;
use speech::{Fact, Language, move_text};

pub(super) use self::board::{View, again, animation, board, board_text, past, shared};
pub(super) use self::challenge::{
    as_user_install, beginning, challenge, challenge_accepted, challenge_declined,
    challenge_lapsed, challenge_sent, challenge_withdrawn, thread_name, which_game,
};
pub(super) use self::dice::dice;
pub use self::engine_game::greeting;
pub(super) use self::engine_game::{
    begun_in_thread, begun_privately, direct_greeting, play_button, play_engine, play_engine_at,
};
pub(super) use self::file::{exported, in_file};
pub(super) use self::follow::{ended, followed};
pub(super) use self::forget::{forget, forgotten, kept};
pub(super) use self::form::form;
pub(super) use self::free_roll::free_roll;
pub(super) use self::game::game;
pub(super) use self::guide::guide;
pub(super) use self::hint::hint;
pub(super) use self::leaderboard::{leaderboard, nobody_rated, nobody_rated_in};
pub(super) use self::lesson::{Stage, learn_button, lesson};
pub(super) use self::lists::{
    ListEntry, ListViewer, Listings, elsewhere, goes_on_here, listed, listed_elsewhere, lists,
    others_wait,
};
pub(super) use self::more::more;
pub(super) use self::odds::odds;
pub(super) use self::offer::{offer, proposed, rematch_in_thread, rematch_thread};
pub(super) use self::paging::turns;
pub use self::permissions::cannot_post;
pub(super) use self::permissions::{may_not_post, played_here};
pub(super) use self::picker::{confirm, picker};
pub(super) use self::profile::{no_profile, profile};
pub(super) use self::puzzle::{
    Daily, PuzzleEvent, PuzzleNotes, named, puzzle, puzzle_of_the_day, puzzle_solution, revealed,
    written,
};
pub(super) use self::question::{action_label, agreed, declined, question};
pub(super) use self::refusal::refused;
pub(super) use self::review::{making, review, review_terms};
pub(super) use self::settings::{MissingPermissions, PuzzlesPosted, settings};
pub(super) use self::time::{
    claimed, given, late, overtaken, pausing_done, reminder, running, stopped,
};
pub(super) use self::turns::{Chooser, detail};
pub(super) use self::viewer::{GameSource, viewer};
use super::component_id::ComponentId;
use super::reply::{BoardDelivery, Button, Choice, Style};
use super::text::escape_markdown;
use crate::game::{GameState, Player};

/// What the engine is called, in every language.
pub(super) const ENGINE: &str = "Eightfold";

/// Who plays which side.
fn players(language: Language, state: &GameState) -> ByColor<PlayerName> {
    let who = |color| match state.player(color) {
        Player::Engine { .. } => PlayerName::Engine,
        _ => PlayerName::Person(mention(language, state, color)),
    };
    ByColor { white: who(Color::White), black: who(Color::Black) }
}

/// The facts that name a player by a mention, and say whether that is the bot itself: `engine` or
/// `person`.
fn player(
    language: Language,
    state: &GameState,
    color: Color,
    [name, kind]: [&'static str; 2],
) -> [(&'static str, Fact); 2] {
    let is_engine = matches!(state.player(color), Player::Engine { .. });
    let called = mention(language, state, color);
    [(name, called.into()), (kind, if is_engine { "engine" } else { "person" }.into())]
}

/// The same of both sides, as `$white` and `$black`.
fn both_players(language: Language, state: &GameState) -> [(&'static str, Fact); 4] {
    let [white, is_white] = player(language, state, Color::White, ["white", "white_is"]);
    let [black, is_black] = player(language, state, Color::Black, ["black", "black_is"]);
    [white, is_white, black, is_black]
}

/// Who plays a side, as a mention where it is a person; in a file, as that calls them.
fn mention(language: Language, state: &GameState, color: Color) -> String {
    if let Some(name) = state.name_in_file(color) {
        return if name.is_empty() { "?".to_owned() } else { escape_markdown(name) };
    }
    called(language, state.player(color))
}

/// A player, as a mention where it is a person.
fn called(language: Language, player: Player) -> String {
    match player {
        Player::User(user) => format!("<@{user}>"),
        Player::Deleted => former(language),
        Player::Engine { .. } => ENGINE.to_owned(),
    }
}

/// How somebody is called who is forgotten.
pub(super) fn former(language: Language) -> String {
    language.format("former-player", &[])
}

/// A button that says the message with this key.
fn button(language: Language, key: &str, click: &ComponentId, style: Style) -> Button {
    Button::new(&language.format(key, &[]), click, style)
}

/// A line of a menu, as long as Discord takes it.
fn choice(line: speech::menu::Line, value: &impl ToString) -> Choice {
    let speech::menu::Line { label, description } = line;
    Choice {
        description: Some(shortened(description)).filter(|it| !it.is_empty() && *it != label),
        label: shortened(label),
        value: value.to_string(),
        emoji: None,
    }
}

/// At most 100 characters, as a menu's lines take them.
pub(super) fn shortened(text: String) -> String {
    if text.chars().count() <= 100 {
        return text;
    }
    let mut short: String = text.chars().take(99).collect();
    short.push('…');
    short
}

/// What is said in the picker when all is chosen.
pub(super) fn played(language: Language, notation: &str) -> String {
    let notation = format!("**{}**", move_text(language, notation));
    language.format("you-played", &[("notation", notation.into())])
}

/// What a private message becomes whose board is old: what happened since.
pub(super) fn stale(language: Language, state: &GameState) -> String {
    let last = match state.termination() {
        Some(termination) => end::line(language, state, termination),
        None => board::describe_last(language, state),
    };
    language.format("game-went-on", &[("last", last.into())])
}

/// What is said where something went wrong with us, which is logged under `id`.
pub fn internal_error(language: Language, id: &str) -> String {
    language.format("fault-logged", &[("id", id.into())])
}

/// What somebody is told whom nobody could answer in time.
pub fn too_busy(language: Language) -> String {
    language.format("refused-busy", &[])
}

/// What is said where it cannot be read what somebody asks.
pub fn unreadable(language: Language) -> String {
    language.format("unreadable-logged", &[])
}

/// What is said, privately, where what was done can be shown only later.
pub(super) fn board_follows(language: Language) -> String {
    language.format("board-follows", &[])
}

/// What is said, privately, where Discord has shown to who asked alone what all were to see.
pub fn unseen(language: Language, delivery: BoardDelivery) -> String {
    let came_of_it = match delivery {
        BoardDelivery::Challenge(_) | BoardDelivery::Offer(_) => "outside-unseen-undone",
        BoardDelivery::Pending(board) | BoardDelivery::Follow(board) if board.seq == 0 => {
            "outside-unseen-unbegun"
        }
        BoardDelivery::Pending(_) | BoardDelivery::Follow(_) => {
            return language.format("outside-unseen-counts", &[]);
        }
        BoardDelivery::Nothing | BoardDelivery::Again(_) | BoardDelivery::Apart(_) => {
            return language.format("outside-refused-unseen", &[]);
        }
    };
    ["outside-refused-unseen", came_of_it].map(|key| language.format(key, &[])).join(" ")
}

/// The same as [`cannot_post`] where the bot is a user install.
pub fn cannot_show(language: Language) -> String {
    language.format("outside-unshown", &[])
}
