//! What a picture shows, as plain data.

use std::fmt;

use rules::{
    Action, Bitboard, Color, Draw, End, Event, Game, Phase, Position, Square, Variant, Victory,
};

/// What a picture shows.
///
/// It owns all that it shows, so it may be drawn on another thread.
#[derive(Clone)]
pub struct Scene {
    /// The game's rules.
    pub variant: &'static dyn Variant,
    /// The position.
    pub position: Position,
    /// The side that looks: its first rank is at the bottom.
    pub side: Color,
    /// The last turn, if one was made.
    pub last: Option<LastTurn>,
    /// The die.
    pub die: Die,
    /// The squares of the royal pieces in check.
    pub checked: Bitboard,
    /// The square chosen so far.
    pub selected: Option<Square>,
    /// Where the piece chosen, or any, may go.
    pub targets: Bitboard,
    /// How the game has ended, if it has.
    pub over: Option<Over>,
}

/// A turn that has been made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// Who made it.
    pub by: Color,
    /// The notation for people.
    pub notation: String,
    /// What it and all that followed it did, in order.
    pub events: Vec<Event>,
}

/// What the die has to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Die {
    /// The game has none.
    Absent,
    /// It takes no part in this turn.
    Unused,
    /// It is to be rolled by this side.
    Due(Color),
    /// It has just been rolled.
    Shows {
        /// 1 to 8.
        number: u8,
        /// What the number asks for, in words such as `the e-file`.
        meaning: Option<String>,
        /// The squares that it points at.
        squares: Bitboard,
        /// What it asks of the player.
        force: Force,
    },
}

/// What a roll asks of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// The turn must land on the squares that the die points at.
    Binding,
    /// No legal move lands there, so any may be played.
    Free,
    /// Nothing more: it has had its effect.
    Spent,
}

/// How a game has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who has won; nobody in a draw.
    pub winner: Option<Color>,
    /// By what, in words such as `checkmate` or `resignation`.
    pub reason: String,
}

impl Scene {
    /// A position without a history, seen from `side`.
    pub fn of_position(variant: &'static dyn Variant, position: Position, side: Color) -> Self {
        let checked =
            Color::BOTH.into_iter().filter_map(|color| variant.checked(&position, color)).collect();
        Self {
            variant,
            position,
            side,
            last: None,
            die: die(variant, &position),
            checked,
            selected: None,
            targets: Bitboard::EMPTY,
            over: variant.end(&position).map(Over::from),
        }
    }

    /// A game as it stands, with its last turn and the rolls since, seen from `side`.
    ///
    /// A public board is seen from `game.position().actor()`.
    pub fn of_game(game: &Game, side: Color) -> Self {
        let mut scene = Self::of_position(game.variant(), *game.position(), side);
        scene.last = last_turn(game);
        if let (Some(&Action::Roll(number)), Die::Unused) = (game.actions().last(), &scene.die) {
            let roller = game.positions()[game.actions().len() - 1].actor();
            scene.die = shown(scene.variant, &scene.position, number, roller, Force::Spent);
        }
        scene.over = game.end().map(Over::from);
        scene
    }

    /// The same while a turn is chosen: the square chosen so far, and where the turn may go on.
    #[must_use]
    pub fn with_choice(mut self, selected: Option<Square>, targets: Bitboard) -> Self {
        self.selected = selected;
        self.targets = targets;
        self
    }

    /// The same while the piece on `square` is chosen, with every square it may go to.
    #[must_use]
    pub fn with_piece(self, square: Square) -> Self {
        let targets = moves(self.variant, &self.position)
            .filter_map(|(from, to)| (from == square).then_some(to))
            .collect();
        self.with_choice(Some(square), targets)
    }

    /// The same when the game has ended by something that the board does not show, such as
    /// `resignation`.
    #[must_use]
    pub fn with_result(mut self, winner: Option<Color>, reason: &str) -> Self {
        self.over = Some(Over { winner, reason: reason.to_owned() });
        if let Die::Due(_) = self.die {
            self.die = Die::Unused;
        }
        self
    }

    /// What the last turn and all that followed it did.
    pub fn events(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |last| &last.events)
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene")
            .field("variant", &self.variant.id())
            .field("position", &self.position)
            .field("side", &self.side)
            .field("last", &self.last)
            .field("die", &self.die)
            .field("checked", &self.checked)
            .field("selected", &self.selected)
            .field("targets", &self.targets)
            .field("over", &self.over)
            .finish()
    }
}

impl From<End> for Over {
    fn from(end: End) -> Self {
        let (winner, reason) = match end {
            End::Win { winner, by } => (
                Some(winner),
                match by {
                    Victory::Checkmate => "checkmate",
                    Victory::Null => "the Null",
                },
            ),
            End::Draw(draw) => (
                None,
                match draw {
                    Draw::Stalemate => "stalemate",
                    Draw::Material => "a dead position",
                    Draw::Repetition => "repetition",
                    Draw::Moves => "the count of moves",
                    Draw::Null => "the Null",
                },
            ),
        };
        Self { winner, reason: reason.to_owned() }
    }
}

/// The last action that is no roll, with the events from there on.
fn last_turn(game: &Game) -> Option<LastTurn> {
    let actions = game.actions();
    let index = actions.iter().rposition(|action| action.is_turn())?;
    let variant = game.variant();
    let before = &game.positions()[index];
    let since = game.positions()[index..].iter().zip(&actions[index..]);
    Some(LastTurn {
        by: before.actor(),
        notation: variant.notation(before, actions[index]),
        events: since.flat_map(|(position, &action)| variant.events(position, action)).collect(),
    })
}

fn die(variant: &dyn Variant, position: &Position) -> Die {
    match position.phase {
        _ if !variant.has_die() => Die::Absent,
        Phase::Turn | Phase::Decide { .. } | Phase::Over(_) => Die::Unused,
        Phase::Roll { by } => Die::Due(by),
        Phase::Rolled(number) => {
            let mut die = shown(variant, position, number, position.turn, Force::Free);
            if let Die::Shows { squares, force, .. } = &mut die
                && moves(variant, position).any(|(_, to)| squares.contains(to))
            {
                *force = Force::Binding;
            }
            die
        }
    }
}

fn shown(
    variant: &dyn Variant,
    position: &Position,
    number: u8,
    roller: Color,
    force: Force,
) -> Die {
    let (meaning, squares) = variant.die_meaning(position, number, roller).unzip();
    Die::Shows { number, meaning, squares: squares.into_iter().flatten().collect(), force }
}

/// From where to where the legal moves go.
fn moves(variant: &dyn Variant, position: &Position) -> impl Iterator<Item = (Square, Square)> {
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions.into_iter().filter_map(|action| action.step().map(|step| (step.from, step.to)))
}
