//! **Challenge** on a person: asks which game; a choice from the menu makes the challenge.

use super::spec::CommandSpec;
use crate::ui::app::App;
use crate::ui::challenging::{Opponent, opponent};
use crate::ui::refusal::Refusal;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Person};
use crate::ui::{versus, views};

/// How it is registered.
pub(super) fn spec() -> CommandSpec {
    CommandSpec::on_person("Challenge")
}

/// Asks who challenges which game to play.
///
/// # Errors
///
/// Refused where this person cannot be challenged.
pub(super) fn run(app: &App, asked: &Asked<'_>, person: &Person) -> Result<Response, Refusal> {
    Ok(match opponent(app, asked, person)? {
        Opponent::Person(user) => views::which_game(asked.language, user),
        Opponent::Engine => views::play_engine(asked.language, versus::default_level()),
    }
    .into())
}
