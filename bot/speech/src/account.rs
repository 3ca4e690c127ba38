//! What an action did: told once, for messages, alt texts and records.

use rules::{
    Account, Action, ByColor, Color, DieMeaning, Event, Game, Phase, Piece, Position, Role, Square,
};

use crate::fact::{Fact, Pieces};
use crate::language::Language;

/// Who plays a side, as a sentence names them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// By the name of the side.
    Side(Color),
    /// By a name, or by a mention.
    Person(String),
}

impl Who {
    /// Both sides by their names.
    pub const SIDES: ByColor<Self> =
        ByColor { white: Self::Side(Color::White), black: Self::Side(Color::Black) };

    /// The facts that say who acts.
    fn facts(&self) -> [(&'static str, Fact); 2] {
        match self {
            Self::Side(color) => [("actor", (*color).into()), ("name", "".into())],
            Self::Person(name) => [("actor", "person".into()), ("name", name.as_str().into())],
        }
    }
}

/// How much is marked in a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Markup {
    /// Nothing: alt texts and records.
    Plain,
    /// What matters most, as Discord's Markdown has it.
    Discord,
}

impl Markup {
    fn strong(self, text: &str) -> Fact {
        match self {
            Self::Plain => text.into(),
            Self::Discord => format!("**{text}**").into(),
        }
    }
}

/// A sentence that is still to be said.
type Sentence = (&'static str, Vec<(&'static str, Fact)>);

/// The last action of a game: who did what, and all that came of it. Nothing where nothing was
/// done.
pub fn last_action(language: Language, game: &Game, who: &ByColor<Who>, markup: Markup) -> String {
    let Some(last) = game.last() else {
        return String::new();
    };
    let step = Step { game, last };
    let mut lead = who[last.before.actor()].facts().to_vec();
    let mut did = deeds(language, last.events(), last.before.actor());
    let leader = match last.action {
        Action::Roll(number) => {
            lead.push(("number", markup.strong(&number.to_string())));
            step.roll(number)
        }
        Action::Prevent => ("prevented", Vec::new()),
        Action::Accept => ("accepted", Vec::new()),
        Action::Sacrifice => ("gave-up-totem", Vec::new()),
        Action::Undo => ("gave-up-totem-to-undo", Vec::new()),
        Action::Move(_) | Action::Attract { .. } => {
            let (notation, die) = written(last);
            lead.extend([("notation", markup.strong(notation)), ("die", die.into())]);
            ("played", Vec::new())
        }
    };
    if matches!(last.action, Action::Prevent | Action::Sacrifice | Action::Undo) {
        // The sentence that leads says it.
        did.retain(|(key, _)| *key != "totem-given-up" && *key != "undone");
    }
    did.extend(step.barred());
    did.extend(step.checks());
    led(language, leader, &lead, did)
}

