//! Legal actions in sets, as the generators find them. Listing and counting them, looking for one and
//! picking out captures all follow from the sets.

use arrayvec::ArrayVec;

use crate::{Action, Bitboard, Move, Role, Square};

/// More sets than a position can have: two for each piece that is no pawn, a few for all pawns that
/// are not pinned, and up to three for each of at most eight that are.
const MAX_SETS: usize = 208;

/// The most actions in a position that move no piece: the numbers of a die.
const MAX_OTHERS: usize = 8;

/// Moves of one piece, or of several pawns, that promote alike.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveSet {
    pub(super) origin: Origin,
    /// Where the moves land.
    pub(super) to_mask: Bitboard,
    pub(super) promotions: Promotions,
    /// Whether they capture elsewhere than where they land.
    pub(super) is_en_passant: bool,
}

/// What moves make of a pawn, each a move of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Promotions {
    /// Nothing: they do not promote.
    None,
    /// A queen, rook, bishop or knight.
    Orthodox,
    /// One of these or a Totem.
    OrTotem,
}

impl Promotions {
    /// The kinds of piece.
    const fn roles(self) -> &'static [Role] {
        match self {
            Self::None => &[],
            Self::Orthodox => &Role::PROMOTIONS,
            Self::OrTotem => &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Totem],
        }
    }
}

/// Where the moves of a set start.
#[derive(Clone, Copy, Debug)]
pub(super) enum Origin {
    /// On one square.
    Square(Square),
    /// So many square numbers before each target.
    Behind(i8),
}

impl Origin {
    /// Where the move to `to` starts.
    pub(super) const fn of(self, to: Square) -> Square {
        match self {
            Self::Square(from) => from,
            Self::Behind(step) => Square::from_small((to.index() as i8 - step) as u8),
        }
    }
}

impl MoveSet {
    /// How many moves these are.
    fn len(&self) -> usize {
        self.to_mask.len() * self.promotions.roles().len().max(1)
    }

    /// Those of the targets that are reached by a capture of one of `prey`, or by a promotion.
    fn tactical_mask(&self, prey: Bitboard) -> Bitboard {
        let counts = self.is_en_passant || self.promotions != Promotions::None;
        if counts { self.to_mask } else { self.to_mask & prey }
    }

    fn contains(&self, mv: Move) -> bool {
        let promotes = match mv.promotion {
            Some(role) => self.promotions.roles().contains(&role),
            None => self.promotions == Promotions::None,
        };
        promotes && self.to_mask.contains(mv.to) && self.origin.of(mv.to) == mv.from
    }

    /// Appends the moves to `to_mask`, each made an action.
    fn list(&self, to_mask: Bitboard, action: impl Fn(Move) -> Action, actions: &mut Vec<Action>) {
        let mut push = |from, to, promotion| actions.push(action(Move { from, to, promotion }));
        if self.promotions == Promotions::None {
            to_mask.for_each(|to| push(self.origin.of(to), to, None));
        } else {
            for to in to_mask {
                let roles = self.promotions.roles().iter();
                roles.for_each(|role| push(self.origin.of(to), to, Some(*role)));
            }
        }
    }
}

/// Which actions are wanted. A generator may leave the others out, and finds them as well where that
/// is simpler.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Where moves start.
    pub(super) from: Bitboard,
    /// Where moves of pieces other than pawns land.
    pub(super) to: Bitboard,
    /// Whether actions that move no piece are wanted.
    pub(super) others: bool,
    /// Whether the first that is found is enough.
    pub(super) any: bool,
    /// Whether only moves that capture or promote are wanted.
    pub(super) tactical: bool,
}

impl Wanted {
    /// Every action.
    pub const ALL: Self =
        Self { from: EVERYWHERE, to: EVERYWHERE, others: true, any: false, tactical: false };

    /// Moves that capture or promote.
    pub const TACTICAL: Self = Self { others: false, tactical: true, ..Self::ALL };

    /// Some action, if there is one.
    pub const ANY: Self = Self { any: true, ..Self::ALL };

    /// Whether nothing is unwanted.
    pub(super) fn is_all(&self) -> bool {
        self.from == EVERYWHERE && self.to == EVERYWHERE && self.others
    }

