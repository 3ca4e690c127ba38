//! What is measured only when somebody asks, and how all of it is kept.

use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use strum::VariantArray;
use tokio::runtime::Handle;
use tokio::time::timeout;

use super::{PROBE_TIMEOUT, ServerState};
use crate::metrics;
use crate::store::JobKind;
use crate::ui::{InteractionKind, RenderPools, sprite_memory};

/// How often what was measured is summed up, where nobody asks for it.
const SUMMED_UP: Duration = Duration::from_secs(5);

/// Keeps what is measured; one for the whole process.
pub(super) struct Recorder {
    kept: PrometheusHandle,
    /// What the process has of the machine.
    process: Collector,
}

impl Recorder {
    /// Begins to keep what is measured, if that is not done yet.
    pub(super) fn install() -> Result<Self, String> {
        static INSTALLED: OnceLock<Result<PrometheusHandle, String>> = OnceLock::new();
        let installed = INSTALLED.get_or_init(|| {
            let builder = PrometheusBuilder::new().set_buckets(&metrics::BUCKETS);
            let installed = builder.and_then(PrometheusBuilder::install_recorder);
            let handle = installed.map_err(|error| error.to_string())?;
            let jobs: Vec<_> = JobKind::VARIANTS.iter().map(|kind| kind.name()).collect();
            metrics::describe(&InteractionKind::KINDS, &jobs, &RenderPools::NAMES);
            Ok(handle)
        });
        let handle = installed.clone()?;
        let process = Collector::default();
        process.describe();
        let summed = handle.clone();
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(SUMMED_UP).await;
                summed.run_upkeep();
            }
        });
        Ok(Self { kept: handle, process })
    }

    /// All of it as Prometheus reads it.
    pub(super) fn text(&self) -> String {
        self.process.collect();
        self.kept.render()
    }
}

impl ServerState {
    /// Measures what stands still until somebody asks.
    pub(super) async fn read(&self) {
        let up = self.is_database_up().await;
        metrics::database_up(up);
        let (connected, away) = self.health.shards();
        metrics::shards(connected, away);
        metrics::sprites(small(sprite_memory()));
        metrics::tasks(Handle::current().metrics().num_alive_tasks());
        for (kind, number) in self.engine.waiting() {
            metrics::waiting(kind, small(number));
        }
        for (kind, number) in self.pools.waiting() {
            metrics::drawing(kind, number);
        }
        if up && let Ok(Ok(backlog)) = timeout(PROBE_TIMEOUT, self.store.jobs().backlog()).await {
            let now = self.store.clock().now();
            for kind in JobKind::VARIANTS {
                let of_kind = backlog.iter().find(|it| it.kind == *kind);
                let number = of_kind.and_then(|it| it.count.try_into().ok()).unwrap_or_default();
                let late = of_kind.map_or(0, |it| now.saturating_sub(it.since).max(0));
                metrics::jobs(kind.name(), number, Duration::from_millis(late.unsigned_abs()));
            }
        }
    }
}

/// A number that fits, or the greatest one that does.
fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
