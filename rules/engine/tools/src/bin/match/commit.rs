//! Which version of the engine plays.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::process::Command;

/// What makes the engine and the match, seen from the folder of the rules.
const SOURCES: &[&str] = &["src", "engine/src", "engine/weights", "engine/tools", "../Cargo.lock"];

/// The commit of the source tree, with `-dirty` and a mark of the changes if there are any that it
/// does not hold; `unknown` outside a repository.
pub(crate) fn commit() -> String {
    let Some(commit) = git(&["rev-parse", "--short", "HEAD"]) else {
        return "unknown".to_owned();
    };
    let status = git(&[&["status", "--porcelain", "--"][..], SOURCES].concat()).unwrap_or_default();
    if status.is_empty() {
        return commit;
    }
    // Other changes are another engine, whose games a log must tell apart.
    let mut hasher = DefaultHasher::new();
    (status, git(&[&["diff", "HEAD", "--"][..], SOURCES].concat())).hash(&mut hasher);
    format!("{commit}-dirty-{:04x}", hasher.finish() & 0xffff)
}

/// What git says of the folder that holds the rules and the engine.
fn git(arguments: &[&str]) -> Option<String> {
    let rules = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let output = Command::new("git").current_dir(rules).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
