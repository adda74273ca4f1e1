//! `piazza tidy-up`, and the rules by which a server does the same by itself.

use std::str::FromStr;

use clap::Args;
use server::store::{Mark, Stale};
use server::{Config, Millis, Mode, SHORTEST, Tidying};

use crate::database::DatabaseArgs;
use crate::error::CliError;
use crate::serve::runtime;
use crate::terminal::out;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
const DAY: Millis = 24 * HOUR;

/// A time, or never.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct After(Option<Millis>);

impl FromStr for After {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "never" {
            return Ok(Self(None));
        }
        let units = [("m", MINUTE), ("h", HOUR), ("d", DAY)];
        let unit = units.iter().find_map(|(name, unit)| Some((text.strip_suffix(name)?, unit)));
        let time = unit.and_then(|(number, unit)| number.parse::<u32>().ok().map(|number| Millis::from(number) * unit));
        match time {
            Some(time) if time >= SHORTEST => Ok(Self(Some(time))),
            Some(_) => Err(format!("at least {} minutes", SHORTEST / MINUTE)),
            None => Err("a time like 90m, 2h or 30d, or never".to_owned()),
        }
    }
}

/// After how long without anybody something is done.
#[derive(Args, Default)]
#[command(next_help_heading = "Tidying up (times like 90m, 2h, 30d, or never)")]
pub struct TidyingArgs {
    /// Close tables at which nobody has moved and nobody has been for so long [default: 1h].
    #[arg(long, value_name = "TIME")]
    close_untouched: Option<After>,
    /// Close unfinished matches on no clock where nobody has been for so long [default: 30d].
    #[arg(long, value_name = "TIME")]
    close_unfinished: Option<After>,
    /// Remove tables so long after they closed before anybody moved [default: 30d].
    #[arg(long, value_name = "TIME")]
    remove_closed: Option<After>,
    /// Remove matches so long after they were over [default: never].
    #[arg(long, value_name = "TIME")]
    remove_matches: Option<After>,
    /// Delete guests who have not been at a table for so long [default: never].
    #[arg(long, value_name = "TIME")]
    remove_guests: Option<After>,
}

impl TidyingArgs {
    /// The rules with what was given.
    pub fn rules(&self) -> Tidying {
        let usual = Tidying::default();
        let given = |given: Option<After>, usual| given.map_or(usual, |After(time)| time);
        Tidying {
            untouched: given(self.close_untouched, usual.untouched),
            unfinished: given(self.close_unfinished, usual.unfinished),
            closed: given(self.remove_closed, usual.closed),
            finished: given(self.remove_matches, usual.finished),
            guests: given(self.remove_guests, usual.guests),
        }
    }
}

#[derive(Args)]
pub struct TidyUpArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(flatten)]
    tidying: TidyingArgs,
    /// Only say what would be done.
    #[arg(long)]
    dry_run: bool,
}

/// Does what the rules say, beside a running server or without one.
pub fn run(args: TidyUpArgs) -> Result<(), CliError> {
    let mode = if args.dry_run { Mode::Tell } else { Mode::Do };
    let config = Config { tidying: args.tidying.rules(), ..args.database.config()? };
    let now = config.clock.now();
    let mut found = Vec::new();
    let tidied = runtime()?.block_on(server::tidy_up(config, mode, |what, mark| found.push((what, mark.clone()))));
    tidied.map_err(|error| CliError::Input(error.to_string()))?;
    found.iter().try_for_each(|(what, mark)| out(&line(*what, mark, now)))?;
    let done = if args.dry_run { "would be seen to; nothing was changed" } else { "seen to" };
    out(&format!("{} in all {done}", found.len()))
}

fn line(what: Stale, Mark { at, id }: &Mark, now: Millis) -> String {
    let (verb, why) = match what {
        Stale::Untouched => ("close", "nobody has moved"),
        Stale::Unfinished => ("close", "unfinished"),
        Stale::Closed => ("remove", "closed before anybody moved"),
        Stale::Finished => ("remove", "over"),
        Stale::Guest => ("delete", "a guest"),
    };
    let quiet = now - at;
    let quiet = if quiet < DAY { format!("{} h", quiet / HOUR) } else { format!("{} d", quiet / DAY) };
    format!("{verb:<7} {id:<21} {why}, quiet for {quiet}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_units_and_a_least() {
        assert_eq!("90m".parse(), Ok(After(Some(90 * MINUTE))));
        assert_eq!("30d".parse(), Ok(After(Some(30 * DAY))));
        assert_eq!("never".parse(), Ok(After(None)));
        for bad in ["", "h", "3", "-1d", "1w", "5m"] {
            assert!(bad.parse::<After>().is_err(), "{bad}");
        }
    }
}
