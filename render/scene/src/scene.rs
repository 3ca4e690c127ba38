//! What a picture shows, as plain data.

use std::fmt;

use rules::{
    Action, Bitboard, ByColor, Color, Event, EventKind, Game, Phase, PlayedAction, Position,
    RollEffect, Square, Variant, roll_binds,
};

use crate::clock::Clock;
use crate::game_result::{GameResult, Reason};
use crate::material::CapturedPieces;
use crate::portrait::Portrait;
use crate::roll_threats::{RollThreat, Severity, roll_threats};

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
    /// The roll before the last turn, where no board has shown it yet.
    pub roll_before: Option<LastTurn>,
    /// The last turn, if one was made.
    pub last: Option<LastTurn>,
    /// What the turn that is being chosen has done to the board so far, in order. While there is
    /// any of it the board shows it in place of what the last turn did.
    pub preview: Vec<Event>,
    /// The die.
    pub die: Die,
    /// The squares of the royal pieces in check.
    pub checked: Bitboard,
    /// The square chosen so far.
    pub selected: Option<Square>,
    /// Where the piece chosen, or any, may go.
    pub targets: Bitboard,
    /// How the game has ended, if it has.
    pub result: Option<GameResult>,
    /// What each side has lost since the history began.
    pub gone: ByColor<CapturedPieces>,
    /// Each side's clock, in games that are timed.
    pub clocks: ByColor<Option<Clock>>,
    /// Who plays each side, where that is shown.
    pub portraits: ByColor<Option<Portrait>>,
    /// Where each number of the die, from 1 to 8, sends the Null, in files and ranks; in games in
    /// which it does so.
    pub compass: Option<[(i8, i8); 8]>,
    /// What each number would cost if the die were rolled for the Null now, the worst first; told
    /// where that roll is due or comes after the coming turn.
    pub roll_threats: Vec<RollThreat>,
}

/// A turn that has been made, or a roll at the start of a history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastTurn {
    /// Who made it.
    pub by: Color,
    /// The notation for people.
    pub notation: String,
    /// What it and all that followed it did, in order.
    pub events: Vec<Event>,
    /// The squares that changed when a roll was prevented or undone.
    pub restored: Bitboard,
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
        /// Who rolled it.
        by: Color,
        /// What the number means.
        meaning: Option<RollEffect>,
        /// The squares that it points at.
        squares: Bitboard,
        /// What it asks of the player.
        status: RollStatus,
    },
}

/// What a roll asks of the player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollStatus {
    /// The turn must land on the squares that the die points at.
    Binding,
    /// No legal move lands there, so any may be played.
    Free,
    /// Nothing more: it has had its effect.
    Spent,
    /// Nothing more: it was prevented, and has no effect.
    Prevented,
}

impl Scene {
    /// A position without a history, seen from `side`.
    pub fn of_position(variant: &'static dyn Variant, position: Position, side: Color) -> Self {
        let checked = checked_kings(variant, &position);
        Self {
            variant,
            position,
            side,
            roll_before: None,
            last: None,
            preview: Vec::new(),
            die: die(variant, &position),
            checked,
            selected: None,
            targets: Bitboard::EMPTY,
            result: variant.end(&position).map(GameResult::from),
            gone: ByColor::default(),
            clocks: ByColor::default(),
            portraits: ByColor::default(),
            compass: compass(variant, &position),
            roll_threats: roll_threats(variant, &position),
        }
    }

    /// A game as it stands, with its last turn and the rolls since, seen from `side`.
    ///
    /// A public board is seen from `game.position().side_to_act()`.
    pub fn of_game(game: &Game, side: Color) -> Self {
        let mut scene = Self::of_position(game.variant(), *game.position(), side);
        scene.last = last_turn(game);
        if scene.die == Die::Unused {
            scene.die = last_roll(game).unwrap_or(Die::Unused);
        }
        scene.result = game.end().map(GameResult::from);
        if scene.result.is_some() {
            scene.roll_threats.clear();
        }
        for color in Color::BOTH {
            let [start, now] = [&game.positions()[0], game.position()].map(|at| &at.board);
            scene.gone[color] = CapturedPieces::between(start, now, color);
        }
        scene
    }

