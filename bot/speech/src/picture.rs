//! A picture in words: alt text that a blind player can play from.

use rules::{Board, ByColor, Color, Event, EventKind, Phase, Role, RollEffect, Square};
use scene::{Die, LastTurn, Reason, RollStatus, Scene};

use crate::fact::{Fact, Pieces};
use crate::language::Language;
use crate::narration::{self, Markup};
use crate::roll_threats;
use crate::variant_names;

/// How many characters alt text has at most.
pub const ALT_LIMIT: usize = 1024;

/// A picture in words, at most [`ALT_LIMIT`] characters: who is to do what, the last turn, the
/// die and what its numbers would cost, the squares to choose from, and then where every piece
/// stands.
///
/// Where that is too long, the first parts get shorter and then fall away; the pieces are
/// always all there.
pub fn alt(language: Language, scene: &Scene) -> String {
    let words = Words { language, scene };
    let placement = words.placement();
    let mut parts = [
        Part::fixed([words.status(), words.clocks()].concat()),
        words.turn(),
        Part::fixed(words.die()),
        words.roll_threats(),
        words.choice(),
        Part { text: words.losses(), short: String::new() },
    ];
    let order = [LOSSES, CHOICE, LAST, ROLL_THREATS, CHOICE, LAST, ROLL_THREATS, DIE, STATUS];
    for (part, shorten) in order.into_iter().zip(0..) {
        if length(&parts, &placement) <= ALT_LIMIT {
            break;
        }
        let short = std::mem::take(&mut parts[part].short);
        parts[part].text = if shorten < SHORT_FORMS { short } else { String::new() };
    }
    let texts = parts.into_iter().map(|part| part.text).chain([placement]);
    joined(texts.collect())
}

/// What is told of an animation of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animation {
    /// The game's number.
    pub game: String,
    /// How many boards the game has.
    pub boards: usize,
    /// Whether all of them are shown.
    pub all: bool,
}

/// An animation in words, at most [`ALT_LIMIT`] characters: what it is, and the board that it ends
/// with.
pub fn animation(language: Language, shown: &Animation, last: &Scene) -> String {
    let all = if shown.all { "yes" } else { "no" };
    let facts = [
        ("game", shown.game.as_str().into()),
        ("variant", variant_names::name(language, last.variant).into()),
        ("count", shown.boards.into()),
        ("all", all.into()),
    ];
    let start = language.format("animation", &facts);
    let ends = language.format("animation-ends", &[("board", alt(language, last).into())]);
    let whole = joined(vec![start.clone(), ends]);
    if whole.chars().count() > ALT_LIMIT { start } else { whole }
}

/// A finished game in one picture in words, at most [`ALT_LIMIT`] characters: who played what, and
/// the last board.
pub fn shared(language: Language, players: ByColor<&str>, last: &Scene) -> String {
    let facts = [
        ("white", players.white.into()),
        ("black", players.black.into()),
        ("variant", variant_names::name(language, last.variant).into()),
    ];
    let start = language.format("share", &facts);
    let ends = language.format("animation-ends", &[("board", alt(language, last).into())]);
    let whole = joined(vec![start.clone(), ends]);
    if whole.chars().count() > ALT_LIMIT { start } else { whole }
}

/// The parts before the placement, by their place.
const STATUS: usize = 0;
const LAST: usize = 1;
const DIE: usize = 2;
const ROLL_THREATS: usize = 3;
const CHOICE: usize = 4;
const LOSSES: usize = 5;

/// How many parts are shortened, if it is to nothing, before any other falls away.
const SHORT_FORMS: usize = 4;

/// A part of the text, and what may stand in its place.
struct Part {
    text: String,
    short: String,
}

impl Part {
    fn fixed(sentences: Vec<String>) -> Self {
        let text = joined(sentences);
        Self { short: text.clone(), text }
    }
}

/// The whole text's length in characters, a space after each part.
fn length(parts: &[Part], placement: &str) -> usize {
    let parts = parts.iter().map(|part| part.text.chars().count() + 1);
    parts.sum::<usize>() + placement.chars().count()
}

