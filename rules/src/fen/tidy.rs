//! Positions as people pass them around.

use super::{COMMON_FIELDS, FenPart, parse};
use crate::sanitize::typed;
use crate::variants::Variant;

/// The order in which castling rights are written.
const RIGHTS: &str = "KQkq";

/// Returns the text of a position with what people often write otherwise as [`parse`] wants it: within an
/// address or quotes, castling rights in any order, the side to move as a capital letter or a word, a move
/// number of 0, and missing counters or fields after them. Whatever else is wrong stays as it is, for
/// [`parse`] to refuse.
pub fn tidy(variant: &dyn Variant, text: &str) -> String {
    let text = unlinked(&unescaped(text), variant.features().board_size.ranks.into());
    let normalized = typed(&text).collect::<String>().replace('_', " ");
    let mut fields: Vec<String> =
        unwrapped(&normalized).split_whitespace().map(str::to_owned).collect();
    let is_count = |field: &String| field.bytes().all(|byte| byte.is_ascii_digit());
    // Some leave the rights or the square of a pawn out where there are none.
    if fields.len() == COMMON_FIELDS - 1 && fields[3..].iter().all(is_count) {
        let is_square = fields[2].ends_with(|letter: char| letter.is_ascii_digit());
        fields.insert(if is_square { 2 } else { 3 }, "-".to_owned());
    } else if fields.len() == COMMON_FIELDS - 3 {
        fields.push("-".to_owned());
    }
    // What programs write of a position behind it: `bm Nf6; id "1"`.
    if variant.info().start_fen.split(' ').count() == COMMON_FIELDS
        && fields.get(COMMON_FIELDS - 2).is_some_and(|field| field.starts_with(char::is_alphabetic))
    {
        fields.truncate(COMMON_FIELDS - 2);
    }
    if let Some(turn) = fields.get_mut(1) {
        match turn.to_ascii_lowercase().as_str() {
            "w" | "white" => "w".clone_into(turn),
            "b" | "black" => "b".clone_into(turn),
            _ => {}
        }
    }
    if let Some(rights) = fields.get_mut(2)
        && rights.chars().all(|right| RIGHTS.contains(right))
    {
        *rights = RIGHTS.chars().filter(|&right| rights.contains(right)).collect();
    }
    for (field, least) in fields.iter_mut().skip(COMMON_FIELDS - 2).zip([0, 1]) {
        if field == "-" {
            *field = least.to_string();
        } else if let Ok(count) = field.parse::<u32>() {
            *field = count.max(least).to_string();
        }
    }
    let given = fields.len();
    if given < COMMON_FIELDS - 2 {
        return fields.join(" ");
    }
    fields.extend(variant.info().start_fen.split(' ').skip(given).map(str::to_owned));
    let whole = fields.join(" ");
    // In check no die is rolled.
    let is_die_wrong = |error: super::FenError| error.part() == FenPart::Die;
    if fields.len() > given && parse(variant, &whole).err().is_some_and(is_die_wrong) {
        *fields.last_mut().expect("the die is the last field") = "-".to_owned();
        return fields.join(" ");
    }
    whole
}

/// What stands before a position and around it.
const AROUND: [char; 19] = [
    '"', '“', '”', '„', '«', '»', '\'', '‘', '’', '`', '*', '<', '>', '[', ']', '(', ')', ';', ',',
];

/// A position without quotes around it and without its name before it.
fn unwrapped(text: &str) -> &str {
    let is_around = |letter: char| letter.is_whitespace() || AROUND.contains(&letter);
    let text = text.trim_matches(is_around);
    let named = text.split_at_checked(3).filter(|(name, _)| name.eq_ignore_ascii_case("fen"));
    named.map_or(text, |(_, rest)| rest.trim_matches(|it| is_around(it) || matches!(it, ':' | '=')))
}

/// A text with the letters that are written as `%20` in addresses.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('%');
    let mut normalized = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let code = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code.filter(u8::is_ascii) {
            Some(code) => normalized.extend([&char::from(code).to_string(), &part[2..]]),
            None => normalized.extend(["%", part]),
        }
    }
    normalized
}

/// The position in the address of a page, or the text itself where it is none.
fn unlinked(text: &str, ranks: usize) -> String {
    let Some((_, address)) = text.split_once("://") else {
        return text.to_owned();
    };
    let address = address.replace('+', " ");
    if let Some((_, fen)) = address.split_once("fen=") {
        return fen.split(['&', '#']).next().unwrap_or(fen).to_owned();
    }
    let path = address.split(['?', '#']).next().unwrap_or(&address);
    let named: Vec<&str> = path.rsplitn(ranks + 1, '/').take(ranks).collect();
    named.into_iter().rev().collect::<Vec<_>>().join("/")
}
