//! The games of all channels: load one, check who may act, act, save.

use std::sync::Arc;

use rules::{Action, Color};

use super::engine_player::RETRY_DELAY;
use crate::game::{
    Dice, EnginePlayer, Entry, GameError, GameState, LogEntry, RatedResult, Reason, Refusal, rating,
};
use crate::ids::{ChannelId, GameId, InteractionId, MessageId, UserId};
use crate::limits::Limits;
use crate::store::{
    BoardChange, ClickedOffer, LoggedGame, NewClock, NewEntry, Reopened, Store, WriteOutcome,
};

/// The command or click that does something; its answer, or what follows it, shows the board.
#[derive(Clone, Copy)]
pub struct ActionContext<'a> {
    /// Who acts.
    pub user: UserId,
    /// The command or click.
    pub interaction: InteractionId,
    /// Its token; none where the board is shown elsewhere.
    pub token: Option<&'a str>,
    /// The board that was clicked, which the next one replaces where the same player is next.
    pub board: Option<MessageId>,
    /// Whether the next board replaces the one that was clicked, whoever is next, since nobody else
    /// would see a new message.
    pub in_place: bool,
}

impl<'a> ActionContext<'a> {
    /// The same for a game that is played elsewhere.
    #[must_use]
    pub fn elsewhere(self) -> Self {
        Self { token: None, board: None, ..self }
    }

    /// The same by a click on this board.
    #[must_use]
    pub fn on_board(self, message: MessageId) -> Self {
        Self { board: Some(message), ..self }
    }

    /// The message that is to become the board after `state`: the clicked one, where who acted is
    /// next too. Nobody else would be told by a message that changes; but better that than a new
    /// one that they do not see.
    fn replaces(self, state: &GameState) -> Option<MessageId> {
        let next = state.next().map(|next| state.player(next).user());
        self.board.filter(|_| self.in_place || next == Some(Some(self.user)))
    }
}

/// Whose entry is written.
#[derive(Clone, Copy)]
pub(super) enum Actor<'a> {
    /// A person's.
    User(ActionContext<'a>),
    /// A person's who does something in several games at once.
    DeletedUser(UserId),
    /// The engine's.
    Engine,
    /// Nobody's: time has passed.
    Clock,
}

impl<'a> Actor<'a> {
    /// The side whose entry it is.
    fn seat(self, state: &GameState) -> Option<Color> {
        match self {
            Self::User(context) => state.color_of(context.user),
            Self::DeletedUser(user) => state.color_of(user),
            Self::Engine => state.next(),
            Self::Clock => None,
        }
    }

    fn interaction(self) -> Option<InteractionId> {
        match self {
            Self::User(context) => Some(context.interaction),
            Self::DeletedUser(_) | Self::Engine | Self::Clock => None,
        }
    }

    /// What becomes of the boards with the entry that has made `state` what it is. What the engine
    /// answers is one board with its answer, which may take several entries.
    fn board(self, state: &GameState) -> BoardChange<'a> {
        match self {
            Self::User(context) => {
                BoardChange::Render { token: context.token, message: context.replaces(state) }
            }
            Self::DeletedUser(_) | Self::Clock => {
                BoardChange::Render { token: None, message: None }
            }
            Self::Engine if state.engine_next().is_some() => BoardChange::Keep,
            Self::Engine => BoardChange::EngineReply {
                to_seq: state.last_human_seq(),
                as_new_message: state.is_late(),
            },
        }
    }
}

/// The games of all channels.
#[derive(Clone)]
pub struct Games {
    store: Store,
    dice: Arc<dyn Dice>,
    engine: EnginePlayer,
    limits: Limits,
}

impl Games {
    /// The games that a database holds, and the engine that plays some of them.
    pub fn new(store: Store, dice: Arc<dyn Dice>, engine: EnginePlayer, limits: Limits) -> Self {
        Self { store, dice, engine, limits }
    }

    /// How many challenges may be open.
    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The engine.
    pub fn engine(&self) -> &EnginePlayer {
        &self.engine
    }

    /// Where they are kept.
    pub(super) fn store(&self) -> &Store {
        &self.store
    }

    /// Where the dice's secrets come from.
    pub(super) fn dice(&self) -> &dyn Dice {
        &*self.dice
    }

    /// The game with this id. Refused if there is none.
    pub async fn game(&self, game: GameId) -> Result<GameState, GameError> {
        let found = self.store.games().logged(game).await?;
        self.load(found.ok_or(Refusal::of_game("refused-no-such-game", game))?).await
    }

    /// The running game at a channel, or the last one that ended there. Refused if there is none.
    pub async fn last_at(&self, channel: ChannelId) -> Result<GameState, GameError> {
        let found = self.store.games().logged_in(channel).await?;
        self.load(found.ok_or(Refusal::new("refused-no-game-yet").because(Reason::NoGame))?).await
    }

    /// The running game at a channel. Refused if there is none.
    pub async fn running_at(&self, channel: ChannelId) -> Result<GameState, GameError> {
        let found = self.store.games().logged_in(channel).await?;
        let running = found.filter(|(row, _)| row.result.is_none());
        self.load(running.ok_or(Refusal::new("refused-no-game-running").because(Reason::NoGame))?)
            .await
    }

    /// Whether a game is running at a channel.
    pub async fn is_busy(&self, channel: ChannelId) -> Result<bool, GameError> {
        Ok(self.store.games().in_channel(channel).await?.is_some_and(|row| row.result.is_none()))
    }

