//! A game with its log: what happened so far.

mod answers;
mod filed;
mod taking_back;
#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use rules::{Action, ByColor, Color, Game, MoveNumber, Position};

use self::taking_back::TakebackSummary;
use crate::game::{
    Entry, GameClock, GameError, ImportedGame, LogEntry, Player, RatedResult, Refusal, Secret,
    Termination,
};
use crate::ids::{ChannelId, GameId, GuildId, MessageId, UserId};
use crate::store::{ClockRow, EntryRow, GameRow};

/// A board: what a game looked like after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BoardId {
    pub game: GameId,
    /// The entry's number, 0 for the start.
    pub seq: i64,
}

/// A game with its log, as far as entry [`GameState::seq`].
#[derive(Clone)]
pub struct GameState {
    /// What is stored of it beside its log; none of a game that was read from a file.
    row: Option<GameRow>,
    clock: Option<ClockRow>,
    /// When it was read, in Unix milliseconds.
    seen: i64,
    secret: Secret,
    players: ByColor<Player>,
    log: Vec<LogEntry>,
    /// The entries of the actions that stand, one for each action of `game`.
    standing: Vec<i64>,
    game: Game,
    /// The same before the first action.
    start: Game,
    termination: Option<Termination>,
    /// What the last entry took back.
    taken_back: Option<TakebackSummary>,
    /// What the game came to in the end, where that is known.
    outcome: Option<RatedResult>,
    /// What its file says, where it was read from one.
    file: Option<ImportedGame>,
    /// See [`GameState::replaces`].
    replaces: Option<MessageId>,
}

impl GameState {
    /// Replays a log.
    pub(crate) fn replay(row: GameRow, rows: &[EntryRow], seen: i64) -> Result<Self, GameError> {
        let game = row.game_id;
        let start = Self::start(row, seen).map_err(|why| GameError::Broken { game, why })?;
        start.with_entries(rows)
    }

    fn with_entries(mut self, rows: &[EntryRow]) -> Result<Self, GameError> {
        let game = self.id();
        let broken = |why: String| GameError::Broken { game, why };
        for row in rows {
            let logged = LogEntry::read(row).map_err(broken)?;
            self.add(logged).map_err(|refusal| broken(format!("{logged:?}: {refusal:?}")))?;
        }
        Ok(self)
    }

    fn start(row: GameRow, seen: i64) -> Result<Self, String> {
        let variant = rules::variants::by_id(&row.variant)
            .ok_or_else(|| format!("no game is called {}", row.variant))?;
        let game = match &row.start_fen {
            Some(fen) => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
            None => Game::new(variant),
        };
        let secret = Secret::from_hex(&row.dice_secret).ok_or("the secret is no secret")?;
        let player =
            |color| Player::try_from(row.players[color]).map_err(|error| error.to_string());
        let players = ByColor { white: player(Color::White)?, black: player(Color::Black)? };
        Ok(Self {
            clock: row.clock,
            row: Some(row),
            seen,
            ..Self::begin(game, secret, players, None)
        })
    }

    /// A game with nothing played yet.
    fn begin(
        game: Game,
        secret: Secret,
        players: ByColor<Player>,
        file: Option<ImportedGame>,
    ) -> Self {
        let mut state = Self {
            row: None,
            clock: None,
            seen: 0,
            secret,
            players,
            log: Vec::new(),
            standing: Vec::new(),
            termination: None,
            start: game.clone(),
            game,
            taken_back: None,
            outcome: None,
            file,
            replaces: None,
        };
        state.termination = state.end_on_board().map(Termination::Board);
        state
    }

