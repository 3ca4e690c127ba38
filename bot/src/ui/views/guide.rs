//! The pages of a game's guide.

use rules::Variant;

use crate::ui::appearance::Appearance;
use crate::ui::click::Click;
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::refusal::Refusal;
use crate::ui::reply::{Button, Reply, Row, Style};

/// Page `number`, from 0, of a game's guide; a private message.
///
/// # Errors
///
/// Fails where the picture cannot be drawn; refused where there is no such page.
pub(in crate::ui) fn guide(
    variant: &'static dyn Variant,
    number: usize,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let pages = variant.guide();
    let page = pages.get(number).ok_or(Refusal::UnknownButton)?;
    let text = format!(
        "**{}: {}** ({} of {})\n{}",
        variant.name(),
        page.title,
        number + 1,
        pages.len(),
        page.text
    );
    let reply = Reply::private(text).with_picture(pictures::page(variant, page, appearance)?);
    if pages.len() == 1 {
        return Ok(reply);
    }
    let next = Some(number + 1).filter(|&next| next < pages.len());
    Ok(reply.with_row(Row::Buttons(vec![
        turn("Previous", variant, number.checked_sub(1), number),
        turn("Next", variant, next, number),
    ])))
}

/// A button to another page, or one that cannot be clicked.
fn turn(label: &str, variant: &'static dyn Variant, to: Option<usize>, here: usize) -> Button {
    let click = match to {
        Some(to) => Click::Guide(variant, to),
        None => Click::GuideEnd(variant, here),
    };
    Button { enabled: to.is_some(), ..Button::new(label, &click, Style::Secondary) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_every_game_is_a_message_with_its_picture() {
        for variant in rules::variants::VARIANTS {
            let count = variant.guide().len();
            assert!(count > 0, "{} has no rules", variant.id());
            for number in 0..count {
                let place = format!("{}, page {number}", variant.id());
                let reply = guide(*variant, number, Appearance::default())
                    .unwrap_or_else(|it| panic!("{place}: {it}"));
                assert!(reply.text.contains(variant.name()), "{place}");
                assert!(reply.text.chars().count() <= 2000, "{place}");
                let picture = reply.picture.expect("every page has a picture");
                assert!(picture.bytes.starts_with(b"\x89PNG"), "{place}");
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{place}");
                assert_eq!(reply.rows.len(), usize::from(count > 1), "{place}");
            }
            let beyond = guide(*variant, count, Appearance::default());
            assert!(beyond.is_err(), "{} ends there", variant.id());
        }
    }
}
