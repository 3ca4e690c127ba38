//! Who plays a side: the pictures of profiles, read and brought to one size, and drawn.

mod round;
mod tiles;

use std::io::Cursor;

use image::codecs::png::PngDecoder;
use image::imageops::{self, FilterType};
use image::{DynamicImage, ImageDecoder, ImageError, Limits};
use scene::PortraitImage;
use thiserror::Error;

pub(crate) use round::{colors, round, square};
pub(crate) use tiles::{PortraitLook, PortraitTiles};

/// How many pixels a picture may be wide and high.
const SIDES: std::ops::RangeInclusive<u32> = 16..=512;
/// How many bytes may be allocated to read one.
const MEMORY: u64 = 8 << 20;

/// Why a picture is no portrait.
#[derive(Debug, Error)]
pub enum PortraitError {
    /// It is wider, higher or smaller than portraits are: its width and height in pixels.
    #[error("a picture of {0} by {1} pixels")]
    Size(u32, u32),
    /// It moves.
    #[error("an animation")]
    Animated,
    /// It cannot be read.
    #[error(transparent)]
    Image(#[from] ImageError),
}

/// Reads a PNG, of any shape from 16 to 512 pixels a side, and scales its middle to
/// [`PortraitImage::SIZE`].
///
/// # Errors
///
/// Fails where it is no such PNG, or takes more than 8 MiB to read. Nothing is allocated for pixels
/// before the size is known.
pub fn read_portrait(png: &[u8]) -> Result<PortraitImage, PortraitError> {
    let (max_side, mut limits) = (*SIDES.end(), Limits::default());
    limits.max_alloc = Some(MEMORY);
    limits.max_image_width = Some(max_side);
    limits.max_image_height = Some(max_side);
    let decoder = PngDecoder::with_limits(Cursor::new(png), limits)?;
    let (width, height) = decoder.dimensions();
    if !SIDES.contains(&width) || !SIDES.contains(&height) {
        return Err(PortraitError::Size(width, height));
    }
    if decoder.is_apng()? {
        return Err(PortraitError::Animated);
    }
    let image = DynamicImage::from_decoder(decoder)?.into_rgba8();
    let side = width.min(height);
    let middle =
        imageops::crop_imm(&image, (width - side) / 2, (height - side) / 2, side, side).to_image();
    let size = PortraitImage::SIZE;
    let scaled = imageops::resize(&middle, size, size, FilterType::Lanczos3);
    Ok(PortraitImage::new(scaled.into_raw()).expect("it is scaled to the size of portraits"))
}
