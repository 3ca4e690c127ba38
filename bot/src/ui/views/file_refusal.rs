//! Why a file is not read that somebody gave, and why a text is no position.

use rules::Variant;
use rules::fen::{FenError, FenPart};
use rules::shown::in_one_line;
use speech::{Fact, Language, games, reading};

use crate::game::{EntryFault, FileRefusal};
use crate::ui::messenger::DownloadError;

/// How much of a text of theirs people are shown again.
const QUOTED: usize = 40;

/// Why a file does not come.
pub(super) fn download(language: Language, error: &DownloadError) -> String {
    let key = match error {
        DownloadError::TooLarge => "file-refused-too-large",
        DownloadError::Elsewhere => "file-refused-elsewhere",
        DownloadError::Failed(_) => "file-refused-failed",
    };
    language.say(key, &[])
}

/// Why a file is not read.
pub(super) fn words(language: Language, refusal: &FileRefusal) -> String {
    let on = |key, line: usize| language.say(key, &[("number", line.to_string().into())]);
    match refusal {
        FileRefusal::Unknown => language.say("file-refused-unknown", &[]),
        FileRefusal::Json(line) => on("file-refused-json", *line),
        FileRefusal::Newer => language.say("file-refused-newer", &[]),
        FileRefusal::Unclosed(line) => on("file-refused-unclosed", *line),
        FileRefusal::Unopened(line) => on("file-refused-unopened", *line),
        FileRefusal::Word(line, word) => {
            let facts = [("number", line.to_string().into()), ("typed", word.clone().into())];
            language.say("file-refused-word", &facts)
        }
        FileRefusal::UnknownResult(said) => {
            language.say("file-refused-unknown-result", &[("typed", said.clone().into())])
        }
        FileRefusal::Variant(name) => language.say("file-refused-variant", &[typed(name)]),
        FileRefusal::Start(error) => language.say("file-refused-start", &part(error)),
        FileRefusal::Turn(line, error) => {
            let mistake = reading::mistake(language, error);
            format!("{} {mistake}", on("file-refused-turn", *line))
        }
        FileRefusal::Die(line, comment) => {
            let facts = [("number", line.to_string().into()), typed(comment)];
            language.say("file-refused-die", &facts)
        }
        FileRefusal::Over(line) => on("file-refused-over", *line),
        FileRefusal::Second(line) => on("file-refused-second", *line),
        FileRefusal::Entry(number, why) => {
            let facts = [("number", number.to_string().into()), ("fault", fault(*why).into())];
            language.say("file-refused-entry", &facts)
        }
        FileRefusal::Ending(why) => {
            language.say("file-refused-ending", &[("fault", fault(*why).into())])
        }
        FileRefusal::Field(name) => language.say("file-refused-field", &[typed(name)]),
        FileRefusal::Result => language.say("file-refused-result", &[]),
        FileRefusal::TwoResults => language.say("file-refused-two-results", &[]),
        FileRefusal::Long => language.say("file-refused-long", &[]),
    }
}

/// Why an entry cannot stand where it does, for a sentence to choose by.
const fn fault(fault: EntryFault) -> &'static str {
    match fault {
        EntryFault::Unknown => "unknown",
        EntryFault::Over => "over",
        EntryFault::Illegal => "illegal",
        EntryFault::Side => "side",
        EntryFault::Claim => "claim",
        EntryFault::Takeback => "takeback",
        EntryFault::Time => "time",
        EntryFault::Closed => "closed",
    }
}

/// A text of theirs, short and as it is.
fn typed(text: &str) -> (&'static str, Fact) {
    let quoted: String = in_one_line(text).replace('`', "'").chars().take(QUOTED).collect();
    ("typed", format!("`{quoted}`").into())
}

/// Why a text is no position of a game, with one that is.
pub(super) fn no_position(language: Language, variant: &str, error: &FenError) -> String {
    let start = rules::variants::by_id(variant).map_or("", Variant::start_fen);
    let about = [
        ("game", games::name_by_id(language, variant).into()),
        ("fen", format!("`{start}`").into()),
    ];
    language.say("position-refused", &[&part(error)[..], &about].concat())
}

/// What is wrong with a position.
fn part(error: &FenError) -> Vec<(&'static str, Fact)> {
    let Some((king, rook)) = error.castling() else {
        return vec![("part", part_name(error.part()).into())];
    };
    vec![("part", "right".into()), ("king", king.into()), ("rook", rook.into())]
}

/// The wrong part of a position, for a sentence to choose by.
const fn part_name(part: FenPart) -> &'static str {
    match part {
        FenPart::Fields => "fields",
        FenPart::Placement => "placement",
        FenPart::Turn => "turn",
        FenPart::Castling => "castling",
        FenPart::EnPassant => "passing",
        FenPart::Halfmove => "clock",
        FenPart::Fullmove => "moves",
        FenPart::Die => "die",
        FenPart::Null => "null",
        FenPart::Counts => "counts",
        FenPart::Rank => "rank",
        FenPart::Check => "check",
    }
}
