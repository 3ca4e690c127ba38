//! Other encoders of a board's pixels, and their settings.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use zlib_rs::{DeflateConfig, ReturnCode, Strategy};

/// The pixels of a picture.
pub(crate) struct Pixels {
    width: u32,
    height: u32,
    palette: Vec<u8>,
    indices: Vec<u8>,
    colors: Vec<u8>,
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
        let color = |&index: &u8| &palette[3 * usize::from(index)..][..3];
        let colors = indices.iter().flat_map(color).copied().collect();
        Self { width: info.width, height: info.height, palette, indices, colors }
    }

    fn indexed(&self, level: DeflateCompression, filter: Filter) -> Vec<u8> {
        self.encode(ColorType::Indexed, level, filter)
    }

    fn encode(&self, color: ColorType, level: DeflateCompression, filter: Filter) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(64 * 1024);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(color);
        encoder.set_depth(BitDepth::Eight);
        if color == ColorType::Indexed {
            encoder.set_palette(&self.palette);
        }
        encoder.set_deflate_compression(level);
        encoder.set_filter(filter);
        let mut writer = encoder.write_header().expect("a vector takes all");
        let pixels = if color == ColorType::Indexed { &self.indices } else { &self.colors };
        writer.write_image_data(pixels).expect("a vector takes all");
        writer.finish().expect("a vector takes all");
        bytes
    }

    /// By zlib-rs, told to look for nothing but runs: the compressed pixels only.
    fn runs(&self) -> Vec<u8> {
        let filtered = self.filtered();
        let mut bytes = vec![0; zlib_rs::compress_bound(filtered.len())];
        let config =
            DeflateConfig { level: 1, strategy: Strategy::Rle, ..DeflateConfig::default() };
        let (written, code) = zlib_rs::compress_slice(&mut bytes, &filtered, config);
        assert_eq!(code, ReturnCode::Ok);
        let length = written.len();
        bytes.truncate(length);
        bytes
    }

    /// By the pure Rust compressor that `png` has without zlib-rs: the compressed pixels only.
    fn miniz(&self, level: u8) -> Vec<u8> {
        miniz_oxide::deflate::compress_to_vec_zlib(&self.filtered(), level)
    }

    /// The indices after the filter `Up`.
    fn filtered(&self) -> Vec<u8> {
        let width = self.width as usize;
        let mut above = &vec![0; width][..];
        let mut filtered = Vec::with_capacity(self.indices.len() + self.height as usize);
        for row in self.indices.chunks_exact(width) {
            filtered.push(Filter::Up as u8);
            filtered.extend(row.iter().zip(above).map(|(pixel, above)| pixel.wrapping_sub(*above)));
            above = row;
        }
        filtered
    }
}

type Encode = (&'static str, fn(&Pixels) -> Vec<u8>);

const fn level(level: u8) -> DeflateCompression {
    DeflateCompression::Level(level)
}

/// What was tried: the encoder, its colours, its level and its filter. Zlib-rs stands behind `png`.
pub(crate) const ENCODERS: &[Encode] = &[
    ("png, indexed, 1, none", |pixels| pixels.indexed(level(1), Filter::NoFilter)),
    ("png, indexed, 1, up", |pixels| pixels.indexed(level(1), Filter::Up)),
    ("png, indexed, 2, none", |pixels| pixels.indexed(level(2), Filter::NoFilter)),
    ("png, indexed, 2, sub", |pixels| pixels.indexed(level(2), Filter::Sub)),
    ("png, indexed, 2, up", |pixels| pixels.indexed(level(2), Filter::Up)),
    ("png, indexed, 2, adaptive", |pixels| pixels.indexed(level(2), Filter::Adaptive)),
    ("png, indexed, 3, up", |pixels| pixels.indexed(level(3), Filter::Up)),
    ("png, indexed, 6, up", |pixels| pixels.indexed(level(6), Filter::Up)),
    ("png, indexed, 9, up", |pixels| pixels.indexed(level(9), Filter::Up)),
    ("png, indexed, fdeflate, up", |pixels| {
        pixels.indexed(DeflateCompression::FdeflateUltraFast, Filter::Up)
    }),
    ("png, rgb, 2, up", |pixels| pixels.encode(ColorType::Rgb, level(2), Filter::Up)),
    ("png, rgb, fdeflate, up", |pixels| {
        pixels.encode(ColorType::Rgb, DeflateCompression::FdeflateUltraFast, Filter::Up)
    }),
    ("zlib-rs, indexed, runs, up", Pixels::runs),
    ("miniz_oxide, indexed, 1, up", |pixels| pixels.miniz(1)),
    ("miniz_oxide, indexed, 6, up", |pixels| pixels.miniz(6)),
];
