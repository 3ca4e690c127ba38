//! Databases of which something is missing, and who may read one that is made.

use crate::kept::Kept;

/// Checks that something is missing of these tables, and that `check` looks no further.
fn check_missing(kept: &Kept, tables: &[&str]) {
    let said = kept.program(&["check"]);
    assert_eq!((said.code, said.err.as_str()), (Some(1), ""), "{said:?}");
    assert_eq!(said.out.len(), tables.len() + 1, "{said:?}");
    for table in tables {
        let line = format!("the table {table} is missing, or a part of it");
        assert!(said.out.contains(&line), "{said:?}");
    }
    assert!(said.out.iter().any(|it| it.starts_with("No game was looked at")), "{said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_all_tables_is_not_sound() {
    let kept = Kept::new().await;
    // Of neither anything is known by the games.
    kept.sql("DROP TABLE luck").await;
    check_missing(&kept, &["luck"]);
    kept.sql("ALTER TABLE settings DROP COLUMN pings").await;
    check_missing(&kept, &["luck", "settings"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_may_read_a_copy_at_the_end_of_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (kept, copy) = (Kept::new().await, Kept::file());
    if !kept.is_file() {
        return;
    }
    kept.sql("UPDATE heartbeats SET at = at - 61000").await;
    let made = copy.folder.path().join("made.db");
    symlink(&made, copy.path()).expect("a link");
    let said = kept.program(&["copy", &kept.url, &copy.url]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let mode = made.metadata().expect("the copy").permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}
