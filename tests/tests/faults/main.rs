//! What goes wrong on the way, and that nothing is lost or done twice.

mod edge_answers;
mod edge_gateway;
mod edge_reading;
mod edits;
mod forged;
mod jobs;
mod limits;
mod migration;
mod once;
mod postgres;
mod restart;
mod router;
mod slow;
mod texts;
mod trouble;
mod wire;
