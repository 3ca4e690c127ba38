//! The bytes that messages show: attachments and emoji.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::SharedState;
use crate::upload::picture_type;

pub(super) async fn attachment(
    State(shared): State<SharedState>,
    Path((_, id, _)): Path<(String, String, String)>,
) -> Response {
    shown(id.parse().ok().and_then(|id| shared.lock().files.get(id)))
}

pub(super) async fn emoji(State(shared): State<SharedState>, Path(id): Path<String>) -> Response {
    let id = id.parse().ok();
    shown(id.and_then(|id| Some(shared.lock().emojis.get(id)?.image.clone())))
}

/// Pictures are shown, other files are saved; neither runs anything.
fn shown(bytes: Option<Bytes>) -> Response {
    let Some(bytes) = bytes else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let picture = picture_type(&bytes);
    let kind = picture.unwrap_or("application/octet-stream");
    let shown = if picture.is_some() { "inline" } else { "attachment" };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, shown),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"),
        (header::CACHE_CONTROL, "private, max-age=86400, immutable"),
    ];
    (headers, bytes).into_response()
}