    /// Adds an entry, if it can follow.
    pub(super) fn add(&mut self, logged: LogEntry) -> Result<(), Refusal> {
        if self.termination.is_some() {
            return Err(Refusal::ended(self.id()));
        }
        self.taken_back = None;
        match logged.entry {
            Entry::Played(action) => {
                self.game.play(action).map_err(|_| Refusal::illegal(action))?;
                self.standing.push(logged.seq);
            }
            Entry::Takeback { to } => {
                self.taken_back = self.taking_back(to);
                while self.standing.pop_if(|seq| *seq > to).is_some() {
                    self.game.takeback();
                }
            }
            _ => {}
        }
        self.termination = match logged.entry {
            Entry::Played(_) | Entry::Takeback { .. } => {
                self.end_on_board().map(Termination::Board)
            }
            Entry::Resigned { by } => Some(Termination::Resigned { winner: !by }),
            Entry::DrawAgreed => Some(Termination::Agreed),
            Entry::DrawClaimed { claim } => Some(Termination::Claimed(claim)),
            Entry::TimeForfeit { by, result } => Some(Termination::TimeForfeit { by, result }),
            Entry::Aborted { why } => Some(Termination::Aborted(why)),
        };
        self.log.push(logged);
        Ok(())
    }

    /// The game as it was after entry `seq`.
    #[must_use]
    pub fn at(&self, seq: i64) -> Self {
        if seq >= self.seq() {
            return Self { replaces: None, ..self.clone() };
        }
        let mut then = Self {
            // What was left of its time then is not known.
            row: self.row.clone(),
            seen: self.seen,
            outcome: self.outcome,
            ..Self::begin(self.start.clone(), self.secret.clone(), self.players, self.file.clone())
        };
        for entry in self.log.iter().take_while(|entry| entry.seq <= seq) {
            // It followed once, so it does again.
            if let Err(refusal) = then.add(*entry) {
                tracing::error!(game = %self.id(), seq = entry.seq, ?refusal, "an entry does not follow");
                break;
            }
        }
        then
    }

    /// The message to edit the newest board into; none if that is sent as a new message. It is
    /// known only to the process that has just written the last entry.
    pub fn replaces(&self) -> Option<MessageId> {
        self.replaces
    }

    /// Sets the message to edit the newest board into.
    pub(super) fn set_replaces(&mut self, message: Option<MessageId>) {
        self.replaces = message;
    }

    /// Notes what the game came to in the end.
    pub(super) fn set_outcome(&mut self, outcome: Option<RatedResult>) {
        self.outcome = outcome;
    }

    /// What the game came to between two people, if it has ended and counts for something.
    pub fn outcome(&self) -> Option<RatedResult> {
        self.outcome.filter(|_| self.termination.is_some())
    }

    /// Whether it is to be rated: never against the engine, from a position or outside servers.
    pub fn is_rated(&self) -> bool {
        self.row.as_ref().is_some_and(|row| {
            let in_guild = row.guild_id.is_some();
            row.is_rated && row.start_fen.is_none() && in_guild && self.engine().is_none()
        })
    }

    /// When it was read, in Unix milliseconds.
    pub(super) fn seen(&self) -> i64 {
        self.seen
    }

    /// Its time, where it has a pace.
    pub fn time(&self) -> Option<GameClock> {
        self.clock.map(|clock| GameClock::new(clock, self.seen))
    }

    /// Takes over what an entry has made of its time, written at `now`.
    pub(super) fn set_time(&mut self, clock: Option<ClockRow>, now: i64) {
        (self.clock, self.seen) = (clock, now);
    }

    /// The game's id, which people see; 0 of a file that has none.
    pub fn id(&self) -> GameId {
        let number = self.file.as_ref().and_then(|file| file.number);
        self.row.as_ref().map(|row| row.game_id).or(number).unwrap_or(GameId(0))
    }

    /// The server; none outside servers.
    pub fn guild(&self) -> Option<GuildId> {
        self.row.as_ref()?.guild_id
    }

