//! What is only looked at: **More** under a board, the viewer and the animation of a game, how its dice
//! are checked, and a **Hint**.

use super::ComponentContext;
use crate::game::GameState;
use crate::ids::{FileId, GameId};
use crate::ui::app::App;
use crate::ui::component_id::FileClick;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::{Audience, Reply, Response};
use crate::ui::views::{self, GameSource};

/// **More**.
pub(super) async fn more(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
) -> Result<Response, Error> {
    let offers = app.tables.offers(record.id()).await?;
    let appearance = clicking.asked.preferences.own_appearance();
    let user = clicking.asked.person.id;
    let follows = app.store.games().follows(record.id(), user).await?;
    let reply = drawn(move || views::more(&record, user, &offers, follows, appearance)).await?;
    Ok(clicking.privately(reply))
}

/// The game after so many turns.
pub(super) async fn view(
    app: &App,
    clicking: &ComponentContext<'_>,
    game: GameId,
    turn: usize,
) -> Result<Response, Error> {
    let record = clicking.game(app, game).await?;
    let user = clicking.asked.person.id;
    let appearance = clicking.asked.preferences.own_appearance();
    let shelf = GameSource::Game(game);
    let reply =
        clicking.asked.drawn(move || views::viewer(&record, shelf, user, turn, appearance)).await?;
    Ok(clicking.privately(reply))
}

/// Something under a game that was read from a file.
pub(super) async fn file(
    app: &App,
    clicking: &ComponentContext<'_>,
    file: FileId,
    what: FileClick,
) -> Result<Response, Error> {
    let user = clicking.asked.person.id;
    let record = app.tables.kept_file(file, user).await?;
    let (language, shelf) = (clicking.asked.language, GameSource::File(file));
    let appearance = clicking.asked.preferences.own_appearance();
    let reply = clicking.asked.drawn(move || {
        Ok(match what {
            FileClick::View(turn, _) => {
                return views::viewer(&record, shelf, user, turn, appearance);
            }
            FileClick::Animation => views::animation(&record, appearance)?,
            FileClick::Dice => views::in_file(language, &record),
        })
    });
    let reply = Reply { audience: Audience::Ephemeral, ..reply.await? };
    Ok(match what {
        FileClick::View(..) => clicking.privately(reply),
        // The viewer stays.
        FileClick::Animation | FileClick::Dice => reply.into(),
    })
}

/// The game as an animation, for who asks: a message of its own, so that the viewer stays.
pub(super) async fn animation(
    app: &App,
    clicking: &ComponentContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let record = clicking.game(app, game).await?;
    let appearance = clicking.asked.preferences.own_appearance();
    let reply = clicking.asked.drawn(move || views::animation(&record, appearance)).await?;
    let reply = Reply { audience: Audience::Ephemeral, ..reply };
    Ok(reply.into())
}

/// A page of the moves of a game.
pub(super) async fn moves(
    app: &App,
    clicking: &ComponentContext<'_>,
    game: GameId,
    page: usize,
) -> Result<Response, Error> {
    let record = clicking.game(app, game).await?;
    Ok(clicking.privately(views::game(clicking.asked.language, &record, page)))
}

/// **Hint**.
pub(super) async fn hint(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: &GameState,
) -> Result<Response, Error> {
    let hint = app.tables.hint(record, clicking.asked.person.id).await?;
    Ok(clicking.privately(views::hint(clicking.asked.language, record, &hint)))
}

/// How the dice of a game are checked.
pub(super) async fn dice(
    app: &App,
    clicking: &ComponentContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    let record = clicking.game(app, game).await?;
    Ok(clicking.privately(views::dice(clicking.asked.language, &record)))
}
