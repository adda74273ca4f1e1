//! What a process costs in memory and in time of the processors, where the system tells.

use std::time::Duration;

/// The system counts in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// Where the ticks in user mode stand, after the name of the program; those in the kernel follow.
const USER_TICKS: usize = 11;

/// Bytes of memory that a process holds.
pub fn resident(pid: u32) -> Option<u64> {
    field(pid, "VmRSS:")
}

/// The most bytes of memory that a process ever held.
pub fn peak(pid: u32) -> Option<u64> {
    field(pid, "VmHWM:")
}

/// How long the processors have worked for a process.
pub fn busy(pid: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name stands in brackets and may hold anything.
    let (_, fields) = stat.rsplit_once(')')?;
    let ticks: Option<u32> =
        fields.split_whitespace().skip(USER_TICKS).take(2).map(|ticks| ticks.parse::<u32>().ok()).sum();
    Some(TICK * ticks?)
}

fn field(pid: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1_024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn this_process_holds_some() {
        assert!(resident(std::process::id()).is_some_and(|bytes| bytes > 1_000_000));
    }

    #[test]
    fn this_process_has_worked_after_some_work() {
        let me = std::process::id();
        let before = busy(me).expect("the system tells");
        let mut sum = 0_u64;
        while busy(me) == Some(before) {
            sum = std::hint::black_box(sum.wrapping_add(1));
        }
        assert!(busy(me).is_some_and(|after| after > before));
    }
}
