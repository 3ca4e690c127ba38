//! The lines of the menus from which a turn is chosen: what each choice is, and what it does beyond
//! the move.

use rules::{Action, Board, Event, EventKind, Game, Move, Outcome, Role, Square, WinReason};

use crate::fact::Fact;
use crate::language::Language;
use crate::narration;
use crate::notation::move_text;

/// A line of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is chosen.
    pub label: String,
    /// What that does, in smaller print.
    pub description: String,
}

/// How much a line says of what its choice does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// All of it.
    Full,
    /// All but checks and mates, which people who play each other are to see for themselves.
    WithoutChecks,
    /// Nothing, since it is to be found out.
    Hidden,
}

/// A line that says this alone.
pub fn label_only(label: String) -> Line {
    Line { label, description: String::new() }
}

/// The lines of a game's menus.
#[derive(Clone, Copy)]
pub struct Menu<'a> {
    /// In which language.
    pub language: Language,
    /// Where the turn is chosen.
    pub game: &'a Game,
    /// What is said of it.
    pub detail: Detail,
}

impl<'a> Menu<'a> {
    /// The lines that say all.
    pub const fn full(language: Language, game: &'a Game) -> Self {
        Self { language, game, detail: Detail::Full }
    }

    fn line(&self, label: String, description: impl FnOnce() -> String) -> Line {
        let is_hidden = self.detail == Detail::Hidden;
        Line { label, description: if is_hidden { String::new() } else { description() } }
    }

    fn format(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        self.language.format(key, facts)
    }

    /// A legal turn whose placement, if it has one, is chosen already.
    pub fn step(&self, action: Action) -> Line {
        self.whole(action, None)
    }

    /// A whole legal turn.
    pub fn turn(&self, action: Action) -> Line {
        self.whole(action, action.placement())
    }

    /// A turn that need not be legal: where it goes, and nothing of what it would do.
    pub fn attempt(&self, action: Action) -> Line {
        let placed = action.placement().map(|at| ("square", Fact::from(at)));
        let Some(Move { from, to, .. }) = action.as_move() else {
            return label_only(
                placed.map_or_else(String::new, |at| self.format("pick-place", &[at])),
            );
        };
        let piece = self.game.position().board.role_at(from).unwrap_or(Role::Pawn);
        let key = if placed.is_some() { "pick-place-move" } else { "pick-move" };
        let facts = [("piece", piece.into()), ("from", from.into()), ("to", to.into())];
        label_only(self.format(key, &facts.into_iter().chain(placed).collect::<Vec<_>>()))
    }

    fn whole(&self, action: Action, placed: Option<Square>) -> Line {
        let Some(Move { from, to, promotion }) = action.as_move() else {
            return self.placement(action);
        };
        let events = self.events(action);
        let moved = events.iter().find(|event| event.from == Some(from));
        let piece = moved.and_then(|event| event.piece).map_or(Role::Pawn, |piece| piece.role);
        let other = moved.and_then(|event| event.other).map(|other| other.role);
        let mut facts = vec![("piece", piece.into()), ("from", from.into()), ("to", to.into())];
        facts.extend(other.map(|other| ("other", other.into())));
        facts.extend(placed.map(|at| ("square", at.into())));
        let key = match (placed, other) {
            (Some(_), _) => "pick-place-move",
            (None, Some(_)) => "pick-swap",
            (None, None) => "pick-move",
        };
        let label =
            [vec![self.format(key, &facts)], self.also(&events, promotion)].concat().join(", ");
        let told = events.into_iter().filter(|event| !is_in_label(event, promotion));
        self.line(label, || self.beyond(action, told))
    }

