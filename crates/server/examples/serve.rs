//! A bare server: `serve DIRECTORY ADDRESS`. Prints the address it listens on.

use server::{Config, Limits};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let data = args.next().ok_or("which directory?")?.into();
    let listen = args.next().ok_or("which address?")?.parse()?;
    let limits = Limits::one_address();
    let server = server::start(Config { data, listen, limits, bot_pause: 0, ..Config::default() }).await?;
    println!("{}", server.address);
    tokio::signal::ctrl_c().await?;
    Ok(server.shutdown().await?)
}
