//! `piazza serve`, `backup` and `load`: the server, a copy of what it keeps, and simulated people to try it.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use catalog::Name;
use clap::Args;
use load::{LoadPlan, LoadReport, Sizes, Spread};
use server::{Config, Limits, Network};

use crate::database::DatabaseArgs;
use crate::error::CliError;
use crate::game;
use crate::hall::BusArgs;
use crate::limits::LimitArgs;
use crate::terminal::out;
use crate::tidying::TidyingArgs;

#[derive(Args)]
pub struct ServeArgs {
    /// Where to listen.
    #[arg(long, default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    #[command(flatten)]
    database: DatabaseArgs,
    /// A proxy in front, or a network of them: it alone is believed where visitors come from and whether they use TLS
    /// (X-Forwarded-For, -Proto, -Host). May be given several times.
    #[arg(long = "proxy", value_name = "ADDRESS[/BITS]")]
    proxies: Vec<Network>,
    /// The bot that plays for absent people and fills tables that begin at once.
    #[arg(long, default_value_t = Config::default().stand_in, value_name = "NAME")]
    stand_in: Name,
    /// Allow thousands of visitors from one address, for load tests.
    #[arg(long)]
    one_address: bool,
    #[command(flatten)]
    bus: BusArgs,
    #[command(flatten)]
    limits: LimitArgs,
    #[command(flatten)]
    tidying: TidyingArgs,
}

impl Default for ServeArgs {
    fn default() -> Self {
        let Config { listen, stand_in, .. } = Config::default();
        let (database, bus) = (DatabaseArgs::default(), BusArgs::default());
        let (limits, tidying) = (LimitArgs::default(), TidyingArgs::default());
        Self { listen, database, proxies: Vec::new(), stand_in, one_address: false, bus, limits, tidying }
    }
}

#[derive(Args)]
pub struct BackupArgs {
    /// The new file; it must not exist yet.
    file: PathBuf,
    /// The directory of the database file.
    #[arg(long, default_value = "piazza-data", value_name = "DIR")]
    data: PathBuf,
}

#[derive(Args)]
pub struct LoadArgs {
    /// The server, on this machine. Several for the processes of one hall.
    #[arg(long = "address", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    addresses: Vec<SocketAddr>,
    /// The game to play, for two.
    #[arg(long, default_value = "hamlet")]
    pub game: String,
    /// How many people; two to a table.
    #[arg(long, default_value_t = 200)]
    people: usize,
    /// How many seconds to play.
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Moves per second at all tables together; as fast as it goes if not given.
    #[arg(long)]
    rate: Option<u32>,
    /// Ask for the boards too, as a browser does.
    #[arg(long)]
    scenes: bool,
    /// Misbehave: send moves twice, cut connections; come back even when the server is killed, and see that nothing is lost.
    #[arg(long)]
    faults: bool,
    /// The server's process number, to measure what it costs.
    #[arg(long)]
    pid: Option<u32>,
    /// Print JSON with stable keys.
    #[arg(long)]
    json: bool,
}

/// The module for browsers, in a program that was built with it.
#[cfg(feature = "offline")]
const MODULE: Option<&[u8]> = Some(include_bytes!("../../../target/web/piazza.wasm"));
#[cfg(not(feature = "offline"))]
const MODULE: Option<&[u8]> = None;

pub fn runtime() -> Result<tokio::runtime::Runtime, CliError> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Serves until it is interrupted.
pub fn run(args: ServeArgs) -> Result<(), CliError> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info".into());
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let config = Config {
        listen: args.listen,
        module: MODULE,
        bus: args.bus.config(),
        proxies: args.proxies,
        tidying: args.tidying.rules(),
        stand_in: args.stand_in,
        limits: if args.one_address { Limits::one_address() } else { Limits::default() },
        ..args.database.config()?
    };
    let open = |address| {
        // A closed output is no reason not to serve.
        let _ = out(&format!("Piazza is open at http://{address} (Ctrl-C closes it)"));
    };
    runtime()?.block_on(server::serve(args.limits.apply(config), open))?;
    Ok(())
}

/// Copies everything that is kept into one file.
pub fn backup(args: &BackupArgs) -> Result<(), CliError> {
    let copied = runtime()?.block_on(server::store::backup(&args.data, &args.file));
    copied.map_err(|error| CliError::InFile { path: args.data.clone(), message: error.to_string() })
}

/// Seats simulated people and reports how long they wait.
pub fn load(args: &LoadArgs) -> Result<(), CliError> {
    game::find(&args.game)?;
    let plan = LoadPlan {
        addresses: args.addresses.clone(),
        game: args.game.clone(),
        people: args.people,
        time: Duration::from_secs(args.seconds.clamp(1, 600)),
        rate: args.rate,
        scenes: args.scenes,
        faults: args.faults,
        pid: args.pid,
        spread: Spread::OneAddress,
    };
    let seated = |tables| eprintln!("{tables} tables are seated");
    let report = runtime()?.block_on(load::run(&plan, seated)).map_err(|error| CliError::Input(error.to_string()))?;
    if args.json {
        out(&serde_json::to_string_pretty(&report).expect("plain data"))?;
    } else {
        print(&report)?;
    }
    match report.errors.len() {
        0 => Ok(()),
        many => Err(CliError::Failed(format!("{many} kinds of errors"))),
    }
}

fn print(report: &LoadReport) -> Result<(), CliError> {
    let (people, tables, seconds) = (report.people, report.tables, report.seconds);
    out(&format!("{people} people at {tables} tables for {seconds:.1} s"))?;
    out(&format!(
        "  {} moves, {:.0} per second, {} matches finished",
        report.moves, report.moves_per_s, report.matches
    ))?;
    let (p50, p99, p999, max) = (report.p50_ms, report.p99_ms, report.p999_ms, report.max_ms);
    out(&format!("  move to frame: p50 {p50:.1} ms, p99 {p99:.1} ms, p99.9 {p999:.1} ms, longest {max:.1} ms"))?;
    if let Some(Sizes { mean_kb, p95_kb, max_kb }) = report.frames {
        out(&format!("  kB per move and viewer: {mean_kb:.1} on average, p95 {p95_kb:.1}, largest {max_kb:.1}"))?;
    }
    if report.returns > 0 {
        let (cuts, doubles, returns) = (report.cuts, report.doubles, report.returns);
        out(&format!(
            "  {cuts} connections cut, {doubles} moves sent twice; tables came back {returns} times, \
             within {:.1} s",
            report.longest_return_ms / 1e3
        ))?;
    }
    if let Some(bytes) = report.bytes_per_table {
        out(&format!("  {} kB of memory per table", bytes / 1_000))?;
    }
    if let (Some(server), Some(people)) = (report.server_us_per_move, report.people_us_per_move) {
        out(&format!("  time of the processors per move: server {server:.0} \u{b5}s, people {people:.0} \u{b5}s"))?;
    }
    report.errors.iter().try_for_each(|error| out(&format!("  error: {error}")))
}
