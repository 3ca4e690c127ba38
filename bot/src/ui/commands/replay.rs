//! `/replay [file]`: this channel's game as an animation, running or ended; or a game from a file,
//! turn by turn, for who gives it.

use async_trait::async_trait;

use super::Command;
use super::spec::{CommandSpec, OptionKind, OptionSpec};
use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::export;
use crate::ui::interaction::{CommandContext, Options};
use crate::ui::pictures::PictureKind;
use crate::ui::reply::Response;
use crate::ui::views;

/// The command.
pub(super) struct Replay;

#[async_trait]
impl Command for Replay {
    fn spec(&self) -> CommandSpec {
        CommandSpec::new("replay").with(OptionSpec::new("replay", "file", OptionKind::File))
    }

    fn picture(&self, options: &Options) -> Option<PictureKind> {
        Some(if options.file("file").is_some() { PictureKind::Other } else { PictureKind::Replay })
    }

    async fn run(
        &self,
        app: &App,
        context: &CommandContext<'_>,
        options: &Options,
    ) -> Result<Response, Error> {
        if let Some(file) = options.file("file") {
            return export::import(app, context, file).await;
        }
        let state = app.games.last_at(context.location.channel).await?;
        let appearance = app.game_settings(state.id()).await?.shared_appearance();
        Ok(views::animation(state, appearance).into())
    }
}
