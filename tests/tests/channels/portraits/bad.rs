//! What else the CDN may send than a small still PNG: boards come without it.

use std::io::Cursor;

use image::{ImageFormat, RgbaImage};
use playground::{Fault, Plan};
use png::{BitDepth, ColorType, Encoder, chunk};
use tests::game::begin;
use tests::log::Heard;
use tests::process::{Process, Program};
use tests::{Person, World};

use super::{FAILED, asked, looks, world};

/// The pixels of a picture that compresses badly.
fn noise(width: u32, height: u32) -> RgbaImage {
    let mut seed = 1_u32;
    RgbaImage::from_fn(width, height, |_, _| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        image::Rgba(seed.to_le_bytes())
    })
}

/// A picture as a PNG.
pub(super) fn png(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    noise(width, height).write_to(&mut bytes, ImageFormat::Png).expect("a PNG");
    bytes.into_inner()
}

/// Two pictures in turn.
fn animated() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, 64, 64);
    encoder.set_color(ColorType::Rgba);
    encoder.set_animated(2, 0).expect("an animation");
    let mut writer = encoder.write_header().expect("a header");
    for _ in 0..2 {
        writer.write_image_data(&noise(64, 64)).expect("a frame");
    }
    writer.finish().expect("an end");
    bytes
}

/// A file of 200 kB that says it has 3.6 GB of pixels.
fn bomb() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, 30_000, 30_000);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    let mut writer = encoder.write_header().expect("a header");
    // A stream of zlib: its head, and stored blocks of zeros.
    let mut data = vec![0x78, 0x01];
    for _ in 0..3 {
        data.extend([0, 0xff, 0xff, 0, 0]);
        data.extend([0; 0xffff]);
    }
    writer.write_chunk(chunk::IDAT, &data).expect("data");
    drop(writer);
    bytes
}

/// What is served, by name.
fn files() -> Vec<(&'static str, Vec<u8>)> {
    let good = png(128, 128);
    vec![
        ("huge", png(512, 512)),
        ("animated", animated()),
        ("truncated", good[..good.len() / 2].to_vec()),
        ("1x1", png(1, 1)),
        ("too wide", png(513, 16)),
        ("a bomb", bomb()),
        ("no image", b"<html></html>".to_vec()),
        ("nothing", Vec::new()),
    ]
}

fn troubles() -> Vec<(&'static str, Fault)> {
    vec![
        ("404", Fault::fail(404, 0)),
        ("503", Fault::fail(503, 0)),
        ("redirected", Fault::Redirect),
        ("cut", Fault::DropRequest),
        ("slow", Fault::Hang),
    ]
}

/// Gives somebody a picture that nobody has had, the `nth`.
fn changes(world: &World, person: Person<'_>, nth: usize) {
    world.playground.set_avatar(person.id, Some(&format!("{nth:032x}")));
}

#[tokio::test]
async fn whatever_comes_in_place_of_a_picture_the_board_comes_and_the_log_says_it_once() {
    let world = world().await;
    let (ada, boris) = world.two();
    world.playground.set_avatar(boris.id, None);
    world.playground.set_avatar(ada.id, None);
    begin(&world, "chess").await;
    let heard = Heard::at("bot::ui::portraits=warn");
    let mut tried = 0;
    let mut tries = async |name: &str| {
        tried += 1;
        changes(&world, ada, tried);
        looks(ada).await;
        heard.until(&world, FAILED, tried).await;
        looks(ada).await;
        let lines = heard.lines();
        assert_eq!(lines.len(), tried, "{name}: {lines:?}");
        assert_eq!(asked(&world).len(), tried, "{name} is asked for once");
        let line = &lines[tried - 1];
        assert!(!line.contains(&ada.id.to_string()) && !line.contains("000000"), "{name}: {line}");
    };
    for (name, file) in files() {
        world.playground.serve_avatars(file);
        tries(name).await;
    }
    world.playground.serve_avatars(png(128, 128));
    for (name, fault) in troubles() {
        world.playground.plan(Plan::new("GET", "/avatars", fault));
        tries(name).await;
        world.playground.clear_faults();
    }
    world.finish().await;
}

/// The most memory that a process has had, in KiB.
fn peak(process: &mut Process) -> u64 {
    process.usage().expect("it runs").peak.expect("Linux tells")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_picture_takes_more_than_16_mib_of_a_processs_memory() {
    let world = World::builder().without_bot().await;
    let base = world.playground.base_url().to_owned();
    let program = Program::within(env!("CARGO_BIN_EXE_loadtest")).serving(&world);
    let mut process = program.set([("DISCORD_CDN", base)]).start().expect("it starts");
    process.wait_until_ready(&world.playground).await.expect("it connects");
    let (ada, boris) = world.two();
    world.playground.set_avatar(boris.id, None);
    world.playground.serve_avatars(png(128, 128));
    begin(&world, "chess").await;
    // What boards and the first picture of all take is there.
    for _ in 0..8 {
        looks(ada).await;
    }
    let mut files = files();
    files.push(("the largest", png(250, 250)));
    for (nth, (name, file)) in files.into_iter().enumerate() {
        world.playground.serve_avatars(file);
        let before = peak(&mut process);
        changes(&world, ada, nth + 1);
        looks(ada).await;
        world.until(name, async || asked(&world).len() == nth + 2).await;
        looks(ada).await;
        let grown = peak(&mut process) - before;
        assert!(grown <= 16 * 1024, "{name}: {grown} KiB");
    }
    process.stop().await;
}
