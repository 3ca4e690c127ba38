//! Discord's limits on what a bot sends, and the errors for what goes beyond them.

pub(crate) mod choices;
pub(crate) mod command;
mod components;
mod embeds;
pub(crate) mod emoji;
mod localizations;
pub(crate) mod message;
pub(crate) mod modal;

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::error::{FieldError, Refusal};

/// Bytes of one file.
pub(crate) const FILE_SIZE: usize = 10 * 1024 * 1024;

/// Collects what is wrong with a request.
#[derive(Debug, Default)]
pub(crate) struct Check {
    errors: Vec<FieldError>,
}

impl Check {
    pub(crate) fn fail(&mut self, path: &str, code: &'static str, message: impl Into<String>) {
        let path = path.to_owned();
        self.errors.push(FieldError { path, code, message: message.into() });
    }

    pub(crate) fn required(&mut self, path: &str) {
        self.fail(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// Whether nothing was wrong.
    pub(crate) fn done(self) -> Result<(), Refusal> {
        if self.errors.is_empty() { Ok(()) } else { Err(Refusal::form(self.errors)) }
    }

    /// A text that may be absent or null.
    pub(crate) fn text<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        length: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        if value.is_null() {
            return None;
        }
        let Some(text) = value.as_str() else {
            self.fail(path, "STRING_TYPE_CONVERT", "Could not interpret the value as string.");
            return None;
        };
        self.length(path, text.chars().count(), &length);
        Some(text)
    }

    /// A text that has to be there.
    pub(crate) fn required_text<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        length: RangeInclusive<usize>,
    ) -> Option<&'a str> {
        if value.is_null() || value == "" {
            self.required(path);
            return None;
        }
        self.text(path, value, length)
    }

    /// A list that may be absent or null.
    pub(crate) fn list<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
        length: RangeInclusive<usize>,
    ) -> &'a [Value] {
        match value {
            Value::Null => &[],
            Value::Array(list) => {
                self.length(path, list.len(), &length);
                list
            }
            _ => {
                let message = "Only iterables may be used in a ListType";
                self.fail(path, "LIST_TYPE_CONVERT", message);
                &[]
            }
        }
    }

    /// An object.
    pub(crate) fn object<'a>(
        &mut self,
        path: &str,
        value: &'a Value,
    ) -> Option<&'a Map<String, Value>> {
        if !value.is_object() {
            let message = "Only dictionaries may be used in a DictType";
            self.fail(path, "DICT_TYPE_CONVERT", message);
        }
        value.as_object()
    }

    /// An integer that may be absent or null.
    pub(crate) fn integer(
        &mut self,
        path: &str,
        value: &Value,
        range: RangeInclusive<i64>,
    ) -> Option<i64> {
        if value.is_null() {
            return None;
        }
        let Some(number) = value.as_i64() else {
            self.fail(path, "NUMBER_TYPE_COERCE", "Value is not int.");
            return None;
        };
        if !range.contains(&number) {
            let (low, high) = range.into_inner();
            let message = format!("int value should be between {low} and {high}.");
            self.fail(path, "NUMBER_TYPE_RANGE", message);
        }
        Some(number)
    }

    /// A boolean that may be absent or null.
    pub(crate) fn boolean(&mut self, path: &str, value: &Value) {
        if !value.is_null() && !value.is_boolean() {
            self.fail(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.");
        }
    }

    fn length(&mut self, path: &str, length: usize, range: &RangeInclusive<usize>) {
        let (low, high) = (range.start(), range.end());
        if range.contains(&length) {
        } else if *low > 0 {
            let message = format!("Must be between {low} and {high} in length.");
            self.fail(path, "BASE_TYPE_BAD_LENGTH", message);
        } else {
            let message = format!("Must be {high} or fewer in length.");
            self.fail(path, "BASE_TYPE_MAX_LENGTH", message);
        }
    }
}

/// The path of a part: `embeds`, `0` to `embeds.0`.
pub(crate) fn at(path: &str, part: impl std::fmt::Display) -> String {
    if path.is_empty() { part.to_string() } else { format!("{path}.{part}") }
}
