//! A wire that can be cut: what goes through it stands still until it is mended, as on a network that loses everything.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{sleep, spawn};
use std::time::Duration;

/// How often one looks whether it was cut.
const LOOK: Duration = Duration::from_millis(20);

/// A wire to a port of this machine.
pub struct Wire {
    pub port: u16,
    cut: Arc<AtomicBool>,
}

impl Wire {
    pub fn to(port: u16) -> Result<Self, String> {
        let listener = TcpListener::bind("127.0.0.1:0").map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        let cut = Arc::<AtomicBool>::default();
        let state = cut.clone();
        spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = state.clone();
                spawn(move || join(stream, port, &state));
            }
        });
        Ok(Self { port: address.port(), cut })
    }

    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    pub fn mend(&self) {
        self.cut.store(false, Ordering::Relaxed);
    }
}

fn wait(cut: &AtomicBool) {
    while cut.load(Ordering::Relaxed) {
        sleep(LOOK);
    }
}

fn join(near: TcpStream, port: u16, cut: &Arc<AtomicBool>) {
    wait(cut);
    let Ok(far) = TcpStream::connect(SocketAddr::from(([127, 0, 0, 1], port))) else { return };
    let (Ok(near_too), Ok(far_too)) = (near.try_clone(), far.try_clone()) else { return };
    let state = cut.clone();
    let back = spawn(move || pump(far_too, near_too, &state));
    pump(near, far, cut);
    let _ = back.join();
}

/// Carries bytes one way until an end closes.
fn pump(mut from: TcpStream, mut to: TcpStream, cut: &AtomicBool) {
    let _ = (from.set_read_timeout(Some(LOOK)), to.set_nodelay(true));
    let mut buffer = [0; 64 * 1024];
    loop {
        let read = match from.read(&mut buffer) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => continue,
            Err(_) => break,
        };
        wait(cut);
        if to.write_all(&buffer[..read]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
