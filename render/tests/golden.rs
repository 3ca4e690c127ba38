//! Golden pictures: telling moments, compared with what was committed.
//!
//! `UPDATE_GOLDEN=1 cargo test -p render --test golden` rewrites them. A failure leaves expected,
//! difference and actual side by side under the target directory.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod support;

use std::path::Path;

use render::{Rgb, Scene, Size, Theme};
use rules::{Color, Game};

use support::{
    ASCENDED_AT_EDGE, EIGHT_WAYS, KING_AT_HOME, KNIGHT_CHECKS, NULL_AT_EDGE, OPENED_FILE, Picture,
    QUEEN_CLIMBED, TELEPORTED, TOTEM_AWAY, demonstration, from_fen, game, placed, square,
};

/// How far a channel may be off.
const TOLERANCE: u8 = 1;

const CHECK: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const MIDDLE: &str = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5";

#[test]
fn chess_start() {
    compare("chess-start", &Scene::of_game(&game("chess", ""), Color::White), "walnut");
}

#[test]
fn chess_mate() {
    compare("chess-mate", &Scene::of_game(&from_fen("chess", CHECK, ""), Color::White), "walnut");
}

#[test]
fn chess_choice() {
    let scene = Scene::of_game(&from_fen("chess", MIDDLE, ""), Color::White);
    compare("chess-choice", &scene.with_piece(square("c4")), "slate");
}

#[test]
fn d8_die_due() {
    let scene = Scene::of_game(&game("superpermutation-d8", ""), Color::White);
    compare("d8-die-due", &scene, "walnut");
}

#[test]
fn d8_rolled_for_black() {
    let scene = Scene::of_game(&demonstration(QUEEN_CLIMBED), Color::Black);
    compare("d8-rolled-for-black", &scene, "walnut");
}

#[test]
fn d8_teleport() {
    compare("d8-teleport", &Scene::of_game(&demonstration(TELEPORTED), Color::White), "walnut");
}

#[test]
fn d8_climb_to_check() {
    let scene = Scene::of_game(&demonstration(KNIGHT_CHECKS), Color::White);
    compare("d8-climb-to-check", &scene, "walnut");
}

#[test]
fn d8_climb_to_promotion() {
    let scene = Scene::of_game(&demonstration(usize::MAX), Color::White);
    compare("d8-climb-to-promotion", &scene, "slate");
}

/// From the side that acts, as a public board is.
fn public(game: &Game) -> Scene {
    Scene::of_game(game, game.position().actor())
}

#[test]
fn gravitatur_draws_eight() {
    let game = from_fen("gravitatur", EIGHT_WAYS, "@d4/h2h3");
    compare("gravitatur-eight", &Scene::of_game(&game, Color::White), "walnut");
    compare_at("gravitatur-eight-small", &public(&game), "slate", Size::Small);
}

#[test]
fn gravitatur_choice() {
    let game = game("gravitatur", "");
    let targets = ["a3", "c3", "d2"].map(square).into_iter().collect();
    let choice = placed(&game, "d5").with_choice(Some(square("b1")), targets);
    compare("gravitatur-choice", &choice, "walnut");
}

#[test]
fn totem_start() {
    compare("totem-start", &public(&game("totem", "")), "walnut");
    compare_at("totem-start-small", &public(&game("totem", "")), "slate", Size::Small);
    compare_at("totem-start-large", &public(&game("totem", "")), "walnut", Size::Large);
}

#[test]
fn totem_decisions() {
    let game = from_fen("totem", OPENED_FILE, "r6");
    compare("totem-decide", &public(&game), "walnut");
    let game = from_fen("totem", OPENED_FILE, "r6 prevent");
    compare("totem-prevented", &public(&game), "walnut");
}

#[test]
fn totem_null_takes_over_the_edge() {
    compare("totem-null-takes", &public(&from_fen("totem", NULL_AT_EDGE, "r5")), "slate");
}

#[test]
fn totem_sent_home() {
    compare("totem-sent-home", &public(&from_fen("totem", TOTEM_AWAY, "r5")), "walnut");
}

#[test]
fn totem_spirit_king() {
    compare("totem-spirit-king", &public(&from_fen("totem", KING_AT_HOME, "r5")), "walnut");
}

#[test]
fn totem_demotion() {
    compare("totem-demotion", &public(&from_fen("totem", ASCENDED_AT_EDGE, "r8")), "slate");
}

fn compare(name: &str, scene: &Scene, theme: &str) {
    compare_at(name, scene, theme, Size::Normal);
}

fn compare_at(name: &str, scene: &Scene, theme: &str, size: Size) {
    let png = render::render(scene, Theme::by_name(theme).unwrap(), size).unwrap();
    let path = format!("{}/tests/golden/{name}.png", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, png).unwrap();
        return;
    }
    let expected = std::fs::read(&path).expect("UPDATE_GOLDEN=1 writes what is missing");
    let geometry = scene.variant.geometry();
    let [expected, actual] = [expected, png].map(|png| Picture::decode(&png, geometry));
    assert_eq!(expected.width, actual.width);
    assert_eq!(expected.height, actual.height);
    let pairs = expected.pixels.iter().zip(&actual.pixels);
    let off = pairs.filter(|&(a, b)| differ(*a, *b)).count();
    if off > 0 {
        let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        std::fs::write(&left, side_by_side(&expected, &actual)).unwrap();
        panic!("{off} pixels of {name} differ: see {}", left.display());
    }
}

fn differ(a: Rgb, b: Rgb) -> bool {
    let channels = [(a.0, b.0), (a.1, b.1), (a.2, b.2)];
    channels.iter().any(|(a, b)| a.abs_diff(*b) > TOLERANCE)
}

/// Expected, what differs in red on white, and actual, as a PNG.
fn side_by_side(expected: &Picture, actual: &Picture) -> Vec<u8> {
    let mut pixels = Vec::new();
    let rows = expected.pixels.chunks(expected.width);
    for (left, right) in rows.zip(actual.pixels.chunks(actual.width)) {
        let marks = left
            .iter()
            .zip(right)
            .map(|(a, b)| if differ(*a, *b) { Rgb(255, 0, 0) } else { Rgb(255, 255, 255) });
        let row = left.iter().copied().chain(marks).chain(right.iter().copied());
        pixels.extend(row.flat_map(|Rgb(r, g, b)| [r, g, b]));
    }
    let mut bytes = Vec::new();
    let (width, height) = (3 * expected.width as u32, expected.height as u32);
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&pixels).unwrap();
    writer.finish().unwrap();
    bytes
}