    /// Whether the bot is a user install where it is played: it may answer there, and do nothing by
    /// itself.
    pub fn is_user_install(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.is_user_install)
    }

    /// Whether it began from a challenge.
    pub fn is_by_challenge(&self) -> bool {
        self.row.as_ref().is_some_and(|row| row.challenge_id.is_some())
    }

    /// The code of the language of its boards; none: the server's.
    pub(super) fn language(&self) -> Option<&str> {
        self.row.as_ref()?.language.as_deref()
    }

    /// When it began, in Unix milliseconds.
    pub fn started(&self) -> i64 {
        let in_file = || self.file.as_ref().map(|file| file.started);
        self.row.as_ref().map(|row| row.started_at).or_else(in_file).unwrap_or_default()
    }

    /// Where it is played; 0 of a game that was read from a file.
    pub fn channel(&self) -> ChannelId {
        self.row.as_ref().map_or(ChannelId(0), |row| row.channel_id)
    }

    /// What its dice follow from.
    pub fn secret(&self) -> &Secret {
        &self.secret
    }

    /// The game by the rules, along what stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// How the game has ended, if it has.
    pub fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// The side that acts next, while the game runs.
    pub fn next(&self) -> Option<Color> {
        self.termination.is_none().then(|| self.position().side_to_act())
    }

    /// The last entry.
    pub fn last(&self) -> Option<LogEntry> {
        self.log.last().copied()
    }

    /// The number of the last entry, 0 at the start.
    pub fn seq(&self) -> i64 {
        self.log.last().map_or(0, |logged| logged.seq)
    }

    /// The board after the last entry.
    pub fn board(&self) -> BoardId {
        BoardId { game: self.id(), seq: self.seq() }
    }

    /// How many rolls stand.
    pub fn roll_count(&self) -> usize {
        let rolls = self.game.actions().iter();
        rolls.filter(|action| matches!(action, Action::Roll(_))).count()
    }

    /// How many turns stand: all that is neither a roll nor a decision on one.
    pub fn ply_count(&self) -> usize {
        self.game.actions().iter().filter(|action| action.is_turn()).count()
    }

    /// The number of the last turn that stands.
    pub fn last_move_number(&self) -> Option<MoveNumber> {
        self.game.move_number(self.ply_count())
    }

    /// Which turn a text names: the number of a move such as `12` or `12...`, a number of half-moves
    /// such as `23h`, or `0`, the start. None where no such turn stands.
    pub fn nth_turn(&self, text: &str) -> Option<usize> {
        let text = text.trim();
        let nth = if text == "0" {
            0
        } else if let Some(half_moves) = text.strip_suffix(['h', 'H']) {
            half_moves.trim_end().parse().ok()?
        } else {
            text.parse::<MoveNumber>().ok()?.since(self.game.positions()[0].move_number())? + 1
        };
        (nth <= self.ply_count()).then_some(nth)
    }

    /// The entries of the `number`th turn that stands and of the rolls and decisions that belong to
    /// it, all those before the next turn; of turn 0 the start alone. None where there is no such
    /// turn.
    pub fn seqs_of(&self, number: usize) -> Option<RangeInclusive<i64>> {
        if number == 0 {
            return Some(0..=0);
        }
        let mut played = self.standing.iter().zip(self.game.actions());
        let (&first, _) = played.by_ref().filter(|(_, action)| action.is_turn()).nth(number - 1)?;
        let rest = played.take_while(|(_, action)| !action.is_turn()).last();
        Some(first..=rest.map_or(first, |(&last, _)| last))
    }

    /// The entry of an action of the game, by its place among those that stand.
    pub fn seq_of(&self, action: usize) -> Option<i64> {
        self.standing.get(action).copied()
    }

    /// Who plays a side.
    pub fn player(&self, color: Color) -> Player {
        self.players[color]
    }

    /// The side of a person, if they play in this game.
    pub fn color_of(&self, user: UserId) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.player(color) == Player::User(user))
    }

    /// Checks what is stored of the game so that lists need no replay: result, and who is next.
    pub(super) fn check_row(&self) -> Result<(), String> {
        let result = self.termination.map(|termination| termination.result().name());
        let follows = (result, self.next().map(Color::name));
        let Some(row) = &self.row else { return Ok(()) };
        let stored = (row.result.as_deref(), row.side_to_act.map(<&str>::from));
        if stored == follows {
            return Ok(());
        }
        Err(format!("game {}: result and next are {stored:?}, not {follows:?}", self.id()))
    }
}
