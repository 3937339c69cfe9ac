//! What servers tell each other: one connection for each that listens and speaks.
//!
//! A hint is a name on a channel of the database, sent after the change is durable, many at a time, and never part
//! of a transaction that waits for the disk: PostgreSQL lets only one of those that notify commit at once. Hints are
//! heard or lost; whoever needs to know looks. A server sends itself a word now and then, and if that does not come
//! back, the connection is given up and made anew.

use super::pool::{Address, Pause, failed};
use crate::id::TableId;
use crate::store::{Hint, StoreError};
use orrery_outside::Clock;
use std::sync::mpsc::Sender;
use std::time::Duration;
use tokio::sync::mpsc::{Receiver, unbounded_channel};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

/// How often the channel is tried, and how long that may take.
const TRY: Duration = Duration::from_secs(4);

/// So many names fit into one notification.
const TOGETHER: usize = 400;

/// Listens and speaks until nobody wants to hear it any more.
pub(super) async fn run(address: Address, mut said: Receiver<TableId>, heard: Sender<Hint>) {
    let mut pause = Pause::default();
    loop {
        let first = pause.is_none();
        match session(&address, &mut said, &heard, &mut pause).await {
            Ok(()) => return,
            Err(error) if first || pause.is_none() => {
                tracing::warn!(%error, "other servers are not heard");
            }
            Err(_) => {}
        }
        if heard.send(Hint::Lost).is_err() {
            return;
        }
        sleep(pause.longer(Clock::default().uptime())).await;
    }
}

/// One connection, until it breaks. `Ok` if nobody is left to hear or to speak.
async fn session(
    address: &Address,
    said: &mut Receiver<TableId>,
    heard: &Sender<Hint>,
    pause: &mut Pause,
) -> Result<(), StoreError> {
    let (to_us, mut words) = unbounded_channel();
    let (client, driver) = address.connect(|driver| driver).await?;
    let driver = tokio::spawn(driver.run(move |text| drop(to_us.send(text))));
    let me = orrery_outside::number().map_err(|error| StoreError::Failed(error.to_string()))?;
    let me = format!("{me:016x}");
    let talk = async {
        // The name of a schema needs no quotes.
        let sql = format!("LISTEN {}", address.schema);
        within(client.batch_execute(&sql)).await?;
        let _ = heard.send(Hint::Lost);
        if !std::mem::take(pause).is_none() {
            tracing::info!("other servers are heard again");
        }
        let speak = "SELECT pg_notify($1, $2)";
        let speak = within(client.prepare(speak)).await?;
        let say =
            async |text: &str| within(client.execute(&speak, &[&address.schema, &text])).await;
        let (mut echo, mut tries) = (true, interval(TRY));
        tries.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                name = said.recv() => {
                    let Some(name) = name else { return Ok(()) };
                    let mut text = format!("{me} {name}");
                    let mut count = 1;
                    while count < TOGETHER && let Ok(name) = said.try_recv() {
                        text.push(' ');
                        text.push_str(name.as_str());
                        count += 1;
                    }
                    say(&text).await?;
                }
                text = words.recv() => {
                    let Some(text) = text else {
                        return Err(StoreError::Away("the connection is closed".to_owned()));
                    };
                    let mut names = text.split(' ');
                    if names.next() == Some(&me) {
                        echo = true;
                        continue;
                    }
                    for name in names.filter_map(|name| name.parse().ok()) {
                        if heard.send(Hint::Table(name)).is_err() {
                            return Ok(());
                        }
                    }
                }
                _ = tries.tick() => {
                    if !std::mem::take(&mut echo) {
                        return Err(StoreError::Away("our own word did not come back".to_owned()));
                    }
                    say(&me).await?;
                }
            }
        }
    };
    let done = talk.await;
    driver.abort();
    done
}

async fn within<T>(
    work: impl Future<Output = Result<T, tokio_postgres::Error>>,
) -> Result<T, StoreError> {
    match timeout(TRY, work).await {
        Ok(done) => done.map_err(failed),
        Err(_) => Err(StoreError::Away("no answer in time".to_owned())),
    }
}
