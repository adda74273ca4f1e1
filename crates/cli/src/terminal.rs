//! Printing and asking.

use std::io::{self, BufRead, Write};

use crate::error::CliError;

/// Prints a line; a closed pipe is an error like any other.
pub fn out(line: &str) -> Result<(), CliError> {
    writeln!(io::stdout(), "{line}")?;
    Ok(())
}

/// Asks for a line; nothing at the end of the input.
pub fn ask(prompt: &str) -> Result<Option<String>, CliError> {
    write!(io::stdout(), "{prompt}")?;
    io::stdout().flush()?;
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line)?;
    Ok((read > 0).then(|| line.trim().to_owned()))
}
