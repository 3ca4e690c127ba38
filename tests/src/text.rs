//! What is said, in assertions that tell all of it where they fail.

use playground::{Message, Outcome};

/// What has a text.
pub trait Text {
    /// Its text.
    fn text(&self) -> &str;
}

impl Text for Message {
    fn text(&self) -> &str {
        &self.content
    }
}

impl Text for Outcome {
    fn text(&self) -> &str {
        self.content()
    }
}

impl Text for str {
    fn text(&self) -> &str {
        self
    }
}

impl Text for String {
    fn text(&self) -> &str {
        self
    }
}

impl<T: Text + ?Sized> Text for &T {
    fn text(&self) -> &str {
        (**self).text()
    }
}

/// Checks that a text contains these words.
#[track_caller]
pub fn says(said: &(impl Text + ?Sized), words: &str) {
    assert!(said.text().contains(words), "{words:?} is not in {:?}", said.text());
}

/// Checks that a text begins with these words.
#[track_caller]
pub fn begins_with(said: &(impl Text + ?Sized), words: &str) {
    assert!(said.text().starts_with(words), "{:?} does not begin with {words:?}", said.text());
}
