//! Checks that luck and play add up in reviews of many games:
//! `cargo run --release -p engine-tools --bin review_check`.

#![allow(clippy::print_stdout)]

use std::process::ExitCode;

use clap::Parser;
use engine_tools::reviews::{ReviewOptions, Totals, check};
use rules::variants::VARIANTS;

fn main() -> ExitCode {
    let options = ReviewOptions::parse();
    let mut holds = true;
    println!("{}", Totals::HEAD);
    for &variant in VARIANTS {
        if options.game.is_none_or(|only| only.id() == variant.id()) {
            let totals = check(variant, &options);
            println!("| {} {totals}", variant.id());
            holds &= totals.holds();
        }
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
