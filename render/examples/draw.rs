//! Draws one position as a PNG and prints its alt text.
//!
//! `cargo run -p render --example draw -- superpermutation-d8 startpos out.png --moves r1,a2a4`

mod asked;

use std::process::ExitCode;

use clap::Parser;
use render::{Painter, Scene};
use rules::{Action, Color, Game};
use speech::{Language, picture};

use self::asked::{Wanted, unknown};

/// Draws a position, after any moves from it, as a PNG and prints its alt text.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    wanted: Wanted,
    /// Turns and rolls to play first, separated by commas: `r1,a2a4`.
    #[arg(long, value_delimiter = ',')]
    moves: Vec<String>,
    /// The side to look from: `white` or `black` [default: who acts next].
    #[arg(long)]
    side: Option<String>,
    /// The code of the alt text's language, such as `en`.
    #[arg(long, default_value = "en")]
    language: String,
    /// A square on which the Gravitatur is placed, in a turn that is being chosen.
    #[arg(long)]
    place: Option<String>,
    /// A square whose piece is chosen: its legal targets are marked.
    #[arg(long)]
    select: Option<String>,
    /// Without what the next roll for the Null may cost, as a puzzle is shown.
    #[arg(long)]
    puzzle: bool,
}

fn main() -> ExitCode {
    asked::told(run(&Options::parse()))
}

fn run(options: &Options) -> Result<String, String> {
    let game = game(options)?;
    let side = match &options.side {
        Some(name) => {
            let side = Color::BOTH.into_iter().find(|side| side.name() == name);
            side.ok_or_else(|| unknown("side", name, Color::BOTH.map(Color::name)))?
        }
        None => game.position().side_to_act(),
    };
    let (theme, size) = options.wanted.look()?;
    let language = Language::ALL.into_iter().find(|it| it.code() == options.language);
    let language = language
        .ok_or_else(|| unknown("language", &options.language, Language::ALL.map(Language::code)))?;
    let scene = choose(options, &game, Scene::of_game(&game, side))?;
    asked::write(&options.wanted.out, &Painter::new().render(&scene, &theme, size))?;
    Ok(picture::alt(language, &scene))
}

/// The scene with what is chosen so far.
fn choose(options: &Options, game: &Game, mut scene: Scene) -> Result<Scene, String> {
    let square = |name: &Option<String>| {
        let read = |name: &String| name.parse().map_err(|error| format!("{name}: {error}"));
        name.as_ref().map(read).transpose()
    };
    if options.puzzle {
        scene.roll_threats.clear();
    }
    let (place, select) = (square(&options.place)?, square(&options.select)?);
    let mut actions = game.legal_actions().to_vec();
    if let Some(at) = place {
        actions.retain(
            |action| matches!(*action, Action::PlaceGravitatur { square: on, .. } if on == at),
        );
        let Some(&action) = actions.first() else {
            return Err(format!("no turn places a piece on {at}"));
        };
        scene = scene.with_attraction(&game.variant().events(game.position(), action));
    }
    let Some(from) = select else {
        return Ok(scene);
    };
    let steps = actions.into_iter().filter_map(Action::as_move);
    let targets = steps.filter(|step| step.from == from).map(|step| step.to).collect();
    Ok(scene.with_choice(Some(from), targets))
}

/// The game after the moves asked for.
fn game(options: &Options) -> Result<Game, String> {
    let mut game = options.wanted.game()?;
    for text in &options.moves {
        let action = game.read(text).map_err(|error| format!("{text}: {error}"))?;
        game.play(action).map_err(|error| error.to_string())?;
    }
    Ok(game)
}