    /// What a label says behind where the piece goes: what it takes, how far it climbs, what a pawn
    /// becomes.
    fn also(&self, events: &[Event], promotion: Option<Role>) -> Vec<String> {
        let moved = events.iter().find(|event| event.kind == EventKind::Moved);
        let takes_null = events.iter().any(|event| event.kind == EventKind::NullCaptured);
        let climbed = events.iter().rfind(|event| event.kind == EventKind::Climbed);
        let takes = moved.and_then(|event| event.captured);
        let also = [
            takes.map(|(_, piece)| ("pick-also-takes", ("piece", Fact::from(piece.role)))),
            takes_null.then(|| ("pick-also-takes-null", ("piece", "".into()))),
            climbed.and_then(|event| Some(("pick-also-climbs", ("to", event.to?.into())))),
            promotion.map(|role| ("pick-also-becomes", ("piece", role.into()))),
        ];
        also.into_iter().flatten().map(|(key, fact)| self.format(key, &[fact])).collect()
    }

    /// A piece that can move, with where it can go; `board` is the one on which it stands then.
    pub fn piece(&self, board: &Board, from: Square, targets: &[Square]) -> Line {
        let piece = board.role_at(from).unwrap_or(Role::Pawn);
        let label = self.format("pick-piece", &[("piece", piece.into()), ("square", from.into())]);
        let squares: Fact = targets.iter().copied().collect();
        self.line(label, || self.format("pick-targets", &[("squares", squares)]))
    }

    /// A square to go to; `actions` are those that go there with the piece that is chosen.
    pub fn target(&self, to: Square, actions: &[Action]) -> Line {
        let events = actions.first().map(|&it| self.events(it)).unwrap_or_default();
        let met = events.iter().find_map(|event| match event.kind {
            EventKind::Swapped => Some(("pick-swaps", event.other)),
            EventKind::NullCaptured => Some(("pick-takes-null", None)),
            _ => event.captured.map(|(_, piece)| ("pick-takes", Some(piece))),
        });
        let (key, piece) = met.unwrap_or(("pick-target", None));
        let piece = piece.map(|piece| ("piece", piece.role.into()));
        let facts: Vec<_> = [("to", to.into())].into_iter().chain(piece).collect();
        self.line(self.format(key, &facts), || match actions {
            [action] => {
                let told =
                    |event: &Event| !matches!(event.kind, EventKind::Swapped | EventKind::Moved);
                self.beyond(*action, events.into_iter().filter(told))
            }
            _ => self.format("pick-promotes", &[]),
        })
    }

    /// What a pawn becomes by an action.
    pub fn promotion(&self, role: Role, action: Action) -> Line {
        self.line(self.format("pick-role", &[("piece", role.into())]), || self.event_text(action))
    }

    /// A square for the Gravitatur, what that draws, and whether it ends the turn; `action` places it.
    pub fn placement(&self, action: Action) -> Line {
        let square = action.placement().map(|at| at.to_string()).unwrap_or_default();
        let events = self.events(action);
        let pulled = events.iter().filter(|event| event.kind == EventKind::Attracted);
        let count = pulled.count();
        let key = if self.detail == Detail::Hidden { "pick-place" } else { "pick-place-pulls" };
        let facts = [("square", square.into()), ("count", count.into())];
        self.line(self.format(key, &facts), || self.drawn(action))
    }

    /// What a placement of the Gravitatur draws, and whether it ends the turn.
    pub fn drawn(&self, action: Action) -> String {
        let events = self.events(action);
        let drawn = events.iter().take_while(|event| event.is_attraction()).filter_map(|event| {
            let letter = event.piece?.role.letter();
            Some(move_text(self.language, &format!("{letter}{}-{}", event.from?, event.to?)))
        });
        let drawn: Vec<String> = drawn.collect();
        let ends = match self.check_ending_turn(action) {
            None => "none",
            Some(CheckKind::Check) => "check",
            Some(CheckKind::Mate) => "mate",
        };
        let facts = [
            ("ends", ends.into()),
            ("count", drawn.len().into()),
            ("moves", drawn.into_iter().collect()),
        ];
        self.format("pick-draws", &facts)
    }

    /// A file on which pieces can move: their squares.
    pub fn piece_file(&self, file: u8, squares: Vec<Square>) -> Line {
        self.file_line(file, squares, [Vec::new(), Vec::new()])
    }

