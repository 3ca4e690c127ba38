//! The scene in words: alt text that a blind player can play from.

use rules::{Board, Color, DieMeaning, Event, Geometry, Phase, Role, Square};

use crate::deeds::{article, deeds, die_meaning, name};
use crate::scene::{Die, Force, LastTurn, Scene};

/// How many characters alt text has at most.
pub const ALT_LIMIT: usize = 1024;

/// The scene in words, at most [`ALT_LIMIT`] characters: who is to do what, the last turn, the
/// die, the squares to choose from, and then where every piece stands.
///
/// Where that is too long, the first parts get shorter and then fall away; the pieces are
/// always all there.
pub fn describe(scene: &Scene) -> String {
    let geometry = scene.variant.geometry();
    let placement = placement(&scene.position.board);
    let mut parts = [
        Part::fixed(status(scene) + &clocks(scene)),
        scene.last.as_ref().map(|last| turn(last, geometry)).unwrap_or_default(),
        Part::fixed(die(scene)),
        choice(scene),
        Part { text: losses(scene), short: String::new() },
    ];
    for (part, shorten) in [LOSSES, CHOICE, LAST, CHOICE, LAST, DIE, STATUS].into_iter().zip(0..) {
        if length(&parts, &placement) <= ALT_LIMIT {
            break;
        }
        let short = std::mem::take(&mut parts[part].short);
        parts[part].text = if shorten < SHORT_FORMS { short } else { String::new() };
    }
    let texts = parts.iter().map(|part| part.text.as_str());
    let texts: Vec<&str> = texts.filter(|text| !text.is_empty()).collect();
    [texts.join(" "), placement].join(" ").trim_start().to_owned()
}

/// The parts before the placement, by their place.
const STATUS: usize = 0;
const LAST: usize = 1;
const DIE: usize = 2;
const CHOICE: usize = 3;
const LOSSES: usize = 4;

/// How many parts are shortened, if it is to nothing, before any other falls away.
const SHORT_FORMS: usize = 3;

/// A part of the text, and what may stand in its place.
#[derive(Default)]
struct Part {
    text: String,
    short: String,
}

impl Part {
    fn fixed(text: String) -> Self {
        Self { short: text.clone(), text }
    }
}

/// The whole text's length in characters, a space after each part.
fn length(parts: &[Part], placement: &str) -> usize {
    let parts = parts.iter().map(|part| part.text.chars().count() + 1);
    parts.sum::<usize>() + placement.chars().count()
}

/// Who is to do what, or how the game has ended.
fn status(scene: &Scene) -> String {
    if let Some(over) = &scene.over {
        return match over.winner {
            Some(winner) => format!("{} won by {}.", name(winner), over.reason),
            None => format!("Draw by {}.", over.reason),
        };
    }
    let actor = scene.position.actor();
    let checked = |color: Color| !(scene.position.board.of_color(color) & scene.checked).is_empty();
    let check = if checked(actor) { ", in check" } else { "" };
    let other =
        if checked(!actor) { format!(" {} is in check.", name(!actor)) } else { String::new() };
    let (duty, choice) = duty(scene);
    format!("{} to {duty}{check}{choice}.{other}", name(actor))
}

/// The time that each side has, if the game is timed.
fn clocks(scene: &Scene) -> String {
    let clocks = Color::BOTH.map(|color| (color, &scene.clocks[color]));
    let told = clocks.into_iter().filter_map(|(color, clock)| {
        let clock = clock.as_ref()?;
        Some(format!(" {} has {clock} left.", name(color)))
    });
    told.collect()
}

/// What each side has lost.
fn losses(scene: &Scene) -> String {
    let told = Color::BOTH.map(|color| {
        let kinds = scene.gone[color].kinds().map(|(role, count)| match count {
            1 => article(role.name()),
            _ => format!("{count} {}s", role.name()),
        });
        let kinds: Vec<String> = kinds.collect();
        if kinds.is_empty() {
            String::new()
        } else {
            format!("{} has lost {}.", name(color), kinds.join(", "))
        }
    });
    told.join(" ").trim().to_owned()
}

