//! What to tell the person whose text names no single legal action.

mod die;
mod placement;
mod totem;

use super::describe::Described;
use super::parse::{Pattern, Wing};
use super::read::matching;
use super::{quote, without_die};
use crate::variants::Variant;
use crate::{Action, Bitboard, Board, Color, Draw, End, Phase, Position, Role, Square, Victory};

/// How many candidates are named.
const SHOWN: usize = 8;

/// How many examples show what can be typed.
const EXAMPLES: usize = 3;

/// Explains what is wrong with a text in a position.
pub(super) struct Explainer<'a> {
    pub(super) variant: &'a dyn Variant,
    pub(super) position: &'a Position,
    /// The board on which the move begins.
    board: Board,
    /// Where the Gravitatur is placed before the move.
    at: Option<Square>,
    text: String,
}

impl<'a> Explainer<'a> {
    pub(super) fn new(variant: &'a dyn Variant, position: &'a Position, text: &str) -> Self {
        Self { variant, position, board: position.board, at: None, text: quote(text) }
    }

    /// The text has the form of no action.
    pub(super) fn unreadable(&self, legal: &[Action]) -> String {
        let text = &self.text;
        if text == "``" {
            return "there is nothing to read: write a move".to_owned();
        }
        if self.position.is_roll_due() && !legal.is_empty() {
            return format!("{text} cannot be read, and a die is due: roll it first");
        }
        if let Phase::Decide { by } = self.position.phase {
            return format!("{text} cannot be read; {}", self.decide_first(by));
        }
        let mut legal = legal.to_vec();
        legal.sort_by_cached_key(ToString::to_string);
        legal.truncate(EXAMPLES);
        match legal.first() {
            None => format!("{text} cannot be read as a move, and the game is over"),
            Some(first) => format!(
                "{text} cannot be read as a move; write one like {}, or as squares like `{first}`",
                self.list(&legal)
            ),
        }
    }

    /// Nothing is legal any more.
    pub(super) fn over(&self) -> String {
        let how = match self.variant.end(self.position) {
            Some(End::Win { by: Victory::Checkmate, .. }) => "checkmate",
            Some(End::Win { by: Victory::Null, .. } | End::Draw(Draw::Null)) => "the Null",
            _ => "stalemate",
        };
        format!("the game is over by {how}: there is nothing left to play")
    }

    /// Several moves fit.
    pub(super) fn ambiguous(&self, moves: &[Described]) -> String {
        let text = &self.text;
        let choices = self.list_moves(moves);
        let one = &moves[0];
        if moves.iter().any(|m| m.action.placement() != one.action.placement()) {
            return format!("say where the Gravitatur goes before the move: {choices}");
        }
        if moves.iter().all(|m| (m.from, m.landing) == (one.from, one.landing)) {
            format!("say what the pawn becomes: {choices}")
        } else {
            format!("{text} can mean several moves: {choices}")
        }
    }

    /// No legal move fits; `patterns` are the readings of the text.
    pub(super) fn no_such_move(&self, patterns: &[Pattern], legal: &[Described]) -> String {
        let likeliest = self.likeliest(patterns);
        if let Some(wing) = likeliest.castles {
            return self.no_castling(wing);
        }
        self.off_the_board(likeliest)
            .or_else(|| self.cannot_capture(likeliest).filter(|_| likeliest.captures))
            .or_else(|| self.placement_missing(patterns, legal))
            .or_else(|| self.capture_without_file(likeliest, legal))
            .or_else(|| self.off_in_detail(patterns, legal))
            .or_else(|| self.against_die(patterns, legal))
            .or_else(|| self.unsafe_king(patterns, legal))
            .or_else(|| self.nobody_there(likeliest))
            .or_else(|| self.cannot_capture(likeliest))
            .unwrap_or_else(|| self.out_of_reach(likeliest, legal))
    }

    /// A square is named that the board does not have.
    fn off_the_board(&self, pattern: &Pattern) -> Option<String> {
        let geometry = self.variant.geometry();
        let squares = [pattern.from(), pattern.target, pattern.last];
        let missing = squares.into_iter().flatten().find(|square| !geometry.contains(*square))?;
        Some(format!("the board has no square {missing}"))
    }

