//! Draws ratings over games as PNGs: `cargo run -p render --example rating_charts -- FOLDER`, where each is
//! `COUNT-THEME.png`.

use std::path::PathBuf;
use std::process::ExitCode;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use render::{RatedPoint, RatingChart, Size, THEMES};

/// A rating that wanders, and becomes more certain.
fn wandering(count: usize) -> RatingChart {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut rating = 1500;
    let point = |nth: usize| {
        let deviation = 60 + 290 / (i64::try_from(nth).unwrap_or(i64::MAX) + 1);
        rating += if nth == 0 { 0 } else { chance.random_range(-deviation..=deviation) / 3 };
        RatedPoint { rating, deviation }
    };
    RatingChart { points: (0..count).map(point).collect(), first: 0, portrait: None }
}

fn main() -> ExitCode {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    for count in [1, 2, 12, 80, 700] {
        for theme in THEMES {
            let drawn = render::rating_chart(&wandering(count), theme, Size::Normal);
            let path = folder.join(format!("{count}-{}.png", theme.name));
            if std::fs::write(path, drawn).is_err() {
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
