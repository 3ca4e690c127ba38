//! Pictures put together from others.

use render::Rgb;

/// A picture of any colours.
pub struct Page {
    pub width: usize,
    pub height: usize,
    pixels: Vec<Rgb>,
}

impl Page {
    /// A page all of one colour.
    pub fn new(width: usize, height: usize, ground: Rgb) -> Self {
        Self { width, height, pixels: vec![ground; width * height] }
    }

    /// A page that shows an indexed PNG.
    pub fn decode(bytes: &[u8]) -> Self {
        let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
        let mut indices = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut indices).unwrap();
        let palette = reader.info().palette.as_ref().unwrap();
        let colors: Vec<Rgb> = palette.chunks(3).map(|rgb| Rgb(rgb[0], rgb[1], rgb[2])).collect();
        let pixels = indices.iter().map(|&index| colors[usize::from(index)]).collect();
        Self { width: info.width as usize, height: info.height as usize, pixels }
    }

    /// Puts a part of another page on this one: `(x, y)` is where, then come the part's corner
    /// and its width and height.
    pub fn put(
        &mut self,
        (x, y): (usize, usize),
        from: &Self,
        (left, top): (usize, usize),
        (width, height): (usize, usize),
    ) {
        for row in 0..height {
            let source = (top + row) * from.width + left;
            let target = (y + row) * self.width + x;
            self.pixels[target..target + width]
                .copy_from_slice(&from.pixels[source..source + width]);
        }
    }

    /// The page as a PNG.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder.write_header().unwrap();
        let pixels: Vec<u8> = self.pixels.iter().flat_map(|&Rgb(r, g, b)| [r, g, b]).collect();
        writer.write_image_data(&pixels).unwrap();
        writer.finish().unwrap();
        bytes
    }
}
