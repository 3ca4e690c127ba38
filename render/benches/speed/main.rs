//! How fast pictures are made and how large they are, beside the encoder of `png` in the same run.

#![expect(clippy::print_stdout, reason = "divan tells no sizes")]

mod encoders;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use encoders::{Pixels, SETTINGS};
use render::{Painter, Scene, ShareCard, Size, THEMES, Theme};
use rules::variants::{VARIANTS, by_id};
use rules::{Color, Variant};
use support::PAINTER;
use support::moments::moments;
use support::portraits;
use support::random::random_game;

/// How many turns are replayed.
const TURNS: usize = 60;
/// How often boards are drawn in turn.
const IN_TURN: usize = 600;
/// How many games of each kind are drawn to see what is kept of them.
const GAMES: u64 = 10;

/// Boards with a status bar, a die, highlights and arrows: of 8x8 squares and of 9x9.
const SCENES: [&str; 2] = ["d8-climb-and-check", "totem-wrapped-step"];
/// A game on each of these boards.
const GAMES_WITH_DICE: [&str; 2] = ["superpermutation-d8", "totem"];

fn main() {
    sizes();
    divan::main();
}

/// Prints what takes how many bytes.
fn sizes() {
    for (name, theme) in boards() {
        println!("{name} in {theme}: {} bytes", draw(&scene(name), theme).len());
    }
    for (name, theme) in boards() {
        let png = draw(&with_portraits(scene(name)), theme);
        println!("{name} with portraits in {theme}: {} bytes", png.len());
    }
    for (name, theme) in boards() {
        let [plain, with] = least_times(&[scene(name), with_portraits(scene(name))], theme);
        let more = 100.0 * (with.as_secs_f64() / plain.as_secs_f64() - 1.0);
        println!("{name} in {theme}: portraits take {more:.1} % more");
    }
    for name in SCENES {
        let pixels = Pixels::of(&draw(&scene(name), Theme::default().name));
        for &(setting, level, filter) in SETTINGS {
            println!("{name}, png, {setting}: {} bytes", pixels.encode(level, filter).len());
        }
    }
    for (id, size) in replays() {
        let boards = boards_of(id);
        println!(
            "replay of {id} in {size}: {} boards, {} bytes",
            boards.len(),
            animate(&boards, size).len()
        );
    }
    for id in GAMES_WITH_DICE {
        let kept = prepared(id, Theme::default().name).memory();
        println!("all sprites for {id}: {kept} bytes");
    }
    println!(
        "sprites kept after {} games: {} bytes",
        GAMES * VARIANTS.len() as u64,
        used().memory()
    );
}

/// The least time that each of two boards takes of many, drawn in turn, so that both have the same
/// neighbours at work.
fn least_times(scenes: &[Scene; 2], theme: &str) -> [Duration; 2] {
    let mut least = [Duration::MAX; 2];
    for _ in 0..IN_TURN {
        for (scene, least) in scenes.iter().zip(&mut least) {
            let start = Instant::now();
            black_box(draw(scene, theme));
            *least = start.elapsed().min(*least);
        }
    }
    least
}

/// A board of normal size with all sprites there, composed and encoded.
#[divan::bench(args = boards(), sample_count = 300)]
fn board(bencher: Bencher, (name, theme): (&str, &str)) {
    let scene = scene(name);
    draw(&scene, theme);
    bencher.bench(|| draw(black_box(&scene), theme));
}

/// The same with the portraits of two people.
#[divan::bench(args = boards(), sample_count = 300)]
fn board_with_portraits(bencher: Bencher, (name, theme): (&str, &str)) {
    let scene = with_portraits(scene(name));
    draw(&scene, theme);
    bencher.bench(|| draw(black_box(&scene), theme));
}

/// Portraits that the painter has not drawn yet, alone.
#[divan::bench(args = SCENES, sample_count = 20)]
fn new_portraits(bencher: Bencher, name: &str) {
    let scene = scene(name);
    let mut colors = (0..).map(|color| [color, 0x2B6CA3, 0x3A2418, 0xE8B796, 0xD64550]);
    let mut person = || portraits::person(colors.next().expect("there are many"));
    draw(&scene, Theme::default().name);
    bencher
        .with_inputs(|| portraits::between(scene.clone(), person(), person()))
        .bench_local_values(|scene| draw(&scene, Theme::default().name));
}

