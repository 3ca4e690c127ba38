//! Discord: the only room that speaks its wire.
//!
//! - `connection`: the way in; `startup` asks what has to be known before it is taken
//! - `gateway`: the connection over which people are heard; `watchdog` notices when it stands still
//! - `endpoint`: the same over HTTP, signed; `ears` take what either hears,
//!   `heard` notices what is said twice
//! - `interaction`: interactions in
//! - `admission`: who is let in, and who is told to try again
//! - `answer`: an interaction, decided, answered once and followed up
//! - `message`: replies out
//! - `rest`: requests; `messenger` knows their routes, `threads` what a thread takes,
//!   `files` where the files are that people give
//! - `registration`: the commands that Discord offers; `emoji`: the bot's own; `registered_ids`: the ids that
//!   it gives them

mod admission;
mod answer;
mod connection;
mod ears;
mod emoji;
mod endpoint;
mod files;
mod gateway;
mod heard;
mod ids;
mod interaction;
mod message;
mod messenger;
mod registered_ids;
mod registration;
mod rest;
mod startup;
mod threads;

pub(crate) use admission::Admission;
pub(crate) use answer::Answerer;
pub(crate) use connection::{ConnectError, Connection, Way};
pub(crate) use ears::Ears;
pub(crate) use emoji::upload as upload_emoji;
pub(crate) use gateway::Disconnected;
pub(crate) use heard::Heard;
pub(crate) use interaction::Received;
pub(crate) use registration::{clear, learn, register};
pub(crate) use rest::Rest;
pub(crate) use startup::GatewayInfoError;
