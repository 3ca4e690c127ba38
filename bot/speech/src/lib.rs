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
//! - [`roll_threats`]: what the next roll for the Null would cost
//! - [`ending`]: how a game ended
//! - [`variant_names`]: what the games are called
//! - [`guide`]: their rules, page by page
//! - [`lesson`]: a game taught in five positions; [`tip`]: one-line tips for who is new to it
//! - [`menu`]: the lines of the menus from which a turn is chosen
//! - `notation`: moves as people write them
//! - [`narration`]: what an action did
//! - [`next`]: who is next, and what they have to do
//! - [`picture`]: a picture, for those who do not see it
//! - [`reading`]: why a typed text names no legal action
//! - [`rating_alt_text`]: the curve of a rating
//! - [`review`]: how an ended game went

pub mod appearance;
pub mod commands;
pub mod ending;
mod fact;
mod game_data;
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
pub mod rating_alt_text;
pub mod reading;
pub mod review;
pub mod roll_threats;
pub mod tip;
pub mod variant_names;

pub use fact::{Fact, Pieces};
pub use game_data::{game_files, set_game_folders};
pub use language::Language;
pub use message::{Argument, Message};
pub use notation::{localized, move_text};
