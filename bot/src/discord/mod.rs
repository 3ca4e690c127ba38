//! Discord: the only room that speaks its wire.
//!
//! - `gateway`: the connection over which people are heard; `watchdog` notices when it stands still
//! - `read`: interactions in; `heard` notices what is said twice
//! - `answer`: an interaction, decided, answered once and followed up
//! - `write`: replies out, as Discord's JSON
//! - `rest`: requests; `messenger` knows their routes, `threads` what a thread takes,
//!   `files` where the files are that people give
//! - `registration`: the commands that Discord offers; `emoji`: the bot's own; `known`: the ids that
//!   it gives them

mod answer;
mod emoji;
mod files;
mod gateway;
mod heard;
mod known;
mod messenger;
mod read;
mod registration;
mod rest;
mod threads;
mod watchdog;
mod write;

pub(crate) use answer::Answerer;
pub(crate) use emoji::upload as upload_emoji;
pub(crate) use gateway::{Connection, Ears, Ended, NoGateway, ask as ask_gateway};
pub(crate) use heard::Heard;
pub(crate) use read::request as read;
pub(crate) use registration::{clear, register};
pub(crate) use rest::Rest;
