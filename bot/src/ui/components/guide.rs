//! The pages of a game's guide, with **Previous** and **Next**.

use rules::Variant;

use super::Clicking;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::Response;
use crate::ui::views;

/// Turns to a page.
pub(super) async fn run(
    clicking: &Clicking<'_>,
    variant: &'static dyn Variant,
    page: usize,
) -> Result<Response, Error> {
    let appearance = clicking.asked.preferences.own_appearance();
    let page = drawn(move || views::guide(variant, page, appearance)).await?;
    Ok(clicking.privately(page))
}
