//! Plays two settings against each other: `cargo run --release -p engine-tools --bin match -- --help`
//! says how.
//!
//! Games come in pairs, from one balanced random opening, with the same dice and colours changed.
//! Each game is written to a log, and a later run with the same log, commit and settings goes on
//! from there.
//!
//! # Layout
//!
//! - [`options`] and [`setting`]: what is asked for
//! - [`run`]: pairs shared out to threads, and [`ledger`]: what came of them, as [`log`] keeps it
//! - [`play`]: one game, from an [`opening`], with its dice from [`chance`]
//! - [`player`]: who plays a side: the engine, [`plain`], a [`process`] or [`uci`]
//! - [`statistics`]: Elo, its error and the sequential test; [`report`]: all of it in words

mod chance;
mod commit;
mod cpu;
mod ledger;
mod log;
mod opening;
mod options;
mod plain;
mod play;
mod player;
mod process;
mod report;
mod run;
mod setting;
mod statistics;
mod uci;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::options::Options;

fn main() -> ExitCode {
    let options = Options::parse().checked();
    match run::run(&options) {
        Ok(report) => match writeln!(io::stdout(), "{report}") {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Err(failure) => {
            // There is nobody left to tell if this fails as well.
            let _ = writeln!(io::stderr(), "error: {failure}");
            ExitCode::FAILURE
        }
    }
}
