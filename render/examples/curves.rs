//! Draws ratings over games as PNGs: `cargo run -p render --example curves -- FOLDER`, where each is
//! `COUNT-THEME.png`.

use std::path::PathBuf;
use std::process::ExitCode;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use render::{Curve, RatedPoint, Size, THEMES};

/// A rating that wanders, and becomes more certain.
fn wandering(count: usize) -> Curve {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut rating = 1500;
    let point = |nth: usize| {
        let deviation = 60 + 290 / (i64::try_from(nth).unwrap_or(i64::MAX) + 1);
        rating += if nth == 0 { 0 } else { chance.random_range(-deviation..=deviation) / 3 };
        RatedPoint { rating, deviation }
    };
    Curve { points: (0..count).map(point).collect(), first: 0 }
}

fn main() -> ExitCode {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    for count in [1, 2, 12, 80, 700] {
        for theme in THEMES {
            let drawn = render::curve(&wandering(count), theme, Size::Normal);
            let path = folder.join(format!("{count}-{}.png", theme.name));
            if std::fs::write(path, drawn).is_err() {
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
