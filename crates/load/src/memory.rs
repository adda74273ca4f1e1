//! The memory of a process, where the system tells.

/// Bytes of memory that a process holds.
pub fn resident(pid: u32) -> Option<u64> {
    field(pid, "VmRSS:")
}

/// The most bytes of memory that a process ever held.
pub fn peak(pid: u32) -> Option<u64> {
    field(pid, "VmHWM:")
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
}
