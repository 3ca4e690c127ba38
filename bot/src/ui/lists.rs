//! What runs and waits in a server, or outside servers, for the user; and what they are
//! told of it unasked.

use std::time::Duration;

use futures_util::future::join_all;

use super::allowed_channels;
use super::views::{self, ListEntry, ListViewer, Listings};
use crate::game::{BoardId, Entry, GameSummary};
use crate::ids::{ChannelId, GameId, UserId};
use crate::ui::{
    Answer, App, BoardDelivery, CommandContext, Error, Interaction, Refusal, Reply, Response,
};

/// How long Discord may take to say whether a channel is gone.
const LOOK: Duration = Duration::from_secs(1);

/// How many games whose channels are gone are passed over after a turn.
const MAX_LOOKS: usize = 5;

/// A page of `/games`, from 0.
pub(super) async fn page(
    app: &App,
    context: &CommandContext<'_>,
    page: usize,
) -> Result<Reply, Error> {
    let lists = app.games.lists(context.user.id, context.location.scope()).await?;
    let listed = listed(app, views::listed(&lists, page)).await;
    Ok(views::lists(looking(context), &lists, page, &listed))
}

/// The games of the user that run elsewhere in the server, or outside servers; none where they have
/// none.
pub(super) async fn elsewhere(
    app: &App,
    context: &CommandContext<'_>,
) -> Result<Option<Reply>, Error> {
    let running = app.games.running_of(context.user.id, context.location.scope()).await?;
    if running.is_empty() {
        return Ok(None);
    }
    let listed = listed(app, views::listed_elsewhere(&running)).await;
    Ok(Some(views::elsewhere(looking(context), &running, &listed)))
}

/// Has a game whose channel is gone go on here: the board is posted again. Refused if the user does
/// not play it, its channel is there, or another game runs here.
pub(super) async fn go_on_here(
    app: &App,
    context: &CommandContext<'_>,
    game: GameId,
) -> Result<Response, Error> {
    allowed_channels::check(app, context).await?;
    let from = check_gone(app, context, game).await?;
    if !app.games.move_to_channel(game, from, context.location.channel).await? {
        // The game has ended or moved since, or another one runs here.
        check_gone(app, context, game).await?;
        return Err(Refusal::new("refused-busy-here").into());
    }
    let told = Reply::private(views::goes_on_here(context.language, game));
    let board = app.games.game(game).await?.board();
    Ok(Response::from(Answer::Update(told)).showing(BoardDelivery::Apart(board)))
}

/// The channel of a game that the user plays, which is gone.
async fn check_gone(
    app: &App,
    context: &CommandContext<'_>,
    game: GameId,
) -> Result<ChannelId, Error> {
    let state = app.games.game_in(context.location.scope(), context.user.id, game).await?;
    state.seat(context.user.id)?;
    let channel = state.channel();
    if channel == context.location.channel {
        return Err(Refusal::of_game("refused-already-here", game).into());
    }
    if app.is_gone(channel).await {
        Ok(channel)
    } else {
        let there = Refusal::of_game("refused-channel-there", game);
        Err(there.with("channel", channel).into())
    }
}

fn looking(context: &CommandContext<'_>) -> ListViewer {
    let outside = context.location.guild().is_none();
    ListViewer { user: context.user.id, outside, language: context.language }
}

/// What is listed of these games. One that cannot be read does not spoil the list.
async fn listed(app: &App, games: Vec<GameId>) -> Listings {
    let look = async |game: GameId| match app.games.game(game).await {
        Ok(state) => {
            let is_gone = app.is_gone(state.channel()).await;
            Some((game, ListEntry { last_move: state.last_move_number(), is_gone }))
        }
        Err(error) => {
            tracing::error!(%game, %error, "a game is listed without its turn");
            None
        }
    };
    join_all(games.into_iter().map(look)).await.into_iter().flatten().collect()
}

impl App {
    /// Whether a channel was deleted, as far as Discord says within [`LOOK`].
    pub(super) async fn is_gone(&self, channel: ChannelId) -> bool {
        let looked = self.store.clock().timeout(LOOK, self.messenger.is_deleted(channel)).await;
        matches!(looked, Ok(Ok(true)))
    }

    /// What is said, privately and now and then, to who has just made a turn while other games wait
    /// for them; nothing while its board is still pending, or where they go on themselves.
    pub async fn others_wait(
        &self,
        interaction: &Interaction,
        delivery: BoardDelivery,
    ) -> Result<Option<Reply>, Error> {
        let (BoardDelivery::Pending(board)
        | BoardDelivery::Follow(board)
        | BoardDelivery::Apart(board)) = delivery
        else {
            return Ok(None);
        };
        if board.seq == 0 {
            return Ok(None);
        }
        let user = interaction.user.id;
        let games = self.games.running_of(user, interaction.location.scope()).await?;
        let mut waiting: Vec<GameSummary> =
            games.into_iter().filter(|it| it.waits_for(user) && it.game != board.game).collect();
        if waiting.is_empty()
            || !self.hands_over(board, user).await?
            || self.store.jobs().has_board(board.game).await?
        {
            return Ok(None);
        }
        // Told of is the first one, by its link.
        for _ in 0..MAX_LOOKS {
            if let Some(first) = waiting.first()
                && self.is_gone(first.channel).await
            {
                waiting.remove(0);
            }
        }
        let language = self.settings(interaction).await?.user_language();
        let outside = interaction.location.guild().is_none();
        let looking = ListViewer { user, outside, language };
        Ok(views::others_wait(looking, &waiting).filter(|_| self.rates.may_remind(user)))
    }

    /// Whether the entry before this board was a person's, who has left the next one to the other
    /// player by it. The engine answers at once.
    async fn hands_over(&self, board: BoardId, user: UserId) -> Result<bool, Error> {
        let state = self.games.game(board.game).await?;
        if state.engine().is_some() {
            return Ok(false);
        }
        let then = state.at(board.seq);
        let own = then.color_of(user);
        let played = then.last().is_some_and(|last| {
            matches!(last.entry, Entry::Played(_)) && own.is_some() && last.seat == own
        });
        Ok(played && then.next() != own)
    }

    /// The message that tells people who follow a game that it has ended.
    pub async fn ended(&self, game: GameId, people: &[UserId]) -> Result<Reply, Error> {
        let state = self.games.game(game).await?;
        let language = self.game_settings(game).await?.language();
        Ok(views::ended(language, &state, people))
    }
}
