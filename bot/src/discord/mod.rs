//! Discord: the only room that speaks its wire.
//!
//! - `connection`: the way in; `startup` asks what has to be known before it is taken
//! - `gateway`: the connection over which people are heard; `watchdog` notices when it stands still
//! - `endpoint`: the same over HTTP, signed; `dispatcher` take what either hears,
//!   `heard` notices what is said twice
//! - `interaction`: interactions in
//! - `concurrency_limiter`: who is let in, and who is told to try again
//! - `answer`: an interaction, decided, answered once and followed up
//! - `message`: replies out
//! - `rest`: requests; `messenger` knows their routes, `threads` what a thread takes,
//!   `files` where the files are that people give
//! - `registration`: the commands that Discord offers; `emoji`: the bot's own; `registered_ids`: the ids that
//!   it gives them

mod concurrency_limiter;
mod connection;
mod dedup;
mod dispatcher;
mod emoji;
mod endpoint;
mod files;
mod gateway;
mod ids;
mod interaction;
mod message;
mod messenger;
mod registered_ids;
mod registration;
mod responder;
mod rest;
mod startup;
mod threads;

pub(crate) use concurrency_limiter::ConcurrencyLimiter;
pub(crate) use connection::{ConnectError, Connection, Transport};
pub(crate) use dedup::InteractionDedup;
pub(crate) use dispatcher::Dispatcher;
pub(crate) use emoji::upload as upload_emoji;
pub(crate) use gateway::Disconnected;
pub(crate) use interaction::Received;
pub(crate) use registration::{clear, learn, register};
pub(crate) use responder::Responder;
pub(crate) use rest::Rest;
pub(crate) use startup::GatewayInfoError;
