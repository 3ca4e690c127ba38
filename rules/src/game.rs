//! A game: a start, the actions played, and the draws that only their history decides.

use std::fmt;
use std::sync::OnceLock;

use thiserror::Error;

use crate::fen::{self, FenError};
use crate::notation::{self, IllegalInput, Letters, PartialMove};
use crate::played_action::{ActionCache, PlayedAction};
use crate::variants::Variant;
use crate::{Action, Color, Phase, Position};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// Who has.
        winner: Color,
        /// How.
        by: WinReason,
    },
    /// Nobody has won.
    Draw(DrawReason),
}

/// How a game is won on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum WinReason {
    /// The loser's king is in check and cannot be saved.
    Checkmate,
    /// By the Null, which took the loser's king or put it in check.
    Null,
    /// By a goal that the game alone has.
    Goal,
}

/// How a game is drawn on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DrawReason {
    /// The side to move has no legal action and is not in check.
    Stalemate,
    /// Neither side can ever mate.
    Material,
    /// The same position came five times, or three times and was claimed.
    Repetition,
    /// 75 turns each without a capture or pawn move, or 50 and it was claimed.
    Moves,
    /// The Null came back where a king stood, or put both kings in check at once.
    Null,
}

/// Why the player to move may claim a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum DrawClaim {
    /// The position has come three times.
    Repetition,
    /// 50 turns each without a capture or pawn move.
    Moves,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner, by: WinReason::Checkmate } => write!(f, "{winner} checkmate"),
            Self::Win { winner, by: WinReason::Null } => write!(f, "{winner} null"),
            Self::Win { winner, by: WinReason::Goal } => write!(f, "{winner} goal"),
            Self::Draw(DrawReason::Null) => f.write_str("draw null"),
            Self::Draw(DrawReason::Stalemate) => f.write_str("draw stalemate"),
            Self::Draw(DrawReason::Material) => f.write_str("draw material"),
            Self::Draw(DrawReason::Repetition) => f.write_str("draw repetition"),
            Self::Draw(DrawReason::Moves) => f.write_str("draw moves"),
        }
    }
}

/// An action that is not legal in the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{0} is not legal here")]
pub struct IllegalAction(pub Action);

/// How often a position must come for the game to be drawn without a claim.
const FIVEFOLD: usize = 5;
/// How often it must have come for a claim.
const THREEFOLD: usize = 3;
/// The clock at which the game is drawn without a claim: 75 turns of both sides.
const MOVES_END: u32 = 150;
/// The clock from which a draw may be claimed: 50 turns of both sides.
const MOVES_CLAIM: u32 = 100;

/// A game in progress or ended.
#[derive(Clone)]
pub struct Game {
    variant: &'static dyn Variant,
    /// The start and the position after each action.
    positions: Vec<Position>,
    actions: Vec<Action>,
    /// Notation and events of each action, once somebody asks.
    caches: Vec<ActionCache>,
    /// What is legal in the present position, once somebody asks.
    legal: OnceLock<Vec<Action>>,
    /// The [repetition hash](Variant::repetition_hash) of each position that counted.
    hashes: Vec<u64>,
}

impl Game {
    /// A game from the variant's start.
    pub fn new(variant: &'static dyn Variant) -> Self {
        Self::from_fen(variant, variant.info().start_fen)
            .expect("every variant's start is a position")
    }

    /// A game from a position; its history begins there.
    ///
    /// # Errors
    ///
    /// Says what is wrong if `fen` is no position of the variant.
    pub fn from_fen(variant: &'static dyn Variant, fen: &str) -> Result<Self, FenError> {
        let start = fen::parse(variant, fen)?;
        let counts = counts_at_start(variant, &start);
        let hashes = counts.then(|| variant.repetition_hash(&start)).into_iter().collect();
        Ok(Self {
            variant,
            positions: vec![start],
            actions: Vec::new(),
            caches: Vec::new(),
            legal: OnceLock::new(),
            hashes,
        })
    }

