//! What is read as a portrait, and what is not.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Cursor;

use image::{DynamicImage, GrayImage, ImageBuffer, ImageFormat, Luma, LumaA, Rgb, Rgba, RgbaImage};
use png::{BitDepth, ColorType, Encoder};
use render::{PortraitImage, read_portrait};

const SIZE: u32 = PortraitImage::SIZE;

/// How many bytes a portrait may take while it is read.
const MEMORY: u64 = 16 << 20;

fn bytes(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    image.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// The left half red, the right half blue.
fn halves(width: u32, height: u32) -> DynamicImage {
    let color = |x| if x < width / 2 { [250, 10, 10, 255] } else { [10, 10, 250, 255] };
    RgbaImage::from_fn(width, height, |x, _| Rgba(color(x))).into()
}

fn png_of(width: u32, height: u32) -> Vec<u8> {
    bytes(&halves(width, height), ImageFormat::Png)
}

/// A PNG by its colours: written by `png` alone.
fn encoded(width: u32, data: &[u8], set: impl FnOnce(&mut Encoder<&mut Vec<u8>>)) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, width);
    set(&mut encoder);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(data).unwrap();
    writer.finish().unwrap();
    bytes
}

/// The pixel at a place, and the picture has the size of all.
fn pixel(png: &[u8], x: u32, y: u32) -> [u8; 4] {
    let read = read_portrait(png).unwrap();
    let at = 4 * (y * SIZE + x) as usize;
    assert_eq!(read.pixels().len(), 4 * (SIZE * SIZE) as usize);
    read.pixels()[at..at + 4].try_into().unwrap()
}

fn refused(png: &[u8]) -> String {
    read_portrait(png).expect_err("it is no portrait").to_string()
}

#[test]
fn a_picture_of_any_shape_is_read_by_its_middle() {
    for (width, height) in [(16, 16), (64, 64), (128, 128), (512, 512), (300, 100), (40, 400)] {
        let png = png_of(width, height);
        let [left, right] = [8, SIZE - 8].map(|x| pixel(&png, x, SIZE / 2));
        assert!(left[0] > 240 && left[2] < 20, "{width} by {height}: {left:?}");
        assert!(right[2] > 240 && right[0] < 20, "{width} by {height}: {right:?}");
    }
}

#[test]
fn every_kind_of_png_is_read() {
    let grey = GrayImage::from_fn(64, 64, |x, _| Luma([x as u8 * 4]));
    assert_eq!(pixel(&bytes(&grey.into(), ImageFormat::Png), 0, 0)[3], 255);
    let deep = ImageBuffer::from_fn(64, 64, |_, _| Rgb([u16::MAX, 0x8080, 0]));
    let deep = bytes(&DynamicImage::ImageRgb16(deep), ImageFormat::Png);
    assert_eq!(pixel(&deep, 5, 5), [255, 128, 0, 255]);
    let clear = ImageBuffer::from_fn(64, 64, |_, _| LumaA([200_u8, 0]));
    let clear = bytes(&DynamicImage::ImageLumaA8(clear), ImageFormat::Png);
    assert_eq!(pixel(&clear, 64, 64)[3], 0);

    let palette = encoded(32, &[0b0000_0001; 32 * 32 / 8], |encoder| {
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::One);
        encoder.set_palette(vec![0, 0, 0, 255, 255, 255]);
        encoder.set_trns(vec![0]);
    });
    let opacities = [0, 31].map(|x| pixel(&palette, x, 64)[3]);
    assert!(opacities.iter().any(|opacity| *opacity < 128), "{opacities:?}");

    // All of one colour, in the seven passes of Adam7.
    let interlaced = include_bytes!("data/interlaced.png");
    assert_eq!(pixel(interlaced, 64, 64), [200, 30, 40, 255]);
}

#[test]
fn what_is_too_small_or_too_large_is_refused() {
    for (width, height) in [(1, 1), (15, 64), (64, 15), (513, 512), (16, 2000)] {
        assert!(!refused(&png_of(width, height)).is_empty(), "{width} by {height}");
    }
}

#[test]
fn a_bomb_is_refused_before_it_takes_memory() {
    let mut bomb = png_of(64, 64);
    // The header's width and height, and its check sum.
    bomb[16..24].copy_from_slice(&[0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30]);
    let sum = crc(&bomb[12..29]).to_be_bytes();
    bomb[29..33].copy_from_slice(&sum);
    let measured = allocation_counter::measure(|| {
        refused(&bomb);
    });
    assert!(measured.bytes_max < 1 << 20, "{} bytes", measured.bytes_max);
}

#[test]
fn reading_takes_bounded_memory() {
    let deep =
        ImageBuffer::from_fn(512, 512, |x, y| Rgba([x as u16 * 99, y as u16 * 77, 9, 65000]));
    for png in [png_of(512, 512), bytes(&DynamicImage::ImageRgba16(deep), ImageFormat::Png)] {
        let measured = allocation_counter::measure(|| {
            read_portrait(&png).unwrap();
        });
        assert!(measured.bytes_max < MEMORY, "{} bytes", measured.bytes_max);
    }
}

#[test]
fn every_part_of_a_picture_is_refused_or_read_without_a_panic() {
    let png = png_of(64, 64);
    for length in 0..png.len() {
        // Only the end's chunk may be missing, which says nothing.
        if let Ok(read) = read_portrait(&png[..length]) {
            assert!(length >= png.len() - 16 && read == read_portrait(&png).unwrap(), "{length}");
        }
    }
    for at in 0..png.len() {
        let mut changed = png.clone();
        changed[at] ^= 0x55;
        let _ = read_portrait(&changed);
    }
}

#[test]
fn animations_and_what_is_no_png_are_refused() {
    let moving = encoded_animation();
    assert_eq!(refused(&moving), "an animation");
    let gif = bytes(&halves(64, 64), ImageFormat::Gif);
    let others: [&[u8]; 6] = [
        &gif,
        b"\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01",
        b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        b"<!doctype html><title>404</title>",
        b"RIFF\x24\0\0\0WEBPVP8 ",
        b"",
    ];
    for other in others {
        assert!(!refused(other).is_empty());
    }
}

fn encoded_animation() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, 32, 32);
    encoder.set_color(ColorType::Rgb);
    encoder.set_animated(2, 0).unwrap();
    let mut writer = encoder.write_header().unwrap();
    for shade in [10, 200] {
        writer.write_image_data(&[shade; 32 * 32 * 3]).unwrap();
    }
    writer.finish().unwrap();
    bytes
}

/// The check sum of a chunk.
fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum: u32, _| {
            if sum & 1 == 1 { (sum >> 1) ^ 0xEDB8_8320 } else { sum >> 1 }
        })
    })
}
