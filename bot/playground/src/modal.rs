//! Modals: forms that the bot opens, and that a person fills in and sends back.

use serde::Serialize;
use serde_json::{Value, json};

use crate::act::ActError;

/// Characters that an input takes where the bot says nothing.
pub(crate) const MOST: usize = 4000;

/// A form that stands open before the person who acted (type 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modal {
    /// What comes back with it.
    pub custom_id: String,
    /// What stands above it.
    pub title: String,
    /// Its inputs, from top to bottom.
    pub inputs: Vec<TextInput>,
}

/// One input of a modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TextInput {
    /// By which its text is told from the others'.
    pub custom_id: String,
    /// What stands above it.
    pub label: String,
    /// Whether it has room for several lines (style 2).
    pub paragraph: bool,
    /// How many characters it takes at least.
    pub min_length: usize,
    /// How many characters it takes at most.
    pub max_length: usize,
    /// Whether it may not stay empty.
    pub required: bool,
    /// What stands in it already.
    pub value: String,
    /// What is shown while it is empty.
    pub placeholder: String,
    /// The numbers of its row and of itself.
    #[serde(skip)]
    ids: (u64, u64),
}

impl Modal {
    /// Reads the checked `data` of an answer, its components numbered.
    pub(crate) fn new(data: &Value, rows: &[Value]) -> Self {
        let inputs = rows.iter().map(TextInput::new).collect();
        Self { custom_id: text(&data["custom_id"]), title: text(&data["title"]), inputs }
    }

    /// The `data` of its submission; `values` is an object from custom ids to texts, and what it
    /// does not mention stays as the bot filled it in.
    pub(crate) fn filled(&self, values: &Value) -> Result<Value, ActError> {
        for (name, _) in values.as_object().into_iter().flatten() {
            if !self.inputs.iter().any(|input| input.custom_id == *name) {
                return Err(problem(name, "The modal has no such input."));
            }
        }
        let rows: Result<Value, _> = self.inputs.iter().map(|it| it.filled(values)).collect();
        Ok(json!({"custom_id": self.custom_id, "components": rows?}))
    }
}

impl TextInput {
    fn new(row: &Value) -> Self {
        let input = &row["components"][0];
        let length = |key: &str, otherwise| input[key].as_u64().map_or(otherwise, |it| it as usize);
        Self {
            custom_id: text(&input["custom_id"]),
            label: text(&input["label"]),
            paragraph: input["style"] == 2,
            min_length: length("min_length", 0),
            max_length: length("max_length", MOST),
            required: input["required"] != false,
            value: text(&input["value"]),
            placeholder: text(&input["placeholder"]),
            ids: (row["id"].as_u64().unwrap_or(0), input["id"].as_u64().unwrap_or(0)),
        }
    }

    fn filled(&self, values: &Value) -> Result<Value, ActError> {
        let value = match &values[&self.custom_id] {
            Value::Null => self.value.as_str(),
            Value::String(text) => text,
            _ => return Err(problem(&self.custom_id, "A text.")),
        };
        self.check(value).map_err(|reason| problem(&self.custom_id, reason))?;
        let (row, number) = self.ids;
        let input = json!({"type": 4, "id": number, "custom_id": self.custom_id, "value": value});
        Ok(json!({"type": 1, "id": row, "components": [input]}))
    }

    /// As Discord's client does before it sends a modal.
    fn check(&self, value: &str) -> Result<(), String> {
        let length = value.chars().count();
        if length == 0 {
            return if self.required { Err("This field is required.".to_owned()) } else { Ok(()) };
        }
        if length < self.min_length {
            return Err(format!("At least {} characters.", self.min_length));
        }
        if length > self.max_length {
            return Err(format!("At most {} characters.", self.max_length));
        }
        Ok(())
    }
}

fn problem(input: &str, reason: impl Into<String>) -> ActError {
    ActError::Input { input: input.to_owned(), reason: reason.into() }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
