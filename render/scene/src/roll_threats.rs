//! What the next roll for the Null would cost, before it is rolled.

use std::cmp::Reverse;

use rules::{
    Action, Color, DrawReason, Event, EventKind, Outcome, Phase, Piece, Position, Role, Square,
    Variant, WinReason,
};

/// What a number would do, if it were rolled, that ends the game or costs something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct RollThreat {
    /// 1 to 8.
    pub number: u8,
    /// How the game would end by it, if it would.
    pub end: Option<Outcome>,
    /// What it would do.
    pub kind: ThreatKind,
}

/// How much a number would cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Severity {
    /// Something that matters, while the game goes on.
    Loss,
    /// The game.
    End,
}

/// One thing that a roll would do to harm a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ThreatKind {
    /// A side would have to give up its Totem to prevent the roll.
    Prevents {
        /// Which side.
        side: Color,
    },
    /// The Null would take a piece.
    Takes {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// The Null would come back onto a piece.
    Removes {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// A Totem would be sent home onto a piece, which it strikes.
    Strikes {
        /// The Totem.
        totem: Piece,
        /// Its home.
        home: Square,
        /// The piece that stands there.
        struck: Piece,
    },
    /// A Totem would be sent home onto its own royal piece, which goes where the Totem stands.
    Displaces {
        /// The Totem.
        totem: Piece,
        /// Its home.
        home: Square,
        /// The royal piece that stands there.
        royal: Piece,
        /// Where it goes.
        to: Square,
        /// What it is there.
        becomes: Role,
    },
    /// An Ascended King would become a king again, which costs its owner the Totem, or the game
    /// without one.
    Demotes {
        /// The Ascended King.
        royal: Piece,
    },
    /// The Null would put this side in check, which cannot prevent it.
    Checks(Color),
    /// The Null would put both sides in check, and neither can prevent it.
    ChecksBoth,
    /// This side would be checkmated.
    Mates(Color),
    /// This side would have no legal turn, and not be in check.
    Stalemates(Color),
}

impl RollThreat {
    /// How much it costs.
    pub const fn severity(&self) -> Severity {
        if self.end.is_some() { Severity::End } else { Severity::Loss }
    }

    /// How bad it is beside others, in pawns: more is worse.
    const fn weight(&self) -> i32 {
        match (self.end, self.kind) {
            (Some(Outcome::Win { .. }), _) => 102,
            (Some(Outcome::Draw(DrawReason::Null)), _) => 101,
            (Some(Outcome::Draw(_)), _) => 100,
            (None, kind) => kind.cost().value() / 100,
        }
    }
}

impl ThreatKind {
    /// The kind of piece that it costs.
    const fn cost(self) -> Role {
        match self {
            Self::Takes { piece, .. }
            | Self::Removes { piece, .. }
            | Self::Strikes { struck: piece, .. } => piece.role,
            // The king is out in the open, but nothing is gone.
            Self::Displaces { .. } => Role::Bishop,
            _ => Role::Totem,
        }
    }
}

/// Returns what each number would cost where a roll for the Null is due or comes after the coming
/// turn, the worst first. Nothing elsewhere, and where the board has ended the game.
///
/// A roll is tried in the position as it stands; one that comes after a turn, as if that turn
/// passed and changed nothing. For each number:
///
/// - What ends the game is all that is told of it. Checkmate and stalemate count where the roll
///   brings them; draws by repetition and by moves are no doing of the Null's and never count.
/// - A roll that has to be prevented costs the Totem that prevents it and nothing else, since all
///   that it did is undone. It has to be where it may not be accepted, and also where nothing but to
///   undo it would be left to whoever accepts it.
/// - A roll that may be accepted is told by what accepting it costs; check alone costs nothing.
/// - Queens, rooks and Totems count as losses, whosever they are and whatever takes them. Where a
///   Totem is sent home, whatever it strikes counts, and so does its own royal piece, which must go
///   out onto the board for it. Other pieces that the Null takes do not count.
pub fn roll_threats(variant: &dyn Variant, position: &Position) -> Vec<RollThreat> {
    let Some(due) = roll_due(variant, position) else {
        return Vec::new();
    };
    let may_move = variant.end(&due).is_none();
    let threats = |number| threats_of(variant, &due, number, may_move);
    let mut threats: Vec<RollThreat> = (1..=8).flat_map(threats).collect();
    threats.sort_by_key(|threat| (Reverse(threat.weight()), threat.number));
    threats
}

/// The position in which the next roll is tried, if it is due or comes after the coming turn.
fn roll_due(variant: &dyn Variant, position: &Position) -> Option<Position> {
    let mut due = *position;
    if variant.plies_until_roll(position) == Some(1) {
        due.pass_turn(false);
        due.phase = Phase::Roll { by: position.turn };
    }
    // Mate and stalemate come before the roll.
    let is_due = variant.features().null && due.is_roll_due() && variant.end(position).is_none();
    is_due.then_some(due)
}

/// What a number would cost. `may_move` is whether the side to move had a turn before it.
fn threats_of(
    variant: &dyn Variant,
    due: &Position,
    number: u8,
    may_move: bool,
) -> Vec<RollThreat> {
    let roll = Action::Roll(number);
    let events = variant.events(due, roll);
    let (decided, prevented_by) = decided(variant, variant.play(due, roll));
    let threat = |end, kind| RollThreat { number, end, kind };
    match (variant.end(&decided), prevented_by) {
        (Some(end), _) if may_move || matches!(decided.phase, Phase::Over(_)) => {
            vec![threat(Some(end), cause(&events, end, decided.turn))]
        }
        (_, Some(side)) => vec![threat(None, ThreatKind::Prevents { side })],
        (_, None) => losses(&events).map(|kind| threat(None, kind)).collect(),
    }
}

/// What a roll leads to once it is decided about, and which side has to prevent it, if one has.
fn decided(variant: &dyn Variant, rolled: Position) -> (Position, Option<Color>) {
    let Phase::AnswerRoll { by } = rolled.phase else {
        return (rolled, None);
    };
    if variant.is_legal(&rolled, Action::Accept) {
        let accepted = variant.play(&rolled, Action::Accept);
        let mut turns = Vec::new();
        variant.legal_actions(&accepted, &mut turns);
        if turns.iter().any(|&turn| turn != Action::Undo) {
            return (accepted, None);
        }
    }
    (variant.play(&rolled, Action::Prevent), Some(by))
}

/// What has ended the game so: something in the roll's events, or that `turn`, whose turn it is,
/// has none.
fn cause(events: &[Event], end: Outcome, turn: Color) -> ThreatKind {
    match end {
        Outcome::Win { by: WinReason::Checkmate, .. } => return ThreatKind::Mates(turn),
        Outcome::Draw(DrawReason::Stalemate) => return ThreatKind::Stalemates(turn),
        _ => {}
    }
    let had_totem = events.iter().any(|event| event.kind == EventKind::TotemLost);
    let met = harms(events).find(|kind| match kind {
        ThreatKind::Takes { piece, .. }
        | ThreatKind::Removes { piece, .. }
        | ThreatKind::Strikes { struck: piece, .. } => piece.role.is_royal(),
        ThreatKind::Demotes { .. } => !had_totem,
        _ => false,
    });
    met.unwrap_or(match end {
        Outcome::Win { winner, .. } => ThreatKind::Checks(!winner),
        Outcome::Draw(_) => ThreatKind::ChecksBoth,
    })
}

/// What a roll costs while the game goes on.
fn losses(events: &[Event]) -> impl Iterator<Item = ThreatKind> {
    let counts = |piece: &Piece| matches!(piece.role, Role::Queen | Role::Rook | Role::Totem);
    harms(events).filter(move |kind| match kind {
        ThreatKind::Takes { piece, .. } | ThreatKind::Removes { piece, .. } => counts(piece),
        _ => true,
    })
}

/// What a roll's events do to pieces.
fn harms(events: &[Event]) -> impl Iterator<Item = ThreatKind> {
    let becomes = |royal: Piece| {
        let transforms = |event: &&Event| event.kind == EventKind::Transformed;
        let mut forms = events.iter().rev().filter(transforms).filter_map(|event| event.piece);
        forms.find(|form| form.color == royal.color).unwrap_or(royal).role
    };
    events.iter().filter_map(
        move |&Event { kind, piece, from, to, other, captured, .. }| match kind {
            EventKind::NullStepped => {
                captured.map(|(square, piece)| ThreatKind::Takes { piece, square })
            }
            EventKind::NullRespawned => {
                captured.map(|(square, piece)| ThreatKind::Removes { piece, square })
            }
            EventKind::SentHome => {
                let (home, struck) = captured?;
                Some(ThreatKind::Strikes { totem: piece?, home, struck })
            }
            EventKind::SwappedHome => {
                let (totem, home, royal, to) = (piece?, to?, other?, from?);
                Some(ThreatKind::Displaces { totem, home, royal, to, becomes: becomes(royal) })
            }
            EventKind::NullSwapped => other.map(|royal| ThreatKind::Demotes { royal }),
            _ => None,
        },
    )
}