    /// The same with the other side's roll before the last turn, if it rolled: where the turn came at
    /// once, no board has shown that.
    #[must_use]
    pub fn with_roll_before(mut self, game: &Game) -> Self {
        let Some(turn) = game.played_actions().rposition(|it| it.action.is_turn()) else {
            return self;
        };
        let earlier = || game.played_actions().take(turn);
        let before = earlier().rposition(|it| it.action.is_turn()).map_or(0, |it| it + 1);
        let rolled = earlier().skip(before).find_map(|it| match it.action {
            Action::Roll(number) => Some((it, number)),
            _ => None,
        });
        let by = self.last.as_ref().map(|last| last.by);
        let Some((rolled, number)) = rolled.filter(|(it, _)| Some(!it.before.side_to_act()) == by)
        else {
            return self;
        };
        let by = rolled.before.side_to_act();
        self.roll_before = Some(LastTurn {
            by,
            notation: String::new(),
            events: earlier().skip(before).flat_map(|it| it.events()).copied().collect(),
            restored: Bitboard::EMPTY,
        });
        if self.die == Die::Unused {
            self.die = shown(game.variant(), rolled.before, number, by, RollStatus::Spent);
        }
        self
    }

    /// The same with the time that each side has.
    #[must_use]
    pub fn with_clocks(mut self, white: Clock, black: Clock) -> Self {
        self.clocks = ByColor { white: Some(white), black: Some(black) };
        self
    }

    /// The same with who plays each side.
    #[must_use]
    pub fn with_portraits(mut self, portraits: ByColor<Option<Portrait>>) -> Self {
        self.portraits = portraits;
        self
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

    /// The same while the turn that is chosen has begun with an attraction: the board after it,
    /// with the Gravitatur's square and the way of each piece that it drew marked.
    ///
    /// `events` are what [`Variant::events`] gives for a turn with that placement, whatever move
    /// follows in it: what comes after the attraction is passed over. The last turn's marks give
    /// way to these. Piece and target then follow by [`Scene::with_choice`].
    #[must_use]
    pub fn with_attraction(mut self, events: &[Event]) -> Self {
        for &event in events.iter().take_while(|event| event.is_attraction()) {
            self.position.board.apply(event);
            self.preview.push(event);
        }
        self.checked = checked_kings(self.variant, &self.position);
        self
    }

    /// The same with a whole turn tried: the board after it, with what it does marked, and nothing of
    /// what it leads to, such as a check, an end or the next roll.
    ///
    /// `events` are what [`Variant::events`] gives for the turn.
    #[must_use]
    pub fn with_turn(mut self, events: Vec<Event>) -> Self {
        for &event in &events {
            self.position.board.apply(event);
        }
        self.preview = events;
        self.checked = Bitboard::EMPTY;
        self.roll_threats.clear();
        self
    }

    /// The same when the game has ended by something that the board does not show, such as a
    /// resignation.
    #[must_use]
    pub fn with_result(mut self, winner: Option<Color>, reason: Reason) -> Self {
        self.result = Some(GameResult { winner, reason });
        if let Die::Due(_) = self.die {
            self.die = Die::Unused;
        }
        self.roll_threats.clear();
        self
    }

    /// How much a number would cost if the die were rolled for the Null now, if anything.
    pub fn severity(&self, number: u8) -> Option<Severity> {
        let of_number = self.roll_threats.iter().filter(|threat| threat.number == number);
        of_number.map(RollThreat::severity).max()
    }

    /// What the last turn and all that followed it did.
    pub fn events(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |last| &last.events)
    }

    /// Whether a turn is being chosen.
    pub fn is_choosing(&self) -> bool {
        self.selected.is_some() || !self.targets.is_empty()
    }

    /// Whether the roll that has just been made may be accepted.
    pub fn may_accept(&self) -> bool {
        self.variant.is_legal(&self.position, Action::Accept)
    }

    /// What the board shows as done: the preview or, without one, what the last turn, a roll before it
    /// that no board has shown and all that followed did, less a roll that was prevented.
    pub fn visible_events(&self) -> impl Iterator<Item = Event> {
        let rolled = self.roll_before.iter().flat_map(|roll| &roll.events);
        let events: Vec<Event> = match &self.preview[..] {
            [] => rolled.chain(self.events()).copied().collect(),
            preview => preview.to_vec(),
        };
        let position = |kind: EventKind, before: usize| {
            events[..before].iter().rposition(|event| event.kind == kind)
        };
        let undone = position(EventKind::RollUndone, events.len())
            .map_or(0..0, |end| position(EventKind::Rolled, end).unwrap_or(end)..end);
        let kept = events.into_iter().enumerate();
        kept.filter(move |(index, _)| !undone.contains(index)).map(|(_, event)| event)
    }

