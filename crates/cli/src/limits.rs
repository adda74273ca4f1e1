//! How much is too much, where a host would set it otherwise than usual.

use clap::Args;
use server::{Config, Limits};

/// Each stands for a limit of the server; what is not given is as usual.
#[derive(Args, Default)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// Connections of all kinds; fewer if the system allows fewer open files. A quarter is kept for people at tables.
    #[arg(long, value_name = "N")]
    connections: Option<usize>,
    /// Connections of all kinds from one address (IPv6: from one /64).
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
    /// Open tables from one address.
    #[arg(long, value_name = "N")]
    sockets_per_address: Option<usize>,
    /// Pages per second for one address.
    #[arg(long, value_name = "N")]
    pages_per_second: Option<u32>,
    /// Spectators of one table.
    #[arg(long, value_name = "N")]
    spectators: Option<usize>,
    /// Unfinished tables of one person.
    #[arg(long, value_name = "N")]
    tables_per_person: Option<usize>,
    /// New tables per hour from one address.
    #[arg(long, value_name = "N")]
    tables_per_address: Option<u32>,
    /// How often a table may take back to one and the same step.
    #[arg(long, value_name = "N")]
    undos_per_step: Option<u32>,
    /// How often a table may take back in all.
    #[arg(long, value_name = "N")]
    undos: Option<u32>,
    /// The widest picture, in pixels.
    #[arg(long, value_name = "PIXELS")]
    picture_width: Option<u32>,
    /// Slow bots that think at the same time, and as many quick ones.
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    /// Passwords proven at the same time, 19 MB each.
    #[arg(long, value_name = "N")]
    provers: Option<usize>,
    /// Steps, pictures and records worked out at the same time.
    #[arg(long, value_name = "N")]
    painters: Option<usize>,
}

impl LimitArgs {
    /// The configuration with what was given.
    pub fn apply(&self, config: Config) -> Config {
        let usual = config.limits;
        Config {
            limits: Limits {
                connections: self.connections.unwrap_or(usual.connections),
                connections_per_address: self.connections_per_address.unwrap_or(usual.connections_per_address),
                sockets_per_address: self.sockets_per_address.unwrap_or(usual.sockets_per_address),
                pages_per_second: self.pages_per_second.unwrap_or(usual.pages_per_second),
                spectators_per_table: self.spectators.unwrap_or(usual.spectators_per_table),
                tables_per_person: self.tables_per_person.unwrap_or(usual.tables_per_person),
                tables_per_address: self.tables_per_address.unwrap_or(usual.tables_per_address),
                undos_per_step: self.undos_per_step.unwrap_or(usual.undos_per_step),
                undos: self.undos.unwrap_or(usual.undos),
                picture_width: self.picture_width.unwrap_or(usual.picture_width),
                ..usual
            },
            thinkers: self.thinkers.unwrap_or(config.thinkers),
            provers: self.provers.unwrap_or(config.provers),
            painters: self.painters.unwrap_or(config.painters),
            ..config
        }
    }
}
