//! What an autocomplete may suggest.

use serde_json::Value;

use super::{Check, at, localizations};
use crate::error::Refusal;

const CHOICES: usize = 25;
const TEXT: usize = 100;
/// Integers beyond this are not exact in Discord's clients.
const EXACT: i64 = 1 << 53;

/// Checks suggestions for an option of this type.
pub(crate) fn check_suggestions(data: &Value, kind: u64) -> Result<(), Refusal> {
    let mut check = Check::default();
    if data["choices"].is_null() {
        check.required("data.choices");
    }
    check_list(&mut check, "data.choices", &data["choices"], kind);
    check.done()
}

/// Checks choices of an option, or suggestions for it.
pub(super) fn check_list(check: &mut Check, path: &str, value: &Value, kind: u64) {
    for (index, choice) in check.list(path, value, 0..=CHOICES).iter().enumerate() {
        let path = at(path, index);
        check.required_text(&at(&path, "name"), &choice["name"], 1..=TEXT);
        let (map, map_path) = (&choice["name_localizations"], at(&path, "name_localizations"));
        localizations::check(check, &map_path, map, &(1..=TEXT), |_, _, _| {});
        self::value(check, &at(&path, "value"), &choice["value"], kind);
    }
}

fn value(check: &mut Check, path: &str, value: &Value, kind: u64) {
    match kind {
        _ if value.is_null() => check.required(path),
        4 => {
            check.integer(path, value, -EXACT..=EXACT);
        }
        10 if value.is_number() => {}
        10 => check.fail(path, "NUMBER_TYPE_COERCE", "Value is not a number."),
        _ => {
            check.text(path, value, 0..=TEXT);
        }
    }
}
