//! The server on a socket.

use crate::limits::Stream as Permit;
use crate::reader::network;
use crate::{App, app};
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long requests under way may take once the server is to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until `stop` is ready, then ends the streams, finishes what is under way and stops the bots.
pub async fn serve(
    state: Arc<App>,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = TowerToHyperService::new(app(Arc::clone(&state)));
    let connections = GracefulShutdown::new();
    let (mut failing, mut refusing) = (Seldom::default(), Seldom::default());
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file handles, perhaps: others may close theirs.
                if let Some(times) = failing.now(state.tables.clock().uptime()) {
                    tracing::warn!(%error, times, "no connection could be accepted");
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        let Some(permit) = admit(&state, peer) else {
            if let Some(times) = refusing.now(state.tables.clock().uptime()) {
                tracing::warn!(client = %peer.ip(), times, "too many connections; the newest are closed");
            }
            continue;
        };
        let router = router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            router.call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(state.settings.limits.head)
            .serve_connection(TokioIo::new(stream), service);
        let connection = connections.watch(connection);
        tokio::spawn(async move {
            let _ = connection.await;
            drop(permit);
        });
    }
    drop(listener);
    state.stopping.send_replace(true);
    // Whatever is still under way after that is cut off.
    let _ = tokio::time::timeout(GRACE, connections.shutdown()).await;
    state.tables.shut_down();
    Ok(())
}

/// Lets a connection in, unless its client or all clients together have too many. All those who come through a
/// proxy have the address of the proxy, which has to count them itself.
fn admit(app: &App, peer: SocketAddr) -> Option<Permit> {
    let limits = &app.settings.limits;
    if app.connections.count() >= limits.sockets {
        return None;
    }
    let most = match app.settings.proxies {
        0 => limits.connections,
        _ => limits.sockets,
    };
    app.connections.one(network(peer.ip()), most)
}

/// Something that may happen many times in a second and is told of once in a while.
#[derive(Default)]
struct Seldom {
    told: Option<Duration>,
    times: u64,
}

impl Seldom {
    /// It happens now, by the uptime of the clock: how often since it was last told, if it is to be told again.
    fn now(&mut self, now: Duration) -> Option<u64> {
        self.times += 1;
        let pause = Duration::from_secs(60);
        if self
            .told
            .is_some_and(|told| now.saturating_sub(told) < pause)
        {
            return None;
        }
        self.told = Some(now);
        Some(std::mem::take(&mut self.times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_told_once_a_minute() {
        let mut seldom = Seldom::default();
        let mut told = Vec::new();
        for tenth in 0..1300 {
            told.extend(seldom.now(Duration::from_millis(tenth * 100)));
        }
        assert_eq!(told, [1, 600, 600]);
    }
}
