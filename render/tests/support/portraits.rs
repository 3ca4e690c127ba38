//! Portraits made by a program, in place of people's.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use render::{Portrait, PortraitImage, Rgb, Scene};
use rules::ByColor;

const SIZE: i32 = PortraitImage::SIZE as i32;

/// What colours a person has: the wall above and below, hair, skin, clothes.
type Colors = [u32; 5];

/// Somebody before a blue wall.
pub const ADA: Colors = [0x9FD4EE, 0x2B6CA3, 0x3A2418, 0xE8B796, 0xD64550];
/// Somebody else before a green one.
pub const BORIS: Colors = [0xE7E3A2, 0x3F8F4F, 0xC8782B, 0x8D5A3C, 0x2E3A6E];
/// Somebody before a wall about as dark as a panel.
pub const CLEO: Colors = [0x4A3F5C, 0x1F1B24, 0xB8B4C2, 0xF0CDB0, 0x17806B];

/// A person as a camera sees one: smooth shades with some grain.
pub fn person(colors: Colors) -> Portrait {
    let [above, below, hair, skin, clothes] = colors.map(Rgb::hex);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(colors[0].into());
    image(|x, y| {
        let inside = |cx: i32, cy: i32, width: i32, height: i32| {
            (x - cx).pow(2) * height.pow(2) + (y - cy).pow(2) * width.pow(2)
                <= (width * height).pow(2)
        };
        let eye = inside(53, 60, 4, 4) || inside(75, 60, 4, 4);
        let mouth = inside(64, 78, 11, 5) && y > 77;
        let color = if eye {
            Rgb(30, 24, 24)
        } else if mouth {
            Rgb(150, 40, 50)
        } else if inside(64, 64, 26, 32) && y > 44 {
            skin
        } else if inside(64, 56, 33, 36) {
            hair
        } else if inside(64, 132, 58, 34) {
            clothes
        } else {
            above.mix(below, y as u32, SIZE as u32)
        };
        let shade = color.mix(Rgb(0, 0, 0), (x.max(0) / 4) as u32, 128);
        let grain = chance.random_range(0..8);
        shade.mix(Rgb(255, 255, 255), grain, 128)
    })
}

/// What packs worst.
pub fn noise() -> Portrait {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(1);
    image(|_, _| Rgb(chance.random(), chance.random(), chance.random()))
}

/// A scene with these portraits.
pub fn between(scene: Scene, white: Portrait, black: Portrait) -> Scene {
    scene.with_portraits(ByColor { white: Some(white), black: Some(black) })
}

fn image(mut color: impl FnMut(i32, i32) -> Rgb) -> Portrait {
    let places = (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y)));
    let pixels = places.flat_map(|(x, y)| {
        let Rgb(r, g, b) = color(x, y);
        [r, g, b, u8::MAX]
    });
    Portrait::User(Arc::new(PortraitImage::new(pixels.collect()).unwrap()))
}