    /// The squares that a prevented or undone roll brought back, unless a preview hides them.
    pub fn restored(&self) -> Bitboard {
        match &self.last {
            Some(last) if self.preview.is_empty() => last.restored,
            _ => Bitboard::EMPTY,
        }
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scene")
            .field("variant", &self.variant.id())
            .field("position", &self.position)
            .field("side", &self.side)
            .field("roll_before", &self.roll_before)
            .field("last", &self.last)
            .field("preview", &self.preview)
            .field("die", &self.die)
            .field("checked", &self.checked)
            .field("selected", &self.selected)
            .field("targets", &self.targets)
            .field("result", &self.result)
            .field("gone", &self.gone)
            .field("clocks", &self.clocks)
            .field("portraits", &self.portraits)
            .field("compass", &self.compass)
            .field("dangers", &self.roll_threats)
            .finish()
    }
}

/// The last turn, with the events from there on. A roll that no turn was made before stands for
/// one if it did anything on the board.
fn last_turn(game: &Game) -> Option<LastTurn> {
    let turn = game.played_actions().rposition(|it| it.action.is_turn());
    let since = || game.played_actions().skip(turn.unwrap_or(0));
    let first = since().next()?;
    let events: Vec<Event> = since().flat_map(|it| it.events()).copied().collect();
    if turn.is_none() && events.iter().all(|event| event.kind == EventKind::Rolled) {
        return None;
    }
    let restored = since().filter(|it| matches!(it.action, Action::Prevent | Action::Undo));
    Some(LastTurn {
        by: first.before.side_to_act(),
        notation: first.notation().to_owned(),
        events,
        restored: restored.flat_map(|it| changed(game.variant(), it)).collect(),
    })
}

/// The squares on which something else stands than before.
fn changed<'a>(
    variant: &'a dyn Variant,
    played: PlayedAction<'a>,
) -> impl Iterator<Item = Square> + 'a {
    let [before, after] = [&played.before.board, &played.after.board];
    let squares = variant.features().board_size.squares();
    squares.filter(|&square| {
        before.piece_at(square) != after.piece_at(square)
            || (before.null() == Some(square)) != (after.null() == Some(square))
    })
}

/// The die as it was rolled after the last turn, if it was.
fn last_roll(game: &Game) -> Option<Die> {
    let turn = game.played_actions().rposition(|it| it.action.is_turn());
    let mut since = game.played_actions().skip(turn.map_or(0, |turn| turn + 1));
    let (before, number) = since.find_map(|it| match it.action {
        Action::Roll(number) => Some((it.before, number)),
        _ => None,
    })?;
    let prevented = since.any(|it| it.action == Action::Prevent);
    let status = if prevented { RollStatus::Prevented } else { RollStatus::Spent };
    Some(shown(game.variant(), before, number, before.side_to_act(), status))
}

/// The squares of the royal pieces in check.
fn checked_kings(variant: &dyn Variant, position: &Position) -> Bitboard {
    Color::BOTH.into_iter().filter_map(|color| variant.king_in_check(position, color)).collect()
}

fn die(variant: &dyn Variant, position: &Position) -> Die {
    match position.phase {
        _ if !variant.features().die => Die::Absent,
        Phase::Move | Phase::AnswerRoll { .. } | Phase::Over(_) => Die::Unused,
        Phase::Roll { by } => Die::Due(by),
        Phase::MoveWithRoll(number) => {
            let binds = roll_binds(variant, position) == Some(true);
            let status = if binds { RollStatus::Binding } else { RollStatus::Free };
            shown(variant, position, number, position.turn, status)
        }
    }
}

fn shown(
    variant: &dyn Variant,
    position: &Position,
    number: u8,
    roller: Color,
    status: RollStatus,
) -> Die {
    let meaning = variant.roll_effect(position, number, roller);
    let squares =
        meaning.map(|meaning| meaning.squares(variant.features().board_size)).unwrap_or_default();
    Die::Shows { number, by: roller, meaning, squares, status }
}

/// Where each number sends the Null, if that is what the numbers do.
fn compass(variant: &dyn Variant, position: &Position) -> Option<[(i8, i8); 8]> {
    let mut ways = [(0, 0); 8];
    for (way, number) in ways.iter_mut().zip(1..) {
        match variant.roll_effect(position, number, position.turn)? {
            RollEffect::Step { direction, .. } => *way = direction.step(),
            RollEffect::File(_) => return None,
        }
    }
    Some(ways)
}

/// From where to where the legal moves go.
fn moves(variant: &dyn Variant, position: &Position) -> impl Iterator<Item = (Square, Square)> {
    let mut actions = Vec::new();
    variant.legal_actions(position, &mut actions);
    actions.into_iter().filter_map(|action| action.as_move().map(|mv| (mv.from, mv.to)))
}
