//! A bare server: `serve DIRECTORY ADDRESS`. Prints the address it listens on.

use std::time::Duration;

use server::{Config, Limits};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let data = args.next().ok_or("which directory?")?.into();
    let listen = args.next().ok_or("which address?")?.parse()?;
    let limits = Limits::one_address();
    // Whoever tries this server does not try how fast the machine is.
    let patience = Duration::from_secs(30);
    let config = Config { data, listen, limits, patience, bot_pause: 0, ..Config::default() };
    let server = server::start(config).await?;
    println!("{}", server.address);
    tokio::signal::ctrl_c().await?;
    Ok(server.shutdown().await?)
}
