//! The pages of a game's rules, with **Previous** and **Next**.

use async_trait::async_trait;
use rules::Variant;

use super::{Click, Component, unknown};
use crate::error::Error;
use crate::ui::app::{App, Request};
use crate::ui::pictures;
use crate::ui::reply::{Answer, Button, Reply, Response, Row, Style};
use crate::ui::settings::Look;
use crate::ui::views::button;

const KIND: &str = "rules";

/// Page `number`, from 0, of a game's rules; a private message.
///
/// # Errors
///
/// Fails where the picture cannot be drawn, or there is no such page.
pub fn page(variant: &'static dyn Variant, number: usize, look: Look) -> Result<Reply, Error> {
    let pages = variant.guide();
    let page = pages.get(number).ok_or_else(unknown)?;
    let text = format!(
        "**{}: {}** ({} of {})\n{}",
        variant.name(),
        page.title,
        number + 1,
        pages.len(),
        page.text
    );
    let reply = Reply::private(text).with_picture(pictures::page(variant, page, look)?);
    if pages.len() == 1 {
        return Ok(reply);
    }
    Ok(reply.with_row(Row::Buttons(vec![
        turn("Previous", variant.id(), number.checked_sub(1), number),
        turn("Next", variant.id(), Some(number + 1).filter(|&next| next < pages.len()), number),
    ])))
}

/// A button to another page, or one that cannot be clicked.
fn turn(label: &str, id: &str, to: Option<usize>, here: usize) -> Button {
    let custom_id = match to {
        Some(to) => format!("{KIND}:{id}:{to}"),
        None => format!("{KIND}:{id}:{here}:end"),
    };
    Button { enabled: to.is_some(), ..button(label, custom_id, Style::Secondary) }
}

/// Turns the pages.
pub struct RulesPages;

#[async_trait]
impl Component for RulesPages {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(
        &self,
        app: &App,
        request: &Request,
        arguments: &[&str],
        _: Click<'_>,
    ) -> Result<Response, Error> {
        let [id, number, ..] = arguments else {
            return Err(unknown());
        };
        let variant = rules::variants::by_id(id).ok_or_else(unknown)?;
        let number: usize = number.parse().map_err(|_| unknown())?;
        let look = app.look_of(request).await?;
        Ok(Answer::Update(page(variant, number, look)?).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_of_every_game_is_a_message_with_its_picture() {
        for variant in ::rules::variants::VARIANTS {
            let count = variant.guide().len();
            assert!(count > 0, "{} has no rules", variant.id());
            for number in 0..count {
                let place = format!("{}, page {number}", variant.id());
                let reply = page(*variant, number, Look::default())
                    .unwrap_or_else(|it| panic!("{place}: {it}"));
                assert!(reply.text.contains(variant.name()), "{place}");
                assert!(reply.text.chars().count() <= 2000, "{place}");
                let picture = reply.picture.expect("every page has a picture");
                assert!(picture.bytes.starts_with(b"\x89PNG"), "{place}");
                assert!((1..=1024).contains(&picture.alt.chars().count()), "{place}");
                assert_eq!(reply.rows.len(), usize::from(count > 1), "{place}");
            }
            assert!(page(*variant, count, Look::default()).is_err(), "{} ends there", variant.id());
        }
    }
}
