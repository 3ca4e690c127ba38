//! Several themes in one picture, to choose from.

use std::io::Cursor;

use image::{DynamicImage, ImageFormat, RgbImage, imageops};
use scene::{Scene, Size, Theme};

use crate::icon::Icon;
use crate::{Painter, compose};

/// How wide and high a sample is, in pixels: five squares.
const SAMPLE: u32 = 225;

/// The left and upper edge of what is shown of a board, in pixels of [`Size::Small`]: its lower
/// left corner, with the coordinates.
const CORNER: (u32, u32) = (0, 135);

/// How many samples stand in a row.
const ROW: u32 = 3;

/// How wide and high the number of a sample is, which stands in its upper right corner, in pixels.
const NUMBER: u32 = 56;

/// What separates samples, in pixels.
const GAP: u32 = 4;

impl Painter {
    /// The lower left corner of a scene's board in each of these themes as one PNG: three in a row
    /// of 683 pixels, from left to right and from top to bottom, numbered by a die from 1.
    pub fn theme_preview(&self, scene: &Scene, themes: &[Theme]) -> Vec<u8> {
        let rows = u32::try_from(themes.len()).unwrap_or(u32::MAX).div_ceil(ROW);
        let length = |count: u32| count * (SAMPLE + GAP) - GAP;
        let mut all = RgbImage::new(length(ROW), length(rows.max(1)));
        for (theme, nth) in themes.iter().zip(0..) {
            let sheet = self.sheet(scene.variant, theme, Size::Small);
            let board = compose(scene, &sheet).image();
            let (left, top) = CORNER;
            let sample = imageops::crop_imm(&board, left, top, SAMPLE, SAMPLE).to_image();
            let mut sample = DynamicImage::from(sample);
            let number = Icon::Die(u8::try_from(nth + 1).unwrap_or(u8::MAX)).image();
            let number = imageops::thumbnail(&number, NUMBER, NUMBER);
            imageops::overlay(&mut sample, &number, i64::from(SAMPLE - NUMBER), 0);
            let sample = sample.to_rgb8();
            let place = |nth: u32| i64::from(nth * (SAMPLE + GAP));
            imageops::replace(&mut all, &sample, place(nth % ROW), place(nth / ROW));
        }
        let mut bytes = Cursor::new(Vec::new());
        all.write_to(&mut bytes, ImageFormat::Png).expect("a vector takes all bytes");
        bytes.into_inner()
    }
}
