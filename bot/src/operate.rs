//! The operator's commands beside running: to look whether all is well, and to copy
//! its database.

mod backup;
mod check;
mod copy;
mod metrics_server;

use std::io::Write;

pub use self::backup::back_up;
pub use self::check::{Finding, Findings, check, check_database};
pub use self::copy::copy;
pub(crate) use self::metrics_server::MetricsServer;
use crate::StartError;
pub use crate::game::Inconsistency;
pub use crate::store::IntegrityIssue;

/// Says a line on standard output.
fn say(line: &str) -> Result<(), StartError> {
    let written = std::io::stdout().write_all(format!("{line}\n").as_bytes());
    written.map_err(|error| StartError::Other(error.to_string()))
}
