//! The `draw` example, run as a program.

use std::path::PathBuf;
use std::process::{Command, Output};

fn draw(arguments: &[&str]) -> Output {
    let mut program = std::env::current_exe().unwrap();
    program.pop();
    program.set_file_name("examples");
    program.push(format!("draw{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "`cargo build -p render --examples` makes it");
    Command::new(program).args(arguments).output().unwrap()
}

fn out(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Expects exit code 2 and one line of error that contains `part`.
fn assert_refused(arguments: &[&str], part: &str) {
    let output = draw(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
    assert!(error.contains(part), "{error}");
}

#[test]
fn it_writes_a_picture_and_prints_its_alt_text() {
    let path = out("drawn.png");
    let path = path.to_str().unwrap();
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 ?";
    let id = "superpermutation-d8";
    let options = ["--moves", "r2,b2b4,r8", "--theme", "night", "--size", "small"];
    let output = draw(&[&[id, fen, path], &options[..]].concat());
    assert!(output.status.success());
    let alt = String::from_utf8(output.stdout).unwrap();
    assert!(alt.starts_with("Black to move. White played b2\u{2011}b4 on a 2."), "{alt}");
    assert!(std::fs::read(path).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn it_looks_from_the_side_that_acts_unless_told() {
    let (default, black, white) = (out("default.png"), out("black.png"), out("white.png"));
    for (path, side) in [(&default, None), (&black, Some("black")), (&white, Some("white"))] {
        let mut arguments = vec!["chess", "startpos", path.to_str().unwrap(), "--moves", "e2e4"];
        arguments.extend(side.into_iter().flat_map(|side| ["--side", side]));
        assert!(draw(&arguments).status.success());
    }
    let bytes = |path| std::fs::read(path).unwrap();
    assert_eq!(bytes(&default), bytes(&black));
    assert_ne!(bytes(&default), bytes(&white));
}

#[test]
fn it_says_what_is_wrong() {
    let path = out("refused.png");
    let path = path.to_str().unwrap();
    let start = "startpos";
    assert_refused(&["checkers", start, path], "superpermutation-d8");
    assert_refused(&["chess", "8/8/8/8/8/8/8/8 w - - 0 1", path], "bad FEN");
    assert_refused(&["chess", "nonsense", path], "bad FEN");
    assert_refused(&["chess", start, path, "--moves", "e2e4,e2e5"], "e2e5");
    assert_refused(&["chess", start, path, "--side", "green"], "white, black");
    assert_refused(&["chess", start, path, "--theme", "plaid"], "walnut");
    assert_refused(&["chess", start, path, "--size", "vast"], "large");
    assert_refused(&["chess", start, "/nowhere/at/all.png"], "/nowhere/at/all.png");
}