    /// A move fits but for its capture mark or its promotion.
    fn off_in_detail(&self, patterns: &[Pattern], legal: &[Described]) -> Option<String> {
        let unswapped = |p: &Pattern| Pattern { swap: None, ..*p };
        if let Some(found) = first_match(patterns.iter().map(unswapped), legal) {
            let found = self.list_moves(&found);
            return Some(format!("{} is no swap of that kind: write {found}", self.text));
        }
        let uncaptured = |p: &Pattern| Pattern { captures: false, ..*p };
        if let Some(found) = first_match(patterns.iter().map(uncaptured), legal) {
            let found = self.list_moves(&found);
            return Some(format!("{} would capture nothing: write {found}", self.text));
        }
        let unpromoted = |p: &Pattern| Pattern { promotion: None, ..uncaptured(p) };
        let found = first_match(patterns.iter().map(unpromoted), legal)?;
        let choices = self.list_moves(&found);
        Some(if found.iter().any(|m| m.promotion.is_some()) {
            format!("a pawn becomes {}: {choices}", a(&promotions(&found)))
        } else {
            format!("only a pawn that reaches its last rank promotes: write {choices}")
        })
    }

    /// A move fits but for the safety of the king.
    fn unsafe_king(&self, patterns: &[Pattern], legal: &[Described]) -> Option<String> {
        let mut actions = Vec::new();
        self.variant.pseudo_actions(self.position, &mut actions);
        actions.retain(|action| action.placement() == self.at);
        let pseudo = Described::all(self.variant, self.position, actions);
        let found = first_match(patterns.iter().copied(), &pseudo)?;
        let text = &self.text;
        if let Some(reason) = self.against_totem_rules(&found[0]) {
            return Some(reason);
        }
        Some(match self.variant.checked(&self.standing(), self.position.turn) {
            Some(king) => {
                let choices = self.list_moves(legal);
                format!("the king on {king} is in check, and {text} does not end that: {choices}")
            }
            None if found.iter().all(|m| m.piece.role.is_royal()) => {
                format!("{text} would put the king in check{}", self.instead(&found[0], legal))
            }
            None => {
                format!("{text} would leave the king in check{}", self.instead(&found[0], legal))
            }
        })
    }

    /// What the piece of an illegal move can do instead.
    fn instead(&self, illegal: &Described, legal: &[Described]) -> String {
        let same: Vec<_> = legal.iter().copied().filter(|m| m.from == illegal.from).collect();
        let name = illegal.piece.role.name();
        if same.is_empty() {
            format!("; that {name} has no legal move now")
        } else {
            format!("; that {name} can play {}", self.list_moves(&same))
        }
    }

