//! What rows of buttons and menus may be.

mod menus;

use std::collections::HashSet;

use serde_json::Value;

use super::{Check, at, emoji};
use crate::emoji::Emojis;

const ROWS: usize = 5;
const BUTTONS: usize = 5;
const CUSTOM_ID: usize = 100;
const LABEL: usize = 80;

pub(super) fn check(check: &mut Check, path: &str, value: &Value, known: &Emojis) {
    let mut ids = HashSet::new();
    for (index, row) in check.list(path, value, 0..=ROWS).iter().enumerate() {
        let path = at(path, index);
        if row["type"] == 1 {
            let path = at(&path, "components");
            self::row(check, &path, &row["components"], &mut ids);
            emojis(check, &path, &row["components"], known);
        } else {
            let message = "Value of field \"type\" must be one of (1,).";
            check.fail(&at(&path, "type"), "UNION_TYPE_CHOICES", message);
        }
    }
}

fn row<'a>(check: &mut Check, path: &str, value: &'a Value, ids: &mut HashSet<&'a str>) {
    if value.is_null() {
        return check.required(path);
    }
    let parts = check.list(path, value, 1..=BUTTONS);
    let has_menu = parts.iter().any(|part| part["type"] != 2);
    if has_menu && parts.len() > 1 {
        let message = "The specified component exceeds the maximum width";
        check.fail(path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
    }
    for (index, part) in parts.iter().enumerate() {
        let path = at(path, index);
        match part["type"].as_u64() {
            Some(2) => button(check, &path, part),
            Some(3) => menus::strings(check, &path, part),
            Some(5..=8) => menus::resolved(check, &path, part),
            _ => {
                let message = "Value of field \"type\" must be one of (2, 3, 5, 6, 7, 8).";
                check.fail(&at(&path, "type"), "UNION_TYPE_CHOICES", message);
            }
        }
        if let Some(id) = part["custom_id"].as_str()
            && !ids.insert(id)
        {
            let message = "Component custom id cannot be duplicated";
            check.fail(&at(&path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }
}

/// Checks the emoji on the buttons and in the menu of a row.
fn emojis(check: &mut Check, path: &str, parts: &Value, known: &Emojis) {
    for (index, part) in parts.as_array().into_iter().flatten().enumerate() {
        let path = at(path, index);
        emoji::check_shown(check, &at(&path, "emoji"), &part["emoji"], known);
        for (index, option) in part["options"].as_array().into_iter().flatten().enumerate() {
            let path = at(&at(&at(&path, "options"), index), "emoji");
            emoji::check_shown(check, &path, &option["emoji"], known);
        }
    }
}

fn button(check: &mut Check, path: &str, part: &Value) {
    check.text(&at(path, "label"), &part["label"], 0..=LABEL);
    check.boolean(&at(path, "disabled"), &part["disabled"]);
    if part["label"].as_str().is_none_or(str::is_empty) && part["emoji"].is_null() {
        check.required(&at(path, "label"));
    }
    match check.integer(&at(path, "style"), &part["style"], 1..=5) {
        None => check.required(&at(path, "style")),
        Some(5) => {
            check.required_text(&at(path, "url"), &part["url"], 1..=512);
            if !part["custom_id"].is_null() {
                let message = "A custom id and url cannot both be specified";
                check.fail(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        }
        Some(_) => custom_id(check, path, part),
    }
}

fn custom_id(check: &mut Check, path: &str, part: &Value) {
    check.required_text(&at(path, "custom_id"), &part["custom_id"], 1..=CUSTOM_ID);
}
