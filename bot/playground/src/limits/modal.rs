//! What a modal may be.

use std::collections::HashSet;

use serde_json::Value;

use super::{Check, at};
use crate::error::Refusal;
use crate::modal::MOST;

const CUSTOM_ID: usize = 100;
const TITLE: usize = 45;
const ROWS: usize = 5;
const LABEL: usize = 45;
const PLACEHOLDER: usize = 100;

/// Checks the `data` of an answer that opens a modal.
pub(crate) fn check(data: &Value) -> Result<(), Refusal> {
    let mut check = Check::default();
    check.required_text("data.custom_id", &data["custom_id"], 1..=CUSTOM_ID);
    check.required_text("data.title", &data["title"], 1..=TITLE);
    let path = "data.components";
    if data["components"].is_null() {
        check.required(path);
    }
    let mut ids = HashSet::new();
    for (index, row) in check.list(path, &data["components"], 1..=ROWS).iter().enumerate() {
        self::row(&mut check, &at(path, index), row, &mut ids);
    }
    check.done()
}

fn row<'a>(check: &mut Check, path: &str, row: &'a Value, ids: &mut HashSet<&'a str>) {
    match row["type"].as_u64() {
        Some(1) => {}
        Some(10 | 18) => {
            let message = "The stand-in does not know labels and texts in modals: use action rows.";
            return check.fail(&at(path, "type"), "STAND_IN_UNSUPPORTED", message);
        }
        _ => {
            let message = "Value of field \"type\" must be one of (1, 10, 18).";
            return check.fail(&at(path, "type"), "UNION_TYPE_CHOICES", message);
        }
    }
    let path = at(path, "components");
    if row["components"].is_null() {
        return check.required(&path);
    }
    let parts = check.list(&path, &row["components"], 1..=5);
    if parts.len() > 1 {
        let message = "The specified component exceeds the maximum width";
        check.fail(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (index, part) in parts.iter().enumerate() {
        input(check, &at(&path, index), part, ids);
    }
}

fn input<'a>(check: &mut Check, path: &str, part: &'a Value, ids: &mut HashSet<&'a str>) {
    if part["type"] != 4 {
        let message = "Value of field \"type\" must be one of (4,).";
        return check.fail(&at(path, "type"), "UNION_TYPE_CHOICES", message);
    }
    let id = check.required_text(&at(path, "custom_id"), &part["custom_id"], 1..=CUSTOM_ID);
    if id.is_some_and(|id| !ids.insert(id)) {
        let message = "Component custom id cannot be duplicated";
        check.fail(&at(path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
    }
    check.required_text(&at(path, "label"), &part["label"], 1..=LABEL);
    if check.integer(&at(path, "style"), &part["style"], 1..=2).is_none() {
        check.required(&at(path, "style"));
    }
    check.text(&at(path, "placeholder"), &part["placeholder"], 0..=PLACEHOLDER);
    check.boolean(&at(path, "required"), &part["required"]);
    length(check, path, part);
}

/// How long the text may be, and whether what stands there already is so.
fn length(check: &mut Check, path: &str, part: &Value) {
    let most = MOST as i64;
    let low = check.integer(&at(path, "min_length"), &part["min_length"], 0..=most).unwrap_or(0);
    let high = check.integer(&at(path, "max_length"), &part["max_length"], 1..=most);
    let high = high.unwrap_or(most);
    if low > high {
        let message = "min_length must be less than or equal to max_length";
        check.fail(&at(path, "min_length"), "TEXT_INPUT_INVALID_MIN_LENGTH", message);
    }
    let high = usize::try_from(high).unwrap_or(MOST);
    check.text(&at(path, "value"), &part["value"], 0..=high);
}
