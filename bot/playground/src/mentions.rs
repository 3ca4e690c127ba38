//! Who is pinged by a text.

use serde_json::Value;

use crate::snowflake::Id;

/// Whom a message pings.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Pings {
    pub(crate) users: Vec<Id>,
    pub(crate) everyone: bool,
}

/// What a text pings, as far as `allowed_mentions` allows it; without that, everything.
pub(crate) fn pings(content: &str, allowed: Option<&Value>) -> Pings {
    let allows = |what: &str| {
        let Some(allowed) = allowed else { return true };
        allowed["parse"].as_array().is_some_and(|parse| parse.iter().any(|it| it == what))
    };
    let named = |id: &Id| {
        let listed = allowed.and_then(|allowed| allowed["users"].as_array());
        listed.is_some_and(|users| users.iter().any(|user| *user == id.to_string()))
    };
    let everyone = content.contains("@everyone") || content.contains("@here");
    Pings {
        users: users(content).into_iter().filter(|id| allows("users") || named(id)).collect(),
        everyone: everyone && allows("everyone"),
    }
}

/// The ids in `<@1>` and `<@!1>`, each once.
fn users(content: &str) -> Vec<Id> {
    let mut found = Vec::new();
    for part in content.split("<@").skip(1) {
        let inner = part.split('>').next().unwrap_or_default();
        if let Ok(id) = inner.trim_start_matches('!').parse()
            && part.contains('>')
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn ids(content: &str, allowed: Option<&Value>) -> Vec<u64> {
        pings(content, allowed).users.into_iter().map(Id::get).collect()
    }

    #[test]
    fn everybody_named_is_pinged_by_default() {
        assert_eq!(ids("<@1> and <@!2>, <@1> again, <@3", None), [1, 2]);
        assert!(pings("@everyone", None).everyone);
    }

    #[test]
    fn allowed_mentions_narrow_it() {
        assert!(ids("<@1> <@2>", Some(&json!({"parse": []}))).is_empty());
        assert_eq!(ids("<@1> <@2>", Some(&json!({"users": ["2"]}))), [2]);
        assert_eq!(ids("<@1> <@2>", Some(&json!({"parse": ["users"]}))), [1, 2]);
        assert!(!pings("@everyone", Some(&json!({"parse": ["users"]}))).everyone);
    }
}
