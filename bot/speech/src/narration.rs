//! What an action did: told once, for messages, alt texts and records.

use std::collections::VecDeque;
use std::fmt;

use rules::notation::without_die;
use rules::{
    Action, ByColor, Color, Event, EventKind, Game, Piece, PlayedAction, Position, Role,
    RollEffect, Square, roll_binds,
};

use crate::fact::{Fact, Pieces};
use crate::language::Language;
use crate::message::Message;

/// Who plays a side, as a sentence names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerName {
    /// By the name of the side.
    Side(Color),
    /// By a name, or by a mention.
    Person(String),
    /// The bot itself.
    Engine,
}

impl PlayerName {
    /// Both sides by their names.
    pub const SIDES: ByColor<Self> =
        ByColor { white: Self::Side(Color::White), black: Self::Side(Color::Black) };

    /// The facts that say who acts.
    pub(crate) fn facts(&self) -> [(&'static str, Fact); 2] {
        match self {
            Self::Side(color) => [("actor", (*color).into()), ("name", "".into())],
            Self::Person(name) => [("actor", "person".into()), ("name", name.as_str().into())],
            Self::Engine => [("actor", "engine".into()), ("name", "".into())],
        }
    }
}

/// How much is marked in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Markup {
    /// Nothing: alt texts and records.
    None,
    /// What matters most, as Discord's Markdown has it.
    Discord,
}

impl Markup {
    fn strong(self, text: impl fmt::Display) -> Fact {
        match self {
            Self::None => text.to_string().into(),
            Self::Discord => format!("**{text}**").into(),
        }
    }
}

/// The last action of a game: who did what, and all that came of it. Nothing where nothing was
/// done.
pub fn last_action(
    language: Language,
    game: &Game,
    who: &ByColor<PlayerName>,
    markup: Markup,
) -> String {
    let Some(last) = game.last() else {
        return String::new();
    };
    let (action, by) = (LastAction { game, last }, last.before.side_to_act());
    let lead = match last.action {
        Action::Roll(number) => action.roll(number).with("number", markup.strong(number)),
        Action::Prevent => Message::new("prevented"),
        Action::Accept => Message::new("accepted"),
        Action::Sacrifice => Message::new("gave-up-totem"),
        Action::Undo => Message::new("gave-up-totem-to-undo"),
        Action::Move(_) | Action::PlaceGravitatur { .. } => {
            played(language, last.notation(), markup)
        }
    };
    let mut messages = event_messages(language, last.events(), by, markup);
    messages.extend(action.barred());
    messages.extend(action.checks());
    join_messages(language, lead, &who[by], messages)
}

/// A turn by its notation and the events that it and what followed it led to, told of a side; or
/// the roll that a history starts with.
pub fn turn(
    language: Language,
    notation: &str,
    events: &[Event],
    by: Color,
    markup: Markup,
) -> String {
    let lead = match events.first() {
        Some(Event { number: Some(number), .. }) => {
            Message::new("rolled").with("number", markup.strong(number))
        }
        Some(Event { kind: EventKind::TotemSacrificed, .. }) => Message::new("gave-up-totem"),
        Some(Event { kind: EventKind::RollUndone, .. }) => Message::new("gave-up-totem-to-undo"),
        _ => played(language, notation, markup),
    };
    let messages = event_messages(language, events, by, markup);
    join_messages(language, lead, &PlayerName::Side(by), messages)
}

/// A turn that is written as it was played, but for the die.
fn played(language: Language, notation: &str, markup: Markup) -> Message {
    let (die, turn) = without_die(notation);
    let turn = crate::localized(language, turn);
    let die = Fact::Number(die.parse().unwrap_or_default());
    Message::new("played").with("notation", markup.strong(turn)).with("die", die)
}

