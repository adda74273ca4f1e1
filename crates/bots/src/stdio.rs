//! A player in another process: questions go to its standard input, answers come from its standard output, a JSON object
//! a line. `docs/bots.md` describes the lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio as Pipe};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use engine::{Game, Rng};
use serde::Deserialize;
use serde_json::json;

use crate::player::{Fault, Player, Question};

/// The number of the protocol, said in the first line.
const PROTOCOL: u32 = 1;
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(30);

/// A process that plays, until it is dropped.
pub(crate) struct Stdio {
    command: String,
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
}

#[derive(Deserialize)]
struct Answer {
    action: String,
}

impl Stdio {
    /// Starts a command of words and tells it which game is played.
    pub fn start<G: Game>(command: &str) -> Result<Self, Fault> {
        let gone = |reason: String| Fault::Gone { command: command.to_owned(), reason };
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default());
        process.args(words).stdin(Pipe::piped()).stdout(Pipe::piped());
        let mut child = process.spawn().map_err(|error| gone(error.to_string()))?;
        let (input, output) = (child.stdin.take().expect("a pipe"), child.stdout.take().expect("a pipe"));
        let (send, answers) = channel();
        // A thread reads, because a pipe cannot be read with a limit of time. It ends with the process.
        std::thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).try_for_each(|line| send.send(line))
        });
        let mut player = Self { command: command.to_owned(), child, input, answers };
        // Whoever has already ended is found out when asked.
        let _ = player.tell(&json!({ "piazza": PROTOCOL, "game": G::INFO.slug }));
        Ok(player)
    }

    fn tell(&mut self, line: &serde_json::Value) -> Result<(), Fault> {
        writeln!(self.input, "{line}").and_then(|()| self.input.flush()).map_err(|error| self.gone(&error.to_string()))
    }

    fn gone(&self, reason: &str) -> Fault {
        Fault::Gone { command: self.command.clone(), reason: reason.to_owned() }
    }

    /// The next line. Whoever is silent for too long is ended, so that no late answer is taken for another question's.
    fn hear(&mut self) -> Result<String, Fault> {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone("it has ended")),
            Err(RecvTimeoutError::Timeout) => {
                let _ = self.child.kill();
                Err(Fault::Silent(self.command.clone()))
            }
        }
    }
}

impl<G: Game> Player<G> for Stdio {
    fn choose(&mut self, question: &Question<'_, G>, luck: &mut Rng) -> Result<G::Action, Fault> {
        let legal: Vec<String> = question.legal.iter().map(ToString::to_string).collect();
        self.tell(&json!({
            "seat": question.seat,
            "seats": question.seats,
            "luck": luck.seed(),
            "view": question.view,
            "legal": legal,
        }))?;
        let line = self.hear()?;
        let action = serde_json::from_str(&line).ok().and_then(|answer: Answer| answer.action.parse().ok());
        let illegal = || Fault::Illegal { command: self.command.clone(), answer: line.chars().take(200).collect() };
        action.filter(|action| question.legal.contains(action)).ok_or_else(illegal)
    }
}

impl Drop for Stdio {
    fn drop(&mut self) {
        // A process that has ended by itself cannot be ended again, and need not be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
