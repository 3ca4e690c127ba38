//! What a board's message must be, and how its picture looks.

use std::io::Cursor;
use std::mem::take;
use std::sync::LazyLock;
use std::time::Duration;

use image::codecs::gif::GifDecoder;
use image::{AnimationDecoder, ImageDecoder, ImageFormat, RgbImage};
use playground::{Attachment, Id, Message};
use render::{Painter, Rgb, Scene, Size, SquareHighlight, THEMES, Theme};

use crate::World;

/// The width of a board, in pixels.
const WIDTH: u32 = 720;

/// The most pixels that a picture may have.
const PIXELS: u32 = 600_000;

/// Checks the picture of a board, and returns its alt text.
pub fn check(world: &World, message: &Message) -> String {
    let image = board(world, message);
    assert_eq!(image.width(), WIDTH);
    assert!(image.width() * image.height() <= PIXELS, "{} rows", image.height());
    assert!(image.pixels().any(|pixel| pixel != image.get_pixel(0, 0)), "one colour");
    alt(only(message))
}

/// The picture of a board, which is an indexed PNG of 8 bits.
fn board(world: &World, message: &Message) -> RgbImage {
    let attachment = only(message);
    assert_eq!((&*attachment.filename, &*attachment.content_type), ("board.png", "image/png"));
    indexed(world, attachment)
}

/// An indexed PNG of 8 bits.
fn indexed(world: &World, attachment: &Attachment) -> RgbImage {
    let bytes = world.file(attachment.id);
    let reader = png::Decoder::new(Cursor::new(&bytes)).read_info().expect("a PNG");
    let png::Info { color_type, bit_depth, .. } = reader.info();
    assert_eq!((*color_type, *bit_depth), (png::ColorType::Indexed, png::BitDepth::Eight));
    let image = image::load_from_memory_with_format(&bytes, ImageFormat::Png);
    image.expect("all of the picture").into_rgb8()
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
pub fn look(world: &World, message: &Message) -> (&'static str, Size) {
    let image = board(world, message);
    let count = |Rgb(r, g, b)| image.pixels().filter(|pixel| pixel.0 == [r, g, b]).count();
    let squares = |theme: &&Theme| {
        let plain = |dark| count(theme.square(SquareHighlight::Normal, dark));
        plain(false).min(plain(true))
    };
    let theme = THEMES.iter().max_by_key(squares).expect("themes");
    assert!(squares(&theme) > 1000, "no theme's squares");
    let size = Size::ALL.into_iter().find(|size| size.board() == image.width());
    (theme.name, size.expect("a board's width"))
}

static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// Checks that a board's picture and alt text are those of a scene in the default look.
pub fn check_scene(world: &World, message: &Message, scene: &Scene) {
    assert_eq!(check(world, message), speech::picture::alt(speech::Language::English, scene));
    assert!(is_scene(world, message, scene), "not that board: {}", message.content);
}

/// Whether a board's picture is that of a scene in the default look.
pub fn is_scene(world: &World, message: &Message, scene: &Scene) -> bool {
    let drawn = PAINTER.render(scene, &Theme::default(), Size::Normal);
    world.file(only(message).id) == drawn
}

/// An animation of a game.
pub struct Film {
    /// Its alt text.
    pub alt: String,
    /// In pixels.
    pub width: u32,
    /// For how many hundredths of a second it shows each board.
    pub delays: Vec<u64>,
}

/// A frame that stays so long, in hundredths of a second, is only on the way to a board.
const FLASH: u64 = 2;

/// The animation of a game.
pub fn film(world: &World, message: &Message, game: u64) -> Film {
    let attachment = only(message);
    assert_eq!(attachment.filename, format!("game-{game}.gif"));
    assert_eq!(attachment.content_type, "image/gif");
    let bytes = world.file(attachment.id);
    let decoder = GifDecoder::new(Cursor::new(&bytes)).expect("a GIF");
    let (width, _) = decoder.dimensions();
    let (mut delays, mut waited) = (Vec::new(), 0);
    for frame in decoder.into_frames() {
        let delay = Duration::from(frame.expect("a whole GIF").delay()).as_millis() as u64 / 10;
        waited += delay;
        if delay > FLASH {
            delays.push(take(&mut waited));
        }
    }
    Film { alt: alt(attachment), width, delays }
}

/// Checks that a message pings exactly these people.
pub fn check_pings(message: &Message, people: &[Id]) {
    let mut pinged = message.mentions.clone();
    let mut wanted = people.to_vec();
    pinged.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(pinged, wanted, "{}", message.content);
    assert!(!message.mention_everyone);
}

/// Checks the picture of odds, which is an indexed PNG two thirds as high as it is wide, and returns its
/// alt text.
pub fn odds(world: &World, message: &Message) -> String {
    let attachment = only(message);
    assert_eq!((&*attachment.filename, &*attachment.content_type), ("odds.png", "image/png"));
    let image = indexed(world, attachment);
    assert_eq!((image.width(), image.height()), (WIDTH, WIDTH * 2 / 3));
    alt(attachment)
}