    /// A file for the Gravitatur: the squares on it, and where that gives check or mate.
    pub fn file(&self, file: u8, actions: &[Action]) -> Line {
        let squares = actions.iter().filter_map(|it| it.placement()).collect();
        let (mut checking, mut mating) = (Vec::new(), Vec::new());
        for &action in actions {
            match self.check_ending_turn(action) {
                None => {}
                Some(CheckKind::Check) => checking.extend(action.placement()),
                Some(CheckKind::Mate) => mating.extend(action.placement()),
            }
        }
        self.file_line(file, squares, [checking, mating])
    }

    fn file_line(
        &self,
        file: u8,
        mut squares: Vec<Square>,
        check_ending_turn: [Vec<Square>; 2],
    ) -> Line {
        squares.sort_unstable();
        squares.dedup();
        let [checking, mating] = check_ending_turn;
        let facts = [
            ("squares", squares.into_iter().collect()),
            ("checks", checking.len().into()),
            ("checking", checking.into_iter().collect()),
            ("mates", mating.len().into()),
            ("mating", mating.into_iter().collect()),
        ];
        let label = self.format("pick-file", &[("file", Fact::file(file))]);
        self.line(label, || self.format("pick-file-squares", &facts))
    }

    /// The notation of an action, and what it does beyond the move; not what a placement draws
    /// before the move, which [`Menu::drawn`] tells.
    pub fn event_text(&self, action: Action) -> String {
        self.beyond(action, self.events(action))
    }

    /// The notation of an action, without its check where checks are not told.
    pub fn notation(&self, action: Action) -> String {
        let notation = self.game.notation(action);
        match self.detail {
            Detail::Full => notation,
            _ => notation.trim_end_matches(['+', '#']).to_owned(),
        }
    }

    fn events(&self, action: Action) -> Vec<Event> {
        self.game.variant().events(self.game.position(), action)
    }

    /// The notation of an action, and what it does of the events that a line does not tell itself.
    fn beyond(&self, action: Action, events: impl IntoIterator<Item = Event>) -> String {
        let events: Vec<Event> = events.into_iter().skip_while(Event::is_attraction).collect();
        let by = self.game.position().turn;
        let did = narration::events(self.language, &events, by);
        let check = self.check(action).map(|check_ending_turn| {
            self.format(
                if check_ending_turn == CheckKind::Mate { "checkmate" } else { "check" },
                &[],
            )
        });
        let did: Vec<String> = did.into_iter().chain(check).collect();
        let mut told = vec![move_text(self.language, &self.notation(action))];
        if !did.is_empty() {
            told.push(did.join(" "));
        }
        told.join(" · ")
    }

    /// How a placement of the Gravitatur ends the turn, as far as that is told.
    fn check_ending_turn(&self, action: Action) -> Option<CheckKind> {
        let ends_turn = matches!(action, Action::PlaceGravitatur { then: None, .. });
        ends_turn.then(|| self.check(action)).flatten()
    }

    /// The check or mate that an action gives, as far as that is told.
    fn check(&self, action: Action) -> Option<CheckKind> {
        if self.detail != Detail::Full {
            return None;
        }
        let variant = self.game.variant();
        let next = variant.play(self.game.position(), action);
        if matches!(variant.end(&next), Some(Outcome::Win { by: WinReason::Checkmate, .. })) {
            return Some(CheckKind::Mate);
        }
        let checks = variant.king_in_check(&next, !self.game.position().turn).is_some();
        checks.then_some(CheckKind::Check)
    }
}

/// Whether the label of a move that makes a pawn this tells an event, so that its description need not.
fn is_in_label(event: &Event, promotion: Option<Role>) -> bool {
    match event.kind {
        EventKind::Swapped | EventKind::NullCaptured => true,
        EventKind::Moved => event.captured.is_some(),
        EventKind::Promoted => event.piece.map(|piece| piece.role) == promotion,
        _ => false,
    }
}

/// What an action brings about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CheckKind {
    Check,
    Mate,
}
