//! What is read of what Discord sends, for programs that try it with texts of their own: nothing is
//! done or answered.

use crate::discord::Received;
use crate::game::FreeRoll;
use crate::ui::ComponentId;

/// An interaction as it was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read {
    /// The name by which the user is shown.
    pub name: String,
    /// All of it, for programmers; without its token.
    pub told: String,
}

/// Why an interaction is not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// It is no JSON.
    Json,
    /// It lacks what every one has.
    Odd,
}

/// What an interaction asks for; none where it is of a kind that the bot gives no occasion to.
///
/// # Errors
///
/// Fails where it cannot be read.
pub fn interaction(json: &[u8]) -> Result<Option<Read>, Unread> {
    let received = Received::from_json(json).map_err(|_| Unread::Json)?;
    let request = received.read().map_err(|_| Unread::Odd)?;
    Ok(request.map(|it| Read { name: it.user.name.clone(), told: format!("{it:?}") }))
}

/// The `custom_id` of a button or menu as it is written that means the same; none where this is none
/// of ours.
pub fn custom_id(text: &str) -> Option<String> {
    text.parse().ok().map(|click: ComponentId| click.to_string())
}

/// The sum of the dice that a text names, as `/roll` rolls them; none where it names none.
pub fn rolled(text: &str) -> Option<i64> {
    text.parse().ok().map(|dice: FreeRoll| dice.roll().total())
}
