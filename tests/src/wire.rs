//! Every request of the bot against Discord's own description of its API.
//!
//! The description is read where it is present (`../shared/discord/openapi.json`); the playground's
//! own limits hold always.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use jsonschema::Validator;
use playground::Entry;
use serde_json::{Value, json};

/// Discord's description, from this package.
const DESCRIPTION: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/discord/openapi.json");

/// Checks every request in a request log: none was refused but those that the story `provoked`, each
/// is as Discord describes it, and each message pings exactly those whom it mentions.
pub fn check(requests: &[Entry], provoked: impl Fn(&Entry) -> bool) {
    assert!(!requests.is_empty(), "the bot has asked for nothing");
    for entry in requests {
        let line = format!("{} {}: {}", entry.method, entry.path, entry.body);
        assert!(
            entry.status < 400 || provoked(entry),
            "refused with {} {}: {line}",
            entry.status,
            entry.answer
        );
        check_content(entry, &line);
        check_files(entry, &line);
        if let Some(description) = description() {
            description.check(entry, &line);
        }
    }
}

/// Whether Discord's description of its API is here to check against.
pub fn is_described() -> bool {
    description().is_some()
}

/// A message is shown as its text is written, and pings nobody whom that does not mention, each by their
/// id.
fn check_content(entry: &Entry, line: &str) {
    let body = message(&entry.body);
    let Some(content) = body["content"].as_str() else {
        return;
    };
    assert_eq!(content, content.trim(), "Discord takes white space off its ends: {line}");
    assert_eq!(body["allowed_mentions"]["parse"], json!([]), "{line}");
    let allowed = body["allowed_mentions"]["users"].as_array();
    let allowed: BTreeSet<&str> = allowed.into_iter().flatten().filter_map(Value::as_str).collect();
    // What stands in backticks is shown as it is.
    let plain: String = content.split('`').step_by(2).collect();
    let mentioned: BTreeSet<&str> =
        plain.split("<@").skip(1).filter_map(|rest| Some(rest.split_once('>')?.0)).collect();
    assert!(allowed.is_subset(&mentioned), "{line}");
}

/// A file that is sent is an attachment with an alt text, and the other way round.
fn check_files(entry: &Entry, line: &str) {
    let attachments = message(&entry.body)["attachments"].as_array();
    let attachments = attachments.map(Vec::as_slice).unwrap_or_default();
    assert_eq!(attachments.len(), entry.files.len(), "{line}");
    for attachment in attachments {
        let alt = attachment["description"].as_str().unwrap_or_default();
        assert!((1..=1024).contains(&alt.chars().count()), "{line}");
    }
}

/// The message in a body: of a first answer, its `data`; of a forum's new post, its `message`.
fn message(body: &Value) -> &Value {
    let within = ["data", "message"].map(|key| &body[key]);
    within.into_iter().find(|it| it.is_object()).unwrap_or(body)
}

/// Discord's description of its API; none where the file is not there.
fn description() -> Option<&'static Description> {
    static DESCRIBED: OnceLock<Option<Description>> = OnceLock::new();
    DESCRIBED.get_or_init(Description::load).as_ref()
}

/// Discord's description of its API, and the validators that were needed so far.
struct Description {
    api: Value,
    validators: Mutex<HashMap<String, &'static Validator>>,
}

impl Description {
    fn load() -> Option<Self> {
        if !Path::new(DESCRIPTION).exists() {
            let why = format!("Discord's description of its API is not at {DESCRIPTION}");
            crate::skip("EIGHTFOLD_REQUIRE_DESCRIPTION", &why);
            return None;
        }
        let text = std::fs::read_to_string(DESCRIPTION).expect("a text");
        let mut api: Value = serde_json::from_str(&text).expect("JSON");
        // Two schemas are stricter than the service.
        let schemas = &mut api["components"]["schemas"];
        schemas["SnowflakeType"] = json!({
            "anyOf": [{ "type": "integer", "minimum": 0 }, schemas["SnowflakeType"]]
        });
        for schema in schemas.as_object_mut().into_iter().flat_map(|it| it.values_mut()) {
            let permissions = schema.pointer_mut("/properties/default_member_permissions/type");
            if let Some(kinds) = permissions {
                *kinds = json!(["integer", "string", "null"]);
            }
        }
        Some(Self { api, validators: Mutex::default() })
    }

    /// Checks one request: there is such an operation, it takes such a query and such a body.
    fn check(&self, entry: &Entry, line: &str) {
        let (template, operation) = self.operation(entry).unwrap_or_else(|| {
            panic!("Discord describes no such request: {line}");
        });
        let parameters = operation["parameters"].as_array();
        for name in entry.query.split('&').filter_map(|it| it.split('=').next()) {
            let mut known = parameters.into_iter().flatten();
            let known = name.is_empty() || known.any(|it| it["name"] == name);
            assert!(known, "Discord describes no such parameter: {name} of {line}");
        }
        let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
        if schema.is_null() {
            assert!(entry.body.is_null(), "Discord describes no body: {line}");
            return;
        }
        let key = format!("{} {template}", entry.method);
        let validator = self.validator(&key, schema);
        let errors: Vec<String> = validator
            .iter_errors(&entry.body)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{line}\n{}", errors.join("\n"));
    }

    /// The operation of a request; a path without placeholders comes before one with them.
    fn operation(&self, entry: &Entry) -> Option<(&str, &Value)> {
        let path = entry.path.strip_prefix("/api/v10")?;
        let method = entry.method.to_lowercase();
        let paths = self.api["paths"].as_object()?;
        let fitting = paths.iter().filter(|(template, _)| fits(template, path));
        let (template, item) = fitting.min_by_key(|(template, _)| template.matches('{').count())?;
        let operation = item.get(&method)?;
        Some((template, operation))
    }

    fn validator(&self, key: &str, schema: &Value) -> &'static Validator {
        let mut validators = self.validators.lock().unwrap_or_else(PoisonError::into_inner);
        validators.entry(key.to_owned()).or_insert_with(|| {
            let whole = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "components": self.api["components"],
                "allOf": [schema],
            });
            Box::leak(Box::new(jsonschema::validator_for(&whole).expect("a schema")))
        })
    }
}

/// Whether a path is of this template.
fn fits(template: &str, path: &str) -> bool {
    let (mut wanted, mut parts) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), parts.next()) {
            (None, None) => return true,
            (Some(wanted), Some(part)) if wanted.starts_with('{') && !part.is_empty() => {}
            (Some(wanted), Some(part)) if wanted == part => {}
            _ => return false,
        }
    }
}
