//! Tables of test cases, one case a line; an empty line or one that begins with `#` is none.

#![allow(unreachable_pub, reason = "a module of tests has no public interface")]

use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Checks each case of a table and expects all to pass; `path` is told with those that do not.
pub fn check_cases(
    path: &str,
    table: &str,
    mut check: impl FnMut(&str) -> Result<(), Box<dyn Error>>,
) {
    let lines = table.lines().zip(1..);
    let cases = lines.filter(|(line, _)| !line.is_empty() && !line.starts_with('#'));
    let mut check = |line| {
        let checked = catch_unwind(AssertUnwindSafe(|| check(line)));
        checked.unwrap_or_else(|_| Err("panicked, see above".into()))
    };
    let results: Vec<_> = cases.map(|(line, number)| (line, number, check(line))).collect();
    assert!(!results.is_empty(), "{path} has no case");
    let failures = results.into_iter().filter_map(|(line, number, result)| {
        result.err().map(|error| format!("{path}:{number}: {line}\n    {error}\n"))
    });
    let failures: String = failures.collect();
    assert!(failures.is_empty(), "\n{failures}");
}