    /// The reading to explain: the first, but where it only guesses a file, one that names a piece
    /// that is there.
    fn likeliest<'p>(&self, patterns: &'p [Pattern]) -> &'p Pattern {
        let exists = |p: &&Pattern| !self.own_movers(p).is_empty();
        match patterns[0].from() {
            Some(_) => &patterns[0],
            None => patterns.iter().find(exists).unwrap_or(&patterns[0]),
        }
    }

    /// The target is an enemy piece, which this kind of piece never captures here.
    fn cannot_capture(&self, pattern: &Pattern) -> Option<String> {
        let role = self.own_movers(pattern).first().and_then(|s| self.board.role_at(s))?;
        let theirs = self.board.of_color(!self.position.turn);
        let captures = pattern.last.or(pattern.target).is_some_and(|s| theirs.contains(s));
        (captures && !self.variant.can_capture(role))
            .then(|| format!("{} cannot capture in {}", a(role.name()), self.variant.name()))
    }

    /// The pieces that may be meant are there, but none moves so, whatever the king and the die
    /// say.
    fn out_of_reach(&self, pattern: &Pattern, legal: &[Described]) -> String {
        let movers = self.own_movers(pattern);
        let role = movers.first().and_then(|square| self.board.role_at(square));
        let name = role.unwrap_or(Role::Pawn).name();
        let (cannot_go, can_play) = match (movers.first(), movers.len()) {
            (Some(square), 1) => {
                (format!("the {name} on {square} cannot go"), "it can play".to_owned())
            }
            _ => (format!("no {name} can go"), format!("{name}s can play")),
        };
        let target = pattern.last.or(pattern.target);
        let target = target.map(|square| format!(" to {square}")).unwrap_or_default();
        let choices: Vec<_> = legal.iter().copied().filter(|m| movers.contains(m.from)).collect();
        if choices.is_empty() {
            format!("{cannot_go}{target}; you can play {}", self.list_moves(legal))
        } else {
            format!("{cannot_go}{target}; {can_play} {}", self.list_moves(&choices))
        }
    }

    fn no_castling(&self, wing: Wing) -> String {
        if !self.variant.has_castling() {
            return format!("there is no castling in {}", self.variant.name());
        }
        let mover = side(self.position.turn);
        let own = self.board.of_color(self.position.turn);
        if (self.position.castling & own).is_empty() {
            return format!("{mover} has no right to castle");
        }
        let geometry = self.variant.geometry();
        let file = if wing == Wing::King { geometry.files - 1 } else { 0 };
        let rook = Square::new(file, self.position.turn.first_rank(geometry.ranks));
        if !self.position.castling.contains(rook) {
            return format!("{mover} has no right to castle with a rook on {rook}");
        }
        if let Some(king) = self.variant.checked(self.position, self.position.turn) {
            return format!("the king on {king} is in check, and a king in check cannot castle");
        }
        format!("{mover} cannot castle so now: pieces or attacked squares are in the way")
    }

    /// A pawn's capture, of which only the square is named.
    fn capture_without_file(&self, pattern: &Pattern, legal: &[Described]) -> Option<String> {
        if pattern.role.is_some() || pattern.from_file.is_some() {
            return None;
        }
        let captures = |m: &&Described| {
            m.piece.role == Role::Pawn && m.captures && pattern.target == Some(m.landing)
        };
        let captures: Vec<Described> = legal.iter().filter(captures).copied().collect();
        let named = (!captures.is_empty()).then(|| self.list_moves(&captures))?;
        Some(format!("a pawn that captures names its file: {named}"))
    }

    /// No own piece stands where the text has it start.
    fn nobody_there(&self, pattern: &Pattern) -> Option<String> {
        let board = &self.board;
        let mover = side(self.position.turn);
        let named = pattern.role.map_or("piece", Role::name);
        if let Some(from) = pattern.from() {
            let Some(piece) = board.piece_at(from) else {
                return Some(format!("there is no piece on {from}"));
            };
            let name = piece.role.name();
            if piece.color != self.position.turn {
                let owner = side(piece.color);
                return Some(format!("the {name} on {from} is {owner}'s, and {mover} is to move"));
            }
            let wrong = pattern.role.is_some_and(|role| role != piece.role);
            return wrong.then(|| format!("on {from} stands {}, not {}", a(name), a(named)));
        }
        let role = pattern.role.unwrap_or(Role::Pawn).name();
        let none = self.own_movers(pattern).is_empty();
        none.then(|| match (pattern.from_file, pattern.from_rank) {
            (Some(file), _) => {
                format!("{mover} has no {role} on the {}-file", char::from(b'a' + file))
            }
            (None, Some(rank)) => format!("{mover} has no {role} on rank {}", rank + 1),
            (None, None) => format!("{mover} has no {role}"),
        })
    }

    /// The squares of the own pieces that a pattern may mean.
    fn own_movers(&self, pattern: &Pattern) -> Bitboard {
        let own = self.board.of_color(self.position.turn);
        let kind = match pattern.role {
            Some(role) => self.board.of_role(role),
            None if pattern.from().is_some() => own,
            None => self.board.of_role(Role::Pawn),
        };
        (own & kind)
            .filter(|square| {
                pattern.from_file.is_none_or(|file| file == square.file())
                    && pattern.from_rank.is_none_or(|rank| rank == square.rank())
            })
            .collect()
    }

    /// Names moves, at most [`SHOWN`] of them.
    fn list_moves(&self, moves: &[Described]) -> String {
        self.list(&moves.iter().map(|m| m.action).collect::<Vec<_>>())
    }

    /// Names actions, at most [`SHOWN`] of them.
    fn list(&self, actions: &[Action]) -> String {
        let notation = |action| self.variant.notation(self.position, action);
        let named = actions.iter().map(|&action| format!("`{}`", without_die(&notation(action))));
        shortened(named)
    }
}

/// The first [`SHOWN`] names, and how many more there are.
fn shortened(mut names: impl ExactSizeIterator<Item = String>) -> String {
    let shown = names.by_ref().take(SHOWN).collect::<Vec<_>>().join(", ");
    match names.len() {
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

/// What the pawns of these moves may become, as in `queen, rook or knight`.
fn promotions(moves: &[Described]) -> String {
    let offered = |role: &Role| moves.iter().any(|m| m.promotion == Some(*role));
    let names: Vec<&str> = Role::ALL.into_iter().rev().filter(offered).map(Role::name).collect();
    match names.as_slice() {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// The matches of the first pattern that has any.
fn first_match(
    mut patterns: impl Iterator<Item = Pattern>,
    moves: &[Described],
) -> Option<Vec<Described>> {
    patterns.find_map(|p| Some(matching(&p, moves)).filter(|found| !found.is_empty()))
}

/// A name with its article.
fn a(name: &str) -> String {
    let article = if name.starts_with(['A', 'E', 'I', 'O']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// A side's name at the head of a sentence.
fn side(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
