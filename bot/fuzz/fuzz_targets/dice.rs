//! Dice as people type them: whatever is rolled stays within bounds, and no word is lost.

#![no_main]

use bot::fuzz_api::rolled;
use libfuzzer_sys::fuzz_target;

/// A hundred dice of a thousand sides and what is added.
const MOST: i64 = 100 * 1000 + 100_000;

fuzz_target!(|text: &str| {
    let Some(sum) = rolled(text) else {
        return;
    };
    assert!((-MOST..=MOST).contains(&sum));
    // Another number behind it is never a part of it.
    assert_eq!(rolled(&format!("{text} 5")), None);
});
