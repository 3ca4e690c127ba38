//! A request as the routes see it: read whole, JSON or multipart.

use std::collections::HashMap;

use axum::body::{Bytes, to_bytes};
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest, Multipart, Query, Request};
use axum::http::{HeaderMap, header};
use serde_json::Value;

use crate::error::Refusal;
use crate::limits::FILE_SIZE;
use crate::upload::Upload;

/// Bytes of a whole request: some files, with room for one that is too large to be told so.
pub(crate) const REQUEST: usize = 4 * FILE_SIZE;

/// A request.
#[derive(Debug, Default)]
pub(crate) struct ApiRequest {
    pub(crate) method: String,
    pub(crate) path: String,
    pub(crate) query: String,
    parameters: HashMap<String, String>,
    pub(crate) authorization: String,
    pub(crate) body: Value,
    pub(crate) uploads: Vec<Upload>,
}

impl ApiRequest {
    /// The segments after `/api/v10`.
    pub(crate) fn parts(&self) -> impl Iterator<Item = &str> {
        let path = self.path.strip_prefix("/api/v10").unwrap_or_default();
        path.split('/').filter(|part| !part.is_empty())
    }

    /// A parameter of the query.
    pub(crate) fn parameter(&self, name: &str) -> Option<&str> {
        self.parameters.get(name).map(String::as_str)
    }

    /// A name for the rate limit of this route.
    pub(crate) fn bucket(&self) -> String {
        let parts = self.parts().filter(|part| !part.starts_with(|c: char| c.is_ascii_digit()));
        format!("{} {}", self.method, parts.collect::<Vec<_>>().join("/"))
    }
}

/// Reads a request; if its body makes no sense, says so beside what is known of it.
pub(crate) async fn read(request: Request) -> Result<ApiRequest, (ApiRequest, Refusal)> {
    let mut api_request = ApiRequest {
        method: request.method().to_string(),
        path: request.uri().path().to_owned(),
        query: request.uri().query().unwrap_or_default().to_owned(),
        parameters: Query::try_from_uri(request.uri()).map_or_else(|_| HashMap::new(), |it| it.0),
        authorization: header_text(request.headers(), header::AUTHORIZATION),
        ..ApiRequest::default()
    };
    let content_type = header_text(request.headers(), header::CONTENT_TYPE);
    let read = if content_type.starts_with("multipart/form-data") {
        read_multipart(request, &mut api_request).await
    } else {
        read_json(request, &mut api_request).await
    };
    match read {
        Ok(()) => Ok(api_request),
        Err(refusal) => Err((api_request, refusal)),
    }
}

fn header_text(headers: &HeaderMap, name: header::HeaderName) -> String {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned()
}

async fn read_json(request: Request, api_request: &mut ApiRequest) -> Result<(), Refusal> {
    let bytes = to_bytes(request.into_body(), REQUEST).await.map_err(|_| Refusal::too_large())?;
    if !bytes.is_empty() {
        api_request.body = parse(&bytes)?;
    }
    Ok(())
}

async fn read_multipart(request: Request, api_request: &mut ApiRequest) -> Result<(), Refusal> {
    let broken = |error: MultipartError| match error.status().as_u16() {
        413 => Refusal::too_large(),
        _ => Refusal::new(400, 50109, "The request body contains invalid multipart."),
    };
    let form = Multipart::from_request(request, &()).await;
    let mut form = form.map_err(|_| Refusal::new(400, 50109, "The boundary is missing."))?;
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let part = field.name().unwrap_or_default().to_owned();
        let filename = field.file_name().map(str::to_owned);
        let bytes = field.bytes().await.map_err(broken)?;
        match (part.as_str(), filename) {
            ("payload_json", _) => api_request.body = parse(&bytes)?,
            (_, Some(filename)) => api_request.uploads.push(Upload { part, filename, bytes }),
            (_, None) => {}
        }
    }
    Ok(())
}

fn parse(bytes: &Bytes) -> Result<Value, Refusal> {
    let broken = |_| Refusal::new(400, 50109, "The request body contains invalid JSON.");
    serde_json::from_slice(bytes).map_err(broken)
}
