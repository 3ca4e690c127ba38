//! A game with its record: what happened so far, and who may act now. Knows nothing of Discord.

use std::ops::RangeInclusive;

use rules::{Action, Color, End, Game, Phase, Position};

use crate::error::Error;
use crate::ids::UserId;
use crate::store::{GameRow, Turn};
use crate::ui::reply::BoardRef;
use crate::ui::settings::Look;

/// How a game ended at the table: on the board, or by a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Board(End),
    /// The other side resigned.
    Resigned {
        /// Who has won.
        winner: Color,
    },
}

impl Ending {
    /// Who has won, if anybody.
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Board(End::Win { winner, .. }) | Self::Resigned { winner } => Some(winner),
            Self::Board(End::Draw(_)) => None,
        }
    }
}

/// A game with its record, as far as turn [`Record::seq`].
#[derive(Clone)]
pub struct Record {
    row: GameRow,
    turns: Vec<Turn>,
    game: Game,
    ending: Option<Ending>,
}

/// What is stored of a turn that plays an action of the rules.
pub(crate) const PLAY: &str = "play";
/// What is stored of a resignation.
pub(crate) const RESIGN: &str = "resign";

impl Record {
    /// Replays a record.
    pub(crate) fn replay(row: GameRow, turns: Vec<Turn>) -> Result<Self, Error> {
        let broken = |why: String| Error::Record(row.id, why);
        let variant = rules::variants::by_id(&row.variant)
            .ok_or_else(|| broken(format!("no game is called {}", row.variant)))?;
        let mut record = Self { game: Game::new(variant), ending: None, turns: Vec::new(), row };
        for turn in turns {
            record.add(turn).map_err(|why| Error::Record(record.row.id, why))?;
        }
        Ok(record)
    }

    /// Adds a turn of the record to the game.
    pub(crate) fn add(&mut self, turn: Turn) -> Result<(), String> {
        match turn.kind.as_str() {
            PLAY => {
                let action: Action =
                    turn.action.parse().map_err(|error| format!("turn {}: {error}", turn.seq))?;
                self.game.play(action).map_err(|error| format!("turn {}: {error}", turn.seq))?;
                self.ending = self.game.end().map(Ending::Board);
            }
            RESIGN => {
                let color = self.color_of(turn.player).ok_or("a stranger resigned")?;
                self.ending = Some(Ending::Resigned { winner: !color });
            }
            kind => return Err(format!("turn {} is of the unknown kind {kind}", turn.seq)),
        }
        self.turns.push(turn);
        Ok(())
    }

    /// The record as it was after turn `seq`.
    ///
    /// # Errors
    ///
    /// Fails where the record is broken.
    pub fn at(&self, seq: i64) -> Result<Self, Error> {
        let turns = self.turns.iter().filter(|turn| turn.seq <= seq).cloned().collect();
        Self::replay(self.row.clone(), turns)
    }

    /// What is stored of the game besides its turns.
    pub fn row(&self) -> &GameRow {
        &self.row
    }

    /// The game by the rules.
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

    /// The last turn.
    pub fn last_turn(&self) -> Option<&Turn> {
        self.turns.last()
    }

    /// The number of the last turn, 0 at the start.
    pub fn seq(&self) -> i64 {
        self.turns.last().map_or(0, |turn| turn.seq)
    }

    /// The board after the last turn.
    pub fn board(&self) -> BoardRef {
        BoardRef { game: self.row.id, seq: self.seq() }
    }

    /// How many turns were made: all that is neither a roll nor a decision on one.
    pub fn turn_count(&self) -> usize {
        self.game.actions().iter().filter(|action| action.is_turn()).count()
    }

    /// The numbers under which the `number`th turn is written and the rolls and decisions that
    /// belong to it, all those before the next turn; of turn 0 the start alone. None where no such
    /// turn was made.
    pub fn steps_of(&self, number: usize) -> Option<RangeInclusive<i64>> {
        if number == 0 {
            return Some(0..=0);
        }
        let actions = self.game.actions().iter();
        let mut played = self.turns.iter().filter(|turn| turn.kind == PLAY).zip(actions);
        let (first, _) = played.by_ref().filter(|(_, action)| action.is_turn()).nth(number - 1)?;
        let rest = played.take_while(|(_, action)| !action.is_turn()).last();
        Some(first.seq..=rest.map_or(first.seq, |(last, _)| last.seq))
    }