    /// Which game it is.
    pub fn variant(&self) -> &'static dyn Variant {
        self.variant
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        self.positions.last().expect("a game has its start")
    }

    /// The start and the position after each action.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The actions played.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The present position as FEN.
    pub fn fen(&self) -> String {
        fen::write(self.variant, self.position())
    }

    /// Every action legal in the present position, in the order of their text. Draws by material,
    /// repetition and moves do not empty the list; mate, stalemate and an end by the Null do.
    ///
    /// The list is made when it is first asked for, and kept until the next action.
    pub fn legal_actions(&self) -> &[Action] {
        self.legal.get_or_init(|| {
            let mut actions = Vec::new();
            self.variant.legal_actions(self.position(), &mut actions);
            actions.sort_by_cached_key(ToString::to_string);
            actions
        })
    }

    /// Whether an action is legal in the present position.
    pub fn is_legal(&self, action: Action) -> bool {
        match self.legal.get() {
            Some(legal) => legal.contains(&action),
            None => self.variant.is_legal(self.position(), action),
        }
    }

    /// Each action played, the first one first.
    pub fn played_actions(
        &self,
    ) -> impl DoubleEndedIterator<Item = PlayedAction<'_>> + ExactSizeIterator {
        let around = self.positions.windows(2).zip(&self.actions).zip(&self.caches);
        around.map(|((around, &action), cache)| PlayedAction {
            variant: self.variant,
            before: &around[0],
            action,
            after: &around[1],
            cache,
        })
    }

    /// The last action, if one was played.
    pub fn last(&self) -> Option<PlayedAction<'_>> {
        self.played_actions().next_back()
    }

    /// Plays a legal action.
    ///
    /// # Errors
    ///
    /// Refuses an action that is not legal, and changes nothing.
    pub fn play(&mut self, action: Action) -> Result<(), IllegalAction> {
        if !self.is_legal(action) {
            return Err(IllegalAction(action));
        }
        self.play_unchecked(action);
        Ok(())
    }

    /// Plays an action that is known to be legal. After any other one, the game has no meaning.
    pub fn play_unchecked(&mut self, action: Action) {
        let next = self.variant.play(self.position(), action);
        if self.variant.counts_for_repetition(&next) {
            self.hashes.push(self.variant.repetition_hash(&next));
        }
        self.positions.push(next);
        self.actions.push(action);
        self.caches.push(ActionCache::default());
        self.legal.take();
    }

    /// Takes the last action back and returns it.
    pub fn takeback(&mut self) -> Option<Action> {
        let action = self.actions.pop()?;
        let position = self.positions.pop()?;
        self.caches.pop();
        self.legal.take();
        if self.variant.counts_for_repetition(&position) {
            self.hashes.pop();
        }
        Some(action)
    }

    /// The game as it stood after this many actions; as it stands, where it has no more.
    pub fn at(&self, ply: usize) -> Self {
        let mut then = self.clone();
        while then.actions.len() > ply {
            then.takeback();
        }
        then
    }

    /// How the game has ended, if it has.
    pub fn end(&self) -> Option<Outcome> {
        self.variant.end(self.position()).or_else(|| {
            if self.repetitions() >= FIVEFOLD {
                Some(Outcome::Draw(DrawReason::Repetition))
            } else if self.settled_clock() >= MOVES_END {
                Some(Outcome::Draw(DrawReason::Moves))
            } else {
                None
            }
        })
    }

    /// Why the player to move may claim a draw now, if they may.
    pub fn claim(&self) -> Option<DrawClaim> {
        if self.variant.end(self.position()).is_some() {
            None
        } else if self.repetitions() >= THREEFOLD {
            Some(DrawClaim::Repetition)
        } else if self.settled_clock() >= MOVES_CLAIM {
            Some(DrawClaim::Moves)
        } else {
            None
        }
    }

    /// The [repetition hash](Variant::repetition_hash) of each position that has come and
    /// counts for repetition, the first one first.
    pub fn repetition_hashes(&self) -> &[u64] {
        &self.hashes
    }

    /// How often the present position has come; 0 while it does not count for repetition.
    pub fn repetitions(&self) -> usize {
        let position = self.position();
        if !self.variant.counts_for_repetition(position) {
            return 0;
        }
        let hash = self.variant.repetition_hash(position);
        self.hashes.iter().filter(|known| **known == hash).count()
    }

    /// The present clock; 0 while the position does not count for repetition.
    fn settled_clock(&self) -> u32 {
        let position = self.position();
        if self.variant.counts_for_repetition(position) { position.halfmove } else { 0 }
    }

    /// The notation of a legal action for people.
    pub fn notation(&self, action: Action) -> String {
        self.variant.notation(self.position(), action)
    }

    /// The legal action that `text` means in English.
    ///
    /// # Errors
    ///
    /// Says why `text` does not name exactly one, and names the candidates.
    pub fn read(&self, text: &str) -> Result<Action, IllegalInput> {
        self.read_in(text, &Letters::default())
    }

    /// The legal action that `text` means, in English or by another language's letters.
    ///
    /// # Errors
    ///
    /// Says why `text` does not name exactly one, and names the candidates.
    pub fn read_in(&self, text: &str, letters: &Letters) -> Result<Action, IllegalInput> {
        notation::read(self.variant, self.position(), self.legal_actions(), text, letters)
    }

    /// The partial move that `text` means, where it [names no whole one](Game::read_in): what it leaves of
    /// the legal turns.
    pub fn partial_move_in(&self, text: &str, letters: &Letters) -> Option<PartialMove> {
        notation::partial_move(self.variant, self.position(), self.legal_actions(), text, letters)
    }

    /// The same in English.
    pub fn partial_move(&self, text: &str) -> Option<PartialMove> {
        self.partial_move_in(text, &Letters::default())
    }
}

/// Whether a position that a game begins with counts for repetition.
///
/// A die that shows a number was rolled in a position that counted. While a roll or a decision is
/// owed, the position that it leads to counts instead.
fn counts_at_start(variant: &dyn Variant, start: &Position) -> bool {
    variant.counts_for_repetition(start) || matches!(start.phase, Phase::MoveWithRoll(_))
}
