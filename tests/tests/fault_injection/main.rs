//! What goes wrong on the way, and that nothing is lost or done twice.

mod busy;
mod codes;
mod crowd;
mod edits;
mod endpoint;
mod forged;
mod gateway;
mod jobs;
mod limits;
mod malformed_interactions;
mod migration;
mod once;
mod postgres;
mod processes;
mod replaced;
mod restart;
mod router;
mod server;
mod slow;
mod texts;
mod trouble;
mod unclear_answers;
mod watchdog;
mod wire;