    /// The same without moves that land elsewhere than on `tactical`, if they cannot be tactical.
    #[must_use]
    pub(super) fn narrowed(self, tactical: impl FnOnce() -> Bitboard) -> Self {
        if self.tactical { Self { to: self.to & tactical(), ..self } } else { self }
    }

    /// One action.
    pub const fn one(action: Action) -> Self {
        match action {
            Action::Move(Move { from, to, .. }) => {
                let (from, to) = (Bitboard::of(from), Bitboard::of(to));
                Self { from, to, others: false, ..Self::ALL }
            }
            _ => Self { from: Bitboard::EMPTY, to: Bitboard::EMPTY, ..Self::ALL },
        }
    }
}

const EVERYWHERE: Bitboard = Bitboard(u128::MAX);

/// Actions that are legal in a position.
#[derive(Clone, Debug, Default)]
pub struct MoveSets {
    sets: ArrayVec<MoveSet, MAX_SETS>,
    others: ArrayVec<Action, MAX_OTHERS>,
    /// Where the Gravitatur is placed before each move.
    pub(super) placement: Option<Square>,
    /// What a move that lands there captures.
    pub(super) prey: Bitboard,
}

impl MoveSets {
    /// Adds the moves of a piece.
    pub(super) fn piece(&mut self, from: Square, to_mask: Bitboard) {
        self.add(Origin::Square(from), to_mask, Promotions::None);
    }

    /// Adds the moves of pawns that come from `step` square numbers back.
    pub(super) fn pawns(&mut self, to_mask: Bitboard, step: i8) {
        self.add(Origin::Behind(step), to_mask, Promotions::None);
    }

    /// Adds moves with each of these promotions.
    pub(super) fn add(&mut self, origin: Origin, to_mask: Bitboard, promotions: Promotions) {
        self.push(MoveSet { origin, to_mask, promotions, is_en_passant: false });
    }

    /// Adds a capture en passant.
    pub(super) fn en_passant(&mut self, from: Square, to: Square) {
        self.push(MoveSet {
            origin: Origin::Square(from),
            to_mask: Bitboard::of(to),
            promotions: Promotions::None,
            is_en_passant: true,
        });
    }

    pub(super) fn push(&mut self, set: MoveSet) {
        if !set.to_mask.is_empty() {
            self.sets.push(set);
        }
    }

    /// Adds an action that moves no piece.
    pub(super) fn push_action(&mut self, action: Action) {
        self.others.push(action);
    }

    /// The sets of moves.
    pub(super) fn sets(&self) -> &[MoveSet] {
        &self.sets
    }

    /// Leaves only as many of each set's targets as `keep` says.
    pub(super) fn restrict(&mut self, mut keep: impl FnMut(&MoveSet) -> Bitboard) {
        self.sets.retain(|set| {
            set.to_mask = keep(set);
            !set.to_mask.is_empty()
        });
    }

    /// Whether there is no action.
    pub fn is_empty(&self) -> bool {
        self.sets.is_empty() && self.others.is_empty()
    }

    /// How many actions there are.
    pub fn len(&self) -> usize {
        self.sets.iter().map(MoveSet::len).sum::<usize>() + self.others.len()
    }

    /// Whether an action is among them.
    pub fn contains(&self, action: Action) -> bool {
        let mv = match (action, self.placement) {
            (Action::Move(mv), None) => mv,
            (Action::PlaceGravitatur { square: at, then: Some(mv) }, Some(placement))
                if at == placement =>
            {
                mv
            }
            _ => return self.others.contains(&action),
        };
        self.sets.iter().any(|set| set.contains(mv))
    }

    /// Appends every action.
    pub fn list(&self, actions: &mut Vec<Action>) {
        self.append(|set| set.to_mask, actions);
        actions.extend(&self.others);
    }

    /// Appends the moves that capture or promote.
    pub fn list_tactical(&self, actions: &mut Vec<Action>) {
        self.append(|set| set.tactical_mask(self.prey), actions);
    }

    fn append(&self, to_mask: impl Fn(&MoveSet) -> Bitboard, actions: &mut Vec<Action>) {
        match self.placement {
            None => self.sets.iter().for_each(|set| set.list(to_mask(set), Action::Move, actions)),
            Some(at) => {
                let placed = |mv| Action::PlaceGravitatur { square: at, then: Some(mv) };
                self.sets.iter().for_each(|set| set.list(to_mask(set), placed, actions));
            }
        }
    }
}
