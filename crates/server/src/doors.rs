//! The door: connections are counted, in all and from each address, and none keeps its place by doing nothing.
//!
//! When the house is full, the connection that has waited longest without asking for anything has to go, of the address
//! that has the most. The last quarter of the places is kept for the addresses of people who sit at tables.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::JoinSet;

use crate::app::App;
use crate::census::household;
use crate::config::Limits;
use crate::error::Error;
use crate::patient::Patient;

/// How long a connection may take over the head of a request, or until its next one.
const HEAD: Duration = Duration::from_secs(15);
/// How long somebody may take nothing of what is written to them.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most bytes of a request's head.
const HEAD_BYTES: usize = 16 * 1024;
/// How long to wait when the system has no more files to open.
const BREATH: Duration = Duration::from_millis(50);
/// Files that are not connections: the database, its journal, the program's own.
const OTHER_FILES: u64 = 128;
/// What somebody hears for whom there is no room.
const FULL: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";

/// Everybody who is in.
pub struct Doors {
    inside: Mutex<Inside>,
    limits: Limits,
}

#[derive(Default)]
struct Inside {
    count: u64,
    all: usize,
    by_address: HashMap<IpAddr, BTreeMap<u64, Arc<Guest>>>,
}

/// A connection as the door sees it.
#[derive(Default)]
struct Guest {
    /// Requests and sockets that need it.
    claims: AtomicUsize,
    /// Rings when it has to go.
    bell: Notify,
}

/// A connection's place in the house; given back when it is dropped.
pub struct Entry {
    number: u64,
    address: IpAddr,
    guest: Arc<Guest>,
    doors: Arc<Doors>,
}

/// Something that needs a connection: as long as there is one it is not asked to go.
pub struct Claim(Arc<Entry>);

impl Doors {
    /// Doors for as many as the limits and the system allow.
    pub fn new(limits: &Limits) -> Arc<Self> {
        let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1_024);
        let connections = limits.connections.min(files.saturating_sub(OTHER_FILES) as usize).max(1);
        Arc::new(Self { inside: Mutex::default(), limits: Limits { connections, ..*limits } })
    }

    fn lock(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many are in.
    pub fn count(&self) -> usize {
        self.lock().all
    }

    /// Lets a connection in if there is room or room can be made.
    fn enter(self: &Arc<Self>, address: IpAddr, standing: Standing) -> Result<Entry, Error> {
        let address = household(address);
        let Limits { connections, connections_per_address, .. } = self.limits;
        let (all, each) = match standing {
            Standing::Stranger => (connections - connections / 4, connections_per_address),
            Standing::AtTable => (connections, connections_per_address),
            Standing::Proxy => (connections, usize::MAX),
        };
        let mut inside = self.lock();
        if inside.of(address) >= each && !inside.ask_to_go(address) {
            return Err(Error::TooMany);
        }
        if inside.all >= all && !inside.ask_somebody_to_go() {
            return Err(Error::Busy);
        }
        let guest = Arc::<Guest>::default();
        (inside.count, inside.all) = (inside.count + 1, inside.all + 1);
        let number = inside.count;
        inside.by_address.entry(address).or_default().insert(number, guest.clone());
        Ok(Entry { number, address, guest, doors: self.clone() })
    }
}

impl Inside {
    fn of(&self, address: IpAddr) -> usize {
        self.by_address.get(&address).map_or(0, BTreeMap::len)
    }

    fn leave(&mut self, address: IpAddr, number: u64) {
        let Some(guests) = self.by_address.get_mut(&address) else { return };
        if guests.remove(&number).is_some() {
            self.all -= 1;
        }
        if guests.is_empty() {
            self.by_address.remove(&address);
        }
    }

    /// Asks the longest waiting connection of an address to go; false if all of them are needed.
    fn ask_to_go(&mut self, address: IpAddr) -> bool {
        let idle = |guest: &Guest| guest.claims.load(Ordering::Acquire) == 0;
        let guests = self.by_address.get(&address);
        let Some((number, guest)) = guests.and_then(|guests| guests.iter().find(|(_, guest)| idle(guest))) else {
            return false;
        };
        guest.bell.notify_one();
        let number = *number;
        self.leave(address, number);
        true
    }

    fn ask_somebody_to_go(&mut self) -> bool {
        let mut crowds: Vec<(usize, IpAddr)> = self.by_address.iter().map(|(at, guests)| (guests.len(), *at)).collect();
        crowds.sort_by_key(|(many, _)| std::cmp::Reverse(*many));
        crowds.into_iter().any(|(_, address)| self.ask_to_go(address))
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.doors.lock().leave(self.address, self.number);
    }
}

