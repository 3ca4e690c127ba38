//! What the bot's sources keep to: which layer uses which, and where sentences for people stand.

mod layers;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the library.
struct Source {
    /// Its path below `src`.
    place: PathBuf,
    text: String,
}

/// Every file of the library.
fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    collect(&root, &root, &mut found);
    assert!(found.len() > 80);
    found
}

fn collect(root: &Path, folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            collect(root, &path, found);
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a text");
            found.push(Source { place: path.strip_prefix(root).expect("below it").into(), text });
        }
    }
}