/// Sentences behind one that says who acted. It takes the first of them in where the language has
/// both in one.
fn led(
    language: Language,
    (key, facts): Sentence,
    lead: &[(&'static str, Fact)],
    mut sentences: Vec<Sentence>,
) -> String {
    let with_lead = |facts: &[(&'static str, Fact)]| [facts, lead].concat();
    let both = sentences.first().map(|(first, _)| format!("{first}.led"));
    let both = both.filter(|both| LEADS.contains(&key) && language.has(both));
    let mut texts = vec![match both {
        Some(both) => language.say(&both, &with_lead(&sentences.remove(0).1)),
        None => language.say(key, &with_lead(&facts)),
    }];
    texts.extend(sentences.iter().map(|(key, facts)| language.say(key, facts)));
    texts.join(" ")
}

/// The sentences that say nothing but who acted.
const LEADS: [&str; 2] = ["played", "rolled"];

/// A turn's notation without its die, and the number that it was played on, 0 where none was.
fn written(last: Account<'_>) -> (&str, u8) {
    let notation = last.notation();
    match last.before.phase {
        Phase::Rolled(number) => {
            (notation.split_once(") ").map_or(notation, |(_, turn)| turn), number)
        }
        _ => (notation, 0),
    }
}

/// What events did, each as a sentence; `by` names pieces of its own without their colour.
pub fn events(language: Language, events: &[Event], by: Color) -> Vec<String> {
    deeds(language, events, by).iter().map(|(key, facts)| language.say(key, facts)).collect()
}

/// What notation does not say plainly, in order.
fn deeds(language: Language, events: &[Event], by: Color) -> Vec<Sentence> {
    let deed = |(index, event)| match event {
        Event::Climbed { piece, .. } => {
            // The whole climb is told where it ends.
            let goes_on = matches!(events.get(index + 1), Some(Event::Climbed { .. }));
            (!goes_on).then(|| climb(piece, &events[..=index]))
        }
        Event::GravitaturPlaced { at } => Some(attraction(language, at, &events[index + 1..])),
        event => of_a_piece(event, by).or_else(|| of_the_null(event, by)),
    };
    events.iter().copied().enumerate().filter_map(deed).collect()
}

/// How a piece climbed, past whom.
fn climb(piece: Piece, events: &[Event]) -> Sentence {
    let mut past: Vec<(Role, usize)> = Vec::new();
    for event in events {
        let Event::Climbed { displaced, .. } = event else {
            continue;
        };
        match past.iter_mut().find(|(role, _)| *role == displaced.role) {
            Some((_, count)) => *count += 1,
            None => past.push((displaced.role, 1)),
        }
    }
    let past = past.into_iter().map(|(role, count)| Fact::pieces(role, count)).collect();
    ("climbs", vec![("piece", piece.role.into()), ("past", past)])
}

/// What a Gravitatur draws where, each kind of piece once.
fn attraction(language: Language, at: Square, events: &[Event]) -> Sentence {
    let mut drawn: Vec<(Piece, Vec<Square>)> = Vec::new();
    for event in events {
        let Event::Attracted { piece, to, .. } = *event else {
            continue;
        };
        match drawn.iter_mut().find(|(known, _)| *known == piece) {
            Some((_, squares)) => squares.push(to),
            None => drawn.push((piece, vec![to])),
        }
    }
    if drawn.is_empty() {
        return ("draws-nothing", vec![("square", at.into())]);
    }
    let drawn = drawn.into_iter().map(|(Piece { color, role }, mut squares)| {
        squares.sort_unstable();
        let piece = Fact::Pieces(Pieces { role, color: Some(color), count: squares.len() });
        language.say("drawn", &[("piece", piece), ("squares", squares.into_iter().collect())])
    });
    ("draws", vec![("square", at.into()), ("drawn", drawn.collect())])
}

/// What a piece did or became; nothing where notation says it all, or another event does.
fn of_a_piece(event: Event, by: Color) -> Option<Sentence> {
    let named = |piece| named(piece, by);
    Some(match event {
        Event::Moved { piece, captured: Some((square, taken)), .. } => (
            "takes",
            vec![("piece", named(piece)), ("taken", named(taken)), ("square", square.into())],
        ),
        Event::Swapped { piece, from, other, .. } => (
            "swaps",
            vec![("piece", named(piece)), ("other", named(other)), ("square", from.into())],
        ),
        Event::Promoted { square, piece } => {
            ("promotes", vec![("square", square.into()), ("piece", piece.role.into())])
        }
        Event::Transformed { square, was, piece } => (
            "transforms",
            vec![("was", was.into()), ("piece", piece.role.into()), ("square", square.into())],
        ),
        Event::TotemSacrificed { square, piece } => {
            ("totem-given-up", vec![("piece", piece.into()), ("square", square.into())])
        }
        Event::TotemLost { square, piece } => {
            ("totem-lost", vec![("piece", piece.into()), ("square", square.into())])
        }
        Event::RollUndone => ("undone", Vec::new()),
        _ => return None,
    })
}

/// What the Null did, or what was done to it.
fn of_the_null(event: Event, by: Color) -> Option<Sentence> {
    let path = |from: Square, to: Square| vec![("from", from.into()), ("to", to.into())];
    let with = |mut facts: Vec<_>, name, piece: Piece| {
        facts.push((name, Fact::from(piece)));
        facts
    };
    Some(match event {
        Event::NullStepped { from, to, captured: None, .. } => ("null-steps", path(from, to)),
        Event::NullStepped { from, to, captured: Some(taken), .. } => {
            ("null-takes", with(path(from, to), "piece", taken))
        }
        Event::NullSwapped { from, to, other, .. } => {
            ("null-swaps", with(path(from, to), "piece", other))
        }
        Event::SentHome { piece, to, captured: None, .. } => {
            ("sent-home", vec![("piece", piece.into()), ("to", to.into())])
        }
        Event::SentHome { piece, to, captured: Some(struck), .. } => (
            "sent-home-onto",
            vec![("piece", piece.into()), ("to", to.into()), ("struck", struck.into())],
        ),
        Event::SwappedHome { piece, from, to, other } => {
            ("sent-home-swapping", with(with(path(from, to), "piece", piece), "other", other))
        }
        Event::NullCaptured { square } => ("null-taken", vec![("square", square.into())]),
        Event::NullRespawned { square, removed: None } => {
            ("null-returns", vec![("square", square.into())])
        }
        Event::NullRespawned { square, removed: Some(piece) } => {
            ("null-returns-onto", vec![("square", square.into()), ("piece", named(piece, by))])
        }
        _ => return None,
    })
}

/// A piece as the one who acts names it: their own without its colour.
fn named(piece: Piece, by: Color) -> Fact {
    if piece.color == by { piece.role.into() } else { piece.into() }
}

/// The last action of a game.
struct Step<'a> {
    game: &'a Game,
    last: Account<'a>,
}

impl Step<'_> {
    /// A roll: the number, and what it means.
    fn roll(&self, number: u8) -> Sentence {
        let variant = self.game.variant();
        let roller = self.last.before.actor();
        match variant.die_meaning(self.last.before, number, roller) {
            Some(meaning @ DieMeaning::File(file)) => {
                let squares = meaning.squares(variant.geometry());
                let lands =
                    |action: &Action| action.step().is_some_and(|step| squares.contains(step.to));
                let binds = matches!(self.last.after.phase, Phase::Rolled(_));
                let is_free = binds && !self.game.legal_actions().iter().any(lands);
                let key = if is_free { "rolled-freely" } else { "rolled-file" };
                (key, vec![("file", Fact::file(file))])
            }
            Some(DieMeaning::Step { .. }) | None => ("rolled", Vec::new()),
        }
    }

    /// Who may not promote to a Totem any more.
    fn barred(&self) -> Option<Sentence> {
        let [before, after] = [self.last.before, self.last.after].map(|it| it.totem.barred);
        let newly = |color: &Color| after[*color] && !before[*color];
        let side = Color::BOTH.into_iter().find(newly)?;
        Some(("barred", vec![("side", side.into())]))
    }

    /// Who is in check by it, while the game goes on.
    fn checks(&self) -> Option<Sentence> {
        if self.game.end().is_some() {
            return None;
        }
        let (variant, Account { before, after, .. }) = (self.game.variant(), self.last);
        let checked = |position: &Position, color| variant.checked(position, color).is_some();
        match self.last.action {
            Action::Roll(_) => {
                let newly = |color| checked(after, color) && !checked(before, color);
                let side = match Color::BOTH.map(newly) {
                    [true, true] => "both",
                    [true, false] => "white",
                    [false, true] => "black",
                    [false, false] => return None,
                };
                Some(("check-by-roll", vec![("side", side.into())]))
            }
            Action::Accept | Action::Prevent => None,
            Action::Attract { then: None, .. } => Some(("check-ends-turn", Vec::new())),
            _ => checked(after, after.turn).then(|| ("check", Vec::new())),
        }
    }
}