fn joined(mut sentences: Vec<String>) -> String {
    sentences.retain(|sentence| !sentence.is_empty());
    sentences.join(" ")
}

/// What is told of a scene.
struct Words<'a> {
    language: Language,
    scene: &'a Scene,
}

impl Words<'_> {
    fn format(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        self.language.format(key, facts)
    }

    /// Who is to do what, or how the game has ended.
    fn status(&self) -> Vec<String> {
        let scene = self.scene;
        if let Some(result) = &scene.result {
            let reason = ("reason", result.reason.name().into());
            return vec![match result.winner {
                Some(winner) if result.reason == Reason::Other => {
                    self.format("over-won-only", &[("winner", winner.into())])
                }
                Some(winner) => self.format("over-won", &[("winner", winner.into()), reason]),
                None => self.format("over-drawn", &[reason]),
            }];
        }
        let actor = scene.position.side_to_act();
        let board = &scene.position.board;
        let checked = |color: Color| !(board.of_color(color) & scene.checked).is_empty();
        let check = if checked(actor) { "yes" } else { "no" };
        let prompt = self.format(self.prompt(), &[("side", actor.into()), ("check", check.into())]);
        let other =
            checked(!actor).then(|| self.format("other-in-check", &[("side", (!actor).into())]));
        [prompt].into_iter().chain(other).collect()
    }

    /// What the side that acts is to do.
    fn prompt(&self) -> &'static str {
        match (&self.scene.die, self.scene.position.phase) {
            (_, Phase::AnswerRoll { .. }) if self.scene.may_accept() => "to-decide",
            (_, Phase::AnswerRoll { .. }) => "to-prevent",
            (Die::Due(_), _) => "to-roll",
            _ => "to-move",
        }
    }

    /// The time that each side has, if the game is timed.
    fn clocks(&self) -> Vec<String> {
        let clocks = Color::BOTH.map(|color| (color, &self.scene.clocks[color]));
        let told = clocks.into_iter().filter_map(|(color, clock)| {
            let clock = clock.as_ref()?.as_str().into();
            Some(self.format("has-time", &[("side", color.into()), ("clock", clock)]))
        });
        told.collect()
    }

    /// What each side has lost.
    fn losses(&self) -> String {
        let told = Color::BOTH.into_iter().filter_map(|color| {
            let gone = self.scene.gone[color];
            let kinds = gone.kinds().map(|(role, count)| Fact::pieces(role, count.into()));
            let facts = [("side", color.into()), ("lost", kinds.collect())];
            (!gone.is_empty()).then(|| self.format("has-lost", &facts))
        });
        joined(told.collect())
    }

    /// The last turn and all that it did, or the turn alone; before it the roll that it answered.
    fn turn(&self) -> Part {
        let Some(last) = &self.scene.last else {
            return Part::fixed(Vec::new());
        };
        let tell = |turn: &LastTurn, events: &[Event]| {
            narration::turn(self.language, &turn.notation, events, turn.by, Markup::None)
        };
        let rolled = self.scene.roll_before.as_ref().map(|roll| tell(roll, &roll.events));
        let told = |events: &[Event]| {
            let told = [rolled.clone(), Some(tell(last, events))];
            told.into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        // What was done without a piece that moves, only an event says.
        let done = last.events.iter().take(1).filter(|event| {
            use EventKind::{RollUndone, Rolled, TotemSacrificed};
            matches!(event.kind, Rolled | TotemSacrificed | RollUndone)
        });
        Part { text: told(&last.events), short: told(&done.copied().collect::<Vec<_>>()) }
    }

    /// What the die says.
    fn die(&self) -> Vec<String> {
        let scene = self.scene;
        let is_turn = scene.result.is_none() && scene.position.phase == Phase::Move;
        match &scene.die {
            Die::Unused if is_turn => {
                let turns = scene.variant.plies_until_roll(&scene.position);
                vec![match turns {
                    None => self.format("no-die", &[]),
                    Some(turns) => self.format("no-die-null-in", &[("turns", turns.into())]),
                }]
            }
            Die::Absent | Die::Due(_) | Die::Unused => Vec::new(),
            Die::Shows { number, meaning, status, .. } => {
                let number = ("number", (*number).into());
                let shows = match meaning {
                    Some(RollEffect::File(file)) => {
                        self.format("die-shows-file", &[number, ("file", Fact::file(*file))])
                    }
                    Some(RollEffect::Step { .. }) | None => self.format("die-shows", &[number]),
                };
                let effect = match status {
                    RollStatus::Binding | RollStatus::Spent => None,
                    RollStatus::Free => Some("die-is-free"),
                    RollStatus::Prevented => Some("die-is-prevented"),
                };
                let effect = effect.map(|key| self.format(key, &[]));
                [shows].into_iter().chain(effect).collect()
            }
        }
    }

    /// What the die's numbers would cost if it were rolled for the Null now, or the worst of it.
    fn roll_threats(&self) -> Part {
        let told = roll_threats::sentences(self.language, &self.scene.roll_threats);
        Part { short: told.first().cloned().unwrap_or_default(), text: joined(told) }
    }

    /// What is chosen, and what there is to choose from.
    fn choice(&self) -> Part {
        let (tried, tried_short) = self.preview();
        let chosen = self.chosen();
        let squares = self.scene.targets;
        let (possible, possible_short) = if squares.is_empty() {
            Default::default()
        } else {
            let count = ("count", squares.len().into());
            let squares = ("squares", spaced(squares).into());
            (self.format("possible", &[squares]), self.format("possible-count", &[count]))
        };
        Part {
            text: joined(vec![tried, chosen.clone(), possible]),
            short: joined(vec![tried_short, chosen, possible_short]),
        }
    }

    /// The square that is chosen, with what stands there.
    fn chosen(&self) -> String {
        let Some(square) = self.scene.selected else {
            return String::new();
        };
        match self.scene.position.board.piece_at(square) {
            Some(piece) => {
                self.format("chosen", &[("piece", piece.role.into()), ("square", square.into())])
            }
            None => self.format("chosen-square", &[("square", square.into())]),
        }
    }

    /// What the turn that is chosen has done so far, in full and in short.
    fn preview(&self) -> (String, String) {
        let scene = self.scene;
        let done = narration::events(self.language, &scene.preview, scene.position.turn);
        let placed = scene.preview.iter().find(|it| it.kind == EventKind::GravitaturPlaced);
        let at = placed.and_then(|event| event.to);
        let placed = at.map(|at| self.format("gravitatur-stands", &[("square", at.into())]));
        (joined(done), placed.unwrap_or_default())
    }

    /// Where all pieces stand, and the Null if there is one.
    fn placement(&self) -> String {
        let board = &self.scene.position.board;
        let sides = Color::BOTH.into_iter().map(|color| self.side(board, color));
        let null = board.null().map(|null| self.format("null-stands", &[("square", null.into())]));
        joined(sides.chain(null).collect())
    }

    /// Where a side's pieces stand.
    fn side(&self, board: &Board, color: Color) -> String {
        let kinds = ORDER.into_iter().filter_map(|role| {
            let squares = board.of(color, role);
            let pieces = Fact::Pieces(Pieces { role, color: None, count: squares.len() });
            let facts = [("pieces", pieces), ("squares", spaced(squares).into())];
            (!squares.is_empty()).then(|| self.format("stand", &facts))
        });
        let kinds: Vec<String> = kinds.collect();
        let side = ("side", color.into());
        if kinds.is_empty() {
            self.format("side-stands-empty", &[side])
        } else {
            self.format("side-stands", &[side, ("kinds", kinds.into_iter().collect())])
        }
    }
}

/// The order in which a side's pieces are told: the royal one first, the pawns last.
const ORDER: [Role; Role::COUNT] = [
    Role::King,
    Role::SpiritKing,
    Role::AscendedKing,
    Role::Totem,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

fn spaced(squares: impl Iterator<Item = Square>) -> String {
    let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
    squares.join(" ")
}
