//! Draws the odds of a position as a PNG, and prints their alt text:
//! `cargo run -p render --example odds -- superpermutation-d8 FEN out.png`

mod asked;

use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Parser;
use engine::{Engine, SearchResult};
use render::{Ends, Odds, OddsBar, Painter, Scene};
use rules::{Action, Color, Game, Outcome};
use speech::Language;

use self::asked::Wanted;

/// Draws the odds of a position as a PNG.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    wanted: Wanted,
    /// Turns and rolls to play first, separated by commas: `r1,a2a4`.
    #[arg(long, value_delimiter = ',')]
    moves: Vec<String>,
    /// Positions looked at for each one that is judged.
    #[arg(long, default_value_t = 5000)]
    nodes: u64,
}

fn main() -> ExitCode {
    asked::told(run(&Options::parse()))
}

fn run(options: &Options) -> Result<String, String> {
    let mut game = options.wanted.game()?;
    for text in &options.moves {
        let action = text.parse().map_err(|error| format!("{text}: {error}"))?;
        game.play(action).map_err(|error| error.to_string())?;
    }
    let (theme, size) = options.wanted.look()?;
    let odds = odds(&game, options.nodes).ok_or("the game is over there")?;
    asked::write(&options.wanted.out, &Painter::new().odds(&odds, &theme, size))?;
    Ok(speech::odds::alt(Language::English, &odds))
}

fn odds(game: &Game, nodes: u64) -> Option<Odds> {
    let (mut engine, stop) = (Engine::new(), AtomicBool::new(false));
    let side = game.position().side_to_act();
    let seen = |white: f64| if side == Color::White { white } else { 1.0 - white };
    let worth = engine.worth(game, nodes, &stop)?;
    let bars = if game.position().is_roll_due() {
        let faces = game.legal_actions().iter().map(|&action| {
            let mut rolled = game.clone();
            rolled.play_unchecked(action);
            let worth = engine.worth(&rolled, nodes, &stop)?;
            let ends = match worth.best {
                Some(best) => ends(&rolled, best, side),
                None => ended(rolled.end(), side),
            };
            Some(OddsBar { action, value: seen(worth.value), ends })
        });
        faces.collect::<Option<Vec<_>>>()?
    } else {
        let best = engine.best(game, (nodes, 3), &stop)?.into_iter();
        let bar = |found: SearchResult| OddsBar {
            action: found.action,
            value: found.score.expected_in(game.variant()),
            ends: ends(game, found.action, side),
        };
        best.map(bar).collect()
    };
    let whole = seen(worth.value);
    (!bars.is_empty()).then(|| Odds { scene: Scene::of_game(game, side), side, bars, whole })
}

/// How a game ends by an action, as a side sees it.
fn ends(game: &Game, action: Action, side: Color) -> Option<Ends> {
    let mut then = game.clone();
    then.play_unchecked(action);
    ended(then.end(), side)
}

fn ended(end: Option<Outcome>, side: Color) -> Option<Ends> {
    end.map(|end| match end {
        Outcome::Win { winner, .. } if winner == side => Ends::Won,
        Outcome::Win { .. } => Ends::Lost,
        Outcome::Draw(_) => Ends::Drawn,
    })
}
