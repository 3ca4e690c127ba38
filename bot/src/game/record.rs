//! A game with its log: what happened so far, and who may act now.

use std::ops::RangeInclusive;

use rules::{Action, ByColor, Claim, Color, End, Game, Phase, Position};

use super::{AbortReason, Duty, Entry, Error, GameResult, Logged, Player, Refusal, Secret};
use crate::ids::{ChannelId, GameId, UserId};
use crate::store::{EntryRow, GameRow};

/// A board: what a game looked like after an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct BoardRef {
    /// The game.
    pub game: GameId,
    /// The entry's ply, 0 for the start.
    pub ply: i64,
}

/// How a game ended at the table: on the board, or by a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Board(End),
    /// A side resigned.
    Resigned {
        /// The other one.
        winner: Color,
    },
    /// Both agreed to a draw.
    Agreed,
    /// A draw was claimed.
    Claimed(Claim),
    /// A side's time ran out.
    Flagged {
        /// That side.
        by: Color,
        /// What that makes of the game.
        result: GameResult,
    },
    /// It was closed without a result.
    Aborted(AbortReason),
}

impl Ending {
    /// What the game came to.
    pub fn result(self) -> GameResult {
        match self {
            Self::Board(end) => GameResult::of(end),
            Self::Resigned { winner } => GameResult::Won(winner),
            Self::Agreed | Self::Claimed(_) => GameResult::Drawn,
            Self::Flagged { result, .. } => result,
            Self::Aborted(_) => GameResult::Aborted,
        }
    }

    /// Who has won, if anybody.
    pub fn winner(self) -> Option<Color> {
        match self.result() {
            GameResult::Won(winner) => Some(winner),
            GameResult::Drawn | GameResult::Aborted => None,
        }
    }
}

/// A game with its log, as far as ply [`Record::ply`].
#[derive(Clone)]
pub struct Record {
    row: GameRow,
    secret: Secret,
    players: ByColor<Player>,
    log: Vec<Logged>,
    /// The plies of the actions that stand, one for each action of `game`.
    standing: Vec<i64>,
    game: Game,
    ending: Option<Ending>,
}

impl Record {
    /// Replays a log.
    ///
    /// # Errors
    ///
    /// Fails where a row was never written so.
    pub(super) fn replay(row: GameRow, rows: &[EntryRow]) -> Result<Self, Error> {
        let game = row.id;
        let broken = |why: String| Error::Broken { game, why };
        let mut record = Self::start(row).map_err(broken)?;
        for row in rows {
            let logged = Logged::read(row).map_err(broken)?;
            record.add(logged).map_err(|refusal| broken(format!("{logged:?}: {refusal:?}")))?;
        }
        Ok(record)
    }

    fn start(row: GameRow) -> Result<Self, String> {
        let variant = rules::variants::by_id(&row.variant)
            .ok_or_else(|| format!("no game is called {}", row.variant))?;
        let game = match &row.start {
            Some(fen) => Game::from_fen(variant, fen).map_err(|error| error.to_string())?,
            None => Game::new(variant),
        };
        let secret = Secret::from_hex(&row.secret).ok_or("the secret is no secret")?;
        let players = ByColor {
            white: row.seats[Color::White].into(),
            black: row.seats[Color::Black].into(),
        };
        Ok(Self {
            row,
            secret,
            players,
            log: Vec::new(),
            standing: Vec::new(),
            ending: game.end().map(Ending::Board),
            game,
        })
    }

