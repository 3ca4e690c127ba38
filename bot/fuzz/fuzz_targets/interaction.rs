//! Interactions, whatever stands in them: read or refused, each time the same, and a name that is read
//! is one that can be shown.

#![no_main]

use bot::fuzz_api::interaction;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|json: &[u8]| {
    let read = interaction(json);
    assert_eq!(interaction(json), read);
    if let Ok(Some(read)) = read {
        assert!((1..=32).contains(&read.name.chars().count()));
        assert!(!read.name.chars().any(rules::sanitize::is_unprintable));
    }
});
