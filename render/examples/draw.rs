//! Draws one position as a PNG and prints its alt text.
//!
//! `cargo run -p render --example draw -- superpermutation-d8 startpos out.png --moves r1,a2a4`

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use render::{Scene, Size, THEMES, Theme};
use rules::variants::{self, VARIANTS};
use rules::{Action, Color, Game};
use speech::{Language, picture};

/// Draws a position, after any moves from it, as a PNG and prints its alt text.
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
    /// The side to look from: `white` or `black` [default: who acts next].
    #[arg(long)]
    side: Option<String>,
    /// The theme's name [default: the first].
    #[arg(long)]
    theme: Option<String>,
    /// `small`, `normal` or `large`.
    #[arg(long, default_value = "normal")]
    size: String,
    /// The code of the alt text's language, such as `en`.
    #[arg(long, default_value = "en")]
    language: String,
    /// A square on which the Gravitatur is placed, in a turn that is being chosen.
    #[arg(long)]
    place: Option<String>,
    /// A square whose piece is chosen: its legal targets are marked.
    #[arg(long)]
    select: Option<String>,
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
    let game = game(options)?;
    let side = match &options.side {
        Some(name) => {
            let side = Color::BOTH.into_iter().find(|side| side.name() == name);
            side.ok_or_else(|| unknown("side", name, Color::BOTH.map(Color::name)))?
        }
        None => game.position().actor(),
    };
    let theme = match &options.theme {
        Some(name) => *Theme::by_name(name)
            .ok_or_else(|| unknown("theme", name, THEMES.iter().map(|theme| theme.name)))?,
        None => Theme::default(),
    };
    let size = Size::by_name(&options.size)
        .ok_or_else(|| unknown("size", &options.size, Size::ALL.map(Size::name)))?;
    let language = Language::ALL.into_iter().find(|it| it.code() == options.language);
    let language = language
        .ok_or_else(|| unknown("language", &options.language, Language::ALL.map(Language::code)))?;
    let scene = choose(options, &game, Scene::of_game(&game, side))?;
    let png = render::render(&scene, &theme, size).map_err(|error| error.to_string())?;
    std::fs::write(&options.out, png)
        .map_err(|error| format!("{}: {error}", options.out.display()))?;
    Ok(picture::alt(language, &scene))
}

/// The scene with what is chosen so far.
fn choose(options: &Options, game: &Game, mut scene: Scene) -> Result<Scene, String> {
    let square = |name: &Option<String>| {
        let read = |name: &String| name.parse().map_err(|error| format!("{name}: {error}"));
        name.as_ref().map(read).transpose()
    };
    let (place, select) = (square(&options.place)?, square(&options.select)?);
    let mut actions = game.legal_actions().to_vec();
    if let Some(at) = place {
        actions.retain(|action| matches!(*action, Action::Attract { at: on, .. } if on == at));
        let Some(&action) = actions.first() else {
            return Err(format!("no turn places a piece on {at}"));
        };
        scene = scene.with_attraction(&game.variant().events(game.position(), action));
    }
    let Some(from) = select else {
        return Ok(scene);
    };
    let steps = actions.into_iter().filter_map(Action::step);
    let targets = steps.filter(|step| step.from == from).map(|step| step.to).collect();
    Ok(scene.with_choice(Some(from), targets))
}

/// The game after the moves asked for.
fn game(options: &Options) -> Result<Game, String> {
    let ids = VARIANTS.iter().map(|variant| variant.id());
    let variant = variants::by_id(&options.id).ok_or_else(|| unknown("game", &options.id, ids))?;
    let mut game = match options.fen.as_str() {
        "startpos" => Game::new(variant),
        fen => Game::from_fen(variant, fen).map_err(|error| format!("bad FEN: {error}"))?,
    };
    for text in &options.moves {
        let action = game.read(text).map_err(|error| format!("{text}: {error}"))?;
        game.play(action).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// The error for a name that is none of `names`.
fn unknown<'a>(kind: &str, name: &str, names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    format!("no {kind} is called {name:?}; there are {}", names.join(", "))
}
