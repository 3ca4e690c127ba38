//! What most stories begin with: the game that has a die, dice that show 5, and two at a table.

use playground::Outcome;

use crate::{Person, Table, World, refusal};

/// The game that most stories are about.
pub const GAME: &str = "superpermutation-d8";

/// Ada challenges Boris in `#chess` and plays White.
pub async fn begin<'a>(world: &'a World, variant: &str) -> Table<'a> {
    let (ada, boris) = world.two();
    Table::begin(world, variant, ada, boris).await
}

/// Checks that each of these answers is a private refusal that says something of `help`.
pub fn refused<'a>(
    person: Person<'_>,
    help: &str,
    outcomes: impl IntoIterator<Item = &'a Outcome>,
) {
    for outcome in outcomes {
        let text = refusal(person, outcome);
        assert!(text.contains(help), "{help:?} is not in {text:?}");
    }
}