    /// How the board looks that all see: as the player has chosen who is next, and at the end as
    /// the server has.
    pub fn look(&self) -> Look {
        match self.ending {
            None => self.row.tastes[self.position().actor()].or(self.row.server_taste).look(),
            Some(_) => self.shared_look(),
        }
    }

    /// How pictures of the game look that are nobody's: as the server has chosen.
    pub fn shared_look(&self) -> Look {
        self.row.server_taste.look()
    }

    /// The side of a person, if they play in this game.
    pub fn color_of(&self, user: UserId) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.player(color) == user)
    }

    /// Who plays a side.
    pub fn player(&self, color: Color) -> UserId {
        match color {
            Color::White => self.row.white,
            Color::Black => self.row.black,
        }
    }

    /// The side of a person who plays in this running game.
    ///
    /// # Errors
    ///
    /// Tells them why not, where they do not.
    pub fn seat(&self, user: UserId) -> Result<Color, Error> {
        let id = self.row.id;
        if self.ending.is_some() {
            let text = format!("Game {id} has ended. `/challenge` starts another one.");
            return Err(Error::mistake(text));
        }
        self.color_of(user).ok_or_else(|| {
            Error::mistake(format!(
                "Game {id} is played by two other people, and only they can act in it. \
                 `/challenge` starts a game of your own."
            ))
        })
    }

    /// Checks that it is for this person to roll, to decide on a roll or to move.
    ///
    /// # Errors
    ///
    /// Tells them why not, where it is not.
    pub fn check_turn(&self, user: UserId) -> Result<(), Error> {
        let color = self.seat(user)?;
        let actor = self.position().actor();
        if color == actor {
            return Ok(());
        }
        let next = side_name(actor);
        let awaited = match self.position().phase {
            Phase::Roll { by } if by != self.position().turn => {
                format!("{next} has to roll the die first")
            }
            Phase::Decide { .. } => format!("{next} has to decide on the roll first"),
            _ => format!("It is {next}'s turn"),
        };
        Err(Error::mistake(format!(
            "{awaited}, and you play {}. I will mention you when it is your turn.",
            side_name(color),
        )))
    }

    /// Checks that this person acts now, and no die is due before.
    ///
    /// # Errors
    ///
    /// Tells them why not, where they do not.
    pub fn check_act(&self, user: UserId) -> Result<(), Error> {
        self.check_turn(user)?;
        if self.position().is_roll_due() {
            return Err(Error::mistake(
                "The die comes first: press **Roll** under the board, or type `/roll`.",
            ));
        }
        Ok(())
    }

    /// Checks that this person may choose a move now: neither a roll nor a decision is due before.
    ///
    /// # Errors
    ///
    /// Tells them why not, where they may not.
    pub fn check_move(&self, user: UserId) -> Result<(), Error> {
        self.check_act(user)?;
        match self.position().phase {
            Phase::Decide { .. } => Err(Error::mistake(self.decide_first())),
            _ => Ok(()),
        }
    }

    /// How to decide on the roll, for the player who tries something else.
    fn decide_first(&self) -> String {
        let prevent = "prevent it by giving up your Totem, with **Prevent** under the board or \
                       `/move prevent`";
        if self.game.is_legal(Action::Accept) {
            format!(
                "The roll put you in check, and you decide on it first: {prevent}, or accept it, \
                 with **Accept the roll** or `/move accept`."
            )
        } else {
            let other = side_name(self.position().turn);
            format!("The roll put you in check, and {other} is to move. You must {prevent}.")
        }
    }

    /// Checks that a button or menu is of the board as it stands now.
    ///
    /// # Errors
    ///
    /// Tells the person what has happened since, where it is not.
    pub fn check_seq(&self, seq: i64) -> Result<(), Error> {
        let what = match self.seq().checked_sub(seq) {
            Some(0) => return Ok(()),
            Some(1) => "one turn or roll was made since".to_owned(),
            Some(since @ 2..) => format!("{since} turns and rolls were made since"),
            Some(..0) | None => "I know of no such turn".to_owned(),
        };
        let id = self.row.id;
        Err(Error::mistake(format!(
            "That is an old board of game {id}: {what}. `/board` shows the newest one."
        )))
    }
}

/// `White` or `Black`.
pub fn side_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
