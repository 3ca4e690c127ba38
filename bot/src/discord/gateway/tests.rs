use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::super::rest::tests::DiscordServer;
use super::*;
use crate::ui::MessengerError;

fn limits(remaining: u32) -> Value {
    json!({ "total": 1000, "remaining": remaining, "reset_after": 60_000, "max_concurrency": 1 })
}

fn said(value: Value) -> Response {
    axum::Json(value).into_response()
}

#[tokio::test]
async fn discords_own_failure_is_waited_out_and_a_proxys_is_believed() {
    for proxied in [false, true] {
        let server = DiscordServer::new(|count, _| match count {
            1 => StatusCode::SERVICE_UNAVAILABLE.into_response(),
            2 => StatusCode::BAD_GATEWAY.into_response(),
            _ => said(json!({ "url": "wss://g", "shards": 3, "session_start_limit": limits(9) })),
        })
        .await;
        let (rest, clock) = (server.rest(), Clock::manual(0));
        let asking = ask(&rest, proxied, &clock);
        let waiting = async {
            for pause in [2, 4].map(Duration::from_secs) {
                clock.until_sleeping(pause).await;
                clock.advance(pause);
            }
            std::future::pending().await
        };
        let asked = tokio::select! {
            asked = asking => asked,
            never = waiting => never,
        };
        if proxied {
            let unclear = MessengerError::Unclear("status 503".to_owned());
            assert_eq!(asked.unwrap_err(), GatewayInfoError::Discord(unclear));
            continue;
        }
        let gateway = asked.expect("it is told");
        assert_eq!((&*gateway.url, gateway.shards), ("wss://g", 3));
        assert_eq!(gateway.session_start_limit.remaining, 9);
        assert_eq!(clock.now(), 2_000 + 4_000, "with growing pauses");
        let lines: Vec<String> = server.asked().into_iter().map(|it| it.line).collect();
        assert_eq!(lines, ["GET /api/v10/gateway/bot"; 3]);
    }
}

#[tokio::test]
async fn there_is_at_least_one_shard_and_no_more_than_a_process_can_run() {
    for (told, total) in [(0, 1), (3, 3), (u32::MAX, MAX_SHARDS)] {
        let told = json!({ "url": "wss://g", "shards": told, "session_start_limit": limits(9) });
        let server = DiscordServer::new(move |_, _| said(told.clone())).await;
        let gateway = ask(&server.rest(), true, &Clock::manual(0)).await.unwrap();
        assert_eq!(all_shards(&gateway).total(), total);
    }
}

#[tokio::test]
async fn discords_own_refusal_is_believed_at_once() {
    let server = DiscordServer::new(|_, _| StatusCode::FORBIDDEN.into_response()).await;
    // By this clock nobody waits to the end.
    let refused = ask(&server.rest(), false, &Clock::manual(0)).await.unwrap_err();
    let GatewayInfoError::Discord(MessengerError::Refused { status: 403, .. }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(server.asked().len(), 1);
}

#[tokio::test]
async fn what_is_no_gateway_is_told_apart() {
    let unauthorized = || StatusCode::UNAUTHORIZED.into_response();
    let forbidden = || StatusCode::FORBIDDEN.into_response();
    let other = || {
        let url = "https://example.org";
        said(json!({ "url": url, "shards": 1, "session_start_limit": limits(9) }))
    };
    let empty = || StatusCode::NO_CONTENT.into_response();
    let answers: [fn() -> Response; 4] = [unauthorized, forbidden, other, empty];
    let mut found = Vec::new();
    for answer in answers {
        let server = DiscordServer::new(move |_, _| answer()).await;
        let asked = ask(&server.rest(), true, &Clock::system()).await;
        found.push(asked.expect_err("no gateway"));
    }
    let message = "no reason given".to_owned();
    let refused = MessengerError::Refused { status: 403, code: -1, message, field: None };
    let expected = [
        GatewayInfoError::UnknownToken,
        GatewayInfoError::Discord(refused),
        GatewayInfoError::Address,
        GatewayInfoError::Discord(unreadable()),
    ];
    assert_eq!(found, expected);
}

#[tokio::test]
async fn there_are_too_few_sessions_where_not_all_processes_can_begin_theirs() {
    for (remaining, wait) in [(0, Some(60)), (1, Some(60)), (2, None), (u32::MAX, None)] {
        let limit = SessionStartLimit::deserialize(limits(remaining)).unwrap();
        let ours = Shards::parse("1/2").unwrap();
        let wait = wait.map(Duration::from_secs);
        assert_eq!(wait_for_sessions(&limit, ours), wait, "{remaining} left");
    }
}
