//! What goes wrong around the bot, by plan.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};

use ::tests::board_of;
use playground::{Fault, Message, Plan, Playground};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use tokio::task::JoinHandle;

use crate::gateway;

/// How often something else goes wrong.
const CHANGE: Duration = Duration::from_millis(150);

/// After how many changes what was not injected is forgotten.
const FORGOTTEN: u32 = 10;

const CALLBACK: (&str, &str) = ("POST", "/interactions/*/*/callback");
const POST: (&str, &str) = ("POST", "/channels/*/messages");
const EDIT: (&str, &str) = ("PATCH", "/channels/*/messages/*");
const WEBHOOK: (&str, &str) = ("*", "/webhooks/*/*");
const EMOJI: (&str, &str) = ("*", "/applications/*/emojis");
const THREADS: (&str, &str) = ("POST", "/channels/*/threads");

/// Where something goes wrong; the more often it is here, the oftener.
const ROUTES: [(&str, &str); 10] =
    [CALLBACK, CALLBACK, CALLBACK, POST, POST, EDIT, EDIT, WEBHOOK, EMOJI, THREADS];

/// Codes of Discord that mean something for one route alone.
const CODES: [((&str, &str), u16, u32); 11] = [
    (CALLBACK, 404, 10062),
    (CALLBACK, 400, 40060),
    (POST, 404, 10003),
    (EDIT, 404, 10003),
    (POST, 403, 50001),
    (POST, 403, 50013),
    (POST, 400, 50083),
    (EDIT, 404, 10008),
    (EDIT, 429, 30046),
    (EDIT, 400, 50083),
    (THREADS, 403, 50013),
];

/// Of which games a board was deleted, and when.
type Deleted = Arc<Mutex<Vec<(i64, SystemTime)>>>;

/// What makes things go wrong, until it is stopped.
pub(crate) struct FaultInjector {
    playground: Arc<Playground>,
    deleted: Deleted,
    tasks: Vec<JoinHandle<()>>,
}

impl FaultInjector {
    /// Injects faults from now on, at the gateway too where the bot hears there.
    pub(crate) fn start(playground: &Arc<Playground>, at_gateway: bool, seed: u64) -> Self {
        let (playground, deleted) = (Arc::clone(playground), Deleted::default());
        let choice = StdRng::seed_from_u64(seed);
        let requests = tokio::spawn(run(Arc::clone(&playground), Arc::clone(&deleted), choice));
        let mut tasks = vec![requests];
        if at_gateway {
            let (faulty, mut choice) = (Arc::clone(&playground), StdRng::seed_from_u64(!seed));
            let injecting = async move { gateway::inject_faults(&faulty, &mut choice).await };
            tasks.push(tokio::spawn(injecting));
        }
        Self { playground, deleted, tasks }
    }

    /// Nothing goes wrong any more; of which games boards were deleted.
    pub(crate) fn stop(self) -> Vec<(i64, SystemTime)> {
        self.tasks.iter().for_each(JoinHandle::abort);
        self.playground.clear_gateway_fault();
        self.playground.clear_faults();
        self.playground.release();
        std::mem::take(&mut self.deleted.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn run(playground: Arc<Playground>, deleted: Deleted, mut choice: StdRng) {
    for change in 0_u32.. {
        tokio::time::sleep(CHANGE).await;
        if change % FORGOTTEN == 0 {
            playground.clear_faults();
        }
        if choice.random_bool(0.3) {
            playground.release();
        }
        playground.plan(plan(&mut choice));
        if choice.random_bool(0.03) {
            deleted
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .extend(delete(&playground, &mut choice));
        }
    }
}

/// A request that goes wrong.
fn plan(choice: &mut StdRng) -> Plan {
    let millis = |choice: &mut StdRng| Duration::from_millis(choice.random_range(50..900));
    let (route, fault) = if choice.random_bool(0.3) {
        let (route, status, code) = *CODES.choose(choice).expect("there are codes");
        (route, Fault::Fail { status, code })
    } else {
        let fault = match choice.random_range(0..10) {
            0 => Fault::Fail { status: 500, code: 0 },
            1 => Fault::Fail { status: 502, code: 0 },
            2 => Fault::RateLimited { retry_after: millis(choice), global: false },
            3 => Fault::RateLimited { retry_after: millis(choice), global: true },
            4 => Fault::DropAnswer,
            5 => Fault::DropRequest,
            6 => Fault::Delay(millis(choice)),
            7 => Fault::Hang,
            8 => Fault::Shared(millis(choice)),
            _ => Fault::Garbled,
        };
        (*ROUTES.choose(choice).expect("there are routes"), fault)
    };
    let times = Some(choice.random_range(1..=2));
    Plan { times, ..Plan::new(route.0, route.1, fault) }
}

/// Deletes a board that can be clicked; of which game, and when.
fn delete(playground: &Playground, choice: &mut StdRng) -> Option<(i64, SystemTime)> {
    let anybody = playground.person("Ada");
    let channels = playground.channels();
    let channel = channels.choose(choice)?.id;
    let messages = playground.messages(channel, anybody);
    let shown = |it: &Message| Some((it.id, board_of(it)?.0));
    let (board, game) = messages.iter().rev().find_map(shown)?;
    playground.delete_message(board);
    Some((game.cast_signed(), SystemTime::now()))
}
