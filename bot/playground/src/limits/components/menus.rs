//! What menus may be: of strings, and of what Discord itself lists, as channels.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::super::{Check, at};
use super::custom_id;

const OPTIONS: usize = 25;
const OPTION_TEXT: usize = 100;
const PLACEHOLDER: usize = 150;

/// What the defaults of a menu may be, by the menu's type.
const DEFAULTS: [(u64, &[&str]); 4] =
    [(5, &["user"]), (6, &["role"]), (7, &["user", "role"]), (8, &["channel"])];

/// Discord's numbers of channels, as its API describes them for menus: without media channels.
const CHANNEL_TYPES: [u64; 12] = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15];

/// Checks a menu of strings.
pub(super) fn strings(check: &mut Check, path: &str, part: &Value) {
    let options_path = at(path, "options");
    if part["options"].is_null() {
        check.required(&options_path);
    }
    let options = check.list(&options_path, &part["options"], 1..=OPTIONS);
    menu(check, path, part, options.len());
    let mut values = HashSet::new();
    for (index, option) in options.iter().enumerate() {
        let path = at(&options_path, index);
        check.required_text(&at(&path, "label"), &option["label"], 1..=OPTION_TEXT);
        check.text(&at(&path, "description"), &option["description"], 0..=OPTION_TEXT);
        let value = check.required_text(&at(&path, "value"), &option["value"], 1..=OPTION_TEXT);
        if value.is_some_and(|value| !values.insert(value)) {
            let message = "The specified option value is already used";
            check.fail(&at(&path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
        }
    }
    let defaults = options.iter().filter(|option| option["default"] == true).count();
    if defaults > part["max_values"].as_u64().unwrap_or(1) as usize {
        let message = "Number of default options exceeds max_values";
        check.fail(&options_path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
}

/// What menus of all kinds have.
fn menu(check: &mut Check, path: &str, part: &Value, options: usize) {
    custom_id(check, path, part);
    check.text(&at(path, "placeholder"), &part["placeholder"], 0..=PLACEHOLDER);
    check.boolean(&at(path, "disabled"), &part["disabled"]);
    let low = check.integer(&at(path, "min_values"), &part["min_values"], 0..=25).unwrap_or(1);
    let high = check.integer(&at(path, "max_values"), &part["max_values"], 1..=25).unwrap_or(1);
    if low > high || (options > 0 && high > options as i64) {
        let message = "min_values, max_values and the number of options contradict each other";
        check.fail(&at(path, "max_values"), "SELECT_COMPONENT_INVALID_MAX_VALUES", message);
    }
}

/// Checks a menu of people, roles or channels.
pub(super) fn resolved(check: &mut Check, path: &str, part: &Value) {
    menu(check, path, part, OPTIONS);
    defaults(check, &at(path, "default_values"), part);
    let kinds_path = at(path, "channel_types");
    if part["type"] != 8 {
        return;
    }
    for (index, kind) in check.list(&kinds_path, &part["channel_types"], 0..=25).iter().enumerate()
    {
        if !kind.as_u64().is_some_and(|kind| CHANNEL_TYPES.contains(&kind)) {
            let message = format!("Value must be one of {CHANNEL_TYPES:?}.");
            check.fail(&at(&kinds_path, index), "BASE_TYPE_CHOICES", message);
        }
    }
}

/// Checks what is chosen already.
fn defaults(check: &mut Check, path: &str, part: &Value) {
    let allowed = DEFAULTS.iter().find(|(kind, _)| part["type"] == *kind);
    let allowed = allowed.map_or(&[][..], |(_, allowed)| allowed);
    let chosen = check.list(path, &part["default_values"], 0..=OPTIONS);
    let mut ids = HashSet::new();
    for (index, value) in chosen.iter().enumerate() {
        let path = at(path, index);
        // Discord takes ids as numbers too ("API reference", under "Snowflakes"), and serenity sends them.
        let id = match &value["id"] {
            Value::String(id) => id.parse().ok(),
            id => id.as_u64(),
        };
        if id.is_none() {
            let message = format!("Value \"{}\" is not snowflake.", value["id"]);
            check.fail(&at(&path, "id"), "NUMBER_TYPE_COERCE", message);
        }
        if !allowed.iter().any(|kind| value["type"] == *kind) {
            let message = format!("Value must be one of {}.", json!(allowed));
            check.fail(&at(&path, "type"), "BASE_TYPE_CHOICES", message);
        }
        if id.is_some_and(|id| !ids.insert(id)) {
            let message = "The set already contains this value.";
            check.fail(&at(&path, "id"), "SET_TYPE_ALREADY_CONTAINS_VALUE", message);
        }
    }
    let count = |key: &str, default| part[key].as_u64().map_or(default, |it| it as usize);
    if chosen.len() > count("max_values", 1) {
        let message = "Number of default values exceeds max_values";
        check.fail(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
    }
    if !chosen.is_empty() && chosen.len() < count("min_values", 1) {
        let message = "Number of default values is below min_values";
        check.fail(path, "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES", message);
    }
}
