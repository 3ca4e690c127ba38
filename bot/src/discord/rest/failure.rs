//! What a request that failed says of it, without the address: tokens stand in that.

use std::error::Error;
use std::time::Duration;

use reqwest::Response;
use rules::sanitize::single_line;
use serde_json::Value;

use super::limits;
use crate::ui::MessengerError;

/// How long to wait where Discord says that it is too much, but not for how long.
const DEFAULT_RETRY_AFTER: Duration = Duration::from_secs(1);

/// The most of Discord's words that are kept, in characters.
const MAX_WORDS: usize = 200;

/// What a request says that got no answer.
pub(super) fn unclear(error: reqwest::Error) -> MessengerError {
    MessengerError::Unclear(with_causes(&error.without_url()))
}

/// An error and what it came from, in one line.
fn with_causes(error: &(dyn Error + 'static)) -> String {
    let causes = std::iter::successors(Some(error), |&error| error.source());
    causes.map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// What a response says that is none of success.
pub(super) async fn of(response: Response) -> MessengerError {
    let status = response.status().as_u16();
    let (wait, global) = (limits::retry_after(&response), limits::is_global(&response));
    if status == 408 || status >= 500 {
        return MessengerError::Unclear(format!("status {status}"));
    }
    let body: Value = response.json().await.unwrap_or_default();
    if let (429, Some(code)) = (status, capped(&body)) {
        return refused(429, code, &body);
    }
    if status == 429 {
        let said = body["retry_after"].as_f64().and_then(|s| Duration::try_from_secs_f64(s).ok());
        let global = global || body["global"] == true;
        return MessengerError::RateLimited {
            retry_after: wait.or(said).unwrap_or(DEFAULT_RETRY_AFTER),
            global,
        };
    }
    refused(status, body["code"].as_i64().unwrap_or(-1), &body)
}

/// The code of a 429 that is no rate limit: what was asked for will not be done however long one
/// waits, such as the edit of an old message (30046).
fn capped(body: &Value) -> Option<i64> {
    body["code"].as_i64().filter(|code| (30_000..31_000).contains(code))
}

fn refused(status: u16, code: i64, body: &Value) -> MessengerError {
    // It goes into the log.
    let mut message = single_line(body["message"].as_str().unwrap_or("no reason given"));
    let wrong = first_wrong(body);
    if let Some((field, code)) = &wrong {
        message.push_str(&single_line(&format!(" ({field}: {code})")));
    }
    let message = message.chars().take(MAX_WORDS).collect();
    MessengerError::Refused { status, code, message, field: wrong.map(|(field, _)| field) }
}

/// The first field of the request that is wrong, as `errors` of an invalid form names it, and what is
/// wrong: `errors.name._errors[0].code`.
fn first_wrong(body: &Value) -> Option<(String, String)> {
    let (field, errors) = body["errors"].as_object()?.iter().next()?;
    Some((field.clone(), first_code(errors)?.to_owned()))
}

/// The first code below a field, at any depth.
fn first_code(errors: &Value) -> Option<&str> {
    match errors {
        Value::Object(fields) => match errors["_errors"][0]["code"].as_str() {
            Some(code) => Some(code),
            None => fields.values().find_map(first_code),
        },
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_invalid_form_says_which_field_is_wrong() {
        let name = json!({ "_errors": [{ "code": "CONTENT_NOT_ALLOWED", "message": "No." }] });
        let file = json!({ "0": { "id": { "_errors": [{ "code": "NUMBER_TYPE_COERCE" }] } } });
        for (field, errors, code) in
            [("name", name, "CONTENT_NOT_ALLOWED"), ("attachments", file, "NUMBER_TYPE_COERCE")]
        {
            let body = json!({ "code": 50_035, "message": "Invalid Form Body", "errors": { field: errors } });
            let message = format!("Invalid Form Body ({field}: {code})");
            let field = Some(field.to_owned());
            let error = MessengerError::Refused { status: 400, code: 50_035, message, field };
            assert_eq!(refused(400, 50_035, &body), error);
        }
    }

    #[tokio::test]
    async fn a_request_without_an_answer_says_why_and_not_where() {
        let error = reqwest::get("http://127.0.0.1:1/secret").await.unwrap_err();
        let MessengerError::Unclear(why) = unclear(error) else { panic!("it is unclear") };
        assert!(why.contains(": ") && why.contains("onnect"), "{why}");
        assert!(!why.contains("secret"), "{why}");
    }
}
