//! The pages of a game's guide.

use rules::Variant;
use speech::guide;

use super::paging::turns;
use crate::ui::appearance::Appearance;
use crate::ui::click::Click;
use crate::ui::error::Error;
use crate::ui::pictures;
use crate::ui::refusal::Refusal;
use crate::ui::reply::Reply;

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
    let language = appearance.language;
    let text = guide::page(language, variant, number).ok_or(Refusal::UnknownButton)?;
    let pages = variant.guide();
    let picture = pictures::page(variant, &pages[number], appearance)?;
    let reply = Reply::private(text).with_picture(picture);
    if pages.len() == 1 {
        return Ok(reply);
    }
    let click = |page| Click::Guide(variant, page);
    Ok(reply.with_row(turns(language, (number, pages.len() - 1), click)))
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;
    use speech::{Language, games};

    use super::*;

    #[test]
    fn every_page_of_every_game_is_a_message_with_its_picture() {
        for (language, variant) in everywhere() {
            let count = variant.guide().len();
            for number in 0..count {
                let place = format!("{}, page {number}, {language:?}", variant.id());
                let reply = guide(variant, number, seen(language))
                    .unwrap_or_else(|it| panic!("{place}: {it}"));
                assert!(reply.text.contains(&games::name(language, variant)), "{place}");
                let length = reply.text.chars().count();
                assert!(length <= 2000, "{place}: {length} characters");
                let picture = reply.picture.expect("every page has a picture");
                assert!(picture.bytes.starts_with(b"\x89PNG"), "{place}");
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{place}");
                assert_eq!(reply.rows.len(), usize::from(count > 1), "{place}");
            }
            let beyond = guide(variant, count, seen(language));
            assert!(beyond.is_err(), "{} ends there", variant.id());
        }
    }

    fn seen(language: Language) -> Appearance {
        Appearance { language, ..Appearance::default() }
    }

    /// Every game, in every language.
    fn everywhere() -> impl Iterator<Item = (Language, &'static dyn Variant)> {
        let games = |language| VARIANTS.iter().map(move |variant| (language, *variant));
        Language::ALL.into_iter().flat_map(games)
    }
}
