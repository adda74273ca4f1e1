//! A bare server: `serve DIRECTORY ADDRESS [DATABASE BUS LEASE]`. Prints the address it listens on.

use std::time::Duration;

use server::{BusConfig, Config, Limits};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let data = args.next().ok_or("which directory?")?.into();
    let listen = args.next().ok_or("which address?")?.parse()?;
    let (database, url) = (args.next(), args.next());
    let lease = Duration::from_secs_f64(args.next().map_or(Ok(3.0), |seconds| seconds.parse())?);
    let bus = url.map(|url| BusConfig { url, lease });
    let limits = Limits::one_address();
    // Whoever tries this server does not try how fast the machine is.
    let patience = Duration::from_secs(30);
    let config = Config { data, listen, database, bus, limits, patience, bot_pause: 0, ..Config::default() };
    let server = server::start(config).await?;
    println!("{}", server.address);
    tokio::signal::ctrl_c().await?;
    Ok(server.shutdown().await?)
}
