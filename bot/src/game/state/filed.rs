//! What a game's file needs of it, and a game that was read from one.

use rules::pgn;
use rules::{Action, ByColor, Color, DrawReason, Game, Outcome};

use super::GameState;
use crate::game::file::{ImportedGame, Proof};
use crate::game::{GameResult, LogEntry, Player, Secret, Termination};
use crate::ids::GameId;

impl GameState {
    /// A game that is read from a file, with nothing played yet. Who plays is in its names, and
    /// nobody can act in it.
    pub(in crate::game) fn imported(game: Game, secret: Secret, file: ImportedGame) -> Self {
        let nobody = ByColor { white: Player::Deleted, black: Player::Deleted };
        Self::begin(game, secret, nobody, Some(file))
    }

    /// How the rules have ended the game. In a file it may go on after a draw that only our table
    /// knows.
    pub(super) fn end_on_board(&self) -> Option<Outcome> {
        let goes_on = |end: &Outcome| {
            matches!(
                end,
                Outcome::Draw(DrawReason::Material | DrawReason::Repetition | DrawReason::Moves)
            )
        };
        self.game.end().filter(|end| self.file.is_none() || !goes_on(end))
    }

    /// Ends a game that was read from a file, whose log does not, as the file says.
    pub(in crate::game) fn end_in_file(
        &mut self,
        result: Option<GameResult>,
        how: pgn::Termination,
    ) {
        if self.termination.is_some() {
            return;
        }
        let on_board = self.game.end().filter(|end| {
            how == pgn::Termination::NotSaid
                && result.is_none_or(|said| said == GameResult::of(*end))
        });
        let in_file = result.map(|result| Termination::InFile { result, how });
        self.termination = on_board.map(Termination::Board).or(in_file);
    }

    /// What its file says, where it was read from one.
    pub fn file(&self) -> Option<&ImportedGame> {
        self.file.as_ref()
    }

    /// Its number among ours; none where it was read from a file that has none.
    pub fn number(&self) -> Option<GameId> {
        self.file.as_ref().map_or_else(|| Some(self.id()), |file| file.number)
    }

    /// Its number as people see it.
    pub fn shown_number(&self) -> String {
        self.number().map_or_else(|| "–".to_owned(), |number| number.to_string())
    }

    /// Its whole log.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// Whether the entry `to` stands, or it is 0 for the start, and something that stands came
    /// after.
    pub(in crate::game) fn can_take_back_to(&self, to: i64) -> bool {
        (to == 0 || self.standing.contains(&to)) && self.standing.last().is_some_and(|it| *it > to)
    }

    /// Where it began, as FEN; none where that is the start of every such game.
    pub fn start_fen(&self) -> Option<String> {
        Some(self.start.fen()).filter(|fen| fen != self.start.variant().info().start_fen)
    }

    /// What was promised about its dice; none where nobody says.
    pub fn commitment(&self) -> Option<String> {
        match &self.file {
            Some(file) => file.commitment.clone(),
            None => Some(self.secret.commitment()),
        }
    }

    /// The secret of its dice, once it has ended; none where its file does not tell it.
    pub fn revealed(&self) -> Option<String> {
        let told = self.file.as_ref().is_none_or(|file| file.has_secret);
        (told && self.termination.is_some()).then(|| self.secret.reveal())
    }

    /// What becomes of its dice when they are held against its own promise and secret.
    pub fn proof(&self) -> Proof {
        let (Some(game), Some(_)) = (self.number(), self.revealed()) else {
            return Proof::None;
        };
        if self.commitment().is_some_and(|hash| hash != self.secret.commitment()) {
            return Proof::WrongSecret;
        }
        self.wrong_roll(game).map_or(Proof::Holds, Proof::WrongRoll)
    }

    /// The first of the rolls that stand, from 1, that does not follow from the secret and the
    /// number `game`.
    pub(in crate::game) fn wrong_roll(&self, game: GameId) -> Option<usize> {
        let rolls = self.game.actions().iter().filter_map(|action| match action {
            Action::Roll(number) => Some(*number),
            _ => None,
        });
        let mut rolls = (1..).zip(rolls);
        let wrong = rolls.find(|(number, roll)| self.secret.roll(game, *number) != *roll);
        wrong.map(|(number, _)| number)
    }

    /// How a player is called by the file that the game was read from, if it was.
    pub fn name_in_file(&self, side: Color) -> Option<&str> {
        self.file.as_ref().map(|file| file.names[side].as_str())
    }
}
