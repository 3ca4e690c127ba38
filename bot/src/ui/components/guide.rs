//! The pages of a game's guide, with **Previous** and **Next**.

use rules::Variant;

use crate::ui::app::App;
use crate::ui::error::Error;
use crate::ui::pictures::drawn;
use crate::ui::reply::{Answer, Response};
use crate::ui::request::Asked;
use crate::ui::views;

/// Turns to a page.
pub(super) async fn run(
    app: &App,
    asked: &Asked<'_>,
    variant: &'static dyn Variant,
    page: usize,
) -> Result<Response, Error> {
    let appearance = app.preferences(asked).await?.own_appearance();
    let page = drawn(move || views::guide(variant, page, appearance)).await?;
    Ok(Answer::Update(page).into())
}