/// Sentences behind one that says who acted. It takes the first of them in where the language has
/// both in one, and leaves out those that it says itself.
fn join_messages(
    language: Language,
    lead: Message,
    who: &PlayerName,
    messages: Vec<Message>,
) -> String {
    let lead = who.facts().into_iter().fold(lead, |lead, (name, fact)| lead.with(name, fact));
    let says_deed = !matches!(lead.id, "played" | "rolled");
    let is_said =
        |message: &Message| says_deed && matches!(message.id, "totem-given-up" | "undone");
    let mut messages: VecDeque<Message> = messages.into_iter().skip_while(is_said).collect();
    let both = messages.front().filter(|first| takes_in(&lead, first));
    let both = both.map(|first| format!("{}.led", first.id)).filter(|both| language.has(both));
    let first = match both {
        Some(both) => {
            let first = messages.pop_front().map(|first| first.facts(language)).unwrap_or_default();
            language.format(&both, &[first, lead.facts(language)].concat())
        }
        None => lead.format(language),
    };
    let texts = messages.iter().map(|message| message.format(language));
    std::iter::once(first).chain(texts).collect::<Vec<_>>().join(" ")
}

/// Whether another sentence may follow within a leading one: what a roll did behind the roll, what
/// a turn did behind the turn.
fn takes_in(lead: &Message, first: &Message) -> bool {
    let is_step = matches!(first.id, "null-steps" | "null-takes" | "null-swaps");
    match lead.id {
        "rolled" => is_step,
        "played" => !is_step,
        _ => false,
    }
}

/// What events did, each as a sentence; `by` names pieces of its own without their colour.
pub fn events(language: Language, events: &[Event], by: Color) -> Vec<String> {
    let messages = event_messages(language, events, by, Markup::None);
    messages.iter().map(|message| message.format(language)).collect()
}

/// What notation does not say plainly, in order. In chat, where the picture shows what a Gravitatur
/// pulls where, only how much that is.
fn event_messages(language: Language, events: &[Event], by: Color, markup: Markup) -> Vec<Message> {
    let climbs = |event: &Event| event.kind == EventKind::Climbed;
    let message = |(index, event): (usize, &Event)| match event.kind {
        // The whole climb is told where it ends.
        EventKind::Climbed if events.get(index + 1).is_some_and(climbs) => None,
        EventKind::Climbed => {
            // A promotion may stand between two parts of it.
            let steps = events[..index].iter().rev().take_while(|it| climbs(it)).count();
            Some(climb(event.piece?, &events[index - steps..=index]))
        }
        EventKind::GravitaturPlaced => {
            let pulled = events[index + 1..].iter().take_while(|event| event.is_attraction());
            Some(match markup {
                Markup::None => attraction(language, event.to?, pulled),
                Markup::Discord => Message::new("pulls").with("count", pulled.count()),
            })
        }
        _ => message(*event, by),
    };
    events.iter().enumerate().filter_map(message).collect()
}

/// How a piece climbed, past whom: each kind once, in the order in which they came.
fn climb(piece: Piece, events: &[Event]) -> Message {
    let mut past: Vec<(Role, usize)> = Vec::new();
    for displaced in events.iter().filter_map(|event| event.other) {
        match past.iter_mut().find(|(role, _)| *role == displaced.role) {
            Some((_, count)) => *count += 1,
            None => past.push((displaced.role, 1)),
        }
    }
    let past: Fact = past.into_iter().map(|(role, count)| Fact::pieces(role, count)).collect();
    Message::new("climbs").with("piece", piece.role).with("past", past)
}

/// What a Gravitatur draws where, each kind of piece once.
fn attraction<'a>(
    language: Language,
    at: Square,
    events: impl Iterator<Item = &'a Event>,
) -> Message {
    let mut drawn: Vec<(Piece, Vec<Square>)> = Vec::new();
    for (piece, to) in events.filter_map(|event| event.piece.zip(event.to)) {
        match drawn.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, squares)) => squares.push(to),
            None => drawn.push((piece, vec![to])),
        }
    }
    if drawn.is_empty() {
        return Message::new("draws-nothing").with("square", at);
    }
    let drawn: Fact =
        drawn.into_iter().map(|(piece, squares)| kind(language, piece, squares)).collect();
    Message::new("draws").with("square", at).with("drawn", drawn)
}

/// One kind of piece that is drawn, and where to.
fn kind(language: Language, Piece { color, role }: Piece, mut squares: Vec<Square>) -> String {
    squares.sort_unstable();
    let piece = Fact::Pieces(Pieces { role, color: Some(color), count: squares.len() });
    language.format("drawn", &[("piece", piece), ("squares", squares.into_iter().collect())])
}

