//! Draws the odds of a position as a PNG, and prints their alt text:
//! `cargo run -p render --example odds -- superpermutation-d8 FEN out.png`

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;

use clap::Parser;
use engine::Engine;
use render::{Ends, Odds, OddsBar, Scene, Size, Theme};
use rules::{Action, Color, End, Game, variants};

/// Draws the odds of a position as a PNG.
#[derive(Parser)]
struct Options {
    /// The game's id, such as `superpermutation-d8`.
    id: String,
    /// The position as FEN, or `startpos`.
    fen: String,
    /// The file to write.
    out: PathBuf,
    /// Turns and rolls to play first, separated by commas: `r1,a2a4`.
    #[arg(long, value_delimiter = ',')]
    moves: Vec<String>,
    /// The theme's name [default: the first].
    #[arg(long)]
    theme: Option<String>,
    /// `small`, `normal` or `large`.
    #[arg(long, default_value = "normal")]
    size: String,
    /// Positions looked at for each one that is judged.
    #[arg(long, default_value_t = 5000)]
    nodes: u64,
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            #[expect(clippy::print_stderr, reason = "errors are one line on stderr")]
            {
                eprintln!("error: {message}");
            }
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> Result<(), String> {
    let variant = variants::by_id(&options.id).ok_or("there is no such game")?;
    let mut game = match options.fen.as_str() {
        "startpos" => Game::new(variant),
        fen => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
    };
    for text in &options.moves {
        let action = text.parse().map_err(|error| format!("{text}: {error}"))?;
        game.play(action).map_err(|error| error.to_string())?;
    }
    let theme =
        options.theme.as_ref().map_or(Some(Theme::default()), |name| Theme::by_name(name).copied());
    let theme = theme.ok_or("there is no such theme")?;
    let size = Size::by_name(&options.size).ok_or("there is no such size")?;
    let odds = odds(&game, options.nodes).ok_or("the game is over there")?;
    let png = render::odds(&odds, &theme, size).map_err(|error| error.to_string())?;
    std::fs::write(&options.out, png).map_err(|error| error.to_string())
}

fn odds(game: &Game, nodes: u64) -> Option<Odds> {
    let (mut engine, stop) = (Engine::new(), AtomicBool::new(false));
    let side = game.position().actor();
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
        let bar = |(action, value)| OddsBar {
            action,
            value: seen(value),
            ends: ends(game, action, side),
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

fn ended(end: Option<End>, side: Color) -> Option<Ends> {
    end.map(|end| match end {
        End::Win { winner, .. } if winner == side => Ends::Won,
        End::Win { .. } => Ends::Lost,
        End::Draw(_) => Ends::Drawn,
    })
}
