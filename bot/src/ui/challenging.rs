//! Making a challenge: by `/challenge`, or by the command on a person.

use rules::{Color, Game, Variant};

use super::app::App;
use super::error::Error;
use super::pictures::{self, drawn};
use super::reply::Reply;
use super::request::{Asked, Person};
use super::views;
use crate::game::{ChallengeRefusal, Terms, Wish};
use crate::ids::{ChallengeId, UserId};

/// What a challenger wants.
pub(super) struct Wanted {
    /// The game.
    pub(super) variant: &'static dyn Variant,
    /// Whom; none for anybody.
    pub(super) opponent: Option<UserId>,
    /// Which side.
    pub(super) wish: Wish,
    /// Whether to play in a thread of its own.
    pub(super) thread: bool,
}

/// Checks that this person can be challenged.
///
/// # Errors
///
/// Refused where it is who asks, or a program.
pub(super) fn check_opponent(asked: &Asked<'_>, person: &Person) -> Result<(), ChallengeRefusal> {
    if person.id == asked.person.id {
        Err(ChallengeRefusal::Oneself)
    } else if person.is_bot {
        Err(ChallengeRefusal::Bot)
    } else {
        Ok(())
    }
}

/// Makes a challenge; the message shows it to all.
///
/// # Errors
///
/// Refused where nobody can be challenged so; fails where the database does, or the picture cannot
/// be drawn.
pub(super) async fn challenge(
    app: &App,
    asked: &Asked<'_>,
    wanted: &Wanted,
) -> Result<(ChallengeId, Reply), Error> {
    let &Wanted { variant, opponent, wish, thread } = wanted;
    let terms = Terms {
        guild: asked.place.guild,
        channel: asked.place.channel,
        challenger: asked.person.id,
        name: &asked.person.name,
        opponent,
        variant,
        wish,
        thread,
        interaction: asked.id,
    };
    // Drawn first: a challenge that nobody sees would only be in the way of the next one.
    let appearance = asked.preferences.shared_appearance();
    let start = move || pictures::board(&Game::new(variant), Color::White, appearance);
    let picture = drawn(start).await?;
    let id = app.tables.challenge(&terms).await?;
    let language = asked.preferences.shared_language();
    let reply = views::challenge(language, id, asked.person, opponent, variant, wish);
    Ok((id, reply.with_picture(picture)))
}
