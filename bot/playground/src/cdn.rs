//! The pictures of people's profiles, as Discord's CDN serves them, drawn by their hashes.

use std::io::Cursor;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use image::{ImageFormat, Rgb, RgbImage};
use serde_json::Value;

use crate::SharedState;
use crate::fault::Fault;
use crate::message::User;
use crate::rest::cut;
use crate::sim_state::SimState;
use crate::snowflake::Id;
use crate::wire;

/// Pixels a side.
const SIZE: u32 = 128;

/// How many fields a picture has a side.
const FIELDS: u32 = 5;

/// What a picture shows that nobody has changed: by whose it is, so that it is the same at every
/// start.
pub(crate) fn hash(person: Id) -> String {
    // Odd, so that no two ids lead to one hash.
    const SPREAD: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    format!("{:032x}", u128::from(person.get()).wrapping_mul(SPREAD))
}

/// The picture of a profile for all servers.
pub(crate) async fn of_user(
    state: State<SharedState>,
    Path((user, file)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    serve(state, &user, &file, |it| wire::user(it)["avatar"].clone(), (&uri, &headers)).await
}

/// The picture of a profile for one server.
pub(crate) async fn of_member(
    state: State<SharedState>,
    Path((_, user, file)): Path<(String, String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    serve(state, &user, &file, |it| wire::partial_member(it)["avatar"].clone(), (&uri, &headers))
        .await
}

async fn serve(
    State(shared): State<SharedState>,
    user: &str,
    file: &str,
    avatar: fn(&User) -> Value,
    (uri, headers): (&Uri, &HeaderMap),
) -> Response {
    let path = uri.path();
    // Nobody's token is the CDN's business.
    if headers.contains_key(header::AUTHORIZATION) {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let fault = {
        let mut state = shared.lock();
        state.avatar_requests.push(path.to_owned());
        state.faults.take("GET", path, None)
    };
    match fault {
        None => {}
        Some(Fault::Fail { status, .. }) => {
            return StatusCode::from_u16(status).unwrap_or(StatusCode::BAD_GATEWAY).into_response();
        }
        Some(Fault::Redirect) => return Redirect::temporary("/page/icon.svg").into_response(),
        Some(Fault::Delay(time)) => tokio::time::sleep(time).await,
        Some(Fault::Hang) => {
            let mut released = shared.lock().faults.released();
            released.changed().await.ok();
        }
        Some(_) => return cut(),
    }
    match picture(&shared.lock(), user, file, avatar) {
        Some(png) => ([(header::CONTENT_TYPE, "image/png")], png).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The picture that somebody has now, as a PNG.
fn picture(
    state: &SimState,
    user: &str,
    file: &str,
    avatar: fn(&User) -> Value,
) -> Option<Vec<u8>> {
    let person = state.user(user.parse().ok()?)?;
    let hash = file.strip_suffix(".png").filter(|hash| avatar(person) == **hash)?;
    Some(state.avatar_file.clone().unwrap_or_else(|| draw(hash)))
}

/// A pattern that is the same from left and right, in the colours that the hash tells.
fn draw(hash: &str) -> Vec<u8> {
    let digits = hash.strip_prefix("a_").unwrap_or(hash);
    let bits = u128::from_str_radix(digits, 16).unwrap_or_default();
    let colour = |shift: u32| {
        let channel = |nth: u32| 64 + ((bits >> (shift + 8 * nth)) as u8 & 0x7f);
        Rgb([channel(0), channel(1), channel(2)])
    };
    let (ground, mark) = (colour(0), colour(24).0.map(|channel| channel / 2 + 110));
    let field = SIZE.div_ceil(FIELDS);
    let image = RgbImage::from_fn(SIZE, SIZE, |x, y| {
        let (column, row) = ((x / field).min(FIELDS - 1 - x / field), y / field);
        let is_marked = bits >> (48 + row * FIELDS + column) & 1 == 1;
        if is_marked { Rgb(mark) } else { ground }
    });
    let mut png = Cursor::new(Vec::new());
    match image.write_to(&mut png, ImageFormat::Png) {
        Ok(()) => png.into_inner(),
        Err(_) => Vec::new(),
    }
}
