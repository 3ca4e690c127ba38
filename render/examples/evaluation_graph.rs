//! Draws how a game went as a PNG and prints its alt text, by what `player` answers to `review`:
//! `player < lines | tail -1 | cargo run -p render --example evaluation_graph -- totem startpos out.png`

mod asked;

use std::process::ExitCode;

use clap::Parser;
use render::{Change, EvaluationGraph, GraphStep};
use rules::{Action, Game};
use serde_json::Value;
use speech::{Language, review};

use self::asked::Wanted;

/// Draws the review of a game, which is read from stdin, and prints its alt text.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    wanted: Wanted,
    /// What it came to for White, where that was not on the board.
    #[arg(long)]
    result: Option<f64>,
}

fn main() -> ExitCode {
    asked::told(run(&Options::parse()))
}

fn run(options: &Options) -> Result<String, String> {
    let text = std::io::read_to_string(std::io::stdin()).map_err(|error| error.to_string())?;
    let review: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let mut game = options.wanted.game()?;
    let steps = review["entries"].as_array().ok_or("no entries")?;
    let steps: Option<Vec<GraphStep>> = steps.iter().map(|it| step(&mut game, it)).collect();
    let steps = steps.ok_or("an entry is none of the game")?;
    let last = steps.last().map(|step| step.value);
    let result = options.result.or_else(|| review["result"].as_f64()).or(last);
    let evaluation_graph = EvaluationGraph {
        start: review["start"].as_f64().ok_or("no start")?,
        steps,
        result: result.ok_or("no result")?,
        dice: game.variant().features().die,
        portraits: rules::ByColor::default(),
    };
    let (theme, size) = options.wanted.look()?;
    asked::write(&options.wanted.out, &render::evaluation_graph(&evaluation_graph, &theme, size))?;
    Ok(review::alt(Language::English, &evaluation_graph))
}

/// One entry, played in the game.
fn step(game: &mut Game, entry: &Value) -> Option<GraphStep> {
    let action: Action = entry["action"].as_str()?.parse().ok()?;
    let by = game.position().side_to_act();
    let move_number = game.position().move_number();
    game.play(action).ok()?;
    let number = |key: &str| entry[key].as_f64();
    Some(GraphStep {
        by,
        move_number,
        value: number("v")?,
        change: match action {
            Action::Roll(_) => Change::Luck(number("luck")?),
            _ => Change::Play(number("play")?),
        },
    })
}
