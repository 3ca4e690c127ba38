//! Who may act in a game now.

use rules::{Action, Color, Phase};

use crate::game::{GameState, Reason, Refusal};
use crate::ids::UserId;
use speech::Argument;

impl GameState {
    /// The side of a person who plays in this running game. Refused if they do not, or it has
    /// ended.
    pub fn seat(&self, user: UserId) -> Result<Color, Refusal> {
        if self.termination().is_some() {
            return Err(Refusal::ended(self.id()));
        }
        self.color_of(user).ok_or(Refusal::not_seated(self.id()))
    }

    /// Checks that it is for this person to roll, to decide on a roll or to make a turn. Refused if
    /// it is not.
    pub fn check_next(&self, user: UserId) -> Result<(), Refusal> {
        let own = self.seat(user)?;
        let next = self.position().side_to_act();
        if own == next {
            return Ok(());
        }
        if self.engine_next().is_some() {
            return Err(Refusal::new("refused-engine-thinks"));
        }
        let duty = match self.position().phase {
            Phase::Roll { by } if by != self.position().turn => "roll",
            Phase::AnswerRoll { .. } => "decide",
            _ => "turn",
        };
        Err(Refusal::new("refused-not-next").with("duty", duty).with("side", next).with("own", own))
    }

    /// Checks that this person acts now, and no die is due before. Refused if they do not.
    pub fn check_act(&self, user: UserId) -> Result<(), Refusal> {
        self.check_next(user)?;
        if self.position().is_roll_due() { Err(Refusal::new("refused-roll-first")) } else { Ok(()) }
    }

    /// Checks that this person may make a turn now: neither a roll nor a decision is due before.
    /// Refused if they may not.
    pub fn check_turn(&self, user: UserId) -> Result<(), Refusal> {
        self.check_act(user)?;
        match self.position().phase {
            Phase::AnswerRoll { .. } if self.game().is_legal(Action::Accept) => {
                Err(Refusal::new("refused-decide-first"))
            }
            Phase::AnswerRoll { .. } => {
                Err(Refusal::new("refused-prevent-first").with("side", self.position().turn))
            }
            _ => Ok(()),
        }
    }

    /// Checks that this person may roll now. Refused if they may not.
    pub fn check_roll(&self, user: UserId) -> Result<(), Refusal> {
        let variant = self.game().variant();
        if !variant.features().die {
            self.seat(user)?;
            return Err(Refusal::new("refused-no-die")
                .with("game", Argument::Game(variant.id().to_owned())));
        }
        self.check_next(user)?;
        if self.position().is_roll_due() {
            return Ok(());
        }
        self.check_turn(user)?;
        Err(Refusal::new("refused-no-roll-due"))
    }

    /// Checks that a board is the newest one. Refused if it is not.
    pub fn check_newest(&self, seq: i64) -> Result<(), Refusal> {
        let since = self.seq().checked_sub(seq).and_then(|since| u64::try_from(since).ok());
        match since {
            Some(0) => Ok(()),
            since => Err(self.old_board(since, seq)),
        }
    }
    /// The refusal of what was clicked on an old board, or on one that there never was.
    fn old_board(&self, since: Option<u64>, seq: i64) -> Refusal {
        let of_game = |key| Refusal::of_game(key, self.id()).because(Reason::OutOfDate);
        match since {
            _ if self.has_taken_back_since(seq) => of_game("refused-old-board-taken-back"),
            Some(since) => {
                let since = i64::try_from(since).unwrap_or(i64::MAX);
                of_game("refused-old-board").with("since", since)
            }
            None => of_game("refused-unknown-board"),
        }
    }

    /// The refusal of a turn that was not made.
    pub fn no_such_turn(&self) -> Refusal {
        match self.last_move_number() {
            None => Refusal::of_game("refused-no-turn-yet", self.id()),
            Some(last) => {
                Refusal::of_game("refused-no-such-turn", self.id()).with("last", last.to_string())
            }
        }
    }
}