/// What the side that acts is to do, and between what it may choose in doing so.
fn duty(scene: &Scene) -> (&'static str, &'static str) {
    match (&scene.die, scene.position.phase) {
        (_, Phase::Decide { .. }) => {
            if scene.may_accept() {
                ("decide on the roll", ": accept it, or give up the Totem to prevent it")
            } else {
                ("decide on the roll", ": only giving up the Totem to prevent it saves the game")
            }
        }
        (Die::Due(_), _) => ("roll the die", ""),
        _ => ("move", ""),
    }
}

/// The last turn: its notation, and what it did.
fn turn(last: &LastTurn, geometry: Geometry) -> Part {
    let did = match last.events.first() {
        Some(Event::Rolled { .. }) => "rolled",
        _ => "played",
    };
    let short = format!("{} {did} {}", name(last.by), last.notation);
    let deeds = deeds(&last.events, last.by, geometry);
    let text = if deeds.is_empty() { format!("{short}.") } else { format!("{short}: {deeds}.") };
    Part { text, short: short + "." }
}

/// What the die says.
fn die(scene: &Scene) -> String {
    let is_turn = scene.over.is_none() && scene.position.phase == Phase::Turn;
    match &scene.die {
        Die::Unused if is_turn => match scene.variant.turns_to_roll(&scene.position) {
            None => "No die this turn.".to_owned(),
            Some(1) => "No die this turn; after it the Null moves.".to_owned(),
            Some(turns) => format!("No die this turn; after {turns} turns the Null moves."),
        },
        Die::Absent | Die::Due(_) | Die::Unused => String::new(),
        Die::Shows { number, meaning, force, .. } => {
            let is_step = matches!(meaning, Some(DieMeaning::Step { .. }));
            let is_turned = is_step && scene.side == Color::Black;
            let seen = if is_turned { " as White sees it" } else { "" };
            let meaning = meaning.map(|meaning| format!(": {}{seen}", die_meaning(meaning)));
            let meaning = meaning.unwrap_or_default();
            let effect = match force {
                Force::Binding | Force::Spent => "",
                Force::Free => " No move lands there, so any move may be played.",
                Force::Prevented => " The roll was prevented.",
            };
            format!("The die shows {number}{meaning}.{effect}")
        }
    }
}

/// What is chosen, and what there is to choose from.
fn choice(scene: &Scene) -> Part {
    let board = &scene.position.board;
    let chosen = scene.selected.map(|square| match board.piece_at(square) {
        Some(piece) => format!("Chosen: the {} on {square}.", piece.role.name()),
        None => format!("Chosen: {square}."),
    });
    let (tried, tried_short) = preview(scene);
    let (possible, possible_short) = if scene.targets.is_empty() {
        Default::default()
    } else {
        let count = scene.targets.len();
        (format!("Possible: {}.", list(scene.targets)), format!("Possible squares: {count}."))
    };
    let chosen = chosen.unwrap_or_default();
    let join = |parts: [&str; 3]| {
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" ")
    };
    Part {
        text: join([&tried, &chosen, &possible]),
        short: join([&tried_short, &chosen, &possible_short]),
    }
}

/// What the turn that is chosen has done so far, in full and in short.
fn preview(scene: &Scene) -> (String, String) {
    let done = deeds(&scene.preview, scene.position.turn, scene.variant.geometry());
    let placed = scene.preview.iter().find_map(|event| match event {
        Event::GravitaturPlaced { at } => Some(format!("So far: the Gravitatur on {at}.")),
        _ => None,
    });
    if done.is_empty() {
        Default::default()
    } else {
        (format!("So far: {done}."), placed.unwrap_or_default())
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

/// Where all pieces stand, and the Null if there is one.
fn placement(board: &Board) -> String {
    let sides = Color::BOTH.map(|color| side(board, color)).join(" ");
    match board.null() {
        Some(null) => format!("{sides} Null {null}."),
        None => sides,
    }
}

/// Where a side's pieces stand.
fn side(board: &Board, color: Color) -> String {
    let mut kinds = Vec::new();
    for role in ORDER {
        let squares = board.of(color, role);
        let plural = if squares.len() > 1 { "s" } else { "" };
        if !squares.is_empty() {
            kinds.push(format!("{}{plural} {}", role.name(), list(squares)));
        }
    }
    if kinds.is_empty() {
        kinds.push("nothing".to_owned());
    }
    format!("{}: {}.", name(color), kinds.join(", "))
}

fn list(squares: impl Iterator<Item = Square>) -> String {
    let squares: Vec<String> = squares.map(|square| square.to_string()).collect();
    squares.join(" ")
}
