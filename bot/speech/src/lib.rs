//! Eightfold's sentences: typed facts in, texts out.
//!
//! Each language is a folder of Fluent files in `locales`, and this crate holds no other sentences.
//! A sentence chooses how its facts are said (articles, cases, plurals, lists), so that word order
//! and grammar are the language's own.
//!
//! # Layout
//!
//! - [`Language`]: the languages, and how one says a sentence by its key
//! - [`Fact`]: what sentences tell; [`Message`]: a sentence before its language is known
//! - [`game_files`]: the folders of the games, with their pages, lessons, tips and sentences
//! - `locale_bundle`: a language's files, and the functions that they call
//! - [`appearance`]: what themes and sizes of pictures are called
//! - [`commands`]: what commands and their options are for
//! - [`danger`]: what the next roll for the Null would cost
//! - [`ending`]: how a game ended
//! - [`games`]: what the games are called
//! - [`guide`]: their rules, page by page
//! - [`lesson`]: a game taught in five positions; [`tip`]: one-line tips for who is new to it
//! - [`menu`]: the lines of the menus from which a turn is chosen
//! - `notation`: moves as people write them
//! - [`narration`]: what an action did
//! - [`next`]: who is next, and what they have to do
//! - [`picture`]: a picture, for those who do not see it
//! - [`reading`]: why a typed text names no legal action
//! - [`record`]: the curve of a rating
//! - [`review`]: how an ended game went

pub mod appearance;
pub mod commands;
pub mod danger;
pub mod ending;
mod fact;
mod game_data;
pub mod games;
pub mod guide;
mod language;
pub mod lesson;
mod locale_bundle;
pub mod menu;
mod message;
pub mod narration;
pub mod next;
mod notation;
pub mod odds;
pub mod picture;
pub mod reading;
pub mod record;
pub mod review;
pub mod tip;

pub use fact::{Fact, Pieces};
pub use game_data::{game_files, set_game_folders};
pub use language::Language;
pub use message::{Argument, Message};
pub use notation::{localized, move_text};
