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
mod share;
mod time;
mod viewer;

use super::app::App;
use super::commands;
use super::component_id::{BoardClick, ComponentId, PuzzleClick};
use super::error::Error;
use super::interaction::{CommandContext, SourceMessage};
use super::lists;
use super::reply::{Answer, Audience, BoardDelivery, Reply, Response};
use super::review::ReviewPart;
use super::views;
use crate::game::{ActionContext, BoardId, GameState, OfferKind};
use crate::ids::GameId;
use crate::ui::{Refusal, UNKNOWN_BUTTON};

/// A click: who clicked where, and what was chosen from a menu.
struct ComponentContext<'a> {
    interaction: &'a CommandContext<'a>,
    /// What was chosen from a menu, or typed in a form.
    values: &'a [String],
    message: SourceMessage,
}

impl<'a> ComponentContext<'a> {
    /// What an entry is written with that this click makes.
    fn action_context(&self) -> ActionContext<'a> {
        let action_context = self.interaction.action_context();
        if self.message.private { action_context } else { action_context.on_board(self.message.id) }
    }

    /// A game that who clicks may look at here.
    async fn game(&self, app: &App, game: GameId) -> Result<GameState, Error> {
        let interaction = self.interaction;
        Ok(app.games.game_in(interaction.location.scope(), interaction.user.id, game).await?)
    }

    /// Checks that something of this game can stand under the clicked message: all see such things
    /// only where it is played.
    fn check_channel(&self, state: &GameState) -> Result<(), Refusal> {
        let stands = self.message.private || state.channel() == self.interaction.location.channel;
        if stands { Ok(()) } else { Err(UNKNOWN_BUTTON) }
    }

    /// The next step of a choice: a private answer; but where nobody else would see the board that
    /// comes of it, all see the steps too, in the clicked message.
    fn picker_reply(&self, reply: Reply) -> Response {
        match self.interaction.location.unseen {
            true => Answer::Update(Reply { audience: Audience::Public, ..reply }).into(),
            false => self.privately(reply),
        }
    }

    /// A private answer: a new message to a click that all see, else the clicked one changed.
    fn privately(&self, reply: Reply) -> Response {
        if self.message.private { Answer::Update(reply) } else { Answer::Message(reply) }.into()
    }
}

/// Does what a click means. `values` are what was chosen from a menu, and `message` is the one that
/// was clicked.
pub(super) async fn run(
    app: &App,
    interaction: &CommandContext<'_>,
    click: ComponentId,
    values: &[String],
    message: SourceMessage,
) -> Result<Response, Error> {
    if click.is_private() && !message.private {
        return Err(UNKNOWN_BUTTON.into());
    }
    if let Some(pool) = click.pool() {
        interaction.reserve(&app.pools, pool)?;
    }
    let context = ComponentContext { interaction, values, message };
    match click {
        ComponentId::Challenge(id, what) => challenge::run(app, &context, id, what).await,
        ComponentId::ChallengeTo(user) => challenge::to(app, &context, user).await,
        ComponentId::Engine(what) => engine_game::run(app, &context, what).await,
        ComponentId::Offer(id, what) => offer::run(app, &context, id, what).await,
        ComponentId::Help(page) => {
            Ok(context.privately(commands::help(interaction.language, page)?))
        }
        ComponentId::Guide(variant, page) => guide::run(app, &context, variant, page).await,
        ComponentId::Learn(variant, what) => lesson::run(app, &context, variant, what).await,
        ComponentId::Leaderboard(variant, page) => {
            records::leaderboard(app, &context, variant, page).await
        }
        ComponentId::View(game, turn, _) => viewer::view(app, &context, game, turn).await,
        ComponentId::Animation(game) => viewer::animation(app, &context, game).await,
        ComponentId::Review(game, at) => {
            let page = at.map_or(0, |(page, _)| page);
            review::run(app, &context, game, ReviewPart::Page(page)).await
        }
        ComponentId::ReviewTerms(game) => review::run(app, &context, game, ReviewPart::Terms).await,
        ComponentId::Dice(game) => viewer::dice(app, &context, game).await,
        ComponentId::Share(game) => share::run(app, &context, game).await,
        ComponentId::Games(page) => {
            Ok(context.privately(lists::page(app, interaction, page).await?))
        }
        ComponentId::GoOnHere(game) => lists::go_on_here(app, interaction, game).await,
        ComponentId::Moves(game, page) => viewer::moves(app, &context, game, page).await,
        ComponentId::Follow(game, yes) => follow::run(app, &context, game, yes).await,
        ComponentId::File(file, what) => viewer::file(app, &context, file, what).await,
        ComponentId::Forget(answer) => forget::run(app, interaction, answer).await,
        ComponentId::Theme(of) => settings::theme(app, &context, of).await,
        ComponentId::Setting(of) => settings::setting(app, &context, of).await,
        ComponentId::Channels => settings::channels(app, &context).await,
        ComponentId::PuzzleChannel => settings::puzzle_channel(app, &context).await,
        ComponentId::PuzzleGames => settings::puzzle_games(app, &context).await,
        ComponentId::Puzzle(of, what) => puzzle::run(app, &context, of, what).await,
        ComponentId::Board(board, BoardClick::More) => {
            viewer::more(app, &context, context.game(app, board.game).await?).await
        }
        // No game is looked up before a form opens: it could not open late.
        ComponentId::Board(board, BoardClick::Type) => {
            let click = ComponentId::Board(board, BoardClick::Type);
            Ok(Answer::Form(views::form(interaction.language, &click)).into())
        }
        ComponentId::Board(board, BoardClick::Rematch) => {
            let state = app.games.game(board.game).await?;
            context.check_channel(&state)?;
            offer::propose(app, &context, state, OfferKind::Rematch).await
        }
        ComponentId::Board(_, BoardClick::Answer(question, false)) => {
            Ok(question::declined(interaction.language, question))
        }
        ComponentId::Board(board, what) => on_board(app, &context, board, what).await,
    }
}

