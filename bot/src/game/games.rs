//! The games of all channels: load one, check who may act, act, save.

use std::sync::Arc;

use rules::{Action, Color};

use super::engine_player::PAUSE;
use super::in_flight::Answering;
use super::review::Reviewing;
use super::{Dice, EnginePlayer, Entry, Error, GameState, LogEntry, Outcome, Refusal, rating};
use crate::ids::{ChallengeId, ChannelId, GameId, InteractionId, MessageId, UserId};
use crate::limits::Limits;
use crate::store::{
    BoardChange, ClickedOffer, LoggedGame, NewClock, NewEntry, Store, WriteOutcome,
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
    /// Whether the next board replaces the one that was clicked, whoever is next, since nobody else would
    /// see a new message.
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

    /// The message that is to become the board after `record`: the clicked one, where who acted is next
    /// too. Nobody else would be told by a message that changes; but better that than a new one that
    /// they do not see.
    fn replaces(self, record: &GameState) -> Option<MessageId> {
        let next = record.next().map(|next| record.player(next).person());
        self.board.filter(|_| self.in_place || next == Some(Some(self.user)))
    }
}

/// Whose entry is written.
#[derive(Clone, Copy)]
pub(super) enum Actor<'a> {
    /// A person's.
    Person(ActionContext<'a>),
    /// A person's who does something in several games at once.
    DeletedUser(UserId),
    /// The engine's.
    Engine,
    /// Nobody's: time has passed.
    Clock,
}

impl<'a> Actor<'a> {
    /// The side whose entry it is.
    fn seat(self, record: &GameState) -> Option<Color> {
        match self {
            Self::Person(cause) => record.color_of(cause.user),
            Self::DeletedUser(user) => record.color_of(user),
            Self::Engine => record.next(),
            Self::Clock => None,
        }
    }

    fn interaction(self) -> Option<InteractionId> {
        match self {
            Self::Person(cause) => Some(cause.interaction),
            Self::DeletedUser(_) | Self::Engine | Self::Clock => None,
        }
    }

    /// What becomes of the boards with the entry that has made `record` what it is. What the engine
    /// answers is one board with its answer, which may take several entries.
    fn board(self, record: &GameState) -> BoardChange<'a> {
        match self {
            Self::Person(cause) => {
                BoardChange::Render { token: cause.token, message: cause.replaces(record) }
            }
            Self::DeletedUser(_) | Self::Clock => {
                BoardChange::Render { token: None, message: None }
            }
            Self::Engine if record.engine_next().is_some() => BoardChange::Keep,
            Self::Engine => BoardChange::EngineReply {
                to_seq: record.last_human_seq(),
                as_new_message: record.is_late(),
            },
        }
    }
}

/// The games of all channels.
#[derive(Clone)]
pub struct Games {
    store: Store,
    dice: Arc<dyn Dice>,
    answering: Answering<ChallengeId>,
    rematching: Answering<GameId>,
    opponent: EnginePlayer,
    reviewing: Reviewing,
    limits: Limits,
}

impl Games {
    /// The games that a database holds, and the engine that plays some of them.
    pub fn new(store: Store, dice: Arc<dyn Dice>, opponent: EnginePlayer, limits: Limits) -> Self {
        let (answering, rematching) = (Answering::default(), Answering::default());
        let reviewing = Reviewing::default();
        Self { store, dice, answering, rematching, opponent, reviewing, limits }
    }

    /// How many challenges may be open.
    pub(super) fn limits(&self) -> &Limits {
        &self.limits
    }

    /// The reviews that are being made.
    pub(super) fn reviewing(&self) -> &Reviewing {
        &self.reviewing
    }

    /// The engine.
    pub fn opponent(&self) -> &EnginePlayer {
        &self.opponent
    }

    /// Where they are kept.
    pub(super) fn store(&self) -> &Store {
        &self.store
    }

    /// The challenges that are being answered.
    pub(super) fn answering(&self) -> &Answering<ChallengeId> {
        &self.answering
    }

    /// The ended games of which the rematch is just being begun.
    pub(super) fn rematching(&self) -> &Answering<GameId> {
        &self.rematching
    }

    /// Where the dice's secrets come from.
    pub(super) fn dice(&self) -> &dyn Dice {
        &*self.dice
    }

