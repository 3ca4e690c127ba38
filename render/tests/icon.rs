//! Icons: what they are, and that they show on every ground.
use std::collections::HashSet;
use std::io::Cursor;

use image::{ImageFormat, RgbaImage, imageops};
use render::Icon;
use rules::Role;

use crate::support::golden::compare;

const WIDTH: u32 = 128;

/// The grounds on which Discord shows them: dark, its darkest, light, and a button's.
const GROUNDS: [[u8; 3]; 4] =
    [[0x31, 0x33, 0x38], [0x07, 0x07, 0x09], [0xFF; 3], [0x58, 0x65, 0xF2]];

fn icon(icon: Icon) -> RgbaImage {
    let bytes = icon.draw();
    assert!(bytes.len() < 16_000, "{} takes {} bytes", icon.name(), bytes.len());
    image::load_from_memory_with_format(&bytes, ImageFormat::Png).unwrap().into_rgba8()
}

#[test]
fn every_icon_has_a_name_and_a_drawing_of_its_own() {
    let icons: Vec<Icon> = Icon::all().collect();
    assert_eq!(icons.len(), 2 * Role::COUNT + 2 + 8);
    let names: HashSet<String> = icons.iter().map(|icon| icon.name()).collect();
    let drawings: HashSet<Vec<u8>> = icons.iter().map(|icon| icon.draw()).collect();
    assert_eq!((names.len(), drawings.len()), (icons.len(), icons.len()));
    for name in ["white_knight", "black_spirit_king", "null", "gravitatur", "die_8"] {
        assert!(names.contains(name), "{name}");
    }
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    assert!(names.iter().all(|name| name.chars().all(plain)), "{names:?}");
}

#[test]
fn an_icon_is_whole_and_shows_on_every_ground() {
    for shown in Icon::all() {
        let (picture, name) = (icon(shown), shown.name());
        assert_eq!(picture.dimensions(), (WIDTH, WIDTH));
        let edge = |x, y| [0, WIDTH - 1].contains(&x) || [0, WIDTH - 1].contains(&y);
        let cut = picture.enumerate_pixels().filter(|(x, y, it)| edge(*x, *y) && it[3] > 128);
        assert_eq!(cut.count(), 0, "{name} is cut off");
        for ground in GROUNDS {
            let far = |pixel: &&image::Rgba<u8>| {
                let off = pixel.0.into_iter().zip(ground).map(|(a, b)| u32::from(a.abs_diff(b)));
                pixel[3] > 200 && off.sum::<u32>() > 240
            };
            let seen = picture.pixels().filter(far).count();
            assert!(seen > 1_200, "{name} on {ground:?}: {seen} pixels");
        }
    }
}

/// Discord keeps an emoji as it was uploaded: where an icon changes, the bot's version of its emoji
/// has to change too.
#[test]
fn icons_look_as_they_did() {
    const ROW: u32 = 9;
    let rows = (Icon::all().count() as u32).div_ceil(ROW);
    let mut sheet = RgbaImage::new(ROW * WIDTH, rows * WIDTH);
    for (shown, index) in Icon::all().zip(0..) {
        let (x, y) = (index % ROW * WIDTH, index / ROW * WIDTH);
        imageops::replace(&mut sheet, &icon(shown), x.into(), y.into());
    }
    let mut png = Cursor::new(Vec::new());
    sheet.write_to(&mut png, ImageFormat::Png).unwrap();
    assert_eq!(compare("golden/icons", png.get_ref()), None);
}
