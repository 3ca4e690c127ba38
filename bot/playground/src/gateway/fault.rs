//! What goes wrong with the gateway until told otherwise.

use std::time::Duration;

use tokio::sync::watch;

/// What is wrong with the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatewayFault {
    /// Half-open: connections stay, but nothing goes out on them, and nothing that comes in is
    /// heard, not even a goodbye. They are gone for good when it is over.
    Silence,
    /// The websocket's handshake is not answered. Connections that are open stay so.
    Stall,
    /// The websocket's handshake is refused with the status 503. Connections that are open stay so.
    Refuse,
    /// Connections are dropped without a close frame, and new handshakes are refused with the status 503.
    Cut,
    /// Whoever wants to begin or resume a session is closed with this code.
    Close(u16),
    /// Heartbeats are heard, and not acknowledged.
    NoAcks,
    /// READY comes only after this time, or when the fault is cleared.
    LateReady(Duration),
    /// Each event is sent twice.
    Twice,
    /// Each event waits for the one after it.
    Disordered,
}

/// What is wrong, watched by whoever has to obey it.
#[derive(Debug)]
pub(crate) struct FaultWatcher(watch::Receiver<Option<GatewayFault>>);

impl FaultWatcher {
    pub(crate) fn new(fault: watch::Receiver<Option<GatewayFault>>) -> Self {
        Self(fault)
    }

    pub(crate) fn is(&self, fault: GatewayFault) -> bool {
        *self.0.borrow() == Some(fault)
    }

    /// Returns when something else is wrong than before, or nothing any more.
    pub(crate) async fn changed(&mut self) {
        if self.0.changed().await.is_err() {
            // Nobody is left to change it.
            std::future::pending::<()>().await;
        }
    }

    /// Whether all is still as it was when somebody last looked for changes.
    pub(crate) fn holds(&self) -> bool {
        !self.0.has_changed().unwrap_or(false)
    }

    /// Returns when this is over.
    pub(crate) async fn over(&mut self, fault: GatewayFault) {
        self.0.wait_for(|now| *now != Some(fault)).await.ok();
    }
}
