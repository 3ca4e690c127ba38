//! Draws how a game went as a PNG and prints its alt text, by what `player` answers to `review`:
//! `player < lines | tail -1 | cargo run -p render --example course -- totem startpos out.png`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use render::{Course, CourseStep, Size, Theme};
use rules::{Action, Game, Phase, variants};
use serde_json::Value;
use speech::{Language, review};

/// Draws the review of a game, which is read from stdin, and prints its alt text.
#[derive(Parser)]
struct Options {
    /// The game's id, such as `superpermutation-d8`.
    id: String,
    /// Where it began, as FEN, or `startpos`.
    fen: String,
    /// The file to write.
    out: PathBuf,
    /// The theme's name [default: the first].
    #[arg(long)]
    theme: Option<String>,
    /// `small`, `normal` or `large`.
    #[arg(long, default_value = "normal")]
    size: String,
    /// What it came to for White, where that was not on the board.
    #[arg(long)]
    result: Option<f64>,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(alt) => {
            #[expect(clippy::print_stdout, reason = "the alt text is what the example prints")]
            {
                println!("{alt}");
            }
            ExitCode::SUCCESS
        }
        Err(message) => {
            #[expect(clippy::print_stderr, reason = "errors are one line on stderr")]
            {
                eprintln!("error: {message}");
            }
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> Result<String, String> {
    let text = std::io::read_to_string(std::io::stdin()).map_err(|error| error.to_string())?;
    let review: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let variant = variants::by_id(&options.id).ok_or("no such game")?;
    let mut game = match options.fen.as_str() {
        "startpos" => Game::new(variant),
        fen => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
    };
    let steps = review["entries"].as_array().ok_or("no entries")?;
    let steps: Option<Vec<CourseStep>> = steps.iter().map(|it| step(&mut game, it)).collect();
    let steps = steps.ok_or("an entry is none of the game")?;
    let last = steps.last().map(|step| step.value);
    let result = options.result.or_else(|| review["result"].as_f64()).or(last);
    let course = Course {
        start: review["start"].as_f64().ok_or("no start")?,
        steps,
        result: result.ok_or("no result")?,
        dice: variant.features().die,
    };
    let theme = options
        .theme
        .as_deref()
        .map_or_else(Theme::default, |name| Theme::by_name(name).copied().unwrap_or_default());
    let size = Size::by_name(&options.size).ok_or("no such size")?;
    let png = render::course(&course, &theme, size).map_err(|error| error.to_string())?;
    std::fs::write(&options.out, png).map_err(|error| error.to_string())?;
    Ok(review::alt(Language::English, &course))
}

/// One entry, played in the game.
fn step(game: &mut Game, entry: &Value) -> Option<CourseStep> {
    let action: Action = entry["action"].as_str()?.parse().ok()?;
    let by = game.position().actor();
    game.play(action).ok()?;
    let turns = game.actions().iter().filter(|action| action.is_turn()).count();
    let comes = matches!(game.position().phase, Phase::Rolled(_));
    let number = |key: &str| entry[key].as_f64();
    Some(CourseStep {
        by,
        turn: turns + usize::from(comes),
        value: number("v")?,
        luck: number("luck")?,
        play: number("play")?,
    })
}
