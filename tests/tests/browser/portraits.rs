//! The page shows boards with the pictures of who plays, and a game that is shared.

use std::io::Cursor;

use image::{ImageFormat, Rgb, RgbImage};
use serde_json::json;
use tests::World;
use tests::browser::Browser;
use tests::game::begin;
use tests::window::{WINDOWS, window};

#[tokio::test]
async fn boards_have_portraits_and_a_shared_game_is_seen_whole() {
    let Some(browser) = Browser::start().await else { return };
    let world = World::builder().portraits().start().await;
    let mut red = Cursor::new(Vec::new());
    let face = RgbImage::from_pixel(128, 128, Rgb([255, 0, 0]));
    face.write_to(&mut red, ImageFormat::Png).expect("a PNG");
    world.playground.serve_avatars(red.into_inner());
    let (ada, boris) = world.two();
    let mut page = window(&browser, &world, "Ada", WINDOWS[0]).await;
    let game = begin(&world, "chess").await;
    // The pictures come for the next board at the latest after these.
    world.until("both are asked for", async || world.playground.avatar_requests().len() == 2).await;
    let image = "[...document.querySelectorAll('.picture img')].at(-1)";
    let seen = |width: u32| {
        format!("({image}.scrollIntoView(), {image}.complete && {image}.naturalWidth === {width})")
    };
    let reds = format!(
        "(() => {{
            const image = {image}, canvas = document.createElement('canvas');
            canvas.width = image.naturalWidth, canvas.height = image.naturalHeight;
            const context = canvas.getContext('2d');
            context.drawImage(image, 0, 0);
            const {{ data }} = context.getImageData(0, 0, canvas.width, canvas.height);
            let count = 0;
            for (let at = 0; at < data.length; at += 4)
                count += data[at] > 240 && data[at + 1] < 16 && data[at + 2] < 16;
            return count;
        }})()"
    );
    let mut count = 0.0;
    for _ in 0..20 {
        let before = page.value("document.querySelectorAll('.picture img').length").await;
        ada.asks("board", json!({})).await;
        let more = format!("document.querySelectorAll('.picture img').length > {before}");
        page.until(&format!("{more} && {}", seen(720))).await;
        count = page.value(&reds).await.as_f64().expect("a count");
        if count > 0.0 {
            break;
        }
    }
    // Two round pictures of about fifty pixels.
    assert!(count > 2_000.0, "{count} red pixels");
    let end = game.resigns(boris).await;
    ada.click_on(end.id, "Share").await.shown();
    page.until(&seen(1200)).await;
    let larger = page.value(&reds).await.as_f64().expect("a count");
    assert!(larger > 2.0 * count, "{larger} red pixels after {count}");
    world.finish().await;
}
