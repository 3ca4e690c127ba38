//! The encoder of the `png` crate, over zlib-rs and at several settings, for the pixels of a board.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

/// The pixels of a picture.
pub(crate) struct Pixels {
    width: u32,
    height: u32,
    palette: Vec<u8>,
    indices: Vec<u8>,
}

impl Pixels {
    /// The pixels of a PNG with a palette.
    pub(crate) fn of(png: &[u8]) -> Self {
        let decoder = png::Decoder::new(std::io::Cursor::new(png));
        let mut reader = decoder.read_info().expect("it is a PNG");
        let size = reader.output_buffer_size().expect("it is small");
        let mut indices = vec![0; size];
        let info = reader.next_frame(&mut indices).expect("it is whole");
        let palette = reader.info().palette.as_deref().expect("it has a palette").to_vec();
        Self { width: info.width, height: info.height, palette, indices }
    }

    /// The same pixels as a PNG with a palette.
    pub(crate) fn encode(&self, level: DeflateCompression, filter: Filter) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64 * 1024);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(&self.palette);
        encoder.set_deflate_compression(level);
        encoder.set_filter(filter);
        let mut writer = encoder.write_header().expect("a vector takes all");
        writer.write_image_data(&self.indices).expect("a vector takes all");
        writer.finish().expect("a vector takes all");
        bytes
    }
}

/// A setting by its name: the compression and the filter.
pub(crate) const SETTINGS: &[(&str, DeflateCompression, Filter)] = &[
    ("fdeflate, up", DeflateCompression::FdeflateUltraFast, Filter::Up),
    ("level 1, up", DeflateCompression::Level(1), Filter::Up),
    ("level 2, up", DeflateCompression::Level(2), Filter::Up),
    ("level 2, adaptive", DeflateCompression::Level(2), Filter::Adaptive),
    ("level 6, up", DeflateCompression::Level(6), Filter::Up),
];
