//! What Discord sends is read whatever stands in it: the properties that `bot/fuzz` holds it to, with
//! texts that are half right. `PROPTEST_CASES=100000` tries more of them.

use bot::fuzz_api::{Unread, custom_id, interaction};
use proptest::prelude::*;
use serde_json::{Value, json};

fn leaf() -> impl Strategy<Value = Value> {
    prop_oneof![
        any::<String>().prop_map(Value::from),
        "[0-9]{1,22}".prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<bool>().prop_map(Value::from),
        Just(Value::Null),
        (0_u64..13).prop_map(Value::from),
    ]
}

/// The names that are looked at, and some that are not.
const KEYS: &str = "id token type data locale guild_locale guild_id channel_id channel member user \
    app_permissions context authorizing_integration_owners message target_id name options resolved \
    custom_id values components component value focused users members attachments parent_id nick \
    permissions username global_name bot flags 0 1 filename";

fn key() -> impl Strategy<Value = String> {
    prop::sample::select(KEYS.split(' ').collect::<Vec<_>>()).prop_map(str::to_owned)
}

fn json() -> impl Strategy<Value = Value> {
    leaf().prop_recursive(5, 60, 8, |inner| {
        let object = prop::collection::hash_map(key(), inner.clone(), 0..8);
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(Value::from),
            object.prop_map(|it| Value::Object(it.into_iter().collect())),
        ]
    })
}

/// An interaction that can be read, with some of its fields replaced.
fn half_right() -> impl Strategy<Value = Value> {
    let odd = prop::collection::vec((key(), json(), any::<bool>()), 0..4);
    (odd, json(), 2_u64..6).prop_map(|(odd, data, kind)| {
        let mut whole = json!({
            "id": "1", "token": "aW50ZXJhY3Rpb24", "type": kind, "channel_id": "2", "data": data,
            "user": { "id": "3", "username": "ada" }, "message": { "id": "4", "flags": 64 },
        });
        for (key, value, inside) in odd {
            let place = if inside { &mut whole["user"] } else { &mut whole };
            if let Some(object) = place.as_object_mut() {
                object.insert(key, value);
            }
        }
        whole
    })
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        prop_assert!(!matches!(interaction(&bytes), Ok(Some(_))), "bytes are no interaction");
    }

    #[test]
    fn any_interaction_is_read_or_refused_and_its_name_can_be_shown(
        value in prop_oneof![1 => json(), 4 => half_right()],
    ) {
        let text = serde_json::to_vec(&value).unwrap();
        let read = interaction(&text);
        prop_assert_eq!(&interaction(&text), &read);
        prop_assert_ne!(&read, &Err(Unread::Json));
        if let Ok(Some(read)) = read {
            prop_assert!((1..=32).contains(&read.name.chars().count()), "{:?}", read.name);
            prop_assert!(!read.name.chars().any(rules::sanitize::is_unprintable), "{:?}", read.name);
            prop_assert!(!read.told.contains("aW50ZXJhY3Rpb24"), "{}", read.told);
        }
    }

    #[test]
    fn what_a_button_says_is_read_as_it_is_written(
        text in prop_oneof![
            any::<String>(),
            "(challenge|offer|engine|view|review|file|play|pick|open|ask|answer|learn|puzzle|roll)\
             (:(accept|to|ask|level|next|chess|totem|resign|yes|e2|e2e4|@d4/e1c1|q|v|[+]?[0-9]{1,20}|\
             [.a-h1-8]{0,6})){0,5}",
        ],
    ) {
        if let Some(written) = custom_id(&text) {
            prop_assert!(written.len() <= text.len(), "{}", written);
            prop_assert_eq!(custom_id(&written), Some(written.clone()));
        }
    }
}

#[test]
fn a_whole_interaction_is_read() {
    let whole = json!({
        "id": "1", "token": "t", "type": 3, "channel_id": "2", "message": { "id": "4" },
        "data": { "custom_id": "help:1" }, "user": { "id": "3", "global_name": "Ada" },
    });
    let read = interaction(whole.to_string().as_bytes()).unwrap().unwrap();
    assert_eq!(read.name, "Ada");
    assert!(read.told.contains("help:1"), "{}", read.told);
    assert_eq!(custom_id("help:+1"), Some("help:1".to_owned()));
    assert_eq!(interaction(b"{"), Err(Unread::Json));
    assert_eq!(interaction(br#"{"type":2}"#), Err(Unread::Odd));
    assert_eq!(interaction(br#"{"type":1}"#), Ok(None));
}
