//! **Challenge** on a person: asks which game; a choice from the menu makes the challenge.

use super::spec::CommandSpec;
use crate::ui::challenging::check_opponent;
use crate::ui::refusal::Refusal;
use crate::ui::reply::Response;
use crate::ui::request::{Asked, Person};
use crate::ui::views;

/// How it is registered.
pub(super) fn spec() -> CommandSpec {
    CommandSpec::on_person("Challenge")
}

/// Asks who challenges which game to play.
///
/// # Errors
///
/// Refused where this person cannot be challenged.
pub(super) fn run(asked: &Asked<'_>, person: &Person) -> Result<Response, Refusal> {
    check_opponent(asked, person)?;
    Ok(views::which_game(asked.language, person.id).into())
}