/// A card to share, with all sprites there.
#[divan::bench(args = SCENES, sample_count = 20)]
fn share_card(bencher: Bencher, name: &str) {
    let board = with_portraits(scene(name));
    let card = ShareCard { moment: Some(board.clone()), board, graph: None };
    let draw = || PAINTER.share_card(black_box(&card), &Theme::default());
    draw();
    bencher.bench(draw);
}

/// The pixels of the same scenes by the encoder of `png`: without composing.
#[divan::bench(args = settings(), sample_count = 100)]
fn png_encoder(bencher: Bencher, (name, setting): (&str, &str)) {
    let pixels = Pixels::of(&draw(&scene(name), Theme::default().name));
    let setting = SETTINGS.iter().find(|it| it.0 == setting);
    let &(_, level, filter) = setting.expect("it is one of them");
    bencher.bench(|| black_box(&pixels).encode(level, filter));
}

/// All sprites of a theme, by a painter that has drawn nothing yet.
#[divan::bench(args = cold_starts(), sample_count = 20)]
fn cold_start(bencher: Bencher, (id, theme): (&str, &str)) {
    bencher.bench(|| prepared(id, theme));
}

/// Whole games as animations.
#[divan::bench(args = replays(), sample_count = 20)]
fn replay(bencher: Bencher, (id, size): (&str, &str)) {
    let boards = boards_of(id);
    animate(&boards, size);
    bencher.bench(|| animate(black_box(&boards), size));
}

fn boards() -> impl Iterator<Item = (&'static str, &'static str)> {
    SCENES.into_iter().flat_map(|name| THEMES.iter().map(move |theme| (name, theme.name)))
}

fn settings() -> impl Iterator<Item = (&'static str, &'static str)> {
    SCENES.into_iter().flat_map(|name| SETTINGS.iter().map(move |it| (name, it.0)))
}

fn cold_starts() -> impl Iterator<Item = (&'static str, &'static str)> {
    GAMES_WITH_DICE.into_iter().flat_map(|id| THEMES.iter().map(move |theme| (id, theme.name)))
}

fn replays() -> impl Iterator<Item = (&'static str, &'static str)> {
    let sizes = [Size::Small, Size::Normal].map(Size::name);
    sizes.into_iter().flat_map(|size| VARIANTS.iter().map(move |variant| (variant.id(), size)))
}

fn scene(name: &str) -> Scene {
    let moment = moments().into_iter().find(|moment| moment.name == name);
    moment.expect("the moment is drawn in tests").scene
}

fn with_portraits(scene: Scene) -> Scene {
    portraits::between(
        scene,
        portraits::person(portraits::ADA),
        portraits::person(portraits::BORIS),
    )
}

fn theme(name: &str) -> &'static Theme {
    THEMES.iter().find(|theme| theme.name == name).expect("it is one of them")
}

fn draw(scene: &Scene, name: &str) -> Vec<u8> {
    PAINTER.render(scene, theme(name), Size::Normal)
}

fn variant(id: &str) -> &'static dyn Variant {
    by_id(id).expect("the game is registered")
}

fn boards_of(id: &str) -> Vec<Scene> {
    render::boards(&random_game(id, 1, TURNS), Color::White)
}

fn animate(boards: &[Scene], size: &str) -> Vec<u8> {
    let size = Size::by_name(size).expect("it is one of them");
    PAINTER.animate(boards, &Theme::default(), size)
}

fn prepared(id: &str, name: &str) -> Painter {
    let painter = Painter::new();
    painter.prepare(variant(id), theme(name), Size::Normal);
    painter
}

/// A painter that has drawn many games of each kind in one theme and size.
fn used() -> Painter {
    let painter = Painter::new();
    let theme = Theme::default();
    for variant in VARIANTS {
        painter.prepare(*variant, &theme, Size::Normal);
        for seed in 0..GAMES {
            for scene in render::boards(&random_game(variant.id(), seed, TURNS), Color::White) {
                painter.render(&scene, &theme, Size::Normal);
            }
        }
    }
    painter
}
