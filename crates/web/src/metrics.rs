//! What has happened since the start, as numbers for a monitoring system.

use axum::http::Method;
use orrery_outside::lock;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Requests by method, route and status: how many, and how long they took together. Methods are
/// [known](known_method) and routes are ours, so nobody outside can make it grow.
type Requests = BTreeMap<(&'static str, String, u16), (u64, Duration)>;

/// The name of a method; `other` for whatever else a client may have thought of.
fn known_method(method: &Method) -> &'static str {
    const KNOWN: [&str; 9] = [
        "CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
    ];
    let known = KNOWN.iter().find(|known| **known == method.as_str());
    known.copied().unwrap_or("other")
}

/// Counters of the server.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<Requests>,
    pub(crate) choices: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) updates: AtomicU64,
}

impl Metrics {
    pub(crate) fn request(&self, method: &Method, route: &str, status: u16, took: Duration) {
        let mut requests = lock(&self.requests);
        let key = (known_method(method), route.to_owned(), status);
        let (count, time) = requests.entry(key).or_default();
        *count += 1;
        *time += took;
    }

    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// The text form that Prometheus reads. `gauges` are measured by the caller.
    pub(crate) fn text(&self, gauges: &[(&str, &str, u64)]) -> String {
        let mut out = String::new();
        let head = |out: &mut String, name: &str, kind: &str, help: &str| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}");
        };
        let name = "orrery_requests_total";
        head(&mut out, name, "counter", "Requests answered.");
        let requests = lock(&self.requests);
        for ((method, route, status), (count, _)) in &*requests {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(out, "{name}{{{labels}}} {count}");
        }
        let name = "orrery_request_seconds_total";
        head(&mut out, name, "counter", "Time until answers began.");
        for ((method, route, status), (_, time)) in &*requests {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(out, "{name}{{{labels}}} {:.6}", time.as_secs_f64());
        }
        let counters = [
            ("choices_total", "Choices played by people.", &self.choices),
            ("refused_total", "Choices refused.", &self.refused),
            (
                "updates_total",
                "Updates sent to open pages.",
                &self.updates,
            ),
        ];
        for (name, help, counter) in counters {
            let name = format!("orrery_{name}");
            head(&mut out, &name, "counter", help);
            let _ = writeln!(out, "{name} {}", counter.load(Ordering::Relaxed));
        }
        for (name, help, value) in gauges {
            let name = format!("orrery_{name}");
            head(&mut out, &name, "gauge", help);
            let _ = writeln!(out, "{name} {value}");
        }
        out
    }
}