    /// Adds an entry, if it can follow.
    pub(super) fn add(&mut self, logged: Logged) -> Result<(), Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Ended(self.id()));
        }
        match logged.entry {
            Entry::Played(action) => {
                self.game.play(action).map_err(|_| Refusal::Illegal(action))?;
                self.standing.push(logged.ply);
            }
            Entry::TookBack { to } => {
                while self.standing.pop_if(|ply| *ply > to).is_some() {
                    self.game.takeback();
                }
            }
            _ => {}
        }
        self.ending = match logged.entry {
            Entry::Played(_) | Entry::TookBack { .. } => self.game.end().map(Ending::Board),
            Entry::Resigned { by } => Some(Ending::Resigned { winner: !by }),
            Entry::DrawAgreed => Some(Ending::Agreed),
            Entry::DrawClaimed { claim } => Some(Ending::Claimed(claim)),
            Entry::Flagged { by, result } => Some(Ending::Flagged { by, result }),
            Entry::Aborted { why } => Some(Ending::Aborted(why)),
        };
        self.log.push(logged);
        Ok(())
    }

    /// The record as it was after entry `ply`.
    ///
    /// # Errors
    ///
    /// Fails where the log is broken.
    pub fn at(&self, ply: i64) -> Result<Self, Error> {
        let rows = self.log.iter().filter(|logged| logged.ply <= ply).map(Logged::row);
        Self::replay(self.row.clone(), &rows.collect::<Vec<_>>())
    }

    /// The game's id, which people see.
    pub fn id(&self) -> GameId {
        self.row.id
    }

    /// Where it is played.
    pub fn channel(&self) -> ChannelId {
        self.row.channel
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
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The side that acts next, while the game runs.
    pub fn next(&self) -> Option<Color> {
        self.ending.is_none().then(|| self.position().actor())
    }

    /// The last entry.
    pub fn last(&self) -> Option<Logged> {
        self.log.last().copied()
    }

    /// The ply of the last entry, 0 at the start.
    pub fn ply(&self) -> i64 {
        self.log.last().map_or(0, |logged| logged.ply)
    }

    /// The board after the last entry.
    pub fn board(&self) -> BoardRef {
        BoardRef { game: self.id(), ply: self.ply() }
    }

    /// How many rolls stand.
    pub fn roll_count(&self) -> usize {
        let rolls = self.game.actions().iter();
        rolls.filter(|action| matches!(action, Action::Roll(_))).count()
    }

    /// How many turns stand: all that is neither a roll nor a decision on one.
    pub fn turn_count(&self) -> usize {
        self.game.actions().iter().filter(|action| action.is_turn()).count()
    }

    /// The plies of the `number`th turn that stands and of the rolls and decisions that belong to
    /// it, all those before the next turn; of turn 0 the start alone. None where there is no such
    /// turn.
    pub fn plies_of(&self, number: usize) -> Option<RangeInclusive<i64>> {
        if number == 0 {
            return Some(0..=0);
        }
        let mut played = self.standing.iter().zip(self.game.actions());
        let (&first, _) = played.by_ref().filter(|(_, action)| action.is_turn()).nth(number - 1)?;
        let rest = played.take_while(|(_, action)| !action.is_turn()).last();
        Some(first..=rest.map_or(first, |(&last, _)| last))
    }

    /// Who plays a side.
    pub fn player(&self, color: Color) -> Player {
        self.players[color]
    }

    /// The side of a person, if they play in this game.
    pub fn color_of(&self, user: UserId) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.player(color) == Player::Person(user))
    }

    /// The side of a person who plays in this running game.
    ///
    /// # Errors
    ///
    /// Refused where they do not, or it has ended.
    pub fn seat(&self, user: UserId) -> Result<Color, Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Ended(self.id()));
        }
        self.color_of(user).ok_or(Refusal::NotSeated(self.id()))
    }

    /// Checks that it is for this person to roll, to decide on a roll or to make a turn.
    ///
    /// # Errors
    ///
    /// Refused where it is not.
    pub fn check_next(&self, user: UserId) -> Result<(), Refusal> {
        let own = self.seat(user)?;
        let next = self.position().actor();
        if own == next {
            return Ok(());
        }
        let duty = match self.position().phase {
            Phase::Roll { by } if by != self.position().turn => Duty::Roll,
            Phase::Decide { .. } => Duty::Decide,
            _ => Duty::Turn,
        };
        Err(Refusal::NotNext { next, duty, own })
    }

    /// Checks that this person acts now, and no die is due before.
    ///
    /// # Errors
    ///
    /// Refused where they do not.
    pub fn check_act(&self, user: UserId) -> Result<(), Refusal> {
        self.check_next(user)?;
        if self.position().is_roll_due() { Err(Refusal::RollFirst) } else { Ok(()) }
    }

    /// Checks that this person may make a turn now: neither a roll nor a decision is due before.
    ///
    /// # Errors
    ///
    /// Refused where they may not.
    pub fn check_turn(&self, user: UserId) -> Result<(), Refusal> {
        self.check_act(user)?;
        match self.position().phase {
            Phase::Decide { .. } => Err(Refusal::DecideFirst {
                can_accept: self.game.is_legal(Action::Accept),
                mover: self.position().turn,
            }),
            _ => Ok(()),
        }
    }

    /// Checks that this person may roll now.
    ///
    /// # Errors
    ///
    /// Refused where they may not.
    pub fn check_roll(&self, user: UserId) -> Result<(), Refusal> {
        let variant = self.game.variant();
        if !variant.features().die {
            self.seat(user)?;
            return Err(Refusal::NoDie(variant.id()));
        }
        self.check_next(user)?;
        if self.position().is_roll_due() {
            return Ok(());
        }
        self.check_turn(user)?;
        Err(Refusal::NoRollDue)
    }

    /// Checks that a board is the newest one.
    ///
    /// # Errors
    ///
    /// Refused where it is not.
    pub fn check_newest(&self, ply: i64) -> Result<(), Refusal> {
        let since = self.ply().checked_sub(ply).and_then(|since| u64::try_from(since).ok());
        match since {
            Some(0) => Ok(()),
            since => Err(Refusal::OldBoard { game: self.id(), since }),
        }
    }

    /// Checks what is stored of the game so that lists need no replay: result, and who is next.
    pub(super) fn check_row(&self) -> Result<(), String> {
        let result = self.ending.map(|ending| ending.result().name());
        let next = self.next().map(Color::name);
        if (self.row.result.as_deref(), self.row.next.as_deref()) == (result, next) {
            return Ok(());
        }
        let (stored, id) = ((&self.row.result, &self.row.next), self.id());
        Err(format!("game {id}: result and next are {stored:?}, not {:?}", (result, next)))
    }
}
