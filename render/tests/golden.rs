//! Golden pictures: every kind of highlight of every game in every theme, compared with what was
//! committed.
//!
//! `UPDATE_GOLDEN=1 cargo test -p render --test golden` rewrites them. A failure leaves expected,
//! difference and actual side by side under the target directory.

#![allow(clippy::unwrap_used, reason = "a helper that fails fails its test")]

mod support;

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use image::RgbImage;
use render::{Scene, Size, THEMES, Theme};
use rules::variants::VARIANTS;

use support::Picture;
use support::moments::{Moment, moments};
use support::sheets::{encode, put};

/// How far a channel may be off.
const TOLERANCE: u8 = 1;

/// What a busy board of normal size takes at most, in bytes.
const LIMIT: usize = 30_000;

/// The moments that are kept in the other sizes as well, in the first theme.
const IN_ALL_SIZES: [&str; 5] = [
    "chess-clocks",
    "d8-climb-and-promotion",
    "gravitatur-attraction",
    "totem-dangers",
    "totem-wrapped-step",
];

#[test]
fn every_moment_looks_the_same_in_every_theme() {
    let mut off = Vec::new();
    for Moment { name, scene } in moments() {
        for theme in THEMES {
            off.extend(compare(&format!("{}/{name}", theme.name), &scene, theme, Size::Small));
        }
        if IN_ALL_SIZES.contains(&name) {
            for size in [Size::Normal, Size::Large] {
                let name = format!("{}/{name}", size.name());
                off.extend(compare(&name, &scene, &Theme::default(), size));
            }
        }
    }
    assert!(off.is_empty(), "{}", off.join("\n"));
}

#[test]
fn every_game_has_its_moments_and_every_picture_its_moment() {
    let moments = moments();
    let names: HashSet<&str> = moments.iter().map(|moment| moment.name).collect();
    assert_eq!(names.len(), moments.len());
    for variant in VARIANTS {
        assert!(moments.iter().any(|moment| moment.scene.variant.id() == variant.id()));
    }
    let count = |folder: &str| fs::read_dir(golden(folder)).unwrap().count();
    for theme in THEMES {
        assert_eq!(count(theme.name), moments.len(), "{}", theme.name);
    }
    for size in [Size::Normal, Size::Large] {
        assert_eq!(count(size.name()), IN_ALL_SIZES.len());
    }
}

#[test]
fn every_moment_is_small_in_every_theme() {
    for Moment { name, scene } in moments() {
        for theme in THEMES {
            let bytes = render::render(&scene, theme, Size::Normal).unwrap().len();
            if std::env::var_os("PRINT_SIZES").is_some() {
                println!("{bytes} {name} {}", theme.name);
            }
            assert!(bytes < LIMIT, "{name} takes {bytes} bytes in {}", theme.name);
        }
    }
}

/// The same picture in fewer bytes, since the repository keeps it.
fn packed(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let info = reader.info();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, info.width, info.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(info.palette.as_ref().unwrap().as_ref());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&indices).unwrap();
    writer.finish().unwrap();
    bytes
}

/// Where a golden picture is, or a folder of them.
fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// What is wrong with a picture, if anything is.
fn compare(name: &str, scene: &Scene, theme: &Theme, size: Size) -> Option<String> {
    let png = render::render(scene, theme, size).unwrap();
    let path = golden(&format!("{name}.png"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, packed(&png)).unwrap();
        return None;
    }
    let expected = fs::read(&path).expect("UPDATE_GOLDEN=1 writes what is missing");
    let geometry = scene.variant.geometry();
    let [expected, actual] = [expected, png].map(|png| Picture::decode(&png, geometry));
    let [expected, actual] = [expected.image, actual.image];
    if expected.dimensions() != actual.dimensions() {
        return Some(format!("{name} is {} by {}", actual.width(), actual.height()));
    }
    let difference = difference(&expected, &actual);
    let off = difference.pixels().filter(|&&pixel| pixel == OFF).count();
    (off > 0).then(|| {
        let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.replace('/', "-") + ".png");
        fs::write(&left, side_by_side([&expected, &difference, &actual])).unwrap();
        format!("{off} pixels of {name} differ: see {}", left.display())
    })
}

/// What marks a pixel that differs, and one that does not.
const OFF: image::Rgb<u8> = image::Rgb([255, 0, 0]);
const SAME: image::Rgb<u8> = image::Rgb([255, 255, 255]);

/// What differs between two pictures of the same size.
fn difference(expected: &RgbImage, actual: &RgbImage) -> RgbImage {
    RgbImage::from_fn(expected.width(), expected.height(), |x, y| {
        let pairs = expected.get_pixel(x, y).0.into_iter().zip(actual.get_pixel(x, y).0);
        let is_off = pairs.into_iter().any(|(a, b)| a.abs_diff(b) > TOLERANCE);
        if is_off { OFF } else { SAME }
    })
}

/// Pictures of the same size from left to right, as a PNG.
fn side_by_side(pictures: [&RgbImage; 3]) -> Vec<u8> {
    let (width, height) = pictures[0].dimensions();
    let mut sheet = RgbImage::new(3 * width, height);
    for (picture, place) in pictures.into_iter().zip(0..) {
        put(&mut sheet, (place * width, 0), picture);
    }
    encode(&sheet)
}