impl Claim {
    /// Claims a connection.
    pub fn on(entry: &Arc<Entry>) -> Self {
        entry.guest.claims.fetch_add(1, Ordering::AcqRel);
        Self(entry.clone())
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        self.0.guest.claims.fetch_sub(1, Ordering::AcqRel);
    }
}

/// Who knocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// Nobody known.
    Stranger,
    /// From an address at which somebody sits at a table.
    AtTable,
    /// The proxy in front, which speaks for everybody.
    Proxy,
}

fn standing(app: &App, address: IpAddr) -> Standing {
    if app.config.proxies.iter().any(|proxy| proxy.contains(address)) {
        Standing::Proxy
    } else if app.gates.is_regular(address) {
        Standing::AtTable
    } else {
        Standing::Stranger
    }
}

/// Lets connections in until the server stops, and returns when they have ended.
pub async fn serve(listener: TcpListener, app: App, routes: Router) {
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = connections.join_next() => continue,
            () = app.stopped() => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(BREATH).await;
            continue;
        };
        match app.doors.enter(peer.ip(), standing(&app, peer.ip())) {
            Ok(entry) => {
                drop(connections.spawn(converse(app.clone(), routes.clone(), (stream, peer), Arc::new(entry))))
            }
            Err(_) => turn_away(&app, stream),
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Says that the house is full, if that can be said without waiting.
fn turn_away(app: &App, stream: TcpStream) {
    app.metrics.turned_away.add();
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(FULL);
    }
}

/// Serves one connection until it ends, has to go, or the server stops.
async fn converse(app: App, routes: Router, (stream, peer): (TcpStream, SocketAddr), entry: Arc<Entry>) {
    let _ = stream.set_nodelay(true);
    let guest = entry.guest.clone();
    let routes = TowerToHyperService::new(routes);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        let claim = Claim::on(&entry);
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(entry.clone());
        let answer = routes.call(request);
        async move {
            let _claim = claim;
            answer.await
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEAD).max_buf_size(HEAD_BYTES);
    let mut connection =
        pin!(http.serve_connection(TokioIo::new(Patient::new(stream, PATIENCE)), service).with_upgrades());
    tokio::select! {
        _ = connection.as_mut() => {}
        () = guest.bell.notified() => {}
        () = app.stopped() => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(connections: usize, connections_per_address: usize) -> Arc<Doors> {
        Doors::new(&Limits { connections, connections_per_address, ..Limits::default() })
    }

    fn address(n: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, n])
    }

    #[test]
    fn when_the_house_is_full_who_only_waits_goes_first_from_where_most_are() {
        let doors = doors(8, 5);
        let many: Vec<Entry> = (0..5).map(|_| doors.enter(address(1), Standing::Stranger).unwrap()).collect();
        let one = doors.enter(address(2), Standing::Stranger).unwrap();
        // Six of eight places are for everybody: for the next one somebody goes, and it is not the lonely one.
        let next = doors.enter(address(3), Standing::Stranger);
        assert!(next.is_ok());
        let inside = doors.lock();
        assert_eq!((inside.all, inside.of(address(1)), inside.of(address(2))), (6, 4, 1));
        assert!(!inside.by_address[&address(1)].contains_key(&many[0].number), "the one that waited longest");
        drop(inside);
        drop((many, one, next));
        assert_eq!(doors.lock().all, 0);
    }

    #[test]
    fn whoever_is_busy_stays_and_people_at_tables_have_a_reserve() {
        let doors = doors(8, 100);
        let busy: Vec<_> = (0..6).map(|_| Arc::new(doors.enter(address(1), Standing::Stranger).unwrap())).collect();
        let claims: Vec<_> = busy.iter().map(Claim::on).collect();
        assert_eq!(doors.enter(address(2), Standing::Stranger).err(), Some(Error::Busy));
        let player = doors.enter(address(3), Standing::AtTable);
        assert!(player.is_ok());
        drop(claims);
        assert!(doors.enter(address(2), Standing::Stranger).is_ok(), "somebody who only waits goes");
    }

    #[test]
    fn an_address_at_its_limit_gives_up_its_own_idle_connections_only() {
        let doors = doors(100, 2);
        let entries: Vec<_> = (0..3).map(|_| Arc::new(doors.enter(address(1), Standing::Stranger).unwrap())).collect();
        assert_eq!(doors.lock().of(address(1)), 2);
        let _claims: Vec<_> = entries[1..].iter().map(Claim::on).collect();
        assert_eq!(doors.enter(address(1), Standing::Stranger).err(), Some(Error::TooMany));
        let all: Vec<_> = (0..3).map(|_| doors.enter(address(9), Standing::Proxy)).collect();
        assert!(all.iter().all(Result::is_ok), "a proxy speaks for everybody");
    }
}
