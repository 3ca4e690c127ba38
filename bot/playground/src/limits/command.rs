//! What an application command may be.

use std::collections::HashSet;

use serde_json::Value;

use super::{Check, at, choices, localizations};
use crate::error::Refusal;

const NAME: usize = 32;
const DESCRIPTION: usize = 100;
const OPTIONS: usize = 25;
/// Characters of names, descriptions and string values of one command.
const TOTAL: usize = 8000;
/// Commands of each type: slash, user, message.
const COMMANDS: [(u64, usize); 3] = [(1, 100), (2, 15), (3, 15)];

/// Checks the list of a bulk overwrite.
pub(crate) fn check_all(commands: &Value) -> Result<(), Refusal> {
    let mut check = Check::default();
    let Some(list) = commands.as_array() else {
        check.fail("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType");
        return check.done();
    };
    let mut names = HashSet::new();
    for (index, command) in list.iter().enumerate() {
        let path = index.to_string();
        one(&mut check, &path, command);
        if !names.insert((kind(command), command["name"].as_str().unwrap_or_default())) {
            let message = "Option name must be unique";
            check.fail(&at(&path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
    }
    check.done()?;
    check_count(list)
}

/// Checks one command by itself.
pub(crate) fn check_one(command: &Value) -> Result<(), Refusal> {
    let mut check = Check::default();
    one(&mut check, "", command);
    check.done()
}

/// Checks that there are not too many commands.
pub(crate) fn check_count(commands: &[Value]) -> Result<(), Refusal> {
    for (wanted, most) in COMMANDS {
        if commands.iter().filter(|command| kind(command) == wanted).count() > most {
            let message = format!("Maximum number of application commands reached ({most})");
            return Err(Refusal::new(400, 30032, message));
        }
    }
    Ok(())
}

/// 1 slash, 2 user, 3 message.
fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn one(check: &mut Check, path: &str, command: &Value) {
    if check.object(path, command).is_none() {
        return;
    }
    check.integer(&at(path, "type"), &command["type"], 1..=3);
    if kind(command) != 1 {
        return in_menu(check, path, command);
    }
    let mut total = named(check, path, command);
    total += options(check, &at(path, "options"), &command["options"], 0);
    contexts(check, path, command);
    if total > TOTAL {
        let message = format!("Command exceeds maximum size ({TOTAL})");
        check.fail(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
}

/// A command on people or messages: a name of any letters and spaces, and nothing to fill in.
fn in_menu(check: &mut Check, path: &str, command: &Value) {
    let name_path = at(path, "name");
    let name = check.required_text(&name_path, &command["name"], 1..=NAME);
    if name.is_some_and(|name| name.trim().is_empty()) {
        check.required(&name_path);
    }
    let (names, names_path) = (&command["name_localizations"], at(path, "name_localizations"));
    localizations::check(check, &names_path, names, &(1..=NAME), |_, _, _| {});
    let filled = |part: &str| !matches!(command[part].as_str(), None | Some(""));
    let mapped = |part: &str| command[part].as_object().is_some_and(|map| !map.is_empty());
    for part in ["description", "description_localizations"] {
        if filled(part) || mapped(part) {
            let message = "Context menu commands cannot have description";
            check.fail(&at(path, part), "APPLICATION_COMMAND_INVALID_DESCRIPTION", message);
        }
    }
    if command["options"].as_array().is_some_and(|options| !options.is_empty()) {
        let message = "Context menu commands cannot have options";
        check.fail(&at(path, "options"), "APPLICATION_COMMAND_INVALID_OPTIONS", message);
    }
    contexts(check, path, command);
}

/// Installation and interaction contexts: known ones, each once, and private channels only where
/// people can install the command.
fn contexts(check: &mut Check, path: &str, command: &Value) {
    for (part, most) in [("integration_types", 1), ("contexts", 2)] {
        let path = at(path, part);
        let list = check.list(&path, &command[part], 1..=most as usize + 1);
        for (index, value) in list.iter().enumerate() {
            check.integer(&at(&path, index), value, 0..=most);
            if list[..index].contains(value) {
                let message = "This value stands here already";
                check.fail(&at(&path, index), "LIST_ITEM_VALUE_DUPLICATE", message);
            }
        }
    }
    let has =
        |part: &str, number: u64| command[part].as_array().map(|it| it.contains(&number.into()));
    if has("contexts", 2) == Some(true) && has("integration_types", 1) == Some(false) {
        let message = "Private channels need the integration type USER_INSTALL";
        check.fail(&at(path, "contexts"), "APPLICATION_COMMAND_INVALID_CONTEXTS", message);
    }
}

/// Name and description of a command or an option; counts their characters, of each the longest
/// localization.
fn named(check: &mut Check, path: &str, object: &Value) -> usize {
    let name = check.required_text(&at(path, "name"), &object["name"], 1..=NAME);
    if let Some(name) = name {
        self::name(check, &at(path, "name"), name);
    }
    let about = &object["description"];
    let about = check.required_text(&at(path, "description"), about, 1..=DESCRIPTION);
    let (names, abouts) = (&object["name_localizations"], &object["description_localizations"]);
    let names_path = at(path, "name_localizations");
    let longest_name = localizations::check(check, &names_path, names, &(1..=NAME), self::name);
    let abouts_path = at(path, "description_localizations");
    let lengths = &(1..=DESCRIPTION);
    let longest = localizations::check(check, &abouts_path, abouts, lengths, |_, _, _| {});
    let count = |text: Option<&str>| text.map_or(0, |text| text.chars().count());
    count(name).max(longest_name) + count(about).max(longest)
}

fn name(check: &mut Check, path: &str, name: &str) {
    if !is_name(name) {
        let message = r"String value did not match validation regex.";
        check.fail(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, lower case where there is one.
fn is_name(name: &str) -> bool {
    let allowed = |c: char| {
        matches!(c, '-' | '_' | '\'' | '\u{900}'..='\u{97F}' | '\u{E00}'..='\u{E7F}')
            || c.is_alphanumeric()
    };
    name.chars().all(allowed) && name.to_lowercase() == name
}

/// Options at a depth: 0 of a command, 1 of a group or subcommand, 2 of a group's subcommand.
fn options(check: &mut Check, path: &str, value: &Value, depth: u8) -> usize {
    let list = check.list(path, value, 0..=OPTIONS);
    let (mut names, mut optional, mut total) = (HashSet::new(), false, 0);
    let nests = |option: &Value| matches!(option["type"].as_u64(), Some(1 | 2));
    if list.iter().any(nests) && !list.iter().all(nests) {
        let message = "Sub-command and sub-command group option types are mutually exclusive \
                       to all other types";
        check.fail(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (index, option) in list.iter().enumerate() {
        let path = at(path, index);
        if check.object(&path, option).is_none() {
            continue;
        }
        total += named(check, &path, option);
        if !names.insert(option["name"].as_str().unwrap_or_default()) {
            let code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID";
            check.fail(&at(&path, "name"), code, "Option name must be unique");
        }
        if option["required"] == true && optional {
            let message = "Required options must be placed before non-required options";
            check.fail(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
        optional |= option["required"] != true && !nests(option);
        total += detail(check, &path, option, depth);
    }
    total
}

/// What hangs on an option's type.
fn detail(check: &mut Check, path: &str, option: &Value, depth: u8) -> usize {
    let kind_path = at(path, "type");
    let Some(kind) = check.integer(&kind_path, &option["type"], 1..=11) else {
        check.required(&kind_path);
        return 0;
    };
    check.boolean(&at(path, "required"), &option["required"]);
    if kind == 2 && depth > 0 || kind == 1 && depth > 1 {
        let message = "Sub-commands cannot be nested this deep";
        check.fail(&kind_path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    bounds(check, path, option, kind);
    let inner = match kind {
        1 => options(check, &at(path, "options"), &option["options"], 2),
        2 => options(check, &at(path, "options"), &option["options"], 1),
        _ => 0,
    };
    inner + choices(check, path, option, kind)
}

fn choices(check: &mut Check, path: &str, option: &Value, kind: i64) -> usize {
    let choices_path = at(path, "choices");
    let takes_choices = matches!(kind, 3 | 4 | 10);
    let list = option["choices"].as_array().map_or(&[][..], Vec::as_slice);
    let completes = option["autocomplete"] == true;
    if !takes_choices && (completes || !list.is_empty()) {
        let message = "Choices and autocomplete are for strings, integers and numbers";
        check.fail(&choices_path, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", message);
    }
    if completes && !list.is_empty() {
        let message = "Choices cannot be set with autocomplete";
        check.fail(&choices_path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", message);
    }
    choices::check_list(check, &choices_path, &option["choices"], kind as u64);
    let mut names = HashSet::new();
    let mut total = 0;
    for (index, choice) in list.iter().enumerate() {
        let name = choice["name"].as_str().unwrap_or_default();
        let value = choice["value"].as_str().unwrap_or_default();
        let localized = choice["name_localizations"].as_object().into_iter().flatten();
        let shown = localized.filter_map(|(_, name)| name.as_str()).chain([name]);
        let longest = shown.map(|name| name.chars().count()).max().unwrap_or(0);
        total += longest + value.chars().count();
        if !names.insert(name) {
            let path = at(&at(&choices_path, index), "name");
            let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
            check.fail(&path, code, "Option choice name must be unique");
        }
    }
    total
}

fn bounds(check: &mut Check, path: &str, option: &Value, kind: i64) {
    for (part, takes) in [
        ("min_value", matches!(kind, 4 | 10)),
        ("max_value", matches!(kind, 4 | 10)),
        ("min_length", kind == 3),
        ("max_length", kind == 3),
    ] {
        if !option[part].is_null() && !takes {
            let message = format!("{part} is not for this type");
            check.fail(&at(path, part), "APPLICATION_COMMAND_OPTIONS_BOUND_INVALID", message);
        }
    }
    check.integer(&at(path, "min_length"), &option["min_length"], 0..=6000);
    check.integer(&at(path, "max_length"), &option["max_length"], 1..=6000);
    for (low, high) in [("min_value", "max_value"), ("min_length", "max_length")] {
        let (low_value, high_value) = (option[low].as_f64(), option[high].as_f64());
        if let (Some(least), Some(most)) = (low_value, high_value)
            && least > most
        {
            let message = format!("{low} is greater than {high}");
            check.fail(&at(path, low), "APPLICATION_COMMAND_OPTIONS_BOUND_INVALID", message);
        }
    }
}
