//! Who is next, and what they may do, or how the game ended.

use speech::Language;
use speech::account::Who;

use super::{end, mention};
use crate::game::Record;

/// Who is next and what they may do, or how the game ended. `told` says that the line before tells
/// the last action and pings whom it names.
pub(super) fn line(language: Language, record: &Record, told: bool) -> String {
    if let Some(ending) = record.ending() {
        return end::line(record, ending, told);
    }
    let side = record.position().actor();
    let who = if told { Who::Person(mention(record, side)) } else { Who::Side(side) };
    speech::next::next(language, record.game(), &who, told)
}
