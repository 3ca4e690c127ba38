//! What the localized names and descriptions of commands, options and choices may be.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::{Check, at};
use crate::locale;

/// Checks a map from languages to texts; the characters of the longest one.
pub(super) fn check<'a>(
    check: &mut Check,
    path: &str,
    map: &'a Value,
    length: &RangeInclusive<usize>,
    mut also: impl FnMut(&mut Check, &str, &'a str),
) -> usize {
    if map.is_null() {
        return 0;
    }
    let mut longest = 0;
    for (locale, text) in check.object(path, map).into_iter().flatten() {
        let path = at(path, locale);
        if !locale::is_known(locale) {
            let message = format!("Value \"{locale}\" is not a valid enum value.");
            check.fail(&path, "ENUM_TYPE_COERCE", message);
        }
        if let Some(text) = check.required_text(&path, text, length.clone()) {
            longest = longest.max(text.chars().count());
            also(check, &path, text);
        }
    }
    longest
}