/// What an event did, told by its fields; nothing where notation says it all, or another event does.
fn message(event: Event, by: Color) -> Option<Message> {
    let Event { piece, from, to, other, captured, .. } = event;
    let takes = captured.is_some();
    let id = match event.kind {
        EventKind::Promoted => "promotes",
        EventKind::NullStepped if takes => "null-takes",
        EventKind::NullStepped => "null-steps",
        EventKind::NullSwapped => "null-swaps",
        EventKind::SentHome if takes => "sent-home-onto",
        EventKind::SentHome => "sent-home",
        EventKind::SwappedHome => "sent-home-swapping",
        EventKind::NullCaptured => "null-taken",
        EventKind::NullRespawned if takes => "null-returns-onto",
        EventKind::NullRespawned => "null-returns",
        EventKind::Transformed => "transforms",
        EventKind::TotemSacrificed => "totem-given-up",
        EventKind::TotemLost => "totem-lost",
        EventKind::RollUndone => "undone",
        _ if takes => "takes",
        _ if other.is_some() => "swaps",
        _ => return None,
    };
    let is_turn = matches!(id, "takes" | "swaps");
    let named = |it: Piece| if is_turn { named(it, by) } else { it.into() };
    // What a piece becomes goes without its colour.
    let piece = piece.map(|it| if from.is_none() { it.role.into() } else { named(it) });
    let (square, captured) = captured.unzip();
    let pieces = [("piece", piece), ("other", other.map(named)), ("captured", captured.map(named))];
    let squares = [("square", square), ("from", from), ("to", to)];
    let squares = squares.map(|(name, square)| (name, square.map(Fact::from)));
    let facts = pieces.into_iter().chain(squares);
    let args = facts.filter_map(|(name, fact)| Some((name, fact?.into()))).collect();
    Some(Message { id, args })
}

/// A piece as the one who acts names it: their own without its colour.
fn named(piece: Piece, by: Color) -> Fact {
    if piece.color == by { piece.role.into() } else { piece.into() }
}

/// The last action of a game.
struct LastAction<'a> {
    game: &'a Game,
    last: PlayedAction<'a>,
}

impl LastAction<'_> {
    /// A roll, and what it means.
    fn roll(&self, number: u8) -> Message {
        let variant = self.game.variant();
        let meaning = variant.roll_effect(self.last.before, number, self.last.before.side_to_act());
        let Some(RollEffect::File(file)) = meaning else {
            return Message::new("rolled");
        };
        let is_free = roll_binds(variant, self.last.after) == Some(false);
        Message::new(if is_free { "rolled-freely" } else { "rolled-file" })
            .with("file", Fact::file(file))
    }

    /// Who may not promote to a Totem any more.
    fn barred(&self) -> Option<Message> {
        let [before, after] =
            [self.last.before, self.last.after].map(|it| it.totem.totem_promotion_lost);
        let newly = |color: &Color| after[*color] && !before[*color];
        let side = Color::BOTH.into_iter().find(newly)?;
        Some(Message::new("barred").with("side", side))
    }

    /// Who is in check by it, while the game goes on.
    fn checks(&self) -> Option<Message> {
        if self.game.end().is_some() {
            return None;
        }
        let (variant, PlayedAction { before, after, .. }) = (self.game.variant(), self.last);
        let checked = |position: &Position, color| variant.king_in_check(position, color).is_some();
        match self.last.action {
            Action::Roll(_) => {
                let newly = |color| checked(after, color) && !checked(before, color);
                let side = match Color::BOTH.map(newly) {
                    [true, true] => "both",
                    [true, false] => "white",
                    [false, true] => "black",
                    [false, false] => return None,
                };
                Some(Message::new("check-by-roll").with("side", side))
            }
            Action::Accept | Action::Prevent => None,
            Action::PlaceGravitatur { then: None, .. } => Some(Message::new("check-ends-turn")),
            _ => checked(after, after.turn).then(|| Message::new("check")),
        }
    }
}
