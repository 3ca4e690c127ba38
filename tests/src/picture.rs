//! What a board's message must be, and how its picture looks.

use std::collections::HashMap;

use playground::{Attachment, Id, Message};
use render::{Rgb, Scene, Size, Surface, THEMES, Theme};

use crate::World;

/// The width of a board, in pixels.
const WIDTH: u32 = 720;

/// The most pixels that a picture may have.
const PIXELS: u32 = 600_000;

/// Checks the picture of a board, and returns its alt text.
///
/// # Panics
///
/// If it is not a whole indexed PNG of a board's size with an alt text.
pub fn check(world: &World, message: &Message) -> String {
    let decoded = Png::of(world, message);
    assert_eq!(decoded.width, WIDTH);
    assert!(decoded.width * decoded.height <= PIXELS, "{} rows", decoded.height);
    assert!(decoded.pixels.iter().any(|&pixel| pixel != decoded.pixels[0]), "one colour");
    alt(only(message))
}

/// A picture of a board, decoded.
struct Png {
    width: u32,
    height: u32,
    palette: Vec<u8>,
    pixels: Vec<u8>,
}

impl Png {
    fn of(world: &World, message: &Message) -> Self {
        let attachment = only(message);
        assert_eq!((&*attachment.filename, &*attachment.content_type), ("board.png", "image/png"));
        let bytes = world.file(attachment.id);
        let decoder = png::Decoder::new(std::io::Cursor::new(&bytes));
        let mut reader = decoder.read_info().expect("a PNG");
        let palette = reader.info().palette.as_ref().expect("a palette").to_vec();
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let frame = reader.next_frame(&mut pixels).expect("all of the picture");
        assert_eq!(frame.color_type, png::ColorType::Indexed);
        assert_eq!(frame.bit_depth, png::BitDepth::Eight);
        Self { width: frame.width, height: frame.height, palette, pixels }
    }

    /// How many pixels have each colour.
    fn colors(&self) -> HashMap<Rgb, usize> {
        let mut colors = HashMap::new();
        for &pixel in &self.pixels {
            let color = &self.palette[3 * usize::from(pixel)..][..3];
            *colors.entry(Rgb(color[0], color[1], color[2])).or_default() += 1;
        }
        colors
    }
}

/// The only file of a message.
fn only(message: &Message) -> &Attachment {
    let [attachment] = &message.attachments[..] else {
        panic!("not one picture: {}", message.content);
    };
    attachment
}

/// The alt text of a file.
fn alt(attachment: &Attachment) -> String {
    let alt = attachment.description.clone().unwrap_or_default();
    assert!((1..=1024).contains(&alt.chars().count()), "alt text: {alt:?}");
    alt
}

/// In which theme and size a board is drawn, by the colour of its squares and its width.
///
/// # Panics
///
/// If it is no board.
pub fn look(world: &World, message: &Message) -> (&'static str, Size) {
    let decoded = Png::of(world, message);
    let colors = decoded.colors();
    let count = |color: Rgb| colors.get(&color).copied().unwrap_or_default();
    let squares = |theme: &&Theme| {
        let plain = |dark| count(theme.square(Surface::Plain, dark));
        plain(false).min(plain(true))
    };
    let theme = THEMES.iter().max_by_key(squares).expect("themes");
    assert!(squares(&theme) > 1000, "no theme's squares");
    let size = Size::ALL.into_iter().find(|size| size.board() == decoded.width);
    (theme.name, size.expect("a board's width"))
}

/// Checks that a board's picture and alt text are those of a scene in the default look.
///
/// # Panics
///
/// If it is not.
pub fn check_scene(world: &World, message: &Message, scene: &Scene) {
    assert_eq!(check(world, message), render::describe(scene));
    let drawn = render::render(scene, &Theme::default(), Size::Normal).expect("a picture");
    assert!(world.file(only(message).id) == drawn, "not that board: {}", message.content);
}

/// An animation of a game.
pub struct Film {
    /// Its alt text.
    pub alt: String,
    /// In pixels.
    pub width: u16,
    /// How many boards it shows.
    pub boards: usize,
}

/// A frame that stays so long, in hundredths of a second, is only on the way to a board.
const FLASH: u16 = 10;

/// The animation of a game.
///
/// # Panics
///
/// If it is not a whole GIF with an alt text and the game's name.
pub fn film(world: &World, message: &Message, game: u64) -> Film {
    let attachment = only(message);
    assert_eq!(attachment.filename, format!("game-{game}.gif"));
    assert_eq!(attachment.content_type, "image/gif");
    let bytes = world.file(attachment.id);
    let mut decoder = gif::DecodeOptions::new().read_info(&*bytes).expect("a GIF");
    let mut boards = 0;
    while let Some(frame) = decoder.read_next_frame().expect("a whole GIF") {
        boards += usize::from(frame.delay > FLASH);
    }
    Film { alt: alt(attachment), width: decoder.width(), boards }
}

/// Checks that a message pings exactly these people.
///
/// # Panics
///
/// If it does not.
pub fn check_pings(message: &Message, people: &[Id]) {
    let mut pinged = message.mentions.clone();
    let mut wanted = people.to_vec();
    pinged.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(pinged, wanted, "{}", message.content);
    assert!(!message.mention_everyone);
}
