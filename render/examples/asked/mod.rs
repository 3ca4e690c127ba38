//! What the examples share that draw one picture: how it is wanted, and what is printed.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use render::{Size, THEMES, Theme};
use rules::Game;
use rules::variants::{self, VARIANTS};

/// Which picture is drawn.
#[derive(Args)]
pub(crate) struct Wanted {
    /// The game's id, such as `superpermutation-d8`.
    pub(crate) id: String,
    /// The position as FEN, or `startpos`.
    pub(crate) fen: String,
    /// The file to write.
    pub(crate) out: PathBuf,
    /// The theme's name [default: the first].
    #[arg(long)]
    theme: Option<String>,
    /// `small`, `normal` or `large`.
    #[arg(long, default_value = "normal")]
    size: String,
}

impl Wanted {
    /// The position from which the picture's game goes on.
    pub(crate) fn game(&self) -> Result<Game, String> {
        let ids = VARIANTS.iter().map(|variant| variant.id());
        let variant = variants::by_id(&self.id).ok_or_else(|| unknown("game", &self.id, ids))?;
        match self.fen.as_str() {
            "startpos" => Ok(Game::new(variant)),
            fen => Game::from_fen(variant, fen).map_err(|error| format!("bad FEN: {error}")),
        }
    }

    /// How it is drawn.
    pub(crate) fn look(&self) -> Result<(Theme, Size), String> {
        let theme = match &self.theme {
            Some(name) => *Theme::by_name(name)
                .ok_or_else(|| unknown("theme", name, THEMES.iter().map(|theme| theme.name)))?,
            None => Theme::default(),
        };
        let size = Size::by_name(&self.size)
            .ok_or_else(|| unknown("size", &self.size, Size::ALL.map(Size::name)))?;
        Ok((theme, size))
    }
}

/// Writes a picture.
pub(crate) fn write(out: &Path, png: &[u8]) -> Result<(), String> {
    std::fs::write(out, png).map_err(|error| format!("{}: {error}", out.display()))
}

/// Prints the alt text, or one line of what went wrong.
pub(crate) fn told(alt: Result<String, String>) -> ExitCode {
    match alt {
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

/// The error for a name that is none of `names`.
pub(crate) fn unknown<'a>(
    kind: &str,
    name: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    format!("no {kind} is called {name:?}; there are {}", names.join(", "))
}
