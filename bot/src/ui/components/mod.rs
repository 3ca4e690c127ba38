//! Buttons and menus: one file for each kind.

mod challenge;
mod engine_game;
mod follow;
mod forget;
pub(super) mod guide;
pub(super) mod lesson;
mod offer;
pub(super) mod picker;
mod puzzle;
pub(super) mod question;
mod records;
mod review;
mod roll;
pub(super) mod settings;
mod time;
mod viewer;

use super::app::App;
use super::commands;
use super::component_id::{BoardClick, ComponentId, PuzzleClick};
use super::error::Error;
use super::interaction::{CommandContext, SourceMessage};
use super::lists;
use super::refusal::Refusal;
use super::reply::{Answer, Audience, BoardDelivery, Reply, Response};
use super::views;
use crate::game::{ActionContext, BoardId, GameState, Refusal as GameRefusal};
use crate::ids::GameId;

/// A click: who clicked where, and what was chosen from a menu.
struct ComponentContext<'a> {
    asked: &'a CommandContext<'a>,
    /// What was chosen from a menu, or typed in a form.
    values: &'a [String],
    message: SourceMessage,
}

impl<'a> ComponentContext<'a> {
    /// What an entry is written with that this click makes.
    fn cause(&self) -> ActionContext<'a> {
        let cause = self.asked.cause();
        if self.message.private { cause } else { cause.on_board(self.message.id) }
    }

    /// A game that who clicks may look at here.
    async fn game(&self, app: &App, game: GameId) -> Result<GameState, Error> {
        let asked = self.asked;
        Ok(app.tables.game_in(asked.place.scope(), asked.person.id, game).await?)
    }

    /// Checks that something of this game can stand under the clicked message: all see such things
    /// only where it is played.
    fn check_place(&self, record: &GameState) -> Result<(), Refusal> {
        let stands = self.message.private || record.channel() == self.asked.place.channel;
        if stands { Ok(()) } else { Err(Refusal::UnknownButton) }
    }

    /// The next step of a choice: a private answer; but where nobody else would see the board that comes
    /// of it, all see the steps too, in the clicked message.
    fn choosing(&self, reply: Reply) -> Response {
        match self.asked.place.unseen {
            true => Answer::Update(Reply { audience: Audience::Public, ..reply }).into(),
            false => self.privately(reply),
        }
    }

    /// A private answer: a new message to a click that all see, else the clicked one changed.
    fn privately(&self, reply: Reply) -> Response {
        if self.message.private { Answer::Update(reply) } else { Answer::Message(reply) }.into()
    }
}

/// Does what a click means. `values` are what was chosen from a menu, and `message` is the one
/// that was clicked.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn run(
    app: &App,
    asked: &CommandContext<'_>,
    click: ComponentId,
    values: &[String],
    message: SourceMessage,
) -> Result<Response, Error> {
    if click.is_private() && !message.private {
        return Err(Refusal::UnknownButton.into());
    }
    let ticket = click.desk().map(|desk| app.desks.enter(desk, asked.person.id)).transpose()?;
    let asked = &asked.holding(ticket.as_ref());
    let clicking = ComponentContext { asked, values, message };
    match click {
        ComponentId::Challenge(id, what) => challenge::run(app, &clicking, id, what).await,
        ComponentId::ChallengeTo(user) => challenge::to(app, &clicking, user).await,
        ComponentId::Engine(what) => engine_game::run(app, &clicking, what).await,
        ComponentId::Offer(id, what) => offer::run(app, &clicking, id, what).await,
        ComponentId::Help(page) => Ok(clicking.privately(commands::help(asked.language, page)?)),
        ComponentId::Guide(variant, page) => guide::run(app, &clicking, variant, page).await,
        ComponentId::Learn(variant, what) => lesson::run(app, &clicking, variant, what).await,
        ComponentId::Leaderboard(variant, page) => {
            records::leaderboard(app, &clicking, variant, page).await
        }
        ComponentId::View(game, turn, _) => viewer::view(app, &clicking, game, turn).await,
        ComponentId::Animation(game) => viewer::animation(app, &clicking, game).await,
        ComponentId::Review(game, at) => review::run(app, &clicking, game, at).await,
        ComponentId::Dice(game) => viewer::dice(app, &clicking, game).await,
        ComponentId::Games(page) => Ok(clicking.privately(lists::page(app, asked, page).await?)),
        ComponentId::GoOnHere(game) => lists::go_on_here(app, asked, game).await,
        ComponentId::Moves(game, page) => viewer::moves(app, &clicking, game, page).await,
        ComponentId::Follow(game, yes) => follow::run(app, &clicking, game, yes).await,
        ComponentId::File(file, what) => viewer::file(app, &clicking, file, what).await,
        ComponentId::Forget(answer) => forget::run(app, asked, answer).await,
        ComponentId::Theme(of) => settings::theme(app, &clicking, of).await,
        ComponentId::Channels => settings::channels(app, &clicking).await,
        ComponentId::PuzzleChannel => settings::puzzle_channel(app, &clicking).await,
        ComponentId::Puzzle(of, what) => puzzle::run(app, &clicking, of, what).await,
        ComponentId::Board(board, BoardClick::More) => {
            viewer::more(app, &clicking, clicking.game(app, board.game).await?).await
        }
        // No game is looked up before a form opens: it could not open late.
        ComponentId::Board(board, BoardClick::Type) => {
            let click = ComponentId::Board(board, BoardClick::Type);
            Ok(Answer::Form(views::form(asked.language, &click)).into())
        }
        ComponentId::Board(board, BoardClick::Rematch) => {
            let record = app.tables.game(board.game).await?;
            clicking.check_place(&record)?;
            offer::rematch(app, &clicking, record).await
        }
        ComponentId::Board(_, BoardClick::Answer(question, false)) => {
            Ok(question::declined(asked.language, question))
        }
        ComponentId::Board(board, what) => on_board(app, &clicking, board, what).await,
    }
}

