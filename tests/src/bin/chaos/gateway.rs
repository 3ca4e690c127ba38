//! What goes wrong with the gateway.

use std::time::Duration;

use playground::{GatewayFault, Playground};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use serde_json::json;

/// How long nothing goes wrong between two faults, at most.
const MAX_PAUSE: u64 = 2500;

/// How long a fault lasts, at most.
const LASTS: u64 = 2000;

/// The codes of Discord's closes: after some the bot may come again, after others not.
const CODES: [u16; 15] =
    [4000, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010, 4011, 4012, 4013, 4014];

/// Injects faults until it is ended.
pub(crate) async fn inject_faults(playground: &Playground, choice: &mut StdRng) {
    let pause = async |choice: &mut StdRng, most| {
        tokio::time::sleep(Duration::from_millis(choice.random_range(100..most))).await;
    };
    loop {
        pause(choice, MAX_PAUSE).await;
        let lasts = match choice.random_range(0..12) {
            0 => {
                playground.ask_to_reconnect();
                None
            }
            1 => {
                playground.invalidate_sessions(choice.random_bool(0.5));
                None
            }
            2 | 3 => {
                CODES.choose(choice).iter().for_each(|code| playground.close_gateway(**code));
                None
            }
            4 => {
                playground.forget_sessions();
                None
            }
            5 => {
                odd(playground);
                None
            }
            6 => Some(GatewayFault::NoAcks),
            7 => Some(GatewayFault::Silence),
            8 => {
                Some(GatewayFault::LateReady(Duration::from_millis(choice.random_range(50..1500))))
            }
            9 => Some(GatewayFault::Stall),
            10 => Some(GatewayFault::Twice),
            _ => Some(GatewayFault::Disordered),
        };
        if let Some(fault) = lasts {
            playground.set_gateway_fault(fault);
            pause(choice, LASTS).await;
            playground.clear_gateway_fault();
        }
    }
}

/// Sends what cannot be read, and what nobody has heard of.
fn odd(playground: &Playground) {
    let odd = json!({ "id": "12345", "type": 3, "token": "odd", "data": 7, "member": [] });
    playground.dispatch("INTERACTION_CREATE", &odd);
    playground.dispatch("NOBODY_KNOWS", &json!({ "odd": [null, 1, {}] }));
    playground.dispatch("INTERACTION_CREATE", &json!([]));
}