/// Does what a form says that was filled in. `texts` are what was typed, and `message` is the one
/// under which it was opened.
pub(super) async fn submit(
    app: &App,
    interaction: &CommandContext<'_>,
    form: ComponentId,
    texts: &[String],
    message: SourceMessage,
) -> Result<Response, Error> {
    if let Some(pool) = form.pool() {
        interaction.reserve(&app.pools, pool)?;
    }
    let context = ComponentContext { interaction, values: texts, message };
    match form {
        ComponentId::Board(board, BoardClick::Type) => {
            on_board(app, &context, board, BoardClick::Type).await
        }
        ComponentId::Puzzle(of, PuzzleClick::Turn(BoardClick::Type)) => {
            puzzle::typed(app, &context, of).await
        }
        _ => Err(UNKNOWN_BUTTON.into()),
    }
}

/// Does what a click on a board, or in a private message that belongs to one, means for a player
/// of its game while it is the newest board. A private message of an older one becomes what
/// happened since.
async fn on_board(
    app: &App,
    context: &ComponentContext<'_>,
    board: BoardId,
    what: BoardClick,
) -> Result<Response, Error> {
    let state = app.games.game(board.game).await?;
    let (interaction, user) = (context.interaction, context.interaction.user.id);
    context.check_channel(&state)?;
    // Who is late may have rolled since; what is claimed is judged by the clock.
    let by_clock = matches!(what, BoardClick::ClaimOnTime | BoardClick::GiveDay);
    let check = |_| if by_clock { Ok(()) } else { state.check_newest(board.seq) };
    let newest = state.seat(user).and_then(check);
    match newest {
        Err(refusal) if context.message.private && refusal.is_of_the_past() => {
            let text = views::stale(interaction.language, &state);
            return Ok(Answer::Update(Reply::private(text)).into());
        }
        newest => newest?,
    }
    on_newest(app, context, state, what).await
}

/// Does what a click means for a player, `state` being the game at its newest board.
async fn on_newest(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    what: BoardClick,
) -> Result<Response, Error> {
    let (interaction, user) = (context.interaction, context.interaction.user.id);
    match what {
        BoardClick::Roll => roll::roll(app, context, state).await,
        BoardClick::Decide(action) => roll::decide(app, context, state, action).await,
        BoardClick::Play(button) => picker::play(app, context, state, button).await,
        BoardClick::Open(path) => picker::go_on(app, context, state, path, 0).await,
        BoardClick::Pick { path, page } => picker::go_on(app, context, state, path, page).await,
        BoardClick::Type => picker::typed(app, context, state).await,
        BoardClick::Hint => viewer::hint(app, context, &state).await,
        BoardClick::Ask(question) => {
            let reply = question::ask(interaction.language, question, &state, user)?;
            Ok(context.privately(reply))
        }
        BoardClick::Answer(question, _) => question::agreed(app, context, state, question).await,
        BoardClick::Draw => offer::propose(app, context, state, OfferKind::Draw).await,
        BoardClick::Claim => offer::claim(app, context, state).await,
        BoardClick::TakeBack => offer::propose(app, context, state, OfferKind::Takeback).await,
        BoardClick::Oops => offer::oops(app, context, state).await,
        BoardClick::ClaimOnTime => time::claim(app, context, state).await,
        BoardClick::GiveDay => time::give(app, context, &state).await,
        BoardClick::Pause => offer::propose(app, context, state, OfferKind::Pause).await,
        BoardClick::More | BoardClick::Rematch => Err(UNKNOWN_BUTTON.into()),
    }
}

/// The answer to a click that has made `state` what it is: to one in a private message, `text` in
/// its place, and the board comes as a message of its own; else the board.
async fn acted(
    app: &App,
    context: &ComponentContext<'_>,
    state: GameState,
    text: String,
) -> Response {
    if context.message.private {
        let (board, here) = (state.board(), context.interaction.location.channel);
        let delivery =
            if state.channel() == here { BoardDelivery::Follow } else { BoardDelivery::Apart };
        return Response::from(Answer::Update(Reply::private(text))).showing(delivery(board));
    }
    app.answer_with_board(context.interaction.language, state, context.action_context()).await
}
