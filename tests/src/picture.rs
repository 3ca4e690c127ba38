//! What a board's message must be.

use playground::{Id, Message};

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
    let [attachment] = &message.attachments[..] else {
        panic!("not one picture: {}", message.content);
    };
    let bytes = world.file(attachment.id);
    let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().expect("a PNG");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let frame = reader.next_frame(&mut pixels).expect("all of the picture");
    assert_eq!(frame.color_type, png::ColorType::Indexed);
    assert_eq!(frame.bit_depth, png::BitDepth::Eight);
    assert_eq!(frame.width, WIDTH);
    assert!(frame.width * frame.height <= PIXELS, "{} rows", frame.height);
    assert!(pixels.iter().any(|&pixel| pixel != pixels[0]), "one colour");
    let alt = attachment.description.clone().unwrap_or_default();
    assert!((1..=1024).contains(&alt.chars().count()), "alt text: {alt:?}");
    alt
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
