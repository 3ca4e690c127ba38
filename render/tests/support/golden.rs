//! Golden pictures: comparison with what was committed.
//!
//! `UPDATE_GOLDEN=1 cargo test -p render` rewrites them. A failure leaves expected, difference and
//! actual side by side under the target directory.

use std::fs;
use std::path::Path;

use image::{DynamicImage, ImageFormat, RgbImage, Rgba, RgbaImage};

use super::sheets::{encode, put};

/// How far a channel may be off.
const TOLERANCE: u8 = 1;

/// What marks a pixel that differs, and one that does not.
const OFF: Rgba<u8> = Rgba([255, 0, 0, 255]);
const SAME: Rgba<u8> = Rgba([255; 4]);

/// What is wrong with a picture, if anything is; `name` is its path in the folder of tests.
pub fn compare(name: &str, png: &[u8]) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/{name}.png"));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, packed(png)).unwrap();
        return None;
    }
    let expected = fs::read(&path).expect("UPDATE_GOLDEN=1 writes what is missing");
    let decode = |png| image::load_from_memory_with_format(png, ImageFormat::Png).unwrap();
    let [expected, actual] = [&expected, png].map(|png| decode(png).into_rgba8());
    if expected.dimensions() != actual.dimensions() {
        return Some(format!("{name} is {} by {}", actual.width(), actual.height()));
    }
    let difference = difference(&expected, &actual);
    let off = difference.pixels().filter(|&&pixel| pixel == OFF).count();
    (off > 0).then(|| {
        let left = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.replace('/', "-") + ".png");
        fs::write(&left, side_by_side([expected, difference, actual])).unwrap();
        format!("{off} pixels of {name} differ: see {}", left.display())
    })
}

fn difference(expected: &RgbaImage, actual: &RgbaImage) -> RgbaImage {
    RgbaImage::from_fn(expected.width(), expected.height(), |x, y| {
        let mut pairs = expected.get_pixel(x, y).0.into_iter().zip(actual.get_pixel(x, y).0);
        if pairs.any(|(a, b)| a.abs_diff(b) > TOLERANCE) { OFF } else { SAME }
    })
}

/// Pictures of the same size from left to right, as a PNG.
fn side_by_side(pictures: [RgbaImage; 3]) -> Vec<u8> {
    let (width, height) = pictures[0].dimensions();
    let mut sheet = RgbImage::new(3 * width, height);
    for (picture, place) in pictures.into_iter().zip(0..) {
        put(&mut sheet, (place * width, 0), &DynamicImage::from(picture).into_rgb8());
    }
    encode(&sheet)
}

/// The same picture in fewer bytes if it is indexed, since the repository keeps it.
fn packed(png: &[u8]) -> Vec<u8> {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let info = reader.info();
    let Some(palette) = &info.palette else {
        return png.to_vec();
    };
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, info.width, info.height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(palette.as_ref());
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Up);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&indices).unwrap();
    writer.finish().unwrap();
    bytes
}
