//! What has happened since the start, as numbers for a monitoring system.

use axum::http::Method;
use orrery_outside::lock;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How many requests, by method, route and status. Methods are [known](known_method) and routes are ours, so nobody
/// outside can make it grow.
type Requests = BTreeMap<(&'static str, String, u16), u64>;

/// How long requests took, by route.
type Times = BTreeMap<String, Histogram>;

/// The upper ends of the buckets of a histogram, in milliseconds.
const BUCKETS: [u64; 12] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

#[derive(Default)]
struct Histogram {
    /// How many took no longer than the end of each bucket and longer than that of the one before.
    counts: [u64; BUCKETS.len()],
    all: u64,
    time: Duration,
}

impl Histogram {
    fn count(&mut self, took: Duration) {
        let end = |end: &u64| took <= Duration::from_millis(*end);
        if let Some(bucket) = BUCKETS.iter().position(end) {
            self.counts[bucket] += 1;
        }
        self.all += 1;
        self.time += took;
    }

    fn write(&self, out: &mut String, name: &str, labels: &str) {
        let mut sum = 0;
        for (end, count) in BUCKETS.iter().zip(self.counts) {
            sum += count;
            let end = *end as f64 / 1000.0;
            let _ = writeln!(out, "{name}_bucket{{{labels},le=\"{end}\"}} {sum}");
        }
        let (all, time) = (self.all, self.time.as_secs_f64());
        let _ = writeln!(out, "{name}_bucket{{{labels},le=\"+Inf\"}} {all}");
        let _ = writeln!(out, "{name}_sum{{{labels}}} {time:.6}");
        let _ = writeln!(out, "{name}_count{{{labels}}} {all}");
    }
}

/// The name of a method; `other` for whatever else a client may have thought of.
pub(crate) fn known_method(method: &Method) -> &'static str {
    const KNOWN: [&str; 9] = [
        "CONNECT", "DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE",
    ];
    let known = KNOWN.iter().find(|known| **known == method.as_str());
    known.copied().unwrap_or("other")
}

/// Counters of the server.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<(Requests, Times)>,
    pub(crate) choices: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) updates: AtomicU64,
}

impl Metrics {
    /// Counts an answer to a request with a [known method](known_method).
    pub(crate) fn request(&self, method: &'static str, route: &str, status: u16, took: Duration) {
        let mut counted = lock(&self.requests);
        let (requests, times) = &mut *counted;
        *requests
            .entry((method, route.to_owned(), status))
            .or_default() += 1;
        if !times.contains_key(route) {
            times.insert(route.to_owned(), Histogram::default());
        }
        if let Some(times) = times.get_mut(route) {
            times.count(took);
        }
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
        let counted = lock(&self.requests);
        let (requests, times) = &*counted;
        for ((method, route, status), count) in requests {
            let labels = format!("method=\"{method}\",route=\"{route}\",status=\"{status}\"");
            let _ = writeln!(out, "{name}{{{labels}}} {count}");
        }
        let name = "orrery_request_seconds";
        head(&mut out, name, "histogram", "Time until answers began.");
        for (route, times) in times {
            times.write(&mut out, name, &format!("route=\"{route}\""));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_in_buckets() {
        let metrics = Metrics::default();
        for micros in [900, 1000, 1001, 30_000, 20_000_000] {
            metrics.request("GET", "/t/{id}", 200, Duration::from_micros(micros));
        }
        let text = metrics.text(&[]);
        let bucket = |end: &str, count: u64| {
            let line = format!(
                "orrery_request_seconds_bucket{{route=\"/t/{{id}}\",le=\"{end}\"}} {count}\n"
            );
            assert!(text.contains(&line), "{line}{text}");
        };
        for (end, count) in [
            ("0.001", 2),
            ("0.002", 3),
            ("0.025", 3),
            ("0.05", 4),
            ("10", 4),
        ] {
            bucket(end, count);
        }
        bucket("+Inf", 5);
        assert!(text.contains("orrery_request_seconds_sum{route=\"/t/{id}\"} 20.032901\n"));
    }
}