    /// Has a game go on in another channel, unless it has ended or moved since, or another one runs
    /// there; whether it does.
    pub async fn move_to_channel(
        &self,
        game: GameId,
        from: ChannelId,
        to: ChannelId,
    ) -> Result<bool, GameError> {
        Ok(self.store.games().move_to_channel(game, from, to).await?)
    }

    /// Has somebody follow a game, or no longer. Refused if it has ended.
    pub async fn set_follows(
        &self,
        game: GameId,
        user: UserId,
        yes: bool,
    ) -> Result<(), GameError> {
        if !yes {
            return Ok(self.store.games().unfollow(game, user).await?);
        }
        match self.store.games().follow(game, user).await? {
            true => Ok(()),
            false => Err(Refusal::ended(game).into()),
        }
    }

    /// Undoes the beginning of a game of which nobody else has seen the first board; from what it
    /// began, which is open again.
    pub async fn undo_start(&self, game: GameId) -> Result<Option<Reopened>, GameError> {
        Ok(self.store.games().undo_start(game).await?)
    }

    pub(super) async fn load(&self, (row, log): LoggedGame) -> Result<GameState, GameError> {
        let mut state = GameState::replay(row, &log, self.store.clock().now())?;
        if state.termination().is_some() {
            self.add_outcome(&mut state).await?;
        }
        // The log is what counts; but lists would be wrong.
        if let Err(why) = state.check_row() {
            tracing::error!("{why}");
        }
        Ok(state)
    }

    /// Adds what the game came to, which was written with the entry that ended it.
    async fn add_outcome(&self, state: &mut GameState) -> Result<(), GameError> {
        state.set_outcome(self.store.ratings().result(state.id()).await?.map(RatedResult::from));
        Ok(())
    }

    /// Rolls the die that is due. Refused if it is not theirs to roll.
    pub async fn roll(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
        state.check_roll(context.user)?;
        let number = self.next_roll(&state);
        self.write(state, Entry::Played(Action::Roll(number)), Actor::User(context)).await
    }

    /// What the die shows that is due.
    pub(super) fn next_roll(&self, state: &GameState) -> u8 {
        self.dice.roll(state.secret(), state.id(), state.roll_count() + 1)
    }

    /// Makes a turn, or decides on a roll. Refused if it is not theirs to make or not legal.
    pub async fn play(
        &self,
        state: GameState,
        action: Action,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
        state.check_act(context.user)?;
        self.write(state, Entry::Played(action), Actor::User(context)).await
    }

    /// Resigns. Refused if they do not play.
    pub async fn resign(
        &self,
        state: GameState,
        context: ActionContext<'_>,
    ) -> Result<GameState, GameError> {
        let by = state.seat(context.user)?;
        self.write(state, Entry::Resigned { by }, Actor::User(context)).await
    }

    /// Writes the next entry, and that its board is pending. Where it makes the engine next, that
    /// begins at once.
    pub(super) async fn write(
        &self,
        state: GameState,
        entry: Entry,
        actor: Actor<'_>,
    ) -> Result<GameState, GameError> {
        self.write_agreed(state, entry, actor, None).await
    }

    /// The same by accepting an offer, where there is one.
    pub(super) async fn write_agreed(
        &self,
        state: GameState,
        entry: Entry,
        actor: Actor<'_>,
        accepts: Option<ClickedOffer>,
    ) -> Result<GameState, GameError> {
        self.write_by(state, entry, actor, accepts, None).await
    }

    /// The same because a deadline has passed, where one has: it must still be that one.
    pub(super) async fn write_by(
        &self,
        mut state: GameState,
        entry: Entry,
        actor: Actor<'_>,
        accepts: Option<ClickedOffer>,
        deadline: Option<i64>,
    ) -> Result<GameState, GameError> {
        let (seq, seat, by) = (state.seq() + 1, actor.seat(&state), state.next());
        let logged = LogEntry { seq, seat, entry, at: self.store.clock().now() };
        state.add(logged)?;
        let clock = state.time().map(|time| time.after(&state, by, &logged));
        let clock = clock.map(|clock| NewClock { after: deadline, ..clock });
        state.set_time(clock.map(|it| it.clock), logged.at);
        let row = logged.row();
        let termination = state.termination();
        let new = NewEntry {
            game: state.id(),
            is_user_install: state.is_user_install(),
            entry: &row,
            interaction: actor.interaction(),
            result: termination.map(|termination| termination.result().name()),
            rated_result: rating::counted(&state),
            side_to_act: state.next(),
            is_engine_next: state.engine_next().is_some(),
            accepts,
            clock,
            board: actor.board(&state),
        };
        let is_engine_next = new.is_engine_next;
        let WriteOutcome::Applied(message) = self.store.games().add_entry(&new).await? else {
            return Err(Refusal::duplicate().into());
        };
        state.set_replaces(message);
        if termination.is_some() {
            self.try_to_add_outcome(&mut state).await;
        }
        if is_engine_next && matches!(actor, Actor::User(_)) {
            self.answer(state.board(), RETRY_DELAY);
        }
        Ok(state)
    }

    /// Adds what an end that is written has brought: what goes wrong now only leaves the board
    /// without it.
    async fn try_to_add_outcome(&self, state: &mut GameState) {
        if let Err(error) = self.add_outcome(state).await {
            tracing::error!(game = %state.id(), %error, "an outcome is not read");
        }
    }
}
