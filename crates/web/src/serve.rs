//! The server on a socket.

use crate::limits::Stream as Permit;
use crate::notices::Rounds;
use crate::reader::{Peer, network};
use crate::seldom::Seldom;
use crate::{App, app};
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
    let rounds = Rounds::start(&state)?;
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
            request.extensions_mut().insert(Peer(peer));
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
    rounds.stop();
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
