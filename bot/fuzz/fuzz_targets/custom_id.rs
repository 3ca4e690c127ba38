//! Ids of buttons and menus: what is read is written as something that is read the same, and never
//! longer.

#![no_main]

use bot::fuzz_api::custom_id;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Some(written) = custom_id(text) else {
        return;
    };
    assert!(written.len() <= text.len());
    assert_eq!(custom_id(&written).as_ref(), Some(&written));
});
