//! Games as files: given to the user, and read from who gives one.

use rules::{ByColor, Color};
use speech::Language;
use speech::reading::letters;
use strum::{EnumString, VariantNames};

use super::views::{self, GameSource};
use crate::game::{self, GameState, MAX_BYTES, Player};
use crate::ui::{App, AttachedFile, CommandContext, Error, Refusal, Response};

/// What a file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Format {
    /// Text for people and chess programs.
    Text,
    /// The whole log.
    Json,
}

impl Format {
    /// The name of every format, as it is chosen.
    pub(super) const NAMES: &'static [&'static str] = Self::VARIANTS;
}

/// A game as a file, for the user.
pub(super) async fn export(
    app: &App,
    context: &CommandContext<'_>,
    state: GameState,
    format: Format,
) -> Result<Response, Error> {
    let names = names(app, context, &state, context.language).await?;
    let language = context.language;
    let reply = app.compute(context, move || {
        let (extension, text) = match format {
            Format::Text => ("pgn", game::file_text(&state, &names)),
            Format::Json => {
                let json = game::file_json(&state, &names);
                ("json", json.map_err(|error| Error::Picture(error.to_string()))?)
            }
        };
        Ok(views::exported(language, &state, extension, text.into_bytes()))
    });
    Ok(reply.await?.into())
}

/// How the players are called, as far as that is known; else by their ids.
pub(super) async fn names(
    app: &App,
    context: &CommandContext<'_>,
    state: &GameState,
    language: Language,
) -> Result<ByColor<String>, Error> {
    let mut names = ByColor { white: String::new(), black: String::new() };
    for side in Color::BOTH {
        names[side] = match state.player(side) {
            Player::Engine { .. } => views::ENGINE.to_owned(),
            Player::Deleted => views::former(language),
            Player::User(user) if user == context.user.id => context.user.name.clone(),
            Player::User(user) => {
                app.store.challenges().name_of(user).await?.unwrap_or_else(|| user.to_string())
            }
        };
    }
    Ok(names)
}

/// A game from a file that somebody gave, in the viewer, for them alone. Refused if there is no
/// game in the file, or it does not come.
pub(super) async fn import(
    app: &App,
    context: &CommandContext<'_>,
    given: &AttachedFile,
) -> Result<Response, Error> {
    let bytes = app
        .messenger
        .download(given, MAX_BYTES)
        .await
        .map_err(|error| Refusal::new(<&str>::from(&error)))?;
    let languages = Language::ALL.map(letters);
    let read = app.compute(context, move || Ok(game::read_file(&bytes, &languages)?));
    let state = read.await?;
    let (user, turn) = (context.user.id, state.ply_count());
    let source = GameSource::File(app.games.keep_file(&state, user).await?);
    let appearance = context.settings.own_appearance();
    Ok(views::viewer(&state, source, user, turn, appearance)?.into())
}
