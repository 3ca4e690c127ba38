//! Discord, spoken by [serenity]. No serenity type leaves this layer.
//!
//! How an interaction travels:
//!
//! 1. It arrives over the [`gateway`], where each shard is a serenity `Client` on a thread of its own, or
//!    as a signed HTTP request at the [`endpoint`]; [`connection`] is whichever of the two is configured.
//! 2. [`dispatcher`] takes it from either, and drops what was received before ([`dedup`]).
//! 3. [`interaction`] maps serenity's `Interaction` to an [`Interaction`](crate::ui::Interaction). What serenity
//!    cannot read arrives as JSON and goes through a fallback there.
//! 4. [`concurrency_limiter`] lets it in, in order, or rejects it at once where it could not be answered
//!    within Discord's three seconds.
//! 5. [`responder`] has `ui` decide, gives the first response in time (or defers it), and sends what
//!    follows; where Discord gave no clear answer it looks for what became of the response.
//! 6. [`message`] makes serenity's builders of a reply, and [`messenger`] puts them on serenity's routes.
//! 7. [`rest`] sends the request, keeps Discord's rate limits, and reads status and `Retry-After`.
//!
//! Beside that: [`staleness`] tells what waited too long while the process was frozen; [`startup`] asks what has to be known before a connection is made; [`threads`] knows what
//! kind of thread a channel takes, [`files`] where users' files are; [`registration`] and [`emoji`] offer
//! the commands and the bot's own emoji, whose ids [`registered_ids`] keeps; [`ids`] converts ids.

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
mod staleness;
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