/// Does what a form says that was filled in. `texts` are what was typed, and `message` is the one
/// under which it was opened.
///
/// # Errors
///
/// Fails with the person's mistake, or with what went wrong with us.
pub(super) async fn submit(
    app: &App,
    asked: &CommandContext<'_>,
    form: ComponentId,
    texts: &[String],
    message: SourceMessage,
) -> Result<Response, Error> {
    let ticket = form.desk().map(|desk| app.desks.enter(desk, asked.person.id)).transpose()?;
    let asked = &asked.holding(ticket.as_ref());
    let clicking = ComponentContext { asked, values: texts, message };
    match form {
        ComponentId::Board(board, BoardClick::Type) => {
            on_board(app, &clicking, board, BoardClick::Type).await
        }
        ComponentId::Puzzle(of, PuzzleClick::Turn(BoardClick::Type)) => {
            puzzle::typed(app, &clicking, of).await
        }
        _ => Err(Refusal::UnknownButton.into()),
    }
}

/// Does what a click on a board, or in a private message that belongs to one, means for a player
/// of its game while it is the newest board. A private message of an older one becomes what
/// happened since.
async fn on_board(
    app: &App,
    clicking: &ComponentContext<'_>,
    board: BoardId,
    what: BoardClick,
) -> Result<Response, Error> {
    let record = app.tables.game(board.game).await?;
    let (asked, user) = (clicking.asked, clicking.asked.person.id);
    clicking.check_place(&record)?;
    // Who is late may have rolled since; what is claimed is judged by the clock.
    let by_clock = matches!(what, BoardClick::ClaimOnTime | BoardClick::GiveDay);
    let check = |_| if by_clock { Ok(()) } else { record.check_newest(board.ply) };
    let newest = record.seat(user).and_then(check);
    match newest {
        Err(GameRefusal::OldBoard { .. } | GameRefusal::Ended(_)) if clicking.message.private => {
            let text = views::stale(asked.language, &record);
            return Ok(Answer::Update(Reply::private(text)).into());
        }
        newest => newest?,
    }
    on_newest(app, clicking, record, what).await
}

/// Does what a click means for a player, `record` being the game at its newest board.
async fn on_newest(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    what: BoardClick,
) -> Result<Response, Error> {
    let (asked, user) = (clicking.asked, clicking.asked.person.id);
    match what {
        BoardClick::Roll => roll::roll(app, clicking, record).await,
        BoardClick::Decide(action) => roll::decide(app, clicking, record, action).await,
        BoardClick::Play(button) => picker::play(app, clicking, record, button).await,
        BoardClick::Open(path) => picker::go_on(app, clicking, record, path, 0).await,
        BoardClick::Pick { path, page } => picker::go_on(app, clicking, record, path, page).await,
        BoardClick::Type => picker::typed(app, clicking, record).await,
        BoardClick::Hint => viewer::hint(app, clicking, &record).await,
        BoardClick::Ask(question) => {
            let reply = question::ask(asked.language, question, &record, user)?;
            Ok(clicking.privately(reply))
        }
        BoardClick::Answer(question, _) => question::agreed(app, clicking, record, question).await,
        BoardClick::Draw => offer::draw(app, clicking, record).await,
        BoardClick::Claim => offer::claim(app, clicking, record).await,
        BoardClick::TakeBack => offer::take_back(app, clicking, record).await,
        BoardClick::Oops => offer::oops(app, clicking, record).await,
        BoardClick::ClaimOnTime => time::claim(app, clicking, record).await,
        BoardClick::GiveDay => time::give(app, clicking, &record).await,
        BoardClick::Pause => time::pause(app, clicking, &record).await,
        BoardClick::More | BoardClick::Rematch => Err(Refusal::UnknownButton.into()),
    }
}

/// The answer to a click that has made `record` what it is: to one in a private message, `text` in
/// its place, and the board comes as a message of its own; else the board.
async fn acted(
    app: &App,
    clicking: &ComponentContext<'_>,
    record: GameState,
    text: String,
) -> Response {
    if clicking.message.private {
        let (board, here) = (record.board(), clicking.asked.place.channel);
        let shows =
            if record.channel() == here { BoardDelivery::Follow } else { BoardDelivery::Apart };
        return Response::from(Answer::Update(Reply::private(text))).showing(shows(board));
    }
    app.answer_with_board(clicking.asked.language, record, clicking.cause()).await
}
