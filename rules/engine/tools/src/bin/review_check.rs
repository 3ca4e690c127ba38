//! Checks that luck and play add up in reviews of many games:
//! `cargo run --release -p engine-tools --bin review_check`.

#![allow(clippy::print_stdout)]

use std::process::ExitCode;

use clap::Parser;
use engine_tools::reviews::{ReviewOptions, Totals, check};
use rules::variants::VARIANTS;

fn main() -> ExitCode {
    let options = ReviewOptions::parse();
    println!(
        "| game | games | to an end on the board | rolls | turns and decisions | lucks off by | sums off by | a review at most |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut holds = true;
    for &variant in VARIANTS {
        if options.game.is_some_and(|only| only.id() != variant.id()) {
            continue;
        }
        let totals = check(variant, &options);
        let Totals { games, ended, rolls, others, luck_error, sum_error, longest } = &totals;
        println!(
            "| {} | {games} | {ended} | {rolls} | {others} | {luck_error:.1e} | {sum_error:.1e} | {:.2} s |",
            variant.id(),
            longest.as_secs_f64()
        );
        holds &= totals.holds(&options);
    }
    if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