    /// The game with this id.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn game(&self, game: GameId) -> Result<GameState, Error> {
        let found = self.store.games().logged(game).await?;
        self.load(found.ok_or(Refusal::NoSuchGame(game))?).await
    }

    /// The running game at a channel, or the last one that ended there.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn last_at(&self, channel: ChannelId) -> Result<GameState, Error> {
        let found = self.store.games().logged_in(channel).await?;
        self.load(found.ok_or(Refusal::NoGameYet)?).await
    }

    /// The running game at a channel.
    ///
    /// # Errors
    ///
    /// Refused where there is none; fails where the database does.
    pub async fn running_at(&self, channel: ChannelId) -> Result<GameState, Error> {
        let found = self.store.games().logged_in(channel).await?;
        let running = found.filter(|(row, _)| row.result.is_none());
        self.load(running.ok_or(Refusal::NoGameRunning)?).await
    }

    /// Whether a game is running at a channel.
    ///
    /// # Errors
    ///
    /// Fails where the database does.
    pub async fn is_busy(&self, channel: ChannelId) -> Result<bool, Error> {
        Ok(self.store.games().in_channel(channel).await?.is_some_and(|row| row.result.is_none()))
    }

    pub(super) async fn load(&self, (row, log): LoggedGame) -> Result<GameState, Error> {
        let mut record = GameState::replay(row, &log, self.store.clock().now())?;
        if record.ending().is_some() {
            self.add_outcome(&mut record).await?;
        }
        // The log is what counts; but lists would be wrong.
        if let Err(why) = record.check_row() {
            tracing::error!("{why}");
        }
        Ok(record)
    }

    /// Adds what the game came to, which was written with the entry that ended it.
    async fn add_outcome(&self, record: &mut GameState) -> Result<(), Error> {
        record.set_outcome(self.store.ratings().result(record.id()).await?.map(Outcome::from));
        Ok(())
    }

    /// Rolls the die that is due.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to roll; fails where the database does.
    pub async fn roll(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        record.check_roll(cause.user)?;
        let number = self.next_roll(&record);
        self.write(record, Entry::Played(Action::Roll(number)), Actor::Person(cause)).await
    }

    /// What the die shows that is due.
    pub(super) fn next_roll(&self, record: &GameState) -> u8 {
        self.dice.roll(record.secret(), record.id(), record.roll_count() + 1)
    }

    /// Makes a turn, or decides on a roll.
    ///
    /// # Errors
    ///
    /// Refused where it is not theirs to make or not legal; fails where the database does.
    pub async fn play(
        &self,
        record: GameState,
        action: Action,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        record.check_act(cause.user)?;
        self.write(record, Entry::Played(action), Actor::Person(cause)).await
    }

    /// Resigns.
    ///
    /// # Errors
    ///
    /// Refused where they do not play; fails where the database does.
    pub async fn resign(
        &self,
        record: GameState,
        cause: ActionContext<'_>,
    ) -> Result<GameState, Error> {
        let by = record.seat(cause.user)?;
        self.write(record, Entry::Resigned { by }, Actor::Person(cause)).await
    }

    /// Writes the next entry, with the board that it owes. Where it makes the engine next, that
    /// begins at once.
    pub(super) async fn write(
        &self,
        record: GameState,
        entry: Entry,
        author: Actor<'_>,
    ) -> Result<GameState, Error> {
        self.write_agreed(record, entry, author, None).await
    }

    /// The same by accepting an offer, where there is one.
    pub(super) async fn write_agreed(
        &self,
        record: GameState,
        entry: Entry,
        author: Actor<'_>,
        accepts: Option<ClickedOffer>,
    ) -> Result<GameState, Error> {
        self.write_by(record, entry, author, accepts, None).await
    }

    /// The same because a deadline has passed, where one has: it must still be that one.
    pub(super) async fn write_by(
        &self,
        mut record: GameState,
        entry: Entry,
        author: Actor<'_>,
        accepts: Option<ClickedOffer>,
        deadline: Option<i64>,
    ) -> Result<GameState, Error> {
        let (ply, seat, by) = (record.ply() + 1, author.seat(&record), record.next());
        let logged = LogEntry { ply, seat, entry, at: self.store.clock().now() };
        record.add(logged)?;
        let clock = record.time().map(|time| time.after(&record, by, &logged));
        let clock = clock.map(|clock| NewClock { after: deadline, ..clock });
        record.set_time(clock.map(|it| it.clock), logged.at);
        let row = logged.row();
        let ending = record.ending();
        let new = NewEntry {
            game: record.id(),
            is_user_install: record.is_guest(),
            entry: &row,
            interaction: author.interaction(),
            result: ending.map(|ending| ending.result().name()),
            rated_result: rating::counted(&record),
            side_to_act: record.next(),
            is_engine_next: record.engine_next().is_some(),
            accepts,
            clock,
            board: author.board(&record),
        };
        let is_engine_next = new.is_engine_next;
        let WriteOutcome::Applied(message) = self.store.games().add_entry(&new).await? else {
            return Err(Refusal::Duplicate.into());
        };
        record.set_replaces(message);
        if ending.is_some() {
            self.try_to_add_outcome(&mut record).await;
        }
        if is_engine_next && matches!(author, Actor::Person(_)) {
            self.answer(record.board(), PAUSE);
        }
        Ok(record)
    }

    /// Adds what an end that is written has brought: what goes wrong now only leaves the board
    /// without it.
    async fn try_to_add_outcome(&self, record: &mut GameState) {
        if let Err(error) = self.add_outcome(record).await {
            tracing::error!(game = %record.id(), %error, "an outcome is not read");
        }
    }
}
