//! The pages of a game's guide.

use rules::Variant;
use speech::guide;

use super::learn_button;
use super::paging;
use crate::ui::{Appearance, Button, ComponentId, Error, Reply, Row, UNKNOWN_BUTTON, pictures};

/// Page `number`, from 0, of a game's guide, with the way to its lesson where that is wanted; a
/// private message. Refused if there is no such page.
pub(in crate::ui) fn guide(
    variant: &'static dyn Variant,
    number: usize,
    learn: bool,
    appearance: Appearance,
) -> Result<Reply, Error> {
    let language = appearance.language;
    let text = guide::page(language, variant, number).ok_or(UNKNOWN_BUTTON)?;
    let pages = guide::pages(variant);
    let picture = pictures::page(variant, &pages[number], appearance)?;
    let reply = Reply::private(text).with_picture(picture);
    let learn = learn.then(|| learn_button(language, variant));
    let click = |page| ComponentId::Guide(variant, page);
    let last = pages.len() - 1;
    let turns = (last > 0).then(|| paging::buttons(language, (number, last), click));
    let buttons: Vec<Button> = turns.into_iter().flatten().chain(learn).collect();
    Ok(if buttons.is_empty() { reply } else { reply.with_row(Row::Buttons(buttons)) })
}

#[cfg(test)]
mod tests {
    use rules::variants::VARIANTS;
    use speech::{Language, variant_names};

    use super::*;

    #[test]
    fn the_first_page_says_whose_game_it_is() {
        let authors = [
            ("gravitatur", "Вадря Покштя"),
            ("superpermutation-d8", "Superpermutation d8 Chess"),
            ("totem", "M0B1US_"),
        ];
        for (language, variant) in everywhere() {
            let Some((_, author)) = authors.iter().find(|(id, _)| *id == variant.id()) else {
                continue;
            };
            let credited = |number| {
                let reply = guide(variant, number, false, seen(language)).expect("a page");
                reply
                    .text
                    .lines()
                    .last()
                    .is_some_and(|it| it.starts_with("-# ") && it.contains(author))
            };
            assert!(credited(0) && !credited(1), "{} in {language:?}", variant.id());
        }
    }

    #[test]
    fn every_page_of_every_game_is_a_message_with_its_picture() {
        for (language, variant) in everywhere() {
            let count = guide::pages(variant).len();
            for number in 0..count {
                let page_name = format!("{}, page {number}, {language:?}", variant.id());
                let reply = guide(variant, number, number == 0, seen(language))
                    .unwrap_or_else(|it| panic!("{page_name}: {it}"));
                assert!(
                    reply.text.contains(&variant_names::name(language, variant)),
                    "{page_name}"
                );
                let length = reply.text.chars().count();
                assert!(length <= 2000, "{page_name}: {length} characters");
                let picture = reply.picture.expect("every page has a picture").draw().unwrap();
                assert!(picture.bytes.starts_with(b"\x89PNG"), "{page_name}");
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{page_name}");
                let learns = number == 0;
                assert_eq!(reply.rows.len(), usize::from(count > 1 || learns), "{page_name}");
                let buttons = reply.rows.iter().map(|row| match row {
                    Row::Buttons(buttons) => buttons.len(),
                    _ => panic!("{page_name}: buttons alone"),
                });
                let wanted = 2 * usize::from(count > 1) + usize::from(learns);
                assert_eq!(buttons.sum::<usize>(), wanted, "{page_name}");
            }
            let beyond = guide(variant, count, false, seen(language));
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
