//! Files: those that people give with a command, and the pictures of profiles.

use std::time::Duration;

use reqwest::Url;

use super::rest::{Rest, TIMEOUT};
use crate::avatar::Avatar;
use crate::ui::{AttachedFile, DownloadError};

/// Where Discord keeps the files that people give.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// How long the picture of a profile may take.
const AVATAR_TIMEOUT: Duration = Duration::from_secs(2);

/// How many bytes it may have.
const MAX_AVATAR_BYTES: usize = 256_000;

/// The bytes of a file, at most `most` of them. It is asked for where Discord keeps files, or the
/// proxy that stands for Discord, and nowhere else.
pub(super) async fn download(
    rest: &Rest,
    file: &AttachedFile,
    most: usize,
) -> Result<Vec<u8>, DownloadError> {
    if usize::try_from(file.size).unwrap_or(usize::MAX) > most {
        return Err(DownloadError::TooLarge);
    }
    let url = Url::parse(&file.url).ok().filter(|url| is_kept_at(url, rest.proxy()));
    let url = url.ok_or(DownloadError::Elsewhere)?;
    read(rest, url, TIMEOUT, most).await
}

/// The bytes of a picture of a profile.
pub(super) async fn avatar(rest: &Rest, avatar: Avatar) -> Result<Vec<u8>, DownloadError> {
    let base = rest.cdn().ok_or(DownloadError::Elsewhere)?;
    let url = Url::parse(&format!("{base}{}", avatar.path()));
    let url = url.map_err(|_| DownloadError::Elsewhere)?;
    read(rest, url, AVATAR_TIMEOUT, MAX_AVATAR_BYTES).await
}

/// The bytes at an address, at most `most` of them, within `limit`. A redirect is not followed.
async fn read(
    rest: &Rest,
    url: Url,
    limit: Duration,
    most: usize,
) -> Result<Vec<u8>, DownloadError> {
    let mut response = rest.download(url, limit).await.map_err(failed)?;
    if !response.status().is_success() {
        return Err(DownloadError::Failed(response.status().to_string()));
    }
    let length = response.content_length().unwrap_or(0);
    if usize::try_from(length).unwrap_or(usize::MAX) > most {
        return Err(DownloadError::TooLarge);
    }
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(failed)? {
        if bytes.len() + chunk.len() > most {
            return Err(DownloadError::TooLarge);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

/// Whether Discord keeps files there, or the proxy does.
fn is_kept_at(url: &Url, proxy: Option<&str>) -> bool {
    let host = url.host_str().unwrap_or_default();
    let discord = url.scheme() == "https" && HOSTS.contains(&host) && url.port().is_none();
    let proxy = proxy.and_then(|base| Url::parse(base).ok());
    let plain = url.username().is_empty() && url.password().is_none();
    plain && (discord || proxy.is_some_and(|proxy| proxy.origin() == url.origin()))
}

// For `map_err`. An address may hold what lets others fetch the file.
#[allow(clippy::needless_pass_by_value)]
fn failed(error: reqwest::Error) -> DownloadError {
    DownloadError::Failed(error.without_url().to_string())
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use axum::response::{IntoResponse, Redirect};

    use super::*;
    use crate::discord::rest::tests::DiscordServer;
    use crate::ids::UserId;

    #[test]
    fn files_are_fetched_from_discord_or_its_proxy_alone() {
        let proxy = Some("http://127.0.0.1:8080");
        let kept = |url: &str, proxy| is_kept_at(&Url::parse(url).unwrap(), proxy);
        for url in [
            "https://cdn.discordapp.com/attachments/1/2/game.pgn?ex=1&is=2&hm=3",
            "https://media.discordapp.net/attachments/1/2/game.json",
        ] {
            assert!(kept(url, None) && kept(url, proxy), "{url}");
        }
        assert!(kept("http://127.0.0.1:8080/attachments/1/2/game.pgn", proxy));
        for url in [
            "http://cdn.discordapp.com/attachments/1/2/game.pgn",
            "https://cdn.discordapp.com:8443/attachments/1/2/game.pgn",
            "https://cdn.discordapp.com.example.org/attachments/1/2/game.pgn",
            "https://cdn.discordapp.com@example.org/attachments/1/2/game.pgn",
            "https://user:word@cdn.discordapp.com/attachments/1/2/game.pgn",
            "https://example.org/cdn.discordapp.com/game.pgn",
            "http://127.0.0.1:8081/attachments/1/2/game.pgn",
            "http://169.254.169.254/latest",
            "file:///etc/passwd",
        ] {
            assert!(!kept(url, None) && !kept(url, proxy), "{url}");
        }
        assert!(!kept("http://127.0.0.1:8080/attachments/1/2/game.pgn", None));
    }

    #[tokio::test]
    async fn no_more_is_read_than_is_wanted_and_nothing_is_told() {
        let server = DiscordServer::new(|_, path| match path {
            "/small" => "12345678".into_response(),
            "/large" => "123456789".into_response(),
            "/moved" => Redirect::temporary("/small").into_response(),
            _ => StatusCode::NOT_FOUND.into_response(),
        })
        .await;
        let rest = server.rest();
        let get = async |path: &str, size| {
            let url = format!("{}{path}", rest.proxy().unwrap());
            download(&rest, &AttachedFile { name: "x".to_owned(), url, size }, 8).await
        };
        assert_eq!(get("/small", 8).await, Ok(b"12345678".to_vec()));
        assert_eq!(get("/small", 9).await, Err(DownloadError::TooLarge));
        assert_eq!(server.asked().len(), 1, "what is said to be too large is not asked for");
        assert_eq!(get("/large", 1).await, Err(DownloadError::TooLarge));
        assert!(matches!(get("/gone", 1).await, Err(DownloadError::Failed(_))));
        assert!(matches!(get("/moved", 1).await, Err(DownloadError::Failed(_))));
        assert!(server.asked().iter().all(|it| !it.by_bot), "the token is for requests to Discord");
    }

    #[tokio::test]
    async fn a_picture_of_a_profile_is_fetched_without_the_token_up_to_its_size() {
        let hash = "0123456789abcdef0123456789abcdef";
        let server = DiscordServer::new(move |_, path| match path.split('/').nth(2) {
            Some("1") => vec![7; MAX_AVATAR_BYTES].into_response(),
            Some("2") => vec![7; MAX_AVATAR_BYTES + 1].into_response(),
            Some("3") => Redirect::temporary(&format!("/avatars/1/{hash}.png")).into_response(),
            _ => StatusCode::NOT_FOUND.into_response(),
        })
        .await;
        let rest = server.rest();
        let get = async |user| avatar(&rest, Avatar::new(UserId(user), None, hash).unwrap()).await;
        assert_eq!(get(1).await.map(|it| it.len()), Ok(MAX_AVATAR_BYTES));
        assert_eq!(get(2).await, Err(DownloadError::TooLarge));
        for user in [3, 4] {
            let failed = get(user).await.unwrap_err();
            let said = failed.to_string();
            assert!(matches!(failed, DownloadError::Failed(_)) && !said.contains(hash), "{said}");
        }
        let asked = server.asked();
        assert_eq!(asked.len(), 4, "a redirect is not followed");
        assert!(asked.iter().all(|it| !it.by_bot), "the token is for requests to Discord");
        assert_eq!(asked[0].line, format!("GET /avatars/1/{hash}.png?size=128"));
    }
}
