//! Interactions over HTTP, in place of the gateway.

use std::sync::Arc;

use super::Playground;
use crate::delivery::Endpoint;
use crate::error::EndpointError;
use crate::event::Event;

/// Interactions over HTTP.
impl Playground {
    /// The application's public key, by which an endpoint knows what is Discord's: 64 hex digits.
    pub fn public_key(&self) -> String {
        self.shared.lock().signer.public_key()
    }

    /// The signature of what Discord sends at a time (`X-Signature-Timestamp`), as hex digits.
    pub fn sign(&self, timestamp: &str, body: &[u8]) -> String {
        self.shared.lock().signer.sign(timestamp, body)
    }

    /// From now on posts interactions to this address, and no more to the gateway; where there is
    /// one already, to each. The time of the signatures is `now`, in Unix seconds. As Discord does,
    /// it first tries whether a PING is answered and a wrong signature refused.
    ///
    /// # Errors
    ///
    /// If it does not.
    pub async fn deliver_to(
        &self,
        url: &str,
        now: impl Fn() -> i64 + Send + Sync + 'static,
    ) -> Result<(), EndpointError> {
        let (signer, answer_within) = {
            let state = self.shared.lock();
            (state.signer.clone(), state.options.answer_within)
        };
        let endpoint = Endpoint::find(url, signer, Arc::new(now), answer_within).await?;
        let mut state = self.shared.lock();
        state.endpoints.push(endpoint);
        state.say(Event::Bot { connected: true });
        Ok(())
    }

    /// From now on posts each interaction to one address, in turn, as a balancer does.
    pub fn balance(&self) {
        self.shared.lock().is_balanced = true;
    }

    /// From now on posts interactions nowhere: they go to the gateway.
    pub fn deliver_nowhere(&self) {
        let mut state = self.shared.lock();
        state.endpoints.clear();
        let connected = state.is_connected();
        state.say(Event::Bot { connected });
    }
}
